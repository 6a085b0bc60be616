"""The message catalogues: every language says everything, and nothing that nobody wants."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from tests.helpers.catalogues import FILLED, FOLDER, messages, prose
from tests.helpers.places import ROOT

from oriflamme import server
from oriflamme.bots.levels import LEVELS
from oriflamme.notation.words import QUESTIONS
from oriflamme.rules.catalogue import CARDS, FAMILIES, GAME_SETS, KINDS, SETS
from oriflamme.server.http.routing import STATUS
from oriflamme.server.table.ratings import BOTS, PEOPLE
from oriflamme.server.teaching.lessons import NAMES as LESSONS
from oriflamme.server.teaching.lessons import cases, lesson_view
from oriflamme.texts import LANGUAGES, Catalogue, MissingText, catalogue, english, understood

ENGLISH = messages("en")
QUOTES = {"en": "“”", "uk": "«»", "ru": "«»", "pl": "„”", "fr": "«»"}


def test_there_is_a_catalogue_of_each_language_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.ftl")) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_has_all_messages_with_the_same_places(language: str) -> None:
    said = messages(language)
    assert set(said) == set(ENGLISH)
    for key, names in said.items():
        assert names == ENGLISH[key], (
            f"{language}: {key} has {sorted(names)}, English {sorted(ENGLISH[key])}"
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_makes_a_sentence_with_any_number(language: str) -> None:
    told = catalogue(language)
    for key in ENGLISH:
        wanted = _needed(key)
        for number in (0, 1, 2, 5, 11, 21, 22, 101):
            text = told.text(key, **{name[1:]: number for name in wanted})
            assert "{" not in text, f"{language}: {key}: {text}"
            if not wanted:
                break


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_dashes_and_ellipses_are_those_of_the_language(language: str) -> None:
    foreign = set("\"'`‘‚“”„«»") - set(QUOTES[language])
    for key, text in prose(language).items():
        assert not foreign & set(text), f"{language}: {key} has another language's quotes: {text}"
        assert not re.search(r"--|(?<=\s)-(?=\s)|\.\.\.", text), f"{language}: {key}: use — or …: {text}"
        opened, closed = (text.count(quote) for quote in QUOTES[language])
        assert opened == closed, f"{language}: {key} leaves a quote open: {text}"
        if language in ("en", "pl", "fr"):
            assert "—" not in text, f"{language}: {key} has a dash: {text}"


def test_french_has_narrow_spaces_before_high_marks_and_inside_of_quotes() -> None:
    wrong = re.compile(rf"[\w{FILLED})»…] ?[;:!?»]|«(?!\u202f)")  # a lone ? is a key to press
    assert all(wrong.search(text) for text in ("Quoi?", "Quoi ?", "« Quoi\u202f»"))
    for key, text in prose("fr").items():
        if key != "position-example":  # which is notation
            assert not wrong.search(text), f"fr: {key} needs U+202F there: {text}"


@pytest.mark.parametrize("language", LANGUAGES[:4])
def test_other_languages_have_no_space_before_marks(language: str) -> None:
    for key, text in prose(language).items():
        assert not re.search(r"\s[;:!,.]", text), f"{language}: {key} has a space too many: {text}"


def _needed(key: str) -> set[str]:
    """The places of a message and of those it refers to."""
    names = ENGLISH[key]
    return {name for name in names if name[0] == "$"}.union(
        *(_needed(name) for name in names if name[0] != "$")
    )


def _said_by_the_server() -> tuple[set[str], set[str]]:
    """The reasons of all refusals, and those with which a connection ends."""
    sources = "".join(path.read_text() for path in Path(server.__path__[0]).rglob("*.py"))
    refusals = {*re.findall(r'\b(?:Refusal|refused)\("([a-z-]+)"', sources), *STATUS}
    return refusals, set(re.findall(r'\b(?:let_go|Unwelcome)\("([a-z-]+)"', sources))


def _said_in(lesson: str) -> list[str]:
    view = lesson_view(lesson)
    steps = [step.say for step in view.steps]
    return [f"{lesson}-{part}" for part in (*steps, *(f"chapter-{name}" for name in view.chapters))]


REFUSALS, ENDS = _said_by_the_server()
PARTS = ["aim", "set-up", "round", "placement", "activation", "elimination", "stacks", "known", "end"]
PHASES = ["placement", "activation", "over"]
THEMES = ["system", "light", "dark"]
VERDICTS = ["inaccuracy", "mistake", "blunder"]
VERBS = [*QUESTIONS.values(), "reveal", "swap", "withdraw", "eliminate"]

NOTHING = [
    *("heir-alone", "order-no-target", "spy-takes", "informer-report", "diplomat-withdraw"),
    "shapeshifter-shapeshifter",
]
"""The rulings by which a text brings nothing."""

BEGUN: dict[str, Iterable[str]] = {
    "arms-": FAMILIES,
    "ask-": QUESTIONS.values(),
    "asked-": [*QUESTIONS.values(), "eliminate"],
    "bar-line-": ["connecting", "open", "lost", "closed"],
    "bye-": ENDS,
    "card-": KINDS,
    "chronicle-": PHASES,
    "confirm-": VERBS,
    "bot-": FAMILIES,
    "do-": ["target", "confer-gift", "verdict", "eliminate"],
    "end-ratings-": ["left", "position"],
    "review-": ["small", *VERDICTS],
    "review-name-": VERDICTS,
    "event-chose-": ["report", "confer", "withdraw"],
    "event-gained-": ["deserter-character"],
    "event-placed-": ["first", "last"],
    "replay-sign-": ["revealed", "eliminated", "reacted"],
    "example-": [case.name for case in cases()],
    "family-": FAMILIES,
    "gives-": [f"{whose}-{how}" for whose in ("you", "other") for how in ("gain", "lose", "between")],
    "glance-": ["left", "right"],
    "ladder-none-": (PEOPLE, BOTS),
    "lesson-": [*LESSONS, *(part for lesson in LESSONS for part in _said_in(lesson))],
    "lesson-name-": FAMILIES,
    "lesson-then-": LESSONS,
    "level-": LEVELS,
    "nav-": ["play", "learn", "rules"],
    "nothing-": NOTHING,
    "phase-": PHASES,
    "picker-": ["character", "intrigue"],
    "progress-kind-": QUESTIONS.values(),
    "place-": ["only", "first", "last"],
    "play-": [*PHASES, "open", "closed", "known", "asleep"],
    "pool-": (PEOPLE, BOTS),
    "refused-": REFUSALS,
    "rulebook-type-": ["character", "intrigue"],
    "rulebook-mark-": ["kill", "react", "reserve"],
    "rulebook-part-": PARTS,
    "rules-": PARTS,
    "set-": SETS,
    "set-about-": GAME_SETS,
    "set-name-": GAME_SETS,
    "setting-clock-": [f"{pace}{hint}" for pace in ("none", "live", "days") for hint in ("", "-hint")],
    "settings-": [
        *("theme", "speed", "sound", "confirm", "aid"),
        *(f"theme-{theme}" for theme in THEMES),
        *(f"speed-{speed}" for speed in ("slow", "normal", "fast", "off")),
    ],
    "slot-": ["open", "closed", "mine", "known", "seen"],
    "standin-": ["away", "time", "left"],
    "sure-": ["verdict", "confer", "eliminate"],
    "sure-place-": ["only", "first", "last"],
    "theme-": THEMES,
    "wait-": QUESTIONS.values(),
    "word-": VERBS,
}
"""The keys that a source begins and something else ends: all that they may end with."""


def test_every_message_is_used_somewhere() -> None:
    """A key is used if it stands in a source, whole, or is begun there and may end so."""
    folders = [ROOT / "src" / "oriflamme", ROOT / "web" / "src"]
    kinds = (".py", ".ts", ".svelte", ".toml")
    sources = "".join(
        path.read_text(encoding="utf-8")
        for folder in folders
        for path in folder.rglob("*")
        if path.suffix in kinds
        and ".test." not in path.name
        and "server/web" not in path.relative_to(ROOT).as_posix()
    )
    whole = set(re.findall(r"[a-z][a-z0-9-]+(?:\.[a-z][a-z0-9-]*)?", sources))
    begun = set(re.findall(r"([a-z][a-z0-9-]*-)(?:\$?\{)", sources))
    referred = {name for names in ENGLISH.values() for name in names}
    ended = {f"{start}{end}" for start, ends in BEGUN.items() if start in begun for end in ends}
    unused = {key for key in ENGLISH if "." not in key} - whole - referred - ended
    assert unused == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [card.slug for card in CARDS])
def test_every_card_has_a_name_a_hint_a_rule_and_a_ruling_or_two(slug: str, language: str) -> None:
    told = catalogue(language)
    assert told.text(f"card-{slug}")
    assert len(told.text(f"card-{slug}.short")) < 64, "a hint must fit into a line of the terminal"
    assert told.text(f"card-{slug}.rule").endswith(".")
    assert all(ruling.endswith(".") for ruling in told.attributes(f"card-{slug}", "ruling"))
    if slug != "fanatic":  # it leaves no question open
        assert told.attributes(f"card-{slug}", "ruling")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    told = catalogue(language)
    assert len({told.text(f"family-{letter}") for letter in FAMILIES}) == len(FAMILIES)
    assert len({told.text(f"card-{card.slug}") for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_offered_the_name_of_a_bot(language: str) -> None:
    told = catalogue(language)
    bots = {told.text(key) for key in ENGLISH if re.fullmatch(r"(lesson-name|bot)-[A-Z]", key)}
    offered = re.split(r",\s*", told.text("name-suggestions"))
    assert len(bots) == 7
    assert len(offered) > 10
    assert bots.isdisjoint(offered)


def test_everything_that_the_server_says_no_with_has_a_text() -> None:
    assert len(REFUSALS) > 30
    for reason in REFUSALS:
        key = f"refused-{reason}"
        assert english().text(key, **{name[1:]: "x" for name in ENGLISH[key]}).endswith((".", "x"))
    passing = {"pace", "server-stops"}  # the page opens the line anew, and says only that it was lost
    for reason in ENDS - passing:
        assert english().text(f"bye-{reason}").endswith(".")


def test_a_catalogue_is_read() -> None:
    read = Catalogue(
        "en",
        "# said\none = a { $x } {$y}\n    more\n    .hint = h\n       i\n\ntwo =\n    long { one.hint }\n",
    )
    assert read.text("one", x=1, y="b") == "a 1 b more"
    assert read.text("one.hint") == "h i"
    assert read.attributes("one", "hi") == ["h i"]


def test_a_text_that_is_missing_is_told_of_with_its_file() -> None:
    read = Catalogue("uk", "one = 1\n    .hint = h\ntwo = { three }\n")
    for key, missing in (("four", "four"), ("one.rule", "one.rule"), ("two", "three")):
        with pytest.raises(MissingText, match=f"^src/oriflamme/texts/uk.ftl lacks {missing}: add what"):
            read.text(key)
    assert [read.has(key) for key in ("one", "one.hint", "one.rule", "four", "four.hint")] == [
        True, True, False, False, False,
    ]  # fmt: skip


def test_a_message_that_is_there_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="one is there twice"):
        Catalogue("en", "one = 1\none = 2\n")


def test_the_language_is_the_first_that_is_understood() -> None:
    assert understood(["de-AT", "pl_PL.UTF-8", "fr"]) == "pl"
    assert understood(["de;q=0.9", " fr;q=0.7"]) == "fr"
    assert understood(["", "C.UTF-8"]) == "en"
