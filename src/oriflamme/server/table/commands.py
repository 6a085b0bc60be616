"""The commands of a table. A command that is refused has the key of the reason.

Each function checks a command and returns an entry; it changes nothing. An entry takes effect when it has
been stored and applied.
"""

from __future__ import annotations

import secrets

import msgspec
from librt.random import Random

from oriflamme.bots.levels import LEVELS
from oriflamme.notation.words import NotationError, action_text
from oriflamme.rules.board import NOBODY
from oriflamme.rules.catalogue import GAME_SETS, KINDS, draw_mixed, is_whole
from oriflamme.rules.game_type import USUAL
from oriflamme.server.table.clocks import is_a_clock
from oriflamme.server.table.fairness import new_seed, order_from, player_commitment
from oriflamme.server.table.journal import (
    Acted,
    Called,
    Contributed,
    Ignored,
    Joined,
    Left,
    Made,
    Muted,
    Ready,
    Said,
    Started,
    TableSettings,
)
from oriflamme.server.table.names import same_name, skeleton, visible
from oriflamme.server.table.table import OPEN, PLAYING, Table, read_action

NAME_LETTERS = 24
CHAT_LETTERS = 500
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no letter that looks like another


class Refusal(Exception):
    """A command is refused: a key of the message catalogue (`refused-…`) and its values say why."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


def clean_name(name: str) -> str:
    """A name as it is shown: one line, 1 to 24 letters, none of them invisible."""
    cleaned = visible(name)
    if not 1 <= len(cleaned) <= NAME_LETTERS or not skeleton(cleaned):
        raise Refusal("name", most=NAME_LETTERS)
    return cleaned


def _are_whole(slugs: list[str]) -> bool:
    """Whether these are the kinds of a complete game, each once."""
    kinds = {KINDS.get(slug, NOBODY) for slug in slugs}
    return len(kinds) == len(slugs) and NOBODY not in kinds and is_whole(sum(1 << kind for kind in kinds))


def check_settings(settings: TableSettings) -> TableSettings:
    """These settings with the kinds of a mixed set drawn, if they are playable."""
    if settings.set not in GAME_SETS:
        raise Refusal("settings", what="set")
    if settings.seats not in USUAL.players():
        raise Refusal("settings", what="seats")
    if not is_a_clock(settings.clock):
        raise Refusal("settings", what="clock")
    kinds = settings.kinds
    if settings.set != "mixed":
        kinds = []
    elif not kinds:
        drawn = draw_mixed(Random(secrets.randbits(62)))
        kinds = [slug for slug, kind in KINDS.items() if drawn >> kind & 1]
    elif not _are_whole(kinds):
        raise Refusal("settings", what="kinds")
    return msgspec.structs.replace(settings, kinds=kinds)


def may_look(table: Table, person: str) -> bool:
    """Before the start everybody may look, afterwards the players, and others if the table lets them."""
    return table.status == OPEN or table.settings.watching or table.seat_of(person) != NOBODY


def make(settings: TableSettings, host: str, at: int, after: str = "") -> Made:
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
    return Made(at, check_settings(settings), host, code, new_seed().hex(), after)


def free_seat(table: Table, wanted: int | None) -> int:
    free = [number for number, seat in enumerate(table.seats) if seat is None]
    if not free:
        raise Refusal("full")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Refusal("taken")
    return wanted


def join(
    table: Table,
    person: str,
    name: str,
    at: int,
    wanted: int | None = None,
    program: bool = False,
    browser: str = "",
) -> Joined:
    if table.status != OPEN:
        raise Refusal("started")
    if table.seat_of(person) != NOBODY:
        raise Refusal("seated")
    seat = free_seat(table, wanted)
    if _is_anothers(table, person, name):
        raise Refusal("name-taken")
    return Joined(at, seat, name, person, program, browser=browser)


def add_bot(table: Table, asker: str, level: str, at: int, wanted: int | None = None) -> Joined:
    host_only(table, asker)
    if level not in LEVELS:
        raise Refusal("no-such-bot")
    taken = {seat.name for seat in table.seats if seat is not None}
    names = (level if n == 1 else f"{level} {n}" for n in range(1, 10))
    name = next(name for name in names if not any(same_name(name, other) for other in taken))
    return Joined(at, free_seat(table, wanted), name, bot=level)


def host_only(table: Table, asker: str) -> None:
    if table.status != OPEN:
        raise Refusal("started")
    if asker != table.host:
        raise Refusal("host-only")


def remove(table: Table, asker: str, seat: int, at: int) -> Left:
    """The host removes a bot or a person, or somebody leaves their own seat."""
    if table.status != OPEN:
        raise Refusal("started")
    sitting = table.seats[seat] if 0 <= seat < len(table.seats) else None
    if sitting is None:
        raise Refusal("no-such-seat")
    not_while_starting(table)
    if sitting.person == asker:
        return Left(at, seat)
    host_only(table, asker)
    return Left(at, seat, removed=True)


def not_while_starting(table: Table) -> None:
    """Once everybody is ready, nobody gets up: whoever knows the bits could choose not to play."""
    if table.called is not None and table.called.gathered:
        raise Refusal("starting")


def may_start(table: Table, asker: str) -> None:
    host_only(table, asker)
    if any(seat is None for seat in table.seats):
        raise Refusal("seats-free")
    if not table.people():
        raise Refusal("nobody-plays")
    if table.called is not None:
        raise Refusal("starting")


def call(
    table: Table, asker: str, waits: list[int], commitment: str, at: int, within: tuple[int, int]
) -> Called:
    """Everybody is called to the game. The host, who asks for it, is ready."""
    may_start(table, asker)
    return Called(at, waits, *within, table.seat_of(asker), commitment)


def ready(table: Table, person: str, commitment: str, at: int) -> Ready:
    seat = table.seat_of(person)
    if seat == NOBODY:
        raise Refusal("no-seat")
    if table.called is None or seat not in table.called.waits:
        raise Refusal("not-called")
    return Ready(at, seat, commitment)


def contribute(table: Table, person: str, bits: str, at: int) -> Contributed:
    """The bits that belong to a commitment. Nobody sends theirs before everybody has committed."""
    seat, called = table.seat_of(person), table.called
    if seat == NOBODY:
        raise Refusal("no-seat")
    if called is None or not called.gathered or seat not in called.missing:
        raise Refusal("not-called")
    if player_commitment(bits, table.id, table.seating[seat]) != called.commitments[seat]:
        raise Refusal("other-bits")
    return Contributed(at, seat, bits)


def start(table: Table, asker: str, at: int) -> Started:
    """At once, without a call."""
    may_start(table, asker)
    return begin(table, at)


def begin(table: Table, at: int) -> Started:
    """With everybody ready. If people have added bits to the deal, the seating is drawn from them too."""
    order = list(range(len(table.seats)))
    if table.settings.random_seating:
        if table.call is not None and table.call.commitments:
            order = order_from(table.seed, len(order))
        else:
            secrets.SystemRandom().shuffle(order)
    return Started(at, order)


def act(table: Table, seat: int, decision: int, text: str, message: str, at: int) -> Acted:
    """An action for the open decision. An action that is late or not legal is refused."""
    state = table.state
    if table.status != PLAYING or state is None:
        raise Refusal("not-playing")
    if decision != table.decision:
        raise Refusal("stale", decision=table.decision)
    if state.asked != seat:
        raise Refusal("not-asked")
    try:
        action = read_action(text)
    except NotationError:
        raise Refusal("not-an-action") from None
    if not state.is_legal(action):
        raise Refusal("illegal")
    return Acted(at, action_text(action), message)


def say(table: Table, person: str, name: str, text: str, message: str, at: int) -> Said:
    line = "".join(letter for letter in text if letter.isprintable()).strip()
    if not 1 <= len(line) <= CHAT_LETTERS:
        raise Refusal("chat-length", most=CHAT_LETTERS)
    if person in table.muted:
        raise Refusal("muted")
    if table.seat_of(person) == NOBODY:
        if not table.settings.spectators_talk and person != table.host:
            raise Refusal("seated-only")
        if _is_anothers(table, person, name):
            raise Refusal("name-taken")  # a spectator must not talk under another's name
    return Said(at, person, name, line, message)


def _is_anothers(table: Table, person: str, name: str) -> bool:
    """Whether somebody else, or a bot, sits or has talked here under this name."""
    sitting = [seat.name for seat in table.seats if seat is not None and seat.person != person]
    talkers = [known_as for who, known_as in table.talkers.items() if who != person]
    return any(same_name(name, other) for other in (*sitting, *talkers))


def mute(table: Table, asker: str, name: str, muted: bool, at: int) -> Muted:
    if asker != table.host:
        raise Refusal("host-only")
    return Muted(at, voice_named(table, name), muted)


def ignore(table: Table, asker: str, name: str, ignored: bool, at: int) -> Ignored:
    """Ignores somebody who sits or has talked here, or stops ignoring them."""
    if not asker:
        raise Refusal("no-person")
    return Ignored(at, asker, voice_named(table, name), ignored)


def voice_named(table: Table, name: str) -> str:
    for person, known_as in table.voices().items():
        if known_as == name:
            return person
    raise Refusal("no-such-voice")
