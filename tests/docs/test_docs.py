"""The documents keep their word: links lead somewhere, event keys are explained, examples hold."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from tests.helpers.places import ROOT

import oriflamme
from oriflamme.bots.named import BOTS
from oriflamme.cli.commands import COMMANDS
from oriflamme.notation.position import slugs_of
from oriflamme.rules import ALLIANCE, BASE, CARDS, KINDS, SETS, Log, Random, draw_deal, draw_mixed
from oriflamme.rules.card import Card
from oriflamme.texts import LANGUAGES, catalogue

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
RULES = (ROOT / "docs" / "rules.md").read_text()


def anchors(page: Path) -> set[str]:
    """Those that are set, and those a heading or an entry of the reference gets by itself."""
    text = page.read_text()
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    entries = re.findall(r"^::: (\S+)$", text, re.MULTILINE)
    return {*re.findall(r'<a id="([^"]+)">', text), *slugs, *entries}


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a language, those inside of lists too."""
    found = re.findall(rf"^( *)```{language}\n(.*?)^ *```$", page.read_text(), re.MULTILINE | re.DOTALL)
    return [re.sub(f"^{indent}", "", block, flags=re.MULTILINE) for indent, block in found]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"^( *)```.*?^ *```$", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"""(?:\]\(|\b(?:src|href|srcset)=")([^)"\s]+)[)"]""", prose):
        if "://" in target:
            continue
        place, _, anchor = target.partition("#")
        linked = page.parent / place if place else page
        assert linked.exists(), target
        if anchor:
            assert anchor in anchors(linked), target


def test_every_picture_is_shown() -> None:
    shown = "".join(page.read_text() for page in PAGES)
    pictures = (ROOT / "docs" / "pictures").rglob("*.webp")
    assert [path.name for path in pictures if path.relative_to(ROOT / "docs").as_posix() not in shown] == []


def test_anchors_are_set_once() -> None:
    found = re.findall(r'<a id="([^"]+)">', RULES)
    assert len(found) == len(set(found))


def test_every_card_is_explained_and_named() -> None:
    listed = (ROOT / "docs" / "glossary.md").read_text().replace("*", "")
    for card in CARDS:
        assert f'<a id="{card.slug}">' in RULES, f"docs/rules.md has no {card.slug}"
        names = [catalogue(language).text(f"card-{card.slug}") for language in LANGUAGES]
        row = f"\n| {' | '.join([card.slug, *names])} |\n"
        assert row in listed, f"the names in docs/glossary.md lack{row}"


@pytest.mark.parametrize("name", SETS)
def test_the_table_of_a_set_says_what_its_cards_are(name: str) -> None:
    begins = f"\n## {name.capitalize()} set\n"
    assert begins in RULES, f"docs/rules.md has no part{begins}"
    part = RULES.partition(begins)[2].partition("\n## ")[0]
    told = re.findall(r"^\| \[([a-z-]+)\]\(#\1\) \| ([^|]+) \|", part, re.MULTILINE)
    assert told == [(slug, _sort(CARDS[KINDS[slug]])) for slug in slugs_of(SETS[name])]


def _sort(card: Card) -> str:
    marks = {
        "reserve": card.reserved,
        "eliminates": card.eliminates,
        "punishes": card.punishes,
        "earns": card.earns,
    }
    kind = "character" if card.character else "intrigue"
    return ", ".join([kind, *(mark for mark, has in marks.items() if has)])


def test_every_command_is_told_of() -> None:
    told = re.findall(r"^\| .*", (ROOT / "README.md").read_text(), re.MULTILINE)
    words = set(re.findall(r"[`, ]([a-z-]+)\b", " ".join(line.split("|")[1] for line in told)))
    assert set(COMMANDS) - words == set()


def test_every_bot_is_told_of() -> None:
    told = (ROOT / "docs" / "bots.md").read_text()
    for name in BOTS:
        assert re.search(rf"^\| [^|]*`{name}`[^|]* \|", told, re.MULTILINE), f"docs/bots.md has no {name}"


def test_every_key_of_an_event_is_explained() -> None:
    rng = Random(1)
    told: set[tuple[str, str]] = set()
    for number in range(600):
        kinds = (BASE, ALLIANCE, draw_mixed(rng))[number % 3]
        log = Log()
        game = draw_deal(3 + number % 3, kinds, rng).start_with(log)
        while game.legal_count() > 0:
            game.apply(game.random_action(rng))
        told |= {(event.why, event.what) for event in log.events}
    table = RULES[RULES.index("## Event keys") : RULES.index("## Names")]
    explained = {
        (why, what)
        for why, events in re.findall(r"^\| \[([^]]+)\]\(#\1\) \| ([^|]+) \|", table, re.MULTILINE)
        for what in re.findall("`([^`]+)`", events)
    }
    assert told == explained, "compare the event keys of docs/rules.md"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_of_data_are_well_formed(page: Path) -> None:
    for block in blocks(page, "toml"):
        assert tomllib.loads(block)
    for block in blocks(page, "json"):
        json.loads(block)


def test_example_of_a_scenario_holds() -> None:
    scenario = pytest.importorskip("oriflamme.notation.scenario")
    for block in blocks(ROOT / "docs" / "notation.md", "toml"):
        for case in scenario.parse_scenarios(block):
            assert scenario.run_case(case) == []


def test_the_tutorial_shows_the_table_as_it_is_printed() -> None:
    page = (ROOT / "docs" / "tutorial.md").read_text()
    game = oriflamme.Game(players=3, cards="base", seed=7)
    for action in ("place archer first", "place spy last", "place ambush first", "keep", "reveal"):
        assert f'"{action}"' in page
        game.play(action)
    assert f"\n```\n{game.seen_by('G')}\n```\n" in page


def test_the_bots_of_the_page_play(tmp_path: Path) -> None:
    bots = []
    for block in blocks(ROOT / "docs" / "bots.md", "python"):
        (name,) = re.findall(r"^class (\w+)", block, re.MULTILINE)
        (tmp_path / f"{name}.py").write_text(block)
        bots.append(f"{tmp_path / name}.py:{name}")
    results = oriflamme.play(*bots, "random", games=6)
    assert [score.reasons for score in results.scores] == [()] * 3
