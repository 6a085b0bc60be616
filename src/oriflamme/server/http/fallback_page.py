"""The plain page of a server that was installed without the page for browsers."""

from __future__ import annotations

from html import escape

from starlette.responses import HTMLResponse, Response

from oriflamme.server.http.routing import Call
from oriflamme.texts import english

_STYLE = """
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 40rem; padding: 0 1rem; }
"""


async def style(call: Call) -> Response:
    return Response(_STYLE, media_type="text/css")


def not_built() -> Response:
    title, text = english().text("page-not-built"), english().text("page-not-built-text")
    return HTMLResponse(
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="/style.css">'
        f"<main><h1>{escape(title)}</h1><p>{escape(text)}</p></main></html>",
        503,
    )
