"""A review as data. Its JSON has the same names. `schema` describes it, and docs/review.md explains it.

Win chances, luck and losses are shares of the victory, from 0 to 1, and have `DIGITS` decimals. They are
rounded before anything is added up, so the sums of the JSON are exact.
"""

from typing import Literal

import msgspec

DIGITS = 6

CHANCE_DIGITS = 3
"""Of figures that are not added up."""

Verdict = Literal["none", "inaccuracy", "mistake", "blunder"]
Difference = Literal["earns", "ends", "attacked", "felled", "robbed"]


def rounded(share: float) -> float:
    return round(share, DIGITS) + 0.0  # no -0.0


class Option(msgspec.Struct, frozen=True):
    """One legal action, if all play on like the judge."""

    action: str
    win_chance: float
    error: float
    """The standard error of the win chance."""
    place: float
    """The expected place, from 1. Level families get the mean of the places they fill."""
    influence: float
    """The expected influence at the end."""
    proved: bool = False
    """Whether it is proved to win, whatever is hidden and whatever the others do."""


class Why(msgspec.Struct, frozen=True):
    """What differs in the imagined games after the best action, and goes along with winning."""

    what: Difference
    """earns: influence by the own card `kind`. ends: influence of `family` at the end. attacked: the share
    of games in which others eliminate the own card `kind`. felled: the share in which the card of `family`
    at `position` is eliminated. robbed: influence that others take from the own stock."""
    family: str
    difference: float
    """How much more there is of it after the best action than after `against`, on average."""
    error: float
    """The standard error of the difference."""
    kind: str = ""
    position: int = 0


class Likely(msgspec.Struct, frozen=True):
    """A kind that a closed card could be."""

    kind: str
    chance: float
    """How likely the judge believes it to be, from how the game was played."""
    plain: float
    """How likely it is by counting alone."""


class ClosedCard(msgspec.Struct, frozen=True):
    """A closed card of another family in the row, as the seat knew it."""

    family: str
    position: int
    covered_by: int
    """How many cards lie on it."""
    kinds: list[Likely]
    """The most likely first."""


class Decision(msgspec.Struct, frozen=True):
    """One decision of a seat, from what the seat knew."""

    number: int
    """The number of its action in the record, from 1."""
    round: int
    seat: str
    """The letter of the family."""
    question: str
    """place, keep, target, gap, report, confer or verdict."""
    action: str
    """The action that was taken."""
    best: str
    """The action that the judge finds best."""
    win_chance: float
    """Before the action: what the best action wins."""
    luck: float
    """How the win chance had moved since the seat's last decision. At its first decision 0."""
    loss: float
    """What the action gave away. 0 if that is within two standard errors."""
    error: float
    """The standard error of what it gave away."""
    verdict: Verdict
    actions: list[Option]
    """All legal actions, the best first."""
    against: str = ""
    """What `reasons` compare the best action with: the action taken, or the next best if the best was
    taken."""
    reasons: list[Why] = []
    """Why the best action is better, the most important first. Empty where nothing is significant."""
    closed: list[ClosedCard] = []
    """What the closed cards of others could be."""


class Seat(msgspec.Struct, frozen=True):
    """One seat over the whole game: start + luck - loss = result."""

    name: str
    """The name of its player."""
    start: float
    """The win chance at its first decision."""
    luck: float
    """Everything that the seat did not decide: cards, and what others did, their mistakes too."""
    loss: float
    """The sum of its losses."""
    result: float
    """Its share of the victory."""
    deal: float
    """The luck of the deal, which is in `start`: how far the start is above an even share."""
    choices: int
    """The number of decisions with more than one legal action."""
    average_loss: float
    """The loss per such decision."""
    accuracy: float
    """From 0 to 100, by the average loss."""
    expected: float
    """The result to be expected with average luck: an even share less the losses, at least 0."""
    mattered: list[int]
    """The numbers of up to three decisions that mattered most, the most important first."""


class JudgeNote(msgspec.Struct, frozen=True):
    """Who judged, so that a review can be repeated."""

    bot: str
    version: int
    worlds: int
    seed: int
    corrected: bool
    """Whether a fitted curve corrects the win chances."""


class Review(msgspec.Struct, frozen=True):
    """The review of a game, or of some of its seats. `Record.review` makes one.

    `print(review)` shows the seats; `json` has everything, as documented in docs/review.md.
    """

    __module__ = "oriflamme"

    judge: JudgeNote
    game: str
    """A digest of the deal and the actions."""
    set: str
    seating: str
    """The letters of the families in the order of their seats."""
    seats: dict[str, Seat]
    """The seats that were reviewed, by the letters of their families."""
    decisions: list[Decision]
    """Their decisions, in the order of the game."""

    def json(self) -> str:
        """As JSON."""
        return review_json(self)

    def __str__(self) -> str:
        names = {letter: f"{letter} {seat.name}".rstrip() for letter, seat in self.seats.items()}
        width = max(map(len, names.values()))
        lines = [f"{'':{width}}  start   luck  losses  result  accuracy"]
        for letter, seat in self.seats.items():
            lines.append(
                f"{names[letter]:{width}} {100 * seat.start:6.1f} {100 * seat.luck:+6.1f} "
                f"{-100 * seat.loss + 0.0:7.1f} {100 * seat.result:7.1f} {seat.accuracy:9.0f}"
            )
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<Review: {self.set} set, {self.seating}, {len(self.decisions)} decisions>"


def review_json(review: Review, indent: int = 1) -> str:
    """As JSON. An indentation of 0 gives a single line."""
    encoded = msgspec.json.encode(review)
    return (msgspec.json.format(encoded, indent=indent) if indent else encoded).decode()


def read_review(text: str) -> Review:
    """From JSON. Raises ValueError."""
    return msgspec.json.decode(text, type=Review)


def schema() -> dict[str, object]:
    """The JSON Schema of a review."""
    return msgspec.json.schema(Review)
