"""What every store promises. Whoever adds a store adds it to STORES."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.helpers.databases import new_database

from oriflamme.server.store.admin import (
    Ban,
    BanPerson,
    CommandDone,
    Commanded,
    LineRemoved,
    RemoveLine,
    RenamedEverywhere,
    Reported,
    Settled,
    Unbanned,
)
from oriflamme.server.store.interface import (
    Alive,
    Append,
    Forget,
    Gone,
    NoStore,
    PersonRow,
    RatingRow,
    Renamed,
    Secret,
    Sharing,
    Store,
    StoreError,
    Taken,
    UseUp,
)
from oriflamme.server.store.opening import open_store
from oriflamme.server.store.records import (
    AttemptRow,
    GameRow,
    GameSummary,
    JudgedRow,
    MissedRow,
    PlayerRecord,
    PuzzleOfDay,
    PuzzleRow,
    ReviewRow,
    SeatRecord,
    Sums,
    SumsRow,
    TableRow,
    TableSummary,
    Tally,
)
from oriflamme.server.table.clocks import Outage
from oriflamme.server.table.journal import Acted, AnyEntry, Clock, Joined, Left, Made, Said, TableSettings

STORES: dict[str, Callable[[Path], str]] = {
    "sqlite": lambda folder: f"sqlite:///{folder}/tables.sqlite",
    "postgresql": lambda folder: new_database(),
}
"""For each kind of store, the address of an empty one."""

ANNA = PersonRow("anna", "Anna", 1, 2)
BERT = PersonRow("bert", "Bert", 3, 4)
RATING = RatingRow("anna", "people", 25.0, 8.0, 1)


@pytest.fixture(params=STORES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return STORES[request.param](tmp_path)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, scene: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await scene(store)

    asyncio.run(run())


def table(number: int, status: str = "open", public: bool = True, *people: str) -> TableRow:
    settings = TableSettings("mixed", ["spy", "heir"], 4, Clock(30, 60), public, False, False, False)
    seats = [SeatRecord("RBGY"[i], f"the name of {person}", person) for i, person in enumerate(people)]
    summary = TableSummary(settings, seats, "hash", ["spy"], "before", "next", True, "game", 7)
    return TableRow(f"t{number}", f"CODE{number}", status, public, number, False, summary, people)


def unseated(row: TableRow) -> TableRow:
    """As it is read again: lists do not tell its people."""
    return TableRow(row.id, row.code, row.status, row.public, row.made, row.wakes, row.summary)


def game(number: int, *people: str) -> GameRow:
    players = [PlayerRecord("R", f"the name of {person}", 1, 12, person) for person in people]
    players.append(PlayerRecord("V", "page", 2, 5, bot="page"))
    return GameRow(f"g{number}", number, GameSummary("base", "bots", True, players))


# -- reviews -----------------------------------------------------------------------------------------


def test_a_review_grows_and_another_judge_begins_anew(url: str) -> None:
    async def scene(store: Store) -> None:
        assert await store.review("g1") is None
        await store.write([ReviewRow("g1", "judge", 3), ReviewRow("g2", "judge", 1)])
        await store.write(
            [JudgedRow("g1", 2, b"two"), JudgedRow("g1", 1, b"one"), JudgedRow("g2", 1, b"other")]
        )
        await store.write([JudgedRow("g1", 1, b"again"), ReviewRow("g2", "judge", 1, finished=True)])
        assert await store.judged("g1", 0) == [JudgedRow("g1", 1, b"one"), JudgedRow("g1", 2, b"two")]
        assert await store.judged("g1", 1) == [JudgedRow("g1", 2, b"two")]
        assert await store.unfinished_reviews("judge") == [ReviewRow("g1", "judge", 3)]
        assert await store.unfinished_reviews("other") == []
        await store.write([ReviewRow("g1", "judge", 3)])
        assert len(await store.judged("g1", 0)) == 2
        await store.write([ReviewRow("g1", "other", 3)])
        assert await store.judged("g1", 0) == []
        assert await store.review("g1") == ReviewRow("g1", "other", 3)
        assert await store.review("g2") == ReviewRow("g2", "judge", 1, finished=True)
        assert await store.judged("g2", 0) == [JudgedRow("g2", 1, b"other")]

    with_store(url, scene)


def sums(person: str, number: int, judge: str = "judge", choices: int = 3) -> SumsRow:
    found = Sums(0.1, -0.2, 0.5, {"keep": Tally(choices, 0.25)}, {"spy": Tally(1, 0.25)})
    return SumsRow(person, judge, number, f"g{number}", found)


def test_what_reviews_say_of_a_person_goes_with_the_judge_and_with_the_person(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write([ANNA, BERT, sums("anna", 1), sums("anna", 2)])
        await store.write([sums("bert", 2), sums("nobody", 2)])
        await store.write([sums("anna", 1, choices=4), sums("anna", 3, "other")])
        assert await store.sums_of("anna", "judge", 9) == [sums("anna", 2), sums("anna", 1, choices=4)]
        assert await store.sums_of("anna", "judge", 1) == [sums("anna", 2)]
        assert await store.count_sums_of_others("anna", "judge") == 1
        pages = [await store.some_sums_of("anna", None, 2)]
        pages.append(await store.some_sums_of("anna", pages[0][-1], 2))
        assert [[row.game for row in page] for page in pages] == [["g1", "g2"], ["g3"]]
        assert await store.some_sums_of("nobody", None, 9) == []  # forgotten meanwhile

        await store.write([ReviewRow("g2", "judge", 1)])
        assert await store.sums_of("bert", "judge", 9) == [sums("bert", 2)]
        await store.write([ReviewRow("g2", "other", 1)])
        assert await store.sums_of("bert", "judge", 9) == []
        assert await store.sums_of("anna", "judge", 9) == [sums("anna", 1, choices=4)]

    with_store(url, scene)


def test_nobody_shares_before_they_say_so(url: str) -> None:
    async def scene(store: Store) -> None:
        assert not await store.shares("anna")
        await store.write([ANNA, Sharing("anna", True)])
        await store.write([Sharing("anna", True)])
        assert (await store.shares("anna"), await store.shares("bert")) == (True, False)
        await store.write([Sharing("anna", False)])
        assert not await store.shares("anna")

    with_store(url, scene)


# -- puzzles -----------------------------------------------------------------------------------------


def puzzle(id: str, number: int, public: bool = True, person: str = "") -> PuzzleRow:
    return PuzzleRow(id, f"g{number}", number, public, person, number, "seen", b"decision")


def test_puzzles_are_found_once_and_private_ones_are_somebodys(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write([ANNA, puzzle("a", 1), puzzle("b", 2, public=False, person="anna")])
        await store.write([puzzle("again", 1), puzzle("gone", 3, public=False, person="nobody")])
        assert await store.puzzle("a") == puzzle("a", 1)
        assert await store.puzzle("b") == puzzle("b", 2, public=False, person="anna")
        assert (await store.puzzle("again"), await store.puzzle("gone")) == (None, None)
        await store.write([puzzle("left", 4, person="nobody"), puzzle("c", 5, person="anna")])
        assert await store.puzzle("left") == puzzle("left", 4)
        await store.write([AttemptRow("anna", "b", 7, "keep", True)])
        assert await store.missed_by("anna", 9) == [MissedRow("c", None), MissedRow("b", True)]
        assert await store.missed_by("anna", 1) == [MissedRow("c", None)]
        assert await store.missed_by("", 9) == []

    with_store(url, scene)


def test_a_day_has_one_puzzle_and_a_puzzle_one_day(url: str) -> None:
    async def scene(store: Store) -> None:
        private = puzzle("p", 1, public=False, person="anna")
        await store.write([ANNA, private, puzzle("a", 2), puzzle("b", 3), puzzle("c", 4)])
        assert await store.next_puzzle(2) is None
        assert await store.next_puzzle(4) == puzzle("a", 2)
        assert await store.puzzle_of_day("2026-05-15") is None
        assert await store.puzzle_of_day("") is None
        await store.write([PuzzleOfDay("a", "2026-05-15"), PuzzleOfDay("p", "2026-05-16")])
        assert await store.puzzle_of_day("2026-05-15") == puzzle("a", 2)
        assert await store.puzzle_of_day("2026-05-16") is None
        with pytest.raises(Taken):
            await store.write([PuzzleOfDay("b", "2026-05-15")])
        assert await store.next_puzzle(4) == puzzle("b", 3)

    with_store(url, scene)


def test_the_first_attempt_stays(url: str) -> None:
    async def scene(store: Store) -> None:
        first = AttemptRow("anna", "a", 5, "keep", False)
        await store.write([ANNA, first])
        await store.write(
            [AttemptRow("anna", "a", 6, "reveal", True), AttemptRow("nobody", "a", 6, "x", True)]
        )
        await store.write([AttemptRow("anna", "b", 4, "reveal", True)])
        assert await store.attempt("anna", "a") == first
        assert await store.attempt("nobody", "a") is None
        assert [row.puzzle for row in await store.some_attempts_of("anna", "a", 9)] == ["b"]
        assert await store.count_attempts("anna") == (2, 1)
        assert await store.count_attempts("nobody") == (0, 0)

    with_store(url, scene)


# -- writing -----------------------------------------------------------------------------------------


def test_what_is_written_together_is_written_or_not(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write([Append("t", 1, Acted(5, "keep"))])
        with pytest.raises(Taken):
            await store.write([ANNA, table(1), Append("t", 1, Acted(6, "reveal"))])
        assert await store.person("anna") is None
        assert await store.tables("open") == []
        assert await store.journal("t") == [Acted(5, "keep")]

    with_store(url, scene)


def test_of_two_who_append_the_same_number_one_is_refused(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write([Append("t", 1, Left(1, 0))])
        both = [Append("t", 2, Acted(2, "keep")), Append("t", 2, Acted(2, "reveal"))]
        results = await asyncio.gather(*(store.write([one]) for one in both), return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [Taken]
        winner = both[results.index(None)]
        assert await store.journal("t") == [Left(1, 0), winner.entry]

    with_store(url, scene)


def test_one_that_fails_takes_nobody_along(url: str) -> None:
    async def scene(store: Store) -> None:
        writes = [store.write([Append("t", n % 60 + 1, Left(n, 0))]) for n in range(100)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 60 + [Taken] * 40
        assert [entry.at for entry in await store.journal("t")] == list(range(60))

    with_store(url, scene)


def test_who_is_cancelled_while_storing_still_carries_it_out(url: str) -> None:
    async def scene(store: Store) -> None:
        carried_out = []

        async def work() -> None:
            await store.write([ANNA])
            carried_out.append("yes")
            await asyncio.Event().wait()

        task = asyncio.create_task(work())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert carried_out == ["yes"]
        assert await store.person("anna") == ANNA

    with_store(url, scene)


def test_what_nobody_thought_of_is_refused_and_holds_up_nobody(url: str) -> None:
    async def scene(store: Store) -> None:
        with pytest.raises(StoreError) as refused:
            await store.write([Append("t", 1, Acted(5, "no text \ud800"))])
        assert refused.value.reason == "broken"
        await store.write([ANNA])
        assert await store.person("anna") == ANNA

    with_store(url, scene)


def test_everything_is_there_when_it_is_opened_again(url: str) -> None:
    async def write(store: Store) -> None:
        await store.write([ANNA, table(1, "playing", True, "anna"), Append("t1", 1, Left(3, 0))])
        await store.write(
            [game(1, "anna"), RatingRow("anna", "people", 25.0, 8.0, 1), Alive(9), Outage(1, 2)]
        )
        keys.append(await store.key("cookies"))

    async def read(store: Store) -> None:
        assert await store.person("anna") == ANNA
        assert await store.tables_of("anna") == [unseated(table(1, "playing", True, "anna"))]
        assert await store.journal("t1") == [Left(3, 0)]
        assert await store.games_of("anna") == [game(1, "anna")]
        assert await store.ratings(["anna"]) == [(RATING, "Anna")]
        assert (await store.alive(), await store.outages()) == (9, [Outage(1, 2)])
        assert await store.key("cookies") == keys[0]

    keys: list[bytes] = []
    with_store(url, write)
    with_store(url, read)


def test_a_closed_store_refuses(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            pass
        with pytest.raises(StoreError):
            await store.write([ANNA])
        with pytest.raises(StoreError):
            await store.person("anna")

    asyncio.run(scene())


# -- tables ------------------------------------------------------------------------------------------


def test_journals_are_read_as_they_were_written(url: str) -> None:
    entries: list[AnyEntry] = [
        Made(1, table(1).summary.settings, "anna", "CODE", "00" * 32, "", "row=…", "game", 5),
        Joined(2, 0, "Anna", "anna", program=True),
        Said(3, "anna", "Anna", "hello “all”", "m1"),
        Acted(4, "place heir first", "m2", stand_in=True, bank=70),
    ]

    async def scene(store: Store) -> None:
        await store.write([Append("t", number, entry) for number, entry in enumerate(entries, 1)])
        assert await store.journal("t") == entries
        assert await store.journal("t", 2) == entries[2:]
        assert await store.journal("none") == []

    with_store(url, scene)


def test_tables_by_status_code_and_person(url: str) -> None:
    rows = [table(n, "open" if n < 4 else "playing", n != 2, "anna", "bert") for n in range(6)]

    async def scene(store: Store) -> None:
        await store.write([*rows, table(9, "over", True, "bert")])
        assert await store.tables("open") == [unseated(rows[n]) for n in (3, 2, 1, 0)]
        assert await store.public_tables("open", 2) == [unseated(rows[n]) for n in (3, 1)]
        assert await store.table_by_code("CODE4") == unseated(rows[4])
        assert await store.table_by_code("CODE8") is None
        assert [row.id for row in await store.tables_of("bert")] == [
            "t9",
            "t5",
            "t4",
            "t3",
            "t2",
            "t1",
            "t0",
        ]
        assert await store.count_tables_of("bert", ["open", "over"]) == 5

    with_store(url, scene)


def test_a_table_that_is_written_again_is_changed(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write([table(1, "open", True, "anna", "bert")])
        await store.write([table(1, "over", True, "bert")])
        assert await store.tables("open") == []
        assert await store.tables("over") == [unseated(table(1, "over", True, "bert"))]
        assert await store.tables_of("anna") == []

    with_store(url, scene)


def test_a_code_is_given_once(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write([table(1)])
        other = table(2)
        with pytest.raises(Taken):
            await store.write([TableRow("t2", "CODE1", "open", True, 2, False, other.summary)])
        assert await store.tables("open") == [unseated(table(1))]

    with_store(url, scene)


def test_when_a_table_was_last_touched(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write([table(1, "playing"), table(2, "open"), table(3, "playing")])
        await store.write(
            [Append("t1", 1, Left(5, 0)), Append("t1", 2, Left(8, 0)), Append("t2", 1, Left(9, 0))]
        )
        assert sorted(await store.last_touched("playing")) == [("t1", 8), ("t3", 0)]

    with_store(url, scene)


# -- people ------------------------------------------------------------------------------------------


def test_people_and_their_programs(url: str) -> None:
    program = PersonRow("prog", "Crank", 5, 6, True, "anna")

    async def scene(store: Store) -> None:
        await store.write([ANNA, BERT, program])
        assert await store.person("prog") == program
        assert await store.programs_of("anna") == [program]
        assert await store.programs_of("bert") == []
        with pytest.raises(Taken):
            await store.write([PersonRow("anna", "Another", 9, 9)])
        await store.write([Renamed("anna", "Anne", 7)])
        assert await store.person("anna") == PersonRow("anna", "Anne", 1, 7)
        with pytest.raises(Gone):
            await store.write([Renamed("nobody", "N", 7)])

    with_store(url, scene)


def test_a_secret_is_used_up_once(url: str) -> None:
    async def scene(store: Store) -> None:
        link = Secret("h", "anna", "link", 10)
        await store.write([link])
        assert await store.secret("h") == link
        results = await asyncio.gather(
            store.write([UseUp("h")]), store.write([UseUp("h")]), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), Gone]
        assert await store.secret("h") is None

    with_store(url, scene)


def test_games_and_ratings(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write([ANNA, game(1, "anna"), game(2, "bert"), game(3, "anna", "bert")])
        assert await store.game("g2") == game(2, "bert")
        assert await store.game("none") is None
        assert await store.games_of("anna") == [game(3, "anna", "bert"), game(1, "anna")]
        anna, bot = RatingRow("anna", "bots", 20.0, 8.0, 1), RatingRow("bot:page", "bots", 26.0, 8.0, 3)
        await store.write([RatingRow("anna", "bots", 1.0, 1.0, 0), bot])
        await store.write([anna])
        assert await store.best_ratings("bots", 9) == [(bot, ""), (anna, "Anna")]
        assert await store.best_ratings("bots", 1) == [(bot, "")]
        assert await store.best_ratings("people", 9) == []
        better = RatingRow("anna", "bots", 30.0, 8.0, 2)
        await store.write([better])
        await store.write([Renamed("anna", "Annabel", 7)])
        assert await store.best_ratings("bots", 9) == [(better, "Annabel"), (bot, "")]
        assert await store.ratings(["anna", "nobody"]) == [(better, "Annabel")]
        assert await store.count_games_of("anna") == 2
        assert await store.some_games_of("anna", None, 1) == [game(3, "anna", "bert")]
        assert await store.some_games_of("anna", game(3, "anna", "bert"), 9) == [game(1, "anna")]

    with_store(url, scene)


def test_a_rating_that_has_changed_meanwhile_is_worked_out_again(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.write([RatingRow("anna", "bots", 20.0, 8.0, 1)])
        first, second = RatingRow("anna", "bots", 21.0, 7.0, 2), RatingRow("anna", "bots", 19.0, 7.0, 2)
        await store.write([first])
        with pytest.raises(Taken):
            await store.write([game(1, "anna"), second])
        assert await store.ratings(["anna"]) == [(first, "")]
        assert await store.game("g1") is None

    with_store(url, scene)


def test_the_time_of_the_server(url: str) -> None:
    async def scene(store: Store) -> None:
        assert (await store.alive(), await store.outages()) == (0, [])
        await store.write([Alive(5)])
        await store.write([Alive(6), Outage(30, 40), Outage(10, 20)])
        assert (await store.alive(), await store.outages()) == (6, [Outage(10, 20), Outage(30, 40)])

    with_store(url, scene)


# -- forgetting --------------------------------------------------------------------------------------


def test_what_somebody_said_is_found_again(url: str) -> None:
    hers: list[AnyEntry] = [Joined(1, 0, "Anna", "anna"), Said(3, "anna", "Anna", "hello")]

    async def scene(store: Store) -> None:
        await store.write([Append("t", 1, hers[0]), Append("t", 2, Joined(2, 1, "Bert", "bert"))])
        await store.write([Append("u", 1, hers[1]), Append("u", 2, Said(4, "bert", "Bert", "I know anna"))])
        assert await store.entries_of("anna") == [("t", hers[0]), ("u", hers[1])]
        assert await store.entries_of("nobody") == []
        assert await store.entries_of("anna", ["u"]) == [("u", hers[1])]
        assert await store.tables_naming("anna", "", 9) == ["t", "u"]
        assert await store.tables_naming("anna", "", 1) == ["t"]
        assert await store.tables_naming("anna", "t", 1) == ["u"]

    with_store(url, scene)


def test_who_is_forgotten_leaves_neither_name_nor_words(url: str) -> None:
    async def scene(store: Store) -> None:
        entries: list[AnyEntry] = [
            Joined(1, 0, "Anna", "anna"),
            Joined(2, 1, "Bert", "bert"),
            Said(3, "anna", "Anna", "secret", "m1"),
            Said(4, "bert", "Bert", "hello"),
        ]
        await store.write([ANNA, BERT, Secret("h", "anna", "link"), Secret("i", "bert", "link")])
        await store.write([Append("t1", number, entry) for number, entry in enumerate(entries, 1)])
        await store.write([table(1, "over", True, "anna", "bert"), game(1, "anna", "bert")])
        await store.write([RatingRow("anna", "bots", 1.0, 1.0, 1), RatingRow("bert", "bots", 1.0, 1.0, 1)])

        await store.write([sums("anna", 1), sums("bert", 1), Sharing("anna", True)])
        await store.write([puzzle("p", 1, public=False, person="anna"), puzzle("q", 2, person="anna")])
        await store.write([AttemptRow("anna", "q", 5, "keep", True)])

        await store.write([Forget("anna")])

        assert (await store.some_sums_of("anna", None, 9), await store.shares("anna")) == ([], False)
        assert await store.some_sums_of("bert", None, 9) == [sums("bert", 1)]
        assert (await store.puzzle("p"), await store.some_attempts_of("anna", "", 9)) == (None, [])
        assert await store.puzzle("q") == puzzle("q", 2)
        assert await store.journal("t1") == [
            Joined(1, 0, "", "anna"),
            entries[1],
            Said(3, "anna", "", "", "m1"),
            entries[3],
        ]
        assert await store.entries_of("anna") == []
        assert (await store.person("anna"), await store.secret("h")) == (None, None)
        assert (await store.tables_of("anna"), await store.games_of("anna")) == ([], [])
        (kept,) = await store.tables("over")
        assert [seat.name for seat in kept.summary.seats] == ["", "the name of bert"]
        (played,) = await store.games_of("bert")
        assert [one.name for one in played.summary.players] == ["", "the name of bert", "page"]
        assert [row.who for row, _ in await store.ratings(["anna", "bert"])] == ["bert"]
        assert await store.person("bert") == BERT
        assert await store.secret("i") is not None
        assert await store.tables_of("bert") == [kept]

    with_store(url, scene)


# -- addresses ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["mysql://localhost/x", "sqlite://", "nonsense", "sqlite:///"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(NoStore, match=f"'{address}' is no store; write sqlite:///FILE or postgresql://"):
        asyncio.run(open_store(address))


# -- whoever runs the server -------------------------------------------------------------------------


def test_commands_are_kept_with_what_came_of_them(url: str) -> None:
    async def scene(store: Store) -> None:
        first, second = BanPerson("anna", "rude"), RemoveLine("t", 3)
        await store.write([Commanded(5, "root", first)])
        await store.write([Commanded(6, "root", second)])
        todo = await store.commands_to_do()
        assert [(row.at, row.who, row.command, row.done) for row in todo] == [
            (5, "root", first, 0),
            (6, "root", second, 0),
        ]
        await store.write([CommandDone(todo[0].number, 7, "done")])
        assert [row.command for row in await store.commands_to_do()] == [second]

    with_store(url, scene)


def test_bans_come_and_go(url: str) -> None:
    async def scene(store: Store) -> None:
        person, network = Ban("anna", "person", 5, "rude"), Ban("203.0.113.0/24", "address", 6)
        await store.write([ANNA, person, network])
        assert sorted(await store.bans(), key=lambda ban: ban.at) == [person, network]
        await store.write([Unbanned(network.whom)])
        with pytest.raises(Gone):
            await store.write([Unbanned(network.whom)])
        await store.write([Forget("anna")])
        assert await store.bans() == []

    with_store(url, scene)


def test_reports_are_counted_until_they_are_settled(url: str) -> None:
    async def scene(store: Store) -> None:
        said = Said(5, "bert", "Bert", "a rude word")
        await store.write([ANNA, BERT, table(1), Append("t1", 1, said), Append("t1", 2, said)])
        for entry in (1, 1, 2):  # twice is once
            await store.write([Reported("t1", entry, "anna", 9)])
        assert await store.count_reports("anna") == 2
        assert await store.count_reports("bert") == 0
        await store.write([LineRemoved("t1", 1)])  # and with it the reports of it
        assert await store.count_reports("anna") == 1
        assert [entry.text for entry in await store.journal("t1") if isinstance(entry, Said)] == [
            *("", "a rude word")
        ]
        with pytest.raises(Gone):
            await store.write([Settled(99)])
        with pytest.raises(Gone):
            await store.write([LineRemoved("t1", 9)])
        made = [Reported("t1", 1, "anna", 9), Reported("t1", 2, "anna", 9)]
        assert (await store.reports_of("anna"), await store.reports_of("bert")) == (made, [])
        await store.write([Forget("anna")])
        assert await store.count_reports("anna") == 0
        assert await store.reports_of("anna") == []

    with_store(url, scene)


def test_a_person_is_renamed_wherever_they_are_named(url: str) -> None:
    async def scene(store: Store) -> None:
        entries: list[AnyEntry] = [Joined(1, 0, "Anna", "anna"), Said(2, "anna", "Anna", "I am Anna")]
        journal = [Append("t1", number, entry) for number, entry in enumerate(entries, 1)]
        await store.write([ANNA, BERT, table(1, "playing", True, "anna", "bert"), game(2, "anna", "bert")])
        await store.write([*journal, RenamedEverywhere("anna", "Mild")])
        assert await store.journal("t1") == [
            Joined(1, 0, "Mild", "anna"),
            Said(2, "anna", "Mild", "I am Anna"),
        ]
        (row,) = await store.tables_of("anna")
        assert [seat.name for seat in row.summary.seats] == ["Mild", "the name of bert"]
        (played,) = await store.games_of("bert")
        assert [player.name for player in played.summary.players][:2] == ["Mild", "the name of bert"]

    with_store(url, scene)
