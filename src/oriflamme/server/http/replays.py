"""The HTTP API: replays of games and records, positions, and playing on from any of them."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from urllib.parse import unquote

import msgspec
from librt.random import Random
from msgspec import Raw

from oriflamme.notation.events import in_words
from oriflamme.notation.keys import NUMBER_AT_MOST
from oriflamme.notation.load import PLAYS_AT_MOST
from oriflamme.notation.position import parse_position, position_text, slugs_of, split_keys
from oriflamme.notation.record import Record, parse_record, replay
from oriflamme.notation.words import QUESTIONS, NotationError
from oriflamme.rules import board as b
from oriflamme.rules.actions import NOTHING
from oriflamme.rules.bits import count
from oriflamme.rules.catalogue import FAMILIES, set_name_of
from oriflamme.rules.events import Log
from oriflamme.rules.observation import Observation, observe
from oriflamme.rules.state import State
from oriflamme.rules.world import Worlds
from oriflamme.server.http.api import body, new_table, room_for_a_table, room_for_bots
from oriflamme.server.http.history import finished_table
from oriflamme.server.http.routing import Call
from oriflamme.server.live.live_table import now
from oriflamme.server.protocol.boards import board_of
from oriflamme.server.protocol.deal_check import proof_in
from oriflamme.server.protocol.messages import ResultView, SeatView, TableView, encode
from oriflamme.server.protocol.schemas import (
    PlayOn,
    PlayOnFrom,
    PlayOnRecord,
    PositionShown,
    RecordGiven,
    Retold,
)
from oriflamme.server.protocol.table_settings import settings_view
from oriflamme.server.protocol.views import position_laid, result_of, result_view, table_view
from oriflamme.server.table import commands
from oriflamme.server.table.commands import Refusal
from oriflamme.server.table.journal import AnyEntry, Made, TableSettings
from oriflamme.server.table.table import OVER, table_from

EVERYTHING, WATCHING = "all", "-"
LONGEST_REASON = 400


# -- games told again --------------------------------------------------------------------------------


def viewer_of(name: str, seating: str) -> int | None:
    """A seat by its letter; NOBODY for a spectator; None for a viewer who sees all cards."""
    if name == EVERYTHING:
        return None
    if name == WATCHING:
        return b.NOBODY
    if name not in [*FAMILIES]:
        raise Refusal("malformed", what="viewer")
    if name not in seating:
        raise Refusal("no-such-seat")
    return seating.index(name)


def tell_again(
    begin: Callable[[Log], State], actions: Sequence[int], viewer: int | None, seating: str
) -> tuple[list[Raw], list[int]]:
    """Every event of a game as a viewer heard it, and the number of the first one after each action."""
    log, steps = Log(), []
    state = begin(log)
    for action in actions:
        steps.append(len(log.events) + 1)
        state.take(action)
    events = [
        Raw(encode(in_words(event if viewer is None else event.seen_by(viewer), seating)))
        for event in log.events
    ]
    return events, steps


async def game_events(call: Call) -> Retold:
    table = await finished_table(call)
    viewer = viewer_of(call.request.query_params.get("viewer", WATCHING), table.seating)
    events, steps = tell_again(table.begin, table.actions, viewer, table.seating)
    if table.made.position:
        laid = table.begin(Log())
        seen = laid if viewer is None else observe(laid, viewer).seen
        events.insert(0, Raw(encode(position_laid(seen))))
        steps = [step + 1 for step in steps]
    return Retold(table_view(table), events, steps, result_view(table))


async def record_events(call: Call) -> Retold:
    """The record comes with the request, and is not stored."""
    wish = body(call, RecordGiven)
    record = _read_record(wish.record)
    viewer = viewer_of(wish.viewer, record.seating)
    events, steps = tell_again(record.deal.start_with, record.actions, viewer, record.seating)
    return Retold(_table_of(record), events, steps, _result_of(record))


def _read_record(given: str | dict[str, object]) -> Record:
    try:
        return parse_record(given if isinstance(given, str) else json.dumps(given))
    except NotationError as error:
        raise Refusal("record", what=_short(error)) from None
    except RecursionError:
        raise Refusal("record", what="it is nested too deeply") from None


def _short(error: ValueError) -> str:
    """What is wrong, cut off if it quotes a very long text."""
    text = str(error)
    return text if len(text) <= LONGEST_REASON else text[:LONGEST_REASON] + "…"


def _further(record: Record, key: str) -> str:
    value = record.further.get(key, "")
    return value if isinstance(value, str) else ""


def _table_of(record: Record) -> TableView:
    bots = record.further.get("bots")
    levels = bots if isinstance(bots, dict) else {}
    seats = [
        SeatView(letter, name, bot=level if isinstance(level := levels.get(letter, ""), str) else "")
        for letter, name in record.names.items()
    ]
    kinds = slugs_of(record.deal.kinds)
    settings = TableSettings(record.set_name, kinds if record.set_name == "mixed" else [], len(seats))
    return TableView("", "", OVER, settings_view(settings), seats, _further(record, "hash"), 0, kinds)


def _result_of(record: Record) -> ResultView | None:
    state = replay(record)
    if state.question != NOTHING:
        return None
    return result_of(state, record.seating, _further(record, "seed"), "", proof=proof_in(record))


# -- positions ---------------------------------------------------------------------------------------


async def position(call: Call) -> PositionShown:
    # a line has no spaces, so each was a plus before the address was decoded
    line = call.request.query_params.get("p", "").strip().replace(" ", "+")
    state, seating = read_position(line)
    viewer = str(split_keys(unquote(line)).get("viewer", ""))
    over = state.question == NOTHING
    return PositionShown(
        board_of(state, seating),
        slugs_of(state.kinds),
        "" if over else seating[state.asked],
        "" if over else QUESTIONS[state.question],
        viewer if viewer in seating else "",
        position_text(state, seating),
    )


def read_position(line: str) -> tuple[State, str]:
    try:
        state, seating = parse_position(line)
    except NotationError as error:
        raise Refusal("position", what=_short(error)) from None
    return state, seating


def complete(state: State) -> State:
    """With every unknown card drawn at random."""
    try:
        return Worlds(Observation(b.NOBODY, state)).sample(Random(secrets.randbits(62)))
    except ValueError as error:
        raise Refusal("position", what=_short(error)) from None


def check_playable(state: State, seating: str) -> None:
    """Whether a game can be played to its end from here."""
    if state.question == NOTHING:
        raise Refusal("position-over")
    for seat, letter in enumerate(seating):
        turn = (seat - state.first) % state.seats
        to_place = state.rounds - state.round + (turn >= state.placed)
        if count(state.families[b.HAND + seat]) < to_place:
            raise Refusal("position-hand", family=letter, number=to_place)
    # leave half of what the notation can write for the rest of the game: no game adds that much
    for what, number, most in (
        ("plays", state.plays, PLAYS_AT_MOST // 2),
        ("influence", max(state.families[b.STOCK : b.STOCK + state.seats]), NUMBER_AT_MOST // 2),
        ("tokens", max(state.tokens(card) for card in range(len(state.lies))), b.TOKENS_AT_MOST // 2),
    ):
        if number > most:
            raise Refusal("position-room", what=what, most=most)


# -- playing on --------------------------------------------------------------------------------------


async def continue_game(call: Call) -> TableView:
    """With the true deal, as it was after so many actions."""
    wish = body(call, PlayOn)
    old = await finished_table(call)
    if wish.step > len(old.actions):
        raise Refusal("no-such-step")
    state = old.begin(Log())
    for action in old.actions[: wish.step]:
        state.take(action)
    return await _play_on(call, state, old.seating, wish, old.id, wish.step)


async def continue_record(call: Call) -> TableView:
    wish = body(call, PlayOnRecord)
    record = _read_record(wish.record)
    if wish.step > len(record.actions):
        raise Refusal("no-such-step")
    return await _play_on(call, replay(record, wish.step), record.seating, wish, step=wish.step)


async def continue_position(call: Call) -> TableView:
    wish = body(call, PlayOnFrom)
    state, seating = read_position(wish.position)
    return await _play_on(call, complete(state), seating, wish)


async def _play_on(
    call: Call,
    state: State,
    seating: str,
    wish: PlayOn | PlayOnFrom | PlayOnRecord,
    source: str = "",
    step: int = 0,
) -> TableView:
    """A new private table that starts from this position, with bots in the other seats."""
    check_playable(state, seating)
    if wish.seat not in seating:
        raise Refusal("no-such-seat")
    # a table always has the first families; the seating order stays the same
    line = position_text(state, FAMILIES[: state.seats])
    read_position(line)  # a record may be of a smaller game for study, which no table can read
    person = call.me()
    made = _made(state, line, person.id, source, step)
    table = table_from(secrets.token_urlsafe(12), made)
    entries: list[AnyEntry] = [made]
    mine = seating.index(wish.seat)

    def enter(entry: AnyEntry) -> None:
        table.apply(entry)
        entries.append(entry)

    enter(commands.join(table, person.id, person.name, made.at, mine, person.program))
    for seat in range(state.seats):
        if seat != mine:
            enter(commands.add_bot(table, person.id, wish.level, made.at, seat))
    enter(commands.start(table, person.id, made.at))
    room_for_bots(call, person.id)
    async with room_for_a_table(call, call.server.settings.limits.tables_of_a_person):
        new_table(call)
        live = await call.server.hub.open(table, entries, call.address)
    return table_view(live.table)


def _made(state: State, line: str, host: str, source: str, step: int) -> Made:
    name = set_name_of(state.kinds)
    settings = TableSettings(
        name,
        slugs_of(state.kinds) if name == "mixed" else [],
        state.seats,
        public=False,
        random_seating=False,
    )
    made = commands.make(TableSettings(seats=state.seats), host, now())
    return msgspec.structs.replace(made, settings=settings, position=line, source=source, step=step)
