"""Reads a built site as a browser would, and finds what leads nowhere in it."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LEADING = ("href", "src", "poster")
"""Attributes that hold one address; `srcset` holds several."""


class Page(HTMLParser):
    """What a page refers to, and what can be referred to in it."""

    def __init__(self) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.anchors = {"top"}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        if "id" in given or (tag == "a" and "name" in given):
            self.anchors.add(given.get("id") or given["name"])
        self.targets += [given[key] for key in LEADING if key in given]
        self.targets += [part.split()[0] for part in given.get("srcset", "").split(",") if part.strip()]


def read(file: Path) -> Page:
    page = Page()
    page.feed(file.read_text(encoding="utf-8"))
    page.close()
    return page


def dead_links(site: Path) -> Iterator[str]:
    """Each link, picture, script and style of the built pages that is not there, with its page."""
    site = site.resolve()
    pages = {file: read(file) for file in sorted(site.rglob("*.html"))}
    for file, page in pages.items():
        for target in page.targets:
            wrong = _wrong_with(target, file, site, pages)
            if wrong:
                yield f"{file.relative_to(site)}: {target}: {wrong}"


def _wrong_with(target: str, file: Path, site: Path, pages: dict[Path, Page]) -> str:
    parts = urlsplit(target)
    if parts.scheme or parts.netloc:
        return ""  # elsewhere
    path = unquote(parts.path)
    start = site if path.startswith("/") else file.parent
    found = (start / path.lstrip("/")).resolve() if path else file
    if not found.is_relative_to(site):
        return "it leads out of the site"
    if found.is_dir():
        found /= "index.html"
    if not found.is_file():
        return "there is no such file"
    if parts.fragment and found in pages and unquote(parts.fragment) not in pages[found].anchors:
        return "there is no such anchor"
    return ""
