"""What a host chooses when making a table, as clients send it and see it."""

from __future__ import annotations

import msgspec

from oriflamme.server.table import journal


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long a decision may take. Without any of these there is no limit.

    seconds and bank: each decision has its seconds; time beyond that comes out of the bank.
    days: correspondence play, with this many days for each decision.
    """

    seconds: int = 0
    bank: int = 0
    days: int = 0


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host chooses when making a table."""

    set: str = "base"
    kinds: list[str] = []  # for a mixed set; empty: drawn when the table is made
    seats: int = 3
    clock: Clock = Clock()
    public: bool = True
    random_seating: bool = True
    watching: bool = True
    aids: bool = True
    spectators_talk: bool = True  # if not, only the people who sit there and the host talk


def settings_view(kept: journal.TableSettings) -> TableSettings:
    return TableSettings(
        kept.set,
        kept.kinds,
        kept.seats,
        Clock(kept.clock.seconds, kept.clock.bank, kept.clock.days),
        kept.public,
        kept.random_seating,
        kept.watching,
        kept.aids,
        kept.spectators_talk,
    )


def settings_from(wish: TableSettings) -> journal.TableSettings:
    return journal.TableSettings(
        wish.set,
        wish.kinds,
        wish.seats,
        journal.Clock(wish.clock.seconds, wish.clock.bank, wish.clock.days),
        wish.public,
        wish.random_seating,
        wish.watching,
        wish.aids,
        wish.spectators_talk,
    )
