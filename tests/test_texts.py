"""The English texts: there for every card and every event, and readable as Fluent is."""

import re
from pathlib import Path

import pytest

from oriflamme import server
from oriflamme.rules.catalogue import CARDS, FAMILIES
from oriflamme.server.routes import STATUS
from oriflamme.texts import Catalogue, english


@pytest.mark.parametrize("slug", [card.slug for card in CARDS])
def test_every_card_has_a_name_a_hint_a_rule_and_a_ruling_or_two(slug: str) -> None:
    texts = english()
    assert texts.text(f"card-{slug}")
    assert len(texts.text(f"card-{slug}.short")) < 60, "a hint must fit into a line of the terminal"
    assert texts.text(f"card-{slug}.rule").endswith(".")
    assert all(ruling.endswith(".") for ruling in texts.attributes(f"card-{slug}", "ruling"))
    if slug != "fanatic":  # it leaves no question open
        assert texts.attributes(f"card-{slug}", "ruling")


def test_every_family_has_a_name() -> None:
    assert len({english().text(f"family-{letter}") for letter in FAMILIES}) == len(FAMILIES)


def test_everything_that_the_server_says_no_with_has_a_text() -> None:
    sources = "".join(path.read_text() for path in Path(server.__path__[0]).glob("*.py"))
    reasons = {*re.findall(r'\b(?:Refusal|refused)\("([a-z-]+)"', sources), *STATUS}
    reasons |= {f"store-{reason}" for reason in ("full", "locked", "read-only", "io", "broken", "gone")}
    assert len(reasons) > 30
    for reason in reasons:
        assert english().text(f"refused-{reason}", most=1, what="x", decision=1).endswith(".")
    for reason in re.findall(r'\b(?:let_go|Unwelcome)\("([a-z-]+)"', sources):
        assert english().text(f"bye-{reason}").endswith(".")


def test_a_catalogue_is_read() -> None:
    texts = Catalogue("# said\none = a { $x } {$y}\n    more\n    .hint = h\n       i\n\ntwo =\n    long\n")
    assert texts.text("one", x=1, y="b") == "a 1 b more"
    assert texts.text("one.hint") == "h i"
    assert texts.text("two") == "long"
    assert texts.attributes("one", "hi") == ["h i"]


@pytest.mark.parametrize("text", ["what is this", "  more", "a = 1\na = 2", "a = 1\n  .b = 1\n  .b = 2"])
def test_a_wrong_catalogue_names_the_line(text: str) -> None:
    with pytest.raises(ValueError, match=r"^line \d"):
        Catalogue(text)
