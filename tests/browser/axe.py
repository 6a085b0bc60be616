"""axe-core: what of a page somebody cannot see, reach or understand, as far as a program can tell."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, rules: list[str] = TAGS) -> list[str]:
    """Each as: the rule, what it asks for, and where it is broken."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    # what lies behind an open sheet cannot be reached
    found = page.evaluate(
        """rules => axe.run(document.querySelector('dialog[open]') ?? document,
            { runOnly: rules, resultTypes: ['violations'] })""",
        rules,
    )["violations"]
    return [
        f"{violation['id']} ({violation['impact']}): {violation['help']}\n"
        + "\n".join(
            f"    {' '.join(map(str, node['target']))}: {_summary(node['failureSummary'])}"
            for node in violation["nodes"]
        )
        for violation in found
    ]


def _summary(text: str) -> str:
    return " ".join(line.strip() for line in text.splitlines()[1:])


def in_light_and_dark(page: Page, where: str) -> list[str]:
    """What is wrong in either; the dark differs in nothing but colours."""
    found: list[str] = []
    for dark in (True, False):
        page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        rules = ["color-contrast"] if dark else TAGS
        found.extend(f"{where}, {'dark' if dark else 'light'}: {text}" for text in violations(page, rules))
    page.emulate_media(color_scheme="null", reduced_motion="null")  # as it was
    return found


def axe(page: Page) -> None:
    """Fails with what is wrong, in words."""
    found = violations(page)
    assert not found, f"{page.url}:\n" + "\n".join(found)
