"""Several servers on one store: what they tell each other through it.

Nothing here is needed for what is stored to be right. The journal is the truth and each of its numbers is
given once: of two servers that append to a table, one gets `Taken`, reads on and judges anew. What is here
keeps news from being late and work from being done twice.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from oriflamme.server.table.clocks import Outage

LEASE = 3.0
"""Seconds without a beat after which a server counts as dead."""

HELLO, BYE, ENTRIES, PRESENCE, REWRITTEN, PEOPLE, BANS = (
    "hello",
    "bye",
    "entries",
    "presence",
    "rewritten",
    "people",
    "bans",
)
"""Hints: a server has come, or goes; tables with the numbers of their last entries; tables whose visitors
have changed; tables whose journals were changed; people who have changed; that the bans have changed."""

Hear: TypeAlias = Callable[[str, str, list[str]], None]
"""Is called with who tells it, the kind of a hint and its words."""

Present: TypeAlias = dict[str, frozenset[str]]
"""The people who are connected to a table at each of the other servers; empty for those without a name."""


@dataclass(frozen=True, slots=True)
class Beat:
    """What a server learns with each beat."""

    is_new: bool  # the others did not know it, or had taken it for dead
    others: frozenset[str]  # the other servers that live
    outages: list[Outage]  # the latest


class Peers(Protocol):
    id: str

    async def beat(self, at: int, last: int, judges: bool) -> Beat:
        """Show that this server lives at this time, as it did when it last beat. A long time between both
        is an outage. If it judges, those without a beat are removed, and the time since is one too."""

    async def listen(self, hear: Hear, missed: Callable[[], None]) -> None:
        """Until it is cancelled. `missed` is called whenever hints may have been lost."""

    async def tell(self, kind: str, words: Collection[str] = ()) -> None:
        """A hint to all others."""

    async def show(self, visitors: Mapping[str, Collection[str]]) -> None:
        """Who is connected to these tables at this server, and a hint of it."""

    async def present(self, tables: Collection[str]) -> dict[str, Present]:
        """Who is connected to these tables at other servers."""

    async def behind(self, numbers: Mapping[str, int]) -> list[str]:
        """Which of these tables have entries after these numbers."""

    async def leave(self) -> None:
        """The others need not wait for this one's beat."""

    def questions(self) -> Questions: ...


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as the program that answers it gets it."""

    number: int
    bot: str
    observation: str
    seconds: float
    tries: int


class Questions(Protocol):
    """To bots that think elsewhere. Its methods raise StoreError."""

    async def workers(self) -> int:
        """How many programs answer questions."""

    async def ask(self, asker: str, bot: str, observation: str, seconds: float) -> int:
        """The number of a new question."""

    async def answers(self, numbers: Collection[int]) -> dict[int, tuple[str, str]]:
        """The action, or what went wrong, of those that are answered. They are gone afterwards."""

    async def withdraw(self, number: int) -> None: ...

    async def close(self) -> None: ...


def merged(outages: Collection[Outage]) -> list[Outage]:
    """Without overlaps: several servers may have noticed the same."""
    found: list[Outage] = []
    for outage in sorted(outages, key=lambda one: one.began):
        if found and outage.began <= found[-1].ended:
            found[-1] = Outage(found[-1].began, max(found[-1].ended, outage.ended))
        else:
            found.append(outage)
    return found
