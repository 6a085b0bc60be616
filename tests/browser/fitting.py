"""Whether everything on a screen is there to be read: nothing wider than the screen, no text cut off."""

from __future__ import annotations

from playwright.sync_api import Page

CUT_OFF = """() => {
    // only to be heard; the browser's own; what a touch shows whole: a hand at the edge, the last line told
    const OTHERWISE = '.unseen, .views span, option, script, style, .hand, .ticker'
    const hides = (value) => value === 'hidden' || value === 'clip'
    /** Where what is inside an element may be seen: within all that hide what sticks out of them. */
    const frameOf = (element) => {
        let [left, right, top, bottom] = [-Infinity, Infinity, -Infinity, Infinity]
        for (let at = element; at && at !== document.body; at = at.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(at)
            const box = at.getBoundingClientRect()
            if (hides(overflowX)) {
                left = Math.max(left, box.left)
                right = Math.min(right, box.right)
            }
            if (hides(overflowY)) {
                top = Math.max(top, box.top)
                bottom = Math.min(bottom, box.bottom)
            }
            // what can be scrolled is not cut off
            if (!hides(overflowX) && overflowX !== 'visible') break
            if (!hides(overflowY) && overflowY !== 'visible') break
        }
        return { left, right, top, bottom }
    }
    const cut = []
    const open = document.querySelector('dialog[open]') ?? document.body
    const texts = document.createTreeWalker(open, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement
        if (!text.data.trim() || element.closest(OTHERWISE)) continue
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const frame = frameOf(element)
        // the box of a line is higher than its letters
        const slack = 0.3 * parseFloat(getComputedStyle(element).fontSize)
        for (const { left, right, top, bottom, width } of range.getClientRects()) {
            const inside = left >= frame.left - 1 && right <= frame.right + 1
                && top >= frame.top - slack && bottom <= frame.bottom + slack
            if (width && !inside) {
                const path = [element.parentElement, element].map((it) => `${it.localName}.${it.className}`)
                cut.push(`${text.data.trim()} (${path.join(' > ')})`)
                break
            }
        }
    }
    return cut
}"""
"""The texts of a page of which a part cannot be seen."""


def with_its_fonts(page: Page) -> None:
    """Once they are there: until then the page is set in others, which are wider."""
    page.evaluate("() => { void document.body.offsetWidth; return document.fonts.ready.then(() => true) }")


def fits(page: Page) -> None:
    with_its_fonts(page)
    wide = page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0, f"{page.url} is {wide} px too wide"
    cut = page.evaluate(CUT_OFF)
    assert not cut, f"{page.url} cuts off: " + "; ".join(cut)
