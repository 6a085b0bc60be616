"""Plain pages, until the browser's table takes their place: tables, a finished game, another device."""

from __future__ import annotations

from html import escape

from starlette.responses import HTMLResponse, RedirectResponse, Response

from oriflamme.notation.record import record_text
from oriflamme.server.afterwards import finished_table, record_of
from oriflamme.server.api import find_table, view_of
from oriflamme.server.messages import TableView
from oriflamme.server.routes import Call
from oriflamme.server.table import OPEN, PLAYING
from oriflamme.texts import english

_STYLE = """
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 52rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .4rem .6rem; text-align: left; border-bottom: 1px solid #8886; }
pre { overflow-x: auto; padding: 1rem; background: #8882; }
"""


def page(title: str, body: str, status: int = 200) -> HTMLResponse:
    return HTMLResponse(
        f'<!doctype html><html lang="en"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="/style.css">'
        f"<main><h1>{escape(title)}</h1>{body}</main></html>",
        status,
    )


async def style(call: Call) -> Response:
    return Response(_STYLE, media_type="text/css")


async def front(call: Call) -> Response:
    texts = english().text
    rows = [row for row in await call.server.store.tables([OPEN, PLAYING]) if row.public]
    if not rows:
        return page(texts("page-tables"), f"<p>{escape(texts('page-no-tables'))}</p>")
    heads = "".join(
        f"<th>{escape(texts(f'page-{key}'))}</th>" for key in ("code", "set", "people", "status")
    )
    lines = "".join(_line(view_of(row)) for row in rows[:200])
    return page(texts("page-tables"), f"<table><tr>{heads}</tr>{lines}</table>")


def _line(view: TableView) -> str:
    names = ", ".join(seat.name or "–" for seat in view.seats)
    status = english().text(f"page-status-{view.status}")
    cells = (view.code, view.settings.set, names, status)
    linked = f'<a href="/tables/{escape(view.id)}">{escape(cells[0])}</a>'
    return f"<tr><td>{linked}</td>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells[1:]) + "</tr>"


async def table(call: Call) -> Response:
    view = await find_table(call)
    kinds = ", ".join(english().text(f"card-{slug}") for slug in view.kinds)
    body = f"<table>{_line(view)}</table><p>{escape(kinds)}</p><p><code>{escape(view.hash)}</code></p>"
    return page(english().text("page-table", code=view.code), body)


async def game(call: Call) -> Response:
    found = await finished_table(call)
    record = f"/api/games/{escape(found.id)}/record"
    links = f'<p><a href="{record}.json">JSON</a> · <a href="{record}.txt">text</a></p>'
    text = escape(record_text(record_of(found)))
    return page(english().text("page-game"), f"{links}<pre>{text}</pre>")


async def move(call: Call) -> Response:
    """Asks first: a mere look at the address, as messengers take, must not use the link up."""
    texts = english().text
    button = f"<button>{escape(texts('page-move-button'))}</button>"
    body = f'<p>{escape(texts("page-move-text"))}</p><form method="post">{button}</form>'
    return page(texts("page-move"), body)


async def moved(call: Call) -> Response:
    person = await call.server.people.by_link(call.parameter("token"))
    call.cookie = call.server.people.cookie(person.id)
    return RedirectResponse("/", 303)


def not_found() -> Response:
    return page(english().text("page-not-found"), "", 404)
