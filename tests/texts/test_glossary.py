"""The glossary is true: the words it lists are those of the texts, and those it rules out are in none."""

import re

import pytest
from tests.helpers.catalogues import prose
from tests.helpers.places import ROOT

from oriflamme.rules.catalogue import CARDS, FAMILIES
from oriflamme.texts import LANGUAGES, catalogue

PAGE = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
NAMES = ("English", "Українська", "Русский", "Polski", "Français")


def rows(title: str) -> list[list[str]]:
    """The cells of a part's table, without its head."""
    part = PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    lines = re.findall(r"^\| (.+) \|$", part, re.MULTILINE)
    return [line.split(" | ") for line in lines[1:]]


def forms(cell: str) -> list[str]:
    return [form.strip().casefold() for form in cell.split(",")]


TERMS = [*rows("The game"), *rows("The site")]
AVOIDED = rows("Words we don’t use")


def test_cards_and_families_have_their_names() -> None:
    listed = [[cell.removesuffix("*") for cell in row] for row in rows("Cards")]
    for slug, row in zip((card.slug for card in CARDS), listed, strict=True):
        assert row == [slug, *(catalogue(language).text(f"card-{slug}") for language in LANGUAGES)]
    for letter, row in zip(FAMILIES, rows("Families"), strict=True):
        assert row == [letter, *(catalogue(language).text(f"family-{letter}") for language in LANGUAGES)]


@pytest.mark.parametrize("row", TERMS, ids=lambda row: row[1])
def test_a_word_stands_where_the_glossary_says(row: list[str]) -> None:
    _, *words, keys = row
    for language, cell in zip(LANGUAGES, words, strict=True):
        texts = prose(language)
        told = " ".join(texts[key] for key in re.findall("`([^`]+)`", keys)).casefold()
        assert any(re.search(rf"(?<!\w){re.escape(form)}(?!\w)", told) for form in forms(cell)), (
            f"{language}: {keys} has no {cell!r}: {told}"
        )


@pytest.mark.parametrize("row", AVOIDED, ids=lambda row: row[1])
def test_a_word_that_is_not_used_is_in_no_text(row: list[str]) -> None:
    name, words, _ = row
    for form in forms(words):
        for key, text in prose(LANGUAGES[NAMES.index(name)]).items():
            found = re.search(rf"(?<!\w){re.escape(form)}(?!\w)", text.casefold())
            assert found is None, f"{key} says {form!r}: {text}"
