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


AT_THE_EDGE = """() => {
    // what can be scrolled sideways goes up to the edge
    const scrolls = (element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    const open = document.querySelector('dialog[open]') ?? document.body
    return [...open.querySelectorAll('.btn, input, select, h1, h2')].filter((element) => {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
        for (let at = element; at && at !== document.body; at = at.parentElement)
            if (scrolls(at)) return false
        const range = document.createRange()
        range.selectNodeContents(element)
        const what = element.localName.startsWith('h') ? range : element
        const { left, right, width } = what.getBoundingClientRect()
        return width > 1 && !element.closest('.unseen') && (left < 8 || right > innerWidth - 8)
    }).map((element) => element.textContent || element.placeholder || element.localName)
}"""
"""What is to be touched or read, and is nearer to the edge of the screen than a thumb likes."""

UNSTYLED_LINKS = """() => [...document.querySelectorAll('a[href]')]
    .filter((link) => /^rgb\\((0, 0, 238|85, 26, 139|158, 158, 255)\\)$/.test(getComputedStyle(link).color))
    .map((link) => link.textContent)"""
"""Links in the colours that browsers give to those that nobody has thought of."""

PHONES = (320, 360, 390)
"""How wide they are."""


def with_its_fonts(page: Page) -> None:
    """Once they are there: until then the page is set in others, which are wider."""
    page.evaluate("() => { void document.body.offsetWidth; return document.fonts.ready.then(() => true) }")


def as_seen(page: Page) -> None:
    """Once a frame has been drawn: what follows a change of size does so before anybody sees it."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def fits(page: Page) -> None:
    with_its_fonts(page)
    wide = page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0, f"{page.url} is {wide} px too wide"
    cut = page.evaluate(CUT_OFF)
    assert not cut, f"{page.url} cuts off: " + "; ".join(cut)
    assert not page.evaluate(UNSTYLED_LINKS), page.url


def unfit_for_phones(page: Page) -> list[str]:
    """What is wrong with a screen on a phone of any width."""
    found = []
    for width in PHONES:
        page.set_viewport_size({"width": width, "height": 640})
        try:
            fits(page)
        except AssertionError as wrong:
            found.append(f"{width} px: {wrong}")
        found += [f"{width} px: {text!r} is at the edge" for text in page.evaluate(AT_THE_EDGE)]
    return found
