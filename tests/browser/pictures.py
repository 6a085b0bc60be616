"""Pictures for docs/, when they are wanted: `make pictures`."""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.browser.fitting import with_its_fonts

FOLDER = Path(__file__).parent.parent.parent / "docs" / "pictures"
WANTED = os.environ.get("ORIFLAMME_PICTURES") == "1"

PORT = 5417
HOME = "http://oriflamme.example"
AT_HOME: dict[str, object] = {"port": PORT} if WANTED else {}
"""Where the town's server listens: anywhere, unless its address is to be seen in a picture."""
KNOWS_HOME = [
    f"--host-resolver-rules=MAP oriflamme.example:80 127.0.0.1:{PORT}",
    f"--unsafely-treat-insecure-origin-as-secure={HOME}",
]
"""How a browser finds the server at the address that pictures show, and trusts it as its own computer."""

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "color_scheme": "dark",
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}


def take(page: Page, name: str, quality: int = 88) -> None:
    page.mouse.move(0, 0)
    page.wait_for_function("() => document.querySelector('.flight > *') === null")
    with_its_fonts(page)
    if WANTED:
        page.evaluate("() => Promise.all(document.getAnimations().map((it) => it.finished))")
        devtools = page.context.new_cdp_session(page)
        picture = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        file = FOLDER / f"{name}.webp"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(base64.b64decode(picture["data"]))
