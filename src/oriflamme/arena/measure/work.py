"""Plays what is missing."""

from __future__ import annotations

import time
from collections.abc import Callable

from librt.random import Random

from oriflamme.arena.match import play_match
from oriflamme.arena.measure.plan import Measurement
from oriflamme.arena.measure.store import Known, Results
from oriflamme.arena.runner import Runner
from oriflamme.bots.core.ismcts import Search
from oriflamme.rules.bits import COMPILED
from oriflamme.rules.catalogue import BASE
from oriflamme.rules.deal import draw_deal
from oriflamme.rules.observation import observe

EVERY = 20.0
"""Seconds between two writes. If all processes are killed, this much work is lost, and the deals in
play."""

RATE_AIMS = {3: 80_000, 5: 50_000}
"""Iterations of the search a second, by players."""

RATE_RUNS, RATE_SECONDS = 5, 0.5


def play_missing(
    measurement: Measurement,
    scale: float,
    results: Results,
    runner: Runner,
    progress: Callable[[Known], None],
    every: float = EVERY,
) -> None:
    """Play the missing deals, and store them as they finish."""
    match = measurement.match
    known = results.of(match)
    part, last = Known(measurement.players), time.monotonic()
    try:
        for played in play_match(match, range(known.deals, measurement.wanted(scale)), runner):
            part.add(played)
            if time.monotonic() - last >= every:
                results.add(match, part)
                part, last = Known(measurement.players), time.monotonic()
                progress(results.of(match))
    finally:  # Ctrl-C too
        if part.deals:
            results.add(match, part)
            progress(results.of(match))


def iterations_per_second(players: int) -> dict[str, object]:
    """The rate of the plain search at the first decision of a base game: the best of some runs on one
    core."""
    state = draw_deal(players, BASE, Random(1)).start()
    observation = observe(state, state.asked)
    rates = []
    for run in range(RATE_RUNS):
        search = Search(observation, 0.7, Random(run))
        started, done = time.thread_time(), 0
        while time.thread_time() - started < RATE_SECONDS:
            done += search.run(500, 60.0)
        rates.append(done / (time.thread_time() - started))
    return {"players": players, "iterations_per_second": round(max(rates)), "compiled": COMPILED}
