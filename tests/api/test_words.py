"""Families, kinds, sets, cards and actions: texts that know what they stand for."""

from __future__ import annotations

import copy
import pickle

import pytest

import oriflamme
from oriflamme import FAMILIES, KINDS, SETS, Action, Card, Family, Kind, Set
from oriflamme.rules import ALLIANCE, BASE, CARDS
from oriflamme.rules.actions import GAP, LAST, TARGET, action, placement


def test_they_are_texts_and_equal_to_them() -> None:
    assert FAMILIES == ("R", "B", "G", "Y", "V")
    assert SETS == ("base", "alliance", "mixed")
    assert [card.slug for card in CARDS] == list(KINDS)
    assert dict[str, int]({Family("R"): 1})["R"] == 1
    assert {"keep": 1}[Action("keep")] == 1
    assert f"{Kind('archer')} {Action('keep')} {Card('R?spy')}" == "archer keep R?spy"
    assert sorted([Action("reveal"), Action("keep")]) == ["keep", "reveal"]
    assert Action("keep") != "reveal"


def test_what_a_family_a_kind_and_a_set_tell() -> None:
    assert [family.colour for family in FAMILIES] == ["red", "blue", "green", "yellow", "violet"]
    decree, lord, deal = Kind("royal-decree"), Kind("lord"), Kind("deal")
    assert (decree.name, decree.character, decree.set) == ("Royal Decree", False, "base")
    assert (lord.name, lord.character, deal.set) == ("Lord", True, "alliance")
    assert all(kind.rule and kind.name for kind in KINDS)
    assert [len(name.kinds) for name in SETS] == [10, 10, len(KINDS)]
    assert Set("base").kinds == tuple(kind for i, kind in enumerate(KINDS) if BASE >> i & 1)
    assert Set("alliance").kinds == tuple(kind for i, kind in enumerate(KINDS) if ALLIANCE >> i & 1)
    assert all(kind in kind.set.kinds for kind in KINDS)


def test_an_unknown_kind_tells_nothing() -> None:
    unknown = Card("B?_+2").kind
    assert unknown == "_"
    for fact in ("name", "rule", "character", "set"):
        with pytest.raises(ValueError, match="may not know"):
            getattr(unknown, fact)


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("R?ambush+2", ("R", "ambush", False, 2, 0, False, False, None)),
        ("G!diplomat+4^1", ("G", "diplomat", True, 4, 1, False, False, None)),
        ("B?revolt*", ("B", "revolt", False, 0, 0, True, False, None)),
        ("V?_+1~", ("V", "_", False, 1, 0, False, True, None)),
        ("Y?assassination/Y!spy/Y?_", ("Y", "assassination", False, 0, 0, False, False, "Y!spy/Y?_")),
    ],
)
def test_what_a_card_in_the_row_tells(text: str, facts: tuple[object, ...]) -> None:
    card = Card(text)
    told = (card.family, card.kind, card.open, card.tokens, card.verdicts, card.known, card.asleep)
    assert (*told, card.beneath) == facts
    assert repr(card) == f"Card({text!r})"
    assert isinstance(card.family, Family)
    assert isinstance(card.kind, Kind)


@pytest.mark.parametrize(
    ("text", "packed", "facts"),
    [
        ("place archer first", placement(0, 0), ("place", "archer", None)),
        (
            "place royal-decree last",
            placement(KINDS.index("royal-decree"), LAST),
            ("place", "royal-decree", None),
        ),
        ("place spy on 12", placement(2, 12), ("place", "spy", 12)),
        ("swap heir", None, ("swap", "heir", None)),
        ("target 3", action(TARGET, 3), ("target", None, 3)),
        ("gap 0", action(GAP, 0), ("gap", None, 0)),
        ("keep", None, ("keep", None, None)),
        ("confer", None, ("confer", None, None)),
        ("confer 2", None, ("confer", None, 2)),
    ],
)
def test_what_an_action_tells(text: str, packed: int | None, facts: tuple[object, ...]) -> None:
    known = Action(text)
    assert known == text
    assert (known.verb, known.kind, known.number) == facts
    assert packed is None or known.packed == packed
    assert Action.of(known.packed) is known is Action(f"  {text} ")
    assert repr(known) == f"Action({text!r})"


@pytest.mark.parametrize(
    "word", [Family("R"), Kind("spy"), Kind("_"), Set("base"), Card("R?spy/R!lord"), Action("gap 3")]
)
def test_copies_are_what_they_were(word: str) -> None:
    for twin in (
        copy.copy(word),
        copy.deepcopy(word),
        *(pickle.loads(pickle.dumps(word, n)) for n in range(6)),
    ):
        assert type(twin) is type(word)
        assert twin == word
    if isinstance(word, Action):
        assert pickle.loads(pickle.dumps(word)) is word


@pytest.mark.parametrize(
    ("make", "text", "message"),
    [
        (Family, "r", "there is no family 'r'; did you mean 'R'?"),
        (Family, "Blue", "there is no family 'Blue'; did you mean 'B'?"),
        (Family, "X", "there is no family 'X'; there are R, B, G, Y, V"),
        (Family, "", "there is no family ''; there are R, B, G, Y, V"),
        (Kind, "archr", "there is no card 'archr'; did you mean 'archer'?"),
        (Set, "bsae", "there is no set 'bsae'; did you mean 'base'?"),
        (Card, "R?ambusch", "there is no card 'ambusch'; did you mean 'ambush'?"),
        (Card, "X?spy", "there is no family 'X'; at the table are R, B, G, Y, V"),
        (Action, "plaec spy first", "'plaec spy first': there is no action 'plaec'; did you mean 'place'?"),
        (Action, "target 99", "'target 99': no row is so long"),
    ],
)
def test_what_is_wrong_is_told_with_what_would_be_right(make: type[str], text: str, message: str) -> None:
    with pytest.raises(ValueError) as error:
        make(text)
    assert str(error.value) == message


def test_the_module_has_them_all() -> None:
    assert set(oriflamme.__all__) <= set(dir(oriflamme))
    with pytest.raises(AttributeError, match="no attribute 'Gmae'"):
        oriflamme.Gmae  # type: ignore[attr-defined]  # noqa: B018
