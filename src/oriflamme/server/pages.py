"""The plain pages beside the browser's table: taking another device, and that the table was not built."""

from __future__ import annotations

from html import escape

from starlette.responses import HTMLResponse, RedirectResponse, Response

from oriflamme.server.routes import Call
from oriflamme.texts import Catalogue, catalogue, english, understood

_STYLE = """
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 40rem; padding: 0 1rem; }
"""


def plain(texts: Catalogue, title: str, body: str, status: int = 200) -> HTMLResponse:
    return HTMLResponse(
        f'<!doctype html><html lang="{texts.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="/style.css">'
        f"<main><h1>{escape(title)}</h1>{body}</main></html>",
        status,
    )


async def style(call: Call) -> Response:
    return Response(_STYLE, media_type="text/css")


async def move(call: Call) -> Response:
    """Asks first: a mere look at the address, as messengers take, must not use the link up."""
    wishes = [wish.partition(";")[0] for wish in call.request.headers.get("accept-language", "").split(",")]
    texts = catalogue(understood(wishes))
    button = f"<button>{escape(texts.text('page-move-button'))}</button>"
    body = f'<p>{escape(texts.text("page-move-text"))}</p><form method="post">{button}</form>'
    return plain(texts, texts.text("page-move"), body)


async def moved(call: Call) -> Response:
    person = await call.server.people.by_link(call.parameter("token"))
    call.cookie = call.server.people.cookie(person.id)
    return RedirectResponse("/", 303)


def not_built() -> Response:
    texts = english()
    return plain(
        texts, texts.text("page-not-built"), f"<p>{escape(texts.text('page-not-built-text'))}</p>", 503
    )
