"""A small town of players, the same each time: tables to join, to watch, to go on at, and past games.

Everything the server draws is drawn from one seed and its clock begins at one hour, so that pictures of the
screens around the table change only when the screens do.
"""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Self

from playwright.sync_api import BrowserContext
from tests.helpers.visitors import PATIENCE, Keys, ServerProcess, Visitor, line_of, started, table_for

SEED = 59
HOUR = 1_778_871_600.0
"""A Friday evening in May."""


@dataclass
class Town:
    server: ServerProcess
    jeanne: Visitor
    """Whose screens are looked at."""
    game: str
    """Over, with five families and a tie that the row decided."""
    lobby: str
    """Jeanne's own table, not started."""
    other: str
    """A table that Jeanne may join."""
    asked: str
    """A game in which it is Jeanne's turn."""

    def programs(self) -> list[Keys]:
        found: list[Keys] = self.jeanne.get("/api/me/tokens")["programs"]
        return found

    def enter(self, context: BrowserContext, address: str = "") -> None:
        """The browser is Jeanne's from now on."""
        name, _, value = self.jeanne.cookie.partition("=")
        context.add_cookies([{"name": name, "value": value, "url": address or self.server.address}])


def fill(server: ServerProcess) -> Town:
    def person(name: str) -> Visitor:
        return Visitor(server).named(name)

    jeanne, marek, hanna, olena, tomas = map(person, ("Jeanne", "Marek", "Hanna", "Olena", "Tomas"))
    everybody = [marek, jeanne, hanna, olena, tomas]
    jeanne.post("/api/me/tokens", {"name": "Reynard"})

    play(started([jeanne], ("knight", "squire"), public=False), [jeanne])
    play(started([hanna, jeanne, olena], set="alliance"), [hanna, jeanne, olena])
    game = play(started(everybody), everybody)

    play(started([olena, hanna, tomas], set="alliance"), [olena, hanna, tomas], 16)
    play(started([hanna, jeanne, tomas], clock={"days": 2}), [hanna, jeanne, tomas], 9)
    mixed = started([marek, jeanne, olena], ("knight",), set="mixed")
    play(mixed, [marek, jeanne, olena], 22, until=jeanne)
    table_for([tomas, olena], seats=4)
    other = table_for([hanna], seats=5, set="mixed", clock={"seconds": 45, "bank": 180})
    lobby = table_for([jeanne, marek], ("knight",), seats=5)
    return Town(server, jeanne, game, lobby, other, mixed)


class Line:
    """Somebody's socket to a table."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor, self.table = visitor, table
        self.decision: Keys = {"number": 0}
        self.over = False

    def __enter__(self) -> Self:
        self._socket = line_of(self.visitor, self.table)
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def hear(self) -> None:
        keys = json.loads(self._socket.recv(PATIENCE))
        self.decision = keys.get("decision") or self.decision
        self.over = self.over or bool(keys.get("result"))

    def act(self, action: str) -> None:
        number = self.decision["number"]
        message = {"type": "act", "id": str(number), "decision": number, "action": action}
        self._socket.send(json.dumps(message))


def play(table: str, people: list[Visitor], most: int = 1000, until: Visitor | None = None) -> str:
    """So many decisions, or to the end; then on, until it is up to somebody. Gives the table."""
    rng, taken = random.Random(SEED), 0
    with ExitStack() as stack:
        lines = [stack.enter_context(Line(person, table)) for person in people]
        number = 0
        while True:
            while not lines[0].over and lines[0].decision["number"] <= number:
                lines[0].hear()
            if lines[0].over:
                return table
            number = lines[0].decision["number"]
            for line in lines:
                while line.decision["number"] < number and not line.over:
                    line.hear()
            asked = next((line for line in lines if line.decision.get("legal")), None)
            if asked is None:
                continue  # a bot's turn
            if taken >= most and until in (None, asked.visitor):
                return table
            asked.act(choose(rng, [offer["action"] for offer in asked.decision["legal"]]))
            taken += 1


def choose(rng: random.Random, legal: list[str]) -> str:
    """As people do who would rather see something happen."""
    liked = [action for action in legal if action.startswith("reveal")]
    return liked[0] if liked and rng.random() < 0.6 else rng.choice(legal)
