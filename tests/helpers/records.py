"""Random games for the tests."""

from librt.random import Random

from oriflamme.notation.record import Record
from oriflamme.notation.trace import decision_line, game_line, result_line
from oriflamme.rules import ALLIANCE, BASE, FAMILIES, draw_deal, draw_mixed

SETS = ("base", "alliance", "mixed")


def random_record(set_name: str, players: int, seed: int, decisions: int | None = None) -> Record:
    """A random game, or its first decisions."""
    rng = Random(seed)
    kinds = {"base": BASE, "alliance": ALLIANCE, "mixed": draw_mixed(rng)}[set_name]
    deal = draw_deal(players, kinds, rng)
    names = {letter: f"player {letter}" for letter in FAMILIES[:players]}
    record = Record(set_name, names, deal)
    state = deal.start()
    while state.question and (decisions is None or len(record.actions) < decisions):
        record.actions.append(state.legal_at(rng.randrange(state.legal_count())))
        state.apply(record.actions[-1])
    return record


def trace_of(record: Record, number: int = 0) -> list[str]:
    """The lines of its trace."""
    lines = [game_line(number, record.set_name, record.deal, record.seating)]
    state = record.deal.start()
    for action in record.actions:
        lines.append(decision_line(state, action, record.seating))
        state.apply(action)
    return [*lines, result_line(state, record.seating)]
