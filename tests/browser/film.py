"""A moving picture of a page as an animated WebP: of each frame only what has changed."""

from __future__ import annotations

import base64
import struct
import time
from collections.abc import Iterator

from playwright.sync_api import Page

LONGEST = 1200
"""Milliseconds that a frame is shown: nobody wants to wait for what stands still."""

CHANGED = """async ([before, after, quality]) => {
    const pixels = async (png) => {
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
        canvas.getContext('2d').drawImage(bitmap, 0, 0)
        return canvas
    }
    const dots = (canvas) =>
        new Uint32Array(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.buffer)
    const now = await pixels(after)
    const { width, height } = now
    let [left, top, right, bottom] = [0, 0, width, height]
    if (before) {
        const [old, fresh] = [dots(await pixels(before)), dots(now)];
        [left, top, right, bottom] = [width, height, 0, 0]
        for (let at = 0; at < fresh.length; at += 1) {
            if (fresh[at] === old[at]) continue
            const [x, y] = [at % width, Math.floor(at / width)]
            left = Math.min(left, x)
            right = Math.max(right, x + 1)
            top = Math.min(top, y)
            bottom = Math.max(bottom, y + 1)
        }
        if (left >= right) return null
        left -= left % 2 // offsets are told in steps of two
        top -= top % 2
    }
    const part = new OffscreenCanvas(right - left, bottom - top)
    part.getContext('2d').drawImage(now, -left, -top)
    const blob = await part.convertToBlob({ type: 'image/webp', quality })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    return { left, top, width: part.width, height: part.height, webp: btoa(text) }
}"""
"""The smallest part of a picture that differs from the one before, as a WebP; null: nothing does."""


class Film:
    """What a page shows, from when it is begun."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pictures: list[tuple[str, float]] = []
        """Each as a PNG in base64, with the time at which it was taken."""
        self._devtools = page.context.new_cdp_session(page)

    def take(self) -> None:
        data = self._devtools.send("Page.captureScreenshot", {"format": "png"})["data"]
        self.pictures.append((data, time.monotonic()))

    def until(self, selector: str) -> bool:
        """Takes pictures until this is on the page."""
        while not self.page.locator(selector).count():
            self.take()
        self.take()
        return True

    def developed(self, projector: Page, quality: float) -> bytes:
        """The film; `projector` is a blank page on which it is worked out."""
        size = self.page.viewport_size
        assert size
        return _animation(size["width"], size["height"], list(self._frames(projector, quality)))

    def _frames(self, projector: Page, quality: float) -> Iterator[bytes]:
        shown: bytes = b""
        since, before = 0.0, ""
        for data, at in self.pictures:
            part = projector.evaluate(CHANGED, [before, data, quality])
            if part is None:
                continue
            if shown:
                yield _lasting(shown, at - since)
            place = (part["left"] // 2, part["top"] // 2, part["width"] - 1, part["height"] - 1)
            shown = b"".join(_uint24(number) for number in place) + base64.b64decode(part["webp"])
            since, before = at, data
        yield _lasting(shown, LONGEST / 1000)


def _lasting(frame: bytes, seconds: float) -> bytes:
    """As a chunk that is shown so long, over what was there."""
    milliseconds = min(LONGEST, max(20, round(seconds * 1000)))
    place, webp = frame[:12], frame[12:]
    return _chunk(b"ANMF", place + _uint24(milliseconds) + b"\x02" + _image(webp))


def _image(webp: bytes) -> bytes:
    """The chunks of a still picture that hold its dots, without those that tell about it."""
    at, kept = 12, b""
    while at < len(webp):
        name, length = webp[at : at + 4], struct.unpack_from("<I", webp, at + 4)[0]
        if name in (b"ALPH", b"VP8 ", b"VP8L"):
            kept += _chunk(name, webp[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    return kept


def _animation(width: int, height: int, frames: list[bytes]) -> bytes:
    head = _chunk(b"VP8X", b"\x02\0\0\0" + _uint24(width - 1) + _uint24(height - 1))
    whole = b"WEBP" + head + _chunk(b"ANIM", b"\xff\xff\xff\xff\0\0") + b"".join(frames)
    return _chunk(b"RIFF", whole)


def _chunk(name: bytes, body: bytes) -> bytes:
    return name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def _uint24(number: int) -> bytes:
    return number.to_bytes(3, "little")
