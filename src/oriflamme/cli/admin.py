"""Look after a server: who is there, what is reported, and what is done about it.

It works beside a running server, which carries out what you ask for within a second or so, and without one.
Everything is written down with your name on this system; `log` shows it.

  people [TEXT]                 people and programs whose name holds a text
  tables [STATUS]               tables that are not over, or those of a status
  lines TABLE                   what was said at a table, with the number of each line
  reports                       lines that visitors have reported
  bans                          who is banned
  log                           what was done, by whom and when
  ban PERSON [WHY]              a person may look, and delete their data, and nothing else
  ban-address ADDRESS [WHY]     an address or a network gets no answers
  unban PERSON|ADDRESS          as before
  rename PERSON NAME            here and wherever they sat and talked
  remove-line TABLE NUMBER      what was said goes
  close TABLE                   the table ends
  settle REPORT                 a report needs nothing more
"""

from __future__ import annotations

import argparse
import asyncio
import getpass
import time
from collections.abc import AsyncIterator, Callable
from datetime import datetime
from typing import TYPE_CHECKING

from oriflamme.cli.arguments import BadInput, Parser, one_of

if TYPE_CHECKING:
    from oriflamme.server.store.admin import Command
    from oriflamme.server.store.interface import Store
    from oriflamme.server.store.sql_admin import Desk

EXAMPLES = """
examples:
  oriflamme admin sqlite:////var/lib/oriflamme/tables.sqlite reports
  oriflamme admin sqlite:////var/lib/oriflamme/tables.sqlite remove-line ABC234 17
  oriflamme admin sqlite:////var/lib/oriflamme/tables.sqlite ban-address 203.0.113.0/24 floods the chat
"""

MOST = 100
"""How many rows a list shows."""

PATIENCE = 15.0
"""How many seconds a running server has to carry out a command."""

MOMENT = 6.0
"""How many seconds a server has that may or may not be running: longer than the others take to find out
that the one whose task it was is dead."""

LISTS = ("people", "tables", "lines", "reports", "bans", "log")
DEEDS = ("ban", "ban-address", "unban", "rename", "remove-line", "close", "settle")
LEAST_WORDS = {"lines": 1, "ban": 1, "ban-address": 1, "unban": 1, "rename": 2, "remove-line": 2} | {
    "close": 1,
    "settle": 1,
}


def add_arguments(parser: Parser) -> None:
    parser.add_argument("store", metavar="URL", help="the store, as for serve")
    parser.add_argument(
        "what", metavar="WHAT", type=one_of("command", (*LISTS, *DEEDS)), help="one of those above"
    )
    # all that follows: an id may begin like an option
    parser.add_argument("words", metavar="…", nargs=argparse.REMAINDER, help="what belongs to it")


def run(options: argparse.Namespace) -> int:
    from oriflamme.server.store.interface import NoStore, StoreError

    what, words = options.what, options.words
    if len(words) < LEAST_WORDS.get(what, 0):
        raise BadInput(f"{what} needs more words (see oriflamme admin --help)")
    try:
        asyncio.run(_look_or_do(options.store, what, words))
    except (NoStore, StoreError) as error:
        raise BadInput(str(error)) from None
    return 0


async def _look_or_do(url: str, what: str, words: list[str]) -> None:
    from oriflamme.server.store.opening import open_desk

    async with open_desk(url) as desk:
        if what in LISTS:
            async for line in SHOWN[what](desk, words):
                print(line)
            return
        result = await _do(url, desk, await _command(desk, what, words))
    if result != "done":
        raise BadInput(f"{what}: {result}")
    print("done")


async def _command(desk: Desk, what: str, words: list[str]) -> Command:
    from oriflamme.server.store import admin

    first, rest = words[0], " ".join(words[1:])
    match what:
        case "ban":
            return admin.BanPerson(first, rest)
        case "ban-address":
            return admin.BanAddress(first, rest)
        case "unban":
            return admin.Unban(first)
        case "rename":
            return admin.Rename(first, rest)
        case "remove-line":
            return admin.RemoveLine(await _table(desk, first), _whole(words[1]))
        case "close":
            return admin.CloseTable(await _table(desk, first))
    return admin.Settle(_whole(first))


async def _table(desk: Desk, name: str) -> str:
    found = await desk.table(name)
    if found is None:
        raise BadInput(f"there is no table '{name}'")
    return found


def _whole(text: str) -> int:
    if not text.isdigit():
        raise BadInput(f"'{text}' is not a number")
    return int(text)


async def _do(url: str, desk: Desk, command: Command) -> str:
    """The result of a command. A running server carries it out; if none is running, this process does."""
    from oriflamme.server.store.admin import Commanded
    from oriflamme.server.store.interface import InUse
    from oriflamme.server.store.opening import is_postgres, open_store

    number = await desk.ask(Commanded(time.time_ns() // 1_000_000, getpass.getuser(), command))
    if is_postgres(url):  # nothing tells whether a server runs, so one gets the time to do it
        result = await _answer(desk, number, MOMENT)
        if result:
            return result
    try:
        store = await open_store(url)
    except InUse:
        result = await _answer(desk, number, PATIENCE)
        return result or "the server does not answer; it will do this when it can"
    await _carry_out(store)
    return (await desk.command(number)).result


async def _answer(desk: Desk, number: int, seconds: float) -> str:
    """What a server says to a command; empty if it says nothing."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        row = await desk.command(number)
        if row.done:
            return row.result
        await asyncio.sleep(0.1)
    return ""


async def _carry_out(store: Store) -> None:
    """Builds a server that accepts no visitors, and lets it carry out the commands."""
    from oriflamme.server.http.app import Server
    from oriflamme.server.settings import Settings
    from oriflamme.server.store.peers import BANS

    try:
        server = Server(Settings(), store, await store.key("cookies"))
        server.hub.scheduler.stopped = True  # bots and clocks do not run
        await server.administration.load()
        await server.administration.carry_out_all()
        if server.hub.coordination is not None:
            await server.hub.coordination.peers.tell(BANS)  # to a server that did not get round to it
            await server.hub.coordination.peers.leave()
    finally:
        await store.close()


# -- lists -------------------------------------------------------------------------------------------


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).isoformat(" ", "seconds")


async def _people(desk: Desk, words: list[str]) -> AsyncIterator[str]:
    banned = {ban.whom for ban in await desk.bans()}
    for id_, name, made, program, owner in await desk.people(" ".join(words), MOST):
        whose = f", a program of {owner}" if program else ""
        yield f"{id_}  {_when(made)}  {name}{whose}{', banned' if id_ in banned else ''}"


async def _tables(desk: Desk, words: list[str]) -> AsyncIterator[str]:
    for id_, code, status, made in await desk.tables(words[0] if words else "", MOST):
        yield f"{id_}  {code}  {_when(made)}  {status}"


async def _lines(desk: Desk, words: list[str]) -> AsyncIterator[str]:
    for number, said in await desk.lines(await _table(desk, words[0])):
        yield f"{number}  {_when(said.at)}  {said.person} {said.name}: {said.text}"


async def _reports(desk: Desk, words: list[str]) -> AsyncIterator[str]:
    for number, at, table, entry, person, said in await desk.reports():
        yield (
            f"{number}  {_when(at)}  by {person}: table {table}, line {entry}: "
            f"{said.person} {said.name}: {said.text}"
        )


async def _bans(desk: Desk, words: list[str]) -> AsyncIterator[str]:
    for ban in await desk.bans():
        yield f"{ban.whom}  {_when(ban.at)}  {ban.kind}  {ban.why}".rstrip()


async def _log(desk: Desk, words: list[str]) -> AsyncIterator[str]:
    from oriflamme.server.store.admin import write_command

    for row in await desk.commands(MOST):
        result = row.result if row.done else "not done yet"
        yield f"{row.number}  {_when(row.at)}  {row.who}  {write_command(row.command).decode()}  {result}"


SHOWN: dict[str, Callable[[Desk, list[str]], AsyncIterator[str]]] = {
    "people": _people,
    "tables": _tables,
    "lines": _lines,
    "reports": _reports,
    "bans": _bans,
    "log": _log,
}
