"""Nothing leaks: what a viewer is sent over a whole game is the same, byte by byte, in every world that the
viewer cannot tell from the true one.

A game is played over real sockets and all that is sent is recorded. Then, for each viewer, the cards of
others that were never shown are dealt and played in another way, the same visible actions are taken, and
what that viewer is sent must not differ. Only times, names of tables and the deal's hash and seed may.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.helpers.attacks import public_server
from tests.helpers.games import LONG, Game, size
from tests.helpers.stores import change, stored
from tests.helpers.visitors import (
    PATIENCE,
    PATIENTLY,
    ServerProcess,
    Visitor,
    act_message,
    greet,
    hear_until,
    server_here,
    socket_of,
    started,
    table_for,
    tell,
    visitors,
)
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from oriflamme.notation.position import slugs_of
from oriflamme.notation.words import action_text
from oriflamme.rules import ALLIANCE, BASE, KINDS, NOBODY, Deal, Log, Random, draw_mixed
from oriflamme.rules.actions import PLACE, SWAP, action, kind_of_placement, number_of, placement, verb_of
from oriflamme.rules.bits import members_of
from oriflamme.rules.events import EVERYBODY
from oriflamme.rules.observation import Observation
from oriflamme.server.http.people import COOKIE
from oriflamme.server.live.live_table import now
from oriflamme.server.live.websocket import WebSocket
from oriflamme.server.protocol.messages import PROTOCOL
from oriflamme.server.protocol.previews import Offer, offers
from oriflamme.server.settings import Settings
from oriflamme.server.table import commands
from oriflamme.server.table.journal import Acted, TableSettings, write_entry

VARIES = re.compile(rb'"(?:id|code|hash|seed|game|made|at|left|after)":(?:"[^"]*"|[0-9]+)')
"""What two tables may differ in."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One that is told what to deal."""
    with ServerProcess(tmp_path_factory.mktemp("secrecy")) as running:
        yield running


def deal_at(server: ServerProcess, deal: Deal) -> None:
    keys = {"hands": list(deal.hands), "asides": list(deal.asides), "first": deal.first}
    (server.file.parent / "deal.json").write_text(json.dumps(keys))


# -- worlds ------------------------------------------------------------------------------------------


def shown_kinds(game: Game, actions: list[int]) -> list[set[int]]:
    """For each family the kinds that everybody has seen at some time."""
    log = Log()
    state = game.start(log)
    for act in actions:
        state.apply(act)
    shown: list[set[int]] = [set() for _ in range(game.seats)]
    for event in log.events:
        if event.kind_for == EVERYBODY:
            shown[event.seat].add(event.kind)
    return shown


def other_world(game: Game, actions: list[int], viewer: int, rng: random.Random) -> tuple[Deal, list[int]]:
    """The same game to this viewer: kinds that others never showed change places among each other."""
    shown, deal = shown_kinds(game, actions), game.deal()
    renamed: list[dict[int, int]] = []
    for seat in range(game.seats):
        hidden = [kind for kind in members_of(game.kinds) if kind not in shown[seat] and seat != viewer]
        shuffled = hidden[:]
        rng.shuffle(shuffled)
        renamed.append(dict(zip(hidden, shuffled, strict=True)))

    def rename(seat: int, kinds: int) -> int:
        return sum(1 << renamed[seat].get(kind, kind) for kind in members_of(kinds))

    hands = [rename(seat, hand) for seat, hand in enumerate(deal.hands)]
    asides = [rename(seat, aside) for seat, aside in enumerate(deal.asides)]
    other, played = Deal(deal.kinds, hands, asides, deal.first), []
    state = other.start()
    for act in actions:
        seat = state.asked
        if verb_of(act) == PLACE:
            kind = kind_of_placement(act)
            act = placement(renamed[seat].get(kind, kind), number_of(act))
        elif verb_of(act) == SWAP:
            act = action(SWAP, renamed[seat].get(number_of(act), number_of(act)))
        state.apply(act)
        played.append(act)
    return other, played


# -- recording ---------------------------------------------------------------------------------------


class Recorder:
    """One viewer's socket and every byte that came over it."""

    def __init__(self, visitor: Visitor, socket: ClientConnection) -> None:
        self.visitor, self.socket = visitor, socket
        self.frames: list[bytes] = []

    async def hear(self) -> dict[str, object]:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text.encode())
        keys: dict[str, object] = json.loads(text)
        return keys

    async def hear_a(self, kind: str) -> dict[str, object]:
        while True:
            keys = await self.hear()
            if keys["type"] == kind:
                return keys


async def record(
    server: ServerProcess,
    people: list[Visitor],
    game: Game,
    deal: Deal,
    actions: list[int],
    looks_every: int = 9,
) -> list[list[bytes]]:
    """Play these actions; all that each seat and, last, a spectator was sent."""
    deal_at(server, deal)
    mixed = game.kinds not in (BASE, ALLIANCE)
    table = table_for(
        people,
        set="mixed" if mixed else "base" if game.kinds == BASE else "alliance",
        kinds=slugs_of(game.kinds) if mixed else [],
        seats=game.seats,
        random_seating=False,
        clock={"seconds": 600, "bank": 600},
    )
    viewers = [*people, Visitor(server)]
    async with contextlib.AsyncExitStack() as stack:
        recorders = []
        for visitor in viewers:
            socket = await stack.enter_async_context(socket_of(visitor, table))
            recorders.append(Recorder(visitor, socket))
            await tell(socket, type="hello")
            await recorders[-1].hear_a("table")
            if visitor.id:  # the table is told who has come
                for recorder in recorders:
                    await recorder.hear_a("presence")
        people[0].post(f"/api/tables/{table}/start")
        for recorder in recorders:
            await recorder.hear_a("news")
        state = deal.start()
        for number, act in enumerate(actions, 1):
            if number % looks_every == 0:
                await look_again(recorders, table, number)
            message = {"type": "act", "id": str(number), "decision": number, "action": action_text(act)}
            await tell(recorders[state.asked].socket, **message)
            for recorder in recorders:
                await recorder.hear_a("news")
            state.apply(act)
    for recorder in recorders:
        status, body, _ = recorder.visitor.request("GET", f"/api/tables/{table}")
        assert status == 200
        recorder.frames.append(body)
    return [recorder.frames for recorder in recorders]


async def look_again(recorders: list[Recorder], table: str, number: int) -> None:
    """Reconnects, whole views, refusals and the API in the midst of a game."""
    for recorder in recorders:
        await tell(recorder.socket, type="hello")
        whole = await recorder.hear_a("table")
        for wrong in (
            {"decision": number + 7, "action": "keep"},
            {"decision": number, "action": "target 50"},
            {"decision": number, "action": "nonsense"},
            {"decision": number, "action": "place archer on 40"},
        ):
            await tell(
                recorder.socket, type="act", id=f"{number}{wrong['action']}{wrong['decision']}", **wrong
            )
            await recorder.hear_a("answer")
        last = whole["number"]
        assert isinstance(last, int)
        async with socket_of(recorder.visitor, table) as again:
            await tell(again, type="hello", number=max(0, last - 20), protocol=PROTOCOL)
            text = await again.recv()
            assert isinstance(text, str)
            recorder.frames.append(text.encode())
        _, body, _ = recorder.visitor.request("GET", f"/api/tables/{table}")
        recorder.frames.append(body)


def comparable(frames: list[bytes]) -> list[bytes]:
    return [VARIES.sub(b"", frame) for frame in frames]


def games(count: int) -> list[Game]:
    rng = Random(31)
    styles = ("anyhow", "stack", "keep", "swap", "reveal")
    return [
        Game(
            3 + n % 3,
            (BASE, ALLIANCE, draw_mixed(rng))[n % 3],
            seed=1000 + n,
            style=styles[n % len(styles)],
        )
        for n in range(count)
    ]


@pytest.mark.parametrize("game", games(size(5, 25)), ids=lambda game: f"{game.seats}-{game.seed}")
def test_a_viewer_is_sent_the_same_in_every_world_that_fits(server: ServerProcess, game: Game) -> None:
    compare_worlds(server, game)


def test_so_it_is_within_the_limits_of_a_public_server(tmp_path: Path) -> None:
    """The others have ample ones. Nobody looks at the whole table more often than those allow."""
    with public_server(tmp_path) as server:
        compare_worlds(server, games(1)[0], looks_every=40)


def compare_worlds(server: ServerProcess, game: Game, looks_every: int = 9) -> None:
    people = visitors(server, *(f"p{n}" for n in range(game.seats)))
    actions, rng = game.actions(), random.Random(game.seed)
    true = asyncio.run(record(server, people, game, game.deal(), actions, looks_every))
    worlds = 0
    viewers = [*range(game.seats), NOBODY]
    for viewer in viewers if LONG else [game.seed % game.seats, NOBODY]:
        for _ in range(100):
            deal, others = other_world(game, actions, viewer, rng)
            if deal.hands != game.deal().hands:
                break
        else:  # everything was shown
            continue
        worlds += 1
        other = asyncio.run(record(server, people, game, deal, others, looks_every))
        here, there = comparable(true[viewer]), comparable(other[viewer])
        assert len(here) == len(there)
        for one, two in zip(here, there, strict=True):
            assert one == two
        # the comparison can tell: somebody knows the difference, and is sent it
        assert any(comparable(one) != comparable(two) for one, two in zip(true, other, strict=True))
    assert worlds > 0


def test_logs_name_no_cards(server: ServerProcess) -> None:
    said = server.log.read_text()
    assert not re.search("|".join(KINDS), said)


def test_errors_are_logged_without_their_words(tmp_path: Path) -> None:
    """A journal that is damaged: the engine says which card it could not lay, and the log must not."""
    with ServerProcess(tmp_path) as server:
        people = visitors(server, "a", "b", "c")
        table = started(people)
        server.kill()
        number = len(stored(server.store, table)) + 1
        body = write_entry(Acted(1, "place heir on 40"))
        change(server.store, "INSERT INTO entries VALUES (?, ?, ?, ?)", table, number, 1, body)
        server.start()

        async def scene() -> None:
            with pytest.raises(InvalidStatus) as refused:
                async with socket_of(people[0], table):
                    pass
            assert refused.value.response.status_code == 500

        asyncio.run(scene())
        assert people[0].request("GET", f"/api/tables/{table}")[0] == 500
        server.stop()
        said = server.log.read_text()
        assert re.findall("^[A-Za-z]+$", said, re.MULTILINE) == ["IllegalAction"] * 2
        assert not re.search("|".join(KINDS), said)


def test_the_seed_is_told_only_when_the_game_is_over(server: ServerProcess) -> None:
    game = games(1)[0]
    people = visitors(server, *(f"s{n}" for n in range(game.seats)))
    recorded = asyncio.run(record(server, people, game, game.deal(), game.actions()))
    for frames in recorded:
        with_seed = [number for number, frame in enumerate(frames) if b'"seed"' in frame]
        over = [number for number, frame in enumerate(frames) if b'"result":{' in frame]
        assert with_seed == over
        assert over


def test_when_others_hear_of_something_does_not_depend_on_the_answers_of_who_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long those take to work out depends on a closed card: the others' frames have left before."""
    done: list[str] = []
    write_frames = WebSocket.write

    def noted_offers(observation: Observation, salt: int) -> list[Offer]:
        done.append("offers")
        return offers(observation, salt)

    def write(websocket: WebSocket, frames: bytes) -> int:
        done.append("frame to the asked" if b'"legal"' in frames else "frame")
        asyncio.get_running_loop().call_soon(done.append, "turn")  # by then the loop has written
        return write_frames(websocket, frames)

    monkeypatch.setattr("oriflamme.server.protocol.views.offers", noted_offers)
    monkeypatch.setattr(WebSocket, "write", write)

    async def scene() -> None:
        async with (
            server_here(tmp_path, Settings(workers=1)) as (server, netloc),
            contextlib.AsyncExitStack() as stack,
        ):
            made = [await server.people.make(name) for name in "abc"]
            people = [person for person, _ in made]
            live = await server.hub.make(TableSettings(random_seating=False), people[0])
            async with live.lock:
                for person in people[1:]:
                    await live.commit(commands.join(live.table, person.id, person.name, now()))
                await live.commit(commands.start(live.table, people[0].id, now()))
            address = f"ws://{netloc}/api/tables/{live.table.id}/socket"
            cookies = [f"{COOKIE}={cookie}" for _, cookie in made]
            lines = [
                await stack.enter_async_context(
                    connect(address, additional_headers={"Cookie": cookie}, **PATIENTLY)
                )
                for cookie in [*cookies, "", ""]
            ]
            for line in lines:
                await greet(line)
            for _ in range(4):  # three cards are laid, then the first is asked
                asked = live.table.asked()
                (whole,) = await greet(lines[asked])
                done.clear()
                await tell(lines[asked], **act_message(whole["decision"], str(whole["decision"]["number"])))
                for line in lines:
                    await hear_until(line, lambda keys: keys["type"] == "news")
                assert done == ["frame"] * 4 + ["turn"] * 4 + ["offers", "frame to the asked", "turn"]
                done.clear()
                await greet(lines[live.table.asked()])
                assert "offers" not in done

    asyncio.run(scene())
