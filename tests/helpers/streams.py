"""Random games as the browser hears them: for every viewer the events and, after each action, the position.

`python -m tests.helpers.streams GAMES` prints one JSON line a game and viewer; web/src/game/follow.test.ts
reads them and must come to the same positions from the events alone.
"""

import json
import random
import sys

from tests.helpers.tables import bots, start, table_with

from oriflamme.notation.position import position_keys
from oriflamme.notation.words import action_text
from oriflamme.rules.bits import count
from oriflamme.rules.board import NOBODY
from oriflamme.rules.observation import observe
from oriflamme.server.protocol.views import Telling
from oriflamme.server.table.journal import Acted, TableSettings
from oriflamme.server.table.table import OVER, Table

SETS = ("base", "alliance", "mixed")
MIXED = ["shapeshifter", "informer", "diplomat", "judge", "spy", "deserter"]
MIXED += ["royal-decree", "ambush", "revolt", "infiltration"]


def started(number: int, rng: random.Random) -> Table:
    seats, set_ = 3 + number % 3, SETS[number // 3 % 3]
    settings = TableSettings(set=set_, seats=seats, kinds=MIXED if set_ == "mixed" else [])
    seed = rng.randbytes(32).hex()
    return table_with(*bots(*["page"] * seats), start(seats), settings=settings, seed=seed)


def streams(number: int) -> list[dict[str, object]]:
    rng = random.Random(number)
    table = started(number, rng)
    viewers = [*range(table.settings.seats), NOBODY]
    steps: dict[int, list[dict[str, object]]] = {viewer: [] for viewer in viewers}
    told = 0
    while True:
        state = table.state
        if state is None:
            raise ValueError("the game has not started")
        telling = Telling(table.events[told:])
        for viewer in viewers:
            events = [json.loads(bytes(event)) for event in telling.to(viewer)]
            position = position_keys(observe(state, viewer).seen, table.seating)
            steps[viewer].append({"events": events, "position": position})
        told = len(table.events)
        if table.status == OVER:
            break
        table.apply(Acted(0, action_text(rng.choice(state.legal()))))
    common = {"game": number, "families": list(table.seating), "kinds": count(table.kinds)}
    return [{**common, "viewer": viewer, "steps": steps[viewer]} for viewer in viewers]


if __name__ == "__main__":
    for game in range(int(sys.argv[1])):
        for stream in streams(game):
            print(json.dumps(stream))
