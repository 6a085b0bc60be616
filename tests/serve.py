"""A real server in a process of its own, with settings that `oriflamme serve` does not offer."""

from __future__ import annotations

import json
import sys
from dataclasses import replace

from oriflamme.server.running import run
from oriflamme.server.settings import Limits, Settings

AMPLE = Limits(
    messages_a_second=1e6,
    messages_at_once=10**6,
    requests_a_second=1e6,
    requests_at_once=10**6,
    sockets_of_an_address=10**6,
    tables_of_a_person=10**6,
    seats_of_a_person=10**6,
    people_a_minute=1e9,
)


def settings_from(given: dict[str, object]) -> Settings:
    limits = given.pop("limits", {})
    assert isinstance(limits, dict)
    base = Settings(port=0, limits=replace(AMPLE, **limits), bot_pause=0.0, workers=1)
    return replace(base, **given)  # type: ignore[arg-type]


if __name__ == "__main__":
    run(
        settings_from(json.loads(sys.argv[1])), lambda address: print(f"Listening on {address}", flush=True)
    )
