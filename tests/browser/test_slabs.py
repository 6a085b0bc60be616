"""A covered card's name fits on what is seen of the card: every kind, in every language, at every size."""

from __future__ import annotations

from playwright.sync_api import Page

from oriflamme.rules.catalogue import KINDS
from oriflamme.texts import LANGUAGES, catalogue

CUT_OFF = """async (names) => {
    await document.fonts.load('650 20px Alegreya', names.join(''))
    const stack = document.body.appendChild(document.createElement('div'))
    stack.className = 'stack'
    stack.style.position = 'relative'
    const cut = []
    for (const name of names) {
        const slab = stack.appendChild(document.createElement('div'))
        slab.className = 'slab open'
        slab.style.setProperty('--letters', name.length)
        const letters = document.createRange()
        letters.selectNodeContents(slab.appendChild(document.createTextNode(name)))
        for (let width = 44; width <= 148; width += 2) {
            stack.style.setProperty('--w', `${width}px`)
            stack.style.width = `${width}px`
            const over = letters.getBoundingClientRect().right - slab.getBoundingClientRect().right
            if (over > 0) cut.push(`${name} at ${width}px by ${over.toFixed(1)}px`)
        }
        slab.remove()
    }
    return cut
}"""


def test_the_name_of_a_covered_card_fits(stranger: Page) -> None:
    stranger.goto("/")
    names = {catalogue(language).text(f"card-{slug}") for language in LANGUAGES for slug in KINDS}
    assert stranger.evaluate(CUT_OFF, sorted(names)) == []
