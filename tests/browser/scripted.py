"""Games whose deal and actions are settled: one family is played in the page, the others over sockets.

A script is a random game of the engine (tests/helpers/games.py), so that a test can be sure to meet what
it is about: the seeds below were searched for.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Self

from playwright.sync_api import BrowserContext, Page
from tests.browser.playing import wait_for_my_turn
from tests.helpers.games import Game
from tests.helpers.visitors import PATIENCE, Keys, ServerProcess, Visitor, line_of

from oriflamme.notation.words import action_text
from oriflamme.rules import ALLIANCE, BASE, FAMILIES, Deal

BASE_GAME = Game(3, BASE, 522, "reveal")
"""Red places in every way and does all that has a target, with a Royal Decree's gap and a copy."""
ALLIANCE_GAME = Game(3, ALLIANCE, 672, "anyhow")
"""Blue keeps and reveals, reports and swaps, confers and withdraws, gives a verdict and eliminates."""
CLOSED_GAME = Game(3, BASE, 11, "keep")
"""Blue and Green keep most of their cards closed to the end."""
PICTURE_GAME = Game(4, BASE, 4570, "reveal")
"""A game fit to be shown: stacks, tokens and all families in the row when Green is asked."""
RED, BLUE, GREEN = 0, 1, 2


class Family:
    """A family played over a socket, one action after another."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor, self.table = visitor, table
        self.heard: list[Keys] = []
        self._number = 0

    def __enter__(self) -> Self:
        self._socket = line_of(self.visitor, self.table)
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def act(self, number: int, action: str) -> None:
        """Take an action at the decision of this number, once it has come to it."""
        while self._number < number:
            self._hear()
        message = {"type": "act", "id": str(number), "decision": number, "action": action}
        self._socket.send(json.dumps(message))

    def _hear(self) -> None:
        keys: Keys = json.loads(self._socket.recv(PATIENCE))
        self.heard.append(keys)
        answer = keys if keys["type"] == "answer" else keys.get("answer") or {"accepted": True}
        assert answer["accepted"], keys
        if keys.get("decision"):
            self._number = keys["decision"]["number"]


class Scripted:
    """A table at which a script is played; `turns` plays it."""

    def __init__(
        self, table: str, deal: Deal, actions: list[int], seat: int, others: dict[int, Family]
    ) -> None:
        self.table, self.deal, self.actions, self.seat, self.others = table, deal, actions, seat, others
        self.state = deal.start()
        self._done = 0

    @property
    def taken(self) -> list[int]:
        """The actions taken before the one that is due."""
        return self.actions[: self._done - 1]

    @property
    def path(self) -> str:
        return f"/tables/{self.table}"

    def turns(self, page: Page, wait: Callable[[Page], bool] = wait_for_my_turn) -> Iterator[str]:
        """The actions of the page's family, each when it is up to it; the others are taken meanwhile.

        Whoever asks for the next one must have taken this one.
        """
        while self._done < len(self.actions):
            act = self.actions[self._done]
            self._done += 1
            if self.state.asked == self.seat:
                assert wait(page)
                yield action_text(act)
            else:
                self.others[self.state.asked].act(self._done, action_text(act))
            self.state.apply(act)


@contextmanager
def scripted(
    server: ServerProcess,
    context: BrowserContext,
    game: Game,
    seat: int,
    *,
    deal: Deal | None = None,
    actions: list[int] | None = None,
    names: tuple[str, ...] = ("Marek", "Marta", "Olena", "Tomas"),
) -> Iterator[Scripted]:
    """The game, started; the browser's person, who has a name, is at this seat."""
    deal, actions = deal or game.deal(), game.actions() if actions is None else actions
    others = {n: Visitor(server).named(names[n]) for n in range(game.seats) if n != seat}
    host = next(iter(others.values()))
    wish = {
        "set": "base" if game.kinds == BASE else "alliance",
        "seats": game.seats,
        "random_seating": False,
    }
    made = host.post("/api/tables", {"settings": wish, "sit": False})
    table = str(made["id"])
    for n, visitor in others.items():
        visitor.post(f"/api/tables/{table}/join", {"seat": FAMILIES[n]})
    joined = context.request.post(f"/api/tables/{table}/join", data={"seat": FAMILIES[seat]})
    assert joined.ok, joined.text()
    with ExitStack() as stack, dealing(server, deal):
        host.post(f"/api/tables/{table}/start")
        for visitor in others.values():
            if visitor is not host:
                visitor.post(f"/api/tables/{table}/ready")
        assert context.request.post(f"/api/tables/{table}/ready").ok
        families = {n: stack.enter_context(Family(visitor, table)) for n, visitor in others.items()}
        yield Scripted(table, deal, actions, seat, families)


@contextmanager
def dealing(server: ServerProcess, deal: Deal) -> Iterator[None]:
    """While this lasts, tables that are started are dealt this."""
    file = server.file.parent / "deal.json"
    file.write_text(
        json.dumps({"hands": list(deal.hands), "asides": list(deal.asides), "first": deal.first})
    )
    try:
        yield
    finally:
        file.unlink()
