"""The review of a finished game: what each seat could have known, what it decided, and what was luck.

`judge` measures one decision from what its seat knew, `curves` corrects what it measures, `words` has the
verdicts and the accuracy, `game` goes through a record, and `shape` is the result, as data and as JSON.
docs/review.md explains the figures.
"""

from oriflamme.review.game import (
    Job,
    NotOver,
    Work,
    added_up,
    decided,
    decisions_of,
    judge_note,
    judged,
    review,
    with_luck,
)
from oriflamme.review.judge import BadJudge, Judge
from oriflamme.review.shape import Review, review_json

__all__ = [
    "BadJudge",
    "Job",
    "Judge",
    "NotOver",
    "Review",
    "Work",
    "added_up",
    "decided",
    "decisions_of",
    "judge_note",
    "judged",
    "review",
    "review_json",
    "with_luck",
]
