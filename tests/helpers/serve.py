"""A real server in a process of its own, with settings that `oriflamme serve` does not offer."""

from __future__ import annotations

import base64
import functools
import gc
import hashlib
import json
import os
import random
import resource
import secrets
import signal
import sys
import time
import weakref
from collections import Counter
from dataclasses import replace
from pathlib import Path

from librt.random import Random

from oriflamme.rules import Deal
from oriflamme.server import running
from oriflamme.server.budgets import Limits
from oriflamme.server.http import my_data, people
from oriflamme.server.live import bot_pool
from oriflamme.server.live.bot_worker import Question
from oriflamme.server.settings import Settings
from oriflamme.server.store import opening
from oriflamme.server.store.sqlite import SqliteStore
from oriflamme.server.table import call, commands, fairness, table

USUAL = ("_bytes", "_seconds", "tokens_of_a_person", "lines_of_a_table", "connections", "listed_of_a_host")
AMPLE = replace(
    Limits(),
    **{  # type: ignore[arg-type]
        name: 10**9 if isinstance(value, int) else 1e9
        for name, value, _ in Limits.declared()
        if not name.endswith(USUAL)
    },
)
"""Nothing that tests do by the hundred is refused."""


def settings_from(given: dict[str, object]) -> Settings:
    limits = given.pop("limits", {})
    assert isinstance(limits, dict)
    usual = Limits() if limits.pop("usual", False) else AMPLE
    base = Settings(port=0, limits=replace(usual, **limits), bot_pause=0.0, workers=1)
    given = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    return replace(base, **given)  # type: ignore[arg-type]


def let_the_disk_fill_up() -> None:
    """SIGUSR1: no file of this process may grow or change any more; SIGUSR2: they may again. A line on
    standard output tells when it is so."""
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    def limit(number: int, _: object) -> None:
        most = 1 if number == signal.SIGUSR1 else hard
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
        print(f"files may have {most} bytes", flush=True)

    for number in (signal.SIGUSR1, signal.SIGUSR2):
        signal.signal(number, limit)


def deal_what_is_told(folder: Path) -> None:
    """A table is dealt what the file `deal.json` says when it is started, if there is one."""
    honest = fairness.deal_from

    def deal_from(seed: bytes, kinds: int, seats: int) -> Deal:
        file = folder / "deal.json"
        if not file.exists():
            return honest(seed, kinds, seats)
        told = json.loads(file.read_text())
        return Deal(kinds, told["hands"], told["asides"], told["first"])

    vars(table)["deal_from"] = deal_from


def play_the_same_each_time(file: Path) -> None:
    """What is dealt to the first, second, … table of a test, who sits where, and what a bot draws in a
    position follow from the test's name, which the file holds, and from nothing else."""
    made: Counter[str] = Counter()

    def drawn(*parts: str | int) -> bytes:
        return hashlib.sha256("/".join(map(str, (file.read_text(), *parts))).encode()).digest()

    def number(*parts: str) -> int:
        return int.from_bytes(drawn(*parts)[:7])

    def new_seed() -> bytes:
        test = file.read_text()
        made[test] += 1
        return drawn("deal", made[test])

    def question(id: int, bot: str, observation: str, seed: int, seconds: float) -> Question:
        return Question(id, bot, observation, number(bot, observation), seconds)

    vars(commands).update(new_seed=new_seed, Random=lambda seed: Random(number("kinds")))
    vars(secrets).update(SystemRandom=lambda: random.Random(number("seats")))
    vars(call).update(combined=lambda secret, *_: secret)  # what browsers add is not from the test's name
    vars(bot_pool).update(Question=question)


def let_the_clock_jump(folder: Path) -> None:
    """SIGHUP: from now on it is as many seconds later as the file `later` says."""
    later, true_time, true_time_ns = 0, time.time, time.time_ns

    def jump(*_: object) -> None:
        nonlocal later
        later = int((folder / "later").read_text())
        print(f"it is {later} seconds later", flush=True)

    vars(time).update(
        time=lambda: true_time() + later, time_ns=lambda: true_time_ns() + later * 1_000_000_000
    )
    signal.signal(signal.SIGHUP, jump)


def tell_what_is_kept() -> None:
    """SIGWINCH: a line on standard output tells how many objects of each type there are. Weak references
    are left out: a connection of SQLite keeps some hundred dead ones."""

    def tell(*_: object) -> None:
        gc.unfreeze()
        gc.collect()
        found: dict[int, object] = {}
        ahead = gc.get_objects()
        while ahead:
            thing = ahead.pop()
            if id(thing) not in found:
                found[id(thing)] = thing
                ahead += gc.get_referents(thing)
        kinds = Counter(
            f"{type(thing).__module__}.{type(thing).__qualname__}"
            for thing in found.values()
            if not isinstance(thing, weakref.ReferenceType)
        )
        print(json.dumps(kinds), flush=True)

    signal.signal(signal.SIGWINCH, tell)


def give_up_soon(seconds: float) -> None:
    """What another program has locked is waited for no longer than this."""
    vars(opening)["SqliteStore"] = functools.partial(SqliteStore, busy_seconds=seconds)


def settle(seed: int, hour: float) -> None:
    """All that is drawn is drawn from this seed, and it is this hour: each time the same is shown."""
    drawn = random.Random(seed)
    vars(secrets).update(
        token_bytes=drawn.randbytes,
        token_urlsafe=lambda size: base64.urlsafe_b64encode(drawn.randbytes(size)).rstrip(b"=").decode(),
        randbits=drawn.getrandbits,
        choice=drawn.choice,
        SystemRandom=lambda: drawn,
    )
    later, now = hour - time.time(), time.time
    vars(time).update(time=lambda: now() + later, time_ns=lambda: int((now() + later) * 1e9))


if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    let_the_disk_fill_up()
    folder = Path(given.pop("folder"))
    deal_what_is_told(folder)
    let_the_clock_jump(folder)
    tell_what_is_kept()
    if "settled" in given:
        settle(*given.pop("settled"))
    elif "ORIFLAMME_TEST_NAME" in os.environ:
        play_the_same_each_time(Path(os.environ["ORIFLAMME_TEST_NAME"]))
    if "most_cached" in given:
        vars(people)["MOST_CACHED"] = given.pop("most_cached")
    if "page" in given:
        vars(my_data)["PAGE"] = given.pop("page")
    if "busy_seconds" in given:
        give_up_soon(given.pop("busy_seconds"))
    running.run(settings_from(given), lambda address: print(f"Listening on {address}", flush=True))
