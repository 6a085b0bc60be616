"""How heavy the page is, and how soon it can be used: `make bench-page`.

The bytes of a first visit as they come over the wire, and the time from asking for the page until it
is drawn and takes input, in a real Chromium on this computer. Packed with brotli over https and on this
computer; browsers do not ask for it over plain http, so what gzip makes of the same files stands beside it.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import executable  # noqa: E402
from tests.helpers.visitors import ServerProcess  # noqa: E402

from oriflamme.server.http.page import BUILT  # noqa: E402

VISITS = 10


def visit(browser: Browser, address: str) -> tuple[dict[str, int], float]:
    """A first visit: the bytes of each file, headers apart, and milliseconds until the page can be used."""
    context = browser.new_context(service_workers="block", locale="en")
    try:
        page = context.new_page()
        page.goto(address, wait_until="networkidle")
        page.evaluate("() => document.fonts.ready.then(() => true)")
        files = page.evaluate(
            """() => ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
                .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""
        )
        ready = page.evaluate("() => performance.getEntriesByName('interactive')[0].startTime")
    finally:
        context.close()
    sizes = {urlsplit(name).path: size for name, size in files}
    return {path: size for path, size in sizes.items() if not path.startswith("/api/")}, ready


def gzipped(path: str) -> int:
    file = BUILT / (path.removeprefix("/") or "index.html")
    packed = file.with_name(f"{file.name}.gz")
    return (packed if packed.exists() else file).stat().st_size


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable(playwright.chromium))
        visits = [visit(browser, server.address) for _ in range(VISITS)]
        browser.close()
    sizes, _ = visits[0]
    print(f"{'first visit':46}{'brotli':>9}{'gzip':>9}")
    for path, size in sorted(sizes.items(), key=lambda item: -item[1]):
        print(f"{path:46}{size:9,}{gzipped(path):9,}")
    print(f"{'bytes in all':46}{sum(sizes.values()):9,}{sum(map(gzipped, sizes)):9,}")
    times = sorted(ready for _, ready in visits)
    bounds = f"median of {VISITS}; {times[0]:.0f} to {times[-1]:.0f}"
    print(f"to be used after {statistics.median(times):.0f} ms ({bounds})")


if __name__ == "__main__":
    main()
