"""A worker process that runs bots: it reads one question per line and writes one reply per line.

It also judges decisions of finished games for their review. Whatever it is asked, it is given what a seat
sees and has heard, as text, and nothing else. It ends when its input ends, so no worker outlives
the server, even one that was killed.
"""

from __future__ import annotations

import os
import signal
import sys

import msgspec
from librt.random import Random

from oriflamme.bots import Bot, Budget, ask, make_bot
from oriflamme.notation.position import parse_observation
from oriflamme.notation.remembered import parse_remembered
from oriflamme.notation.words import action_text
from oriflamme.review import Judge, decided

LOW = "--low-priority"
"""The option of a worker that gives way to other processes, but goes on beside them."""


class Question(msgspec.Struct, frozen=True, tag_field="is", tag="question"):
    """What does this bot do?"""

    id: int
    bot: str
    observation: str  # in the notation, with its history for bots that want it
    seed: int
    seconds: float


class Judging(msgspec.Struct, frozen=True, tag_field="is", tag="judging"):
    """What was the decision of this number worth, in which this action was taken?"""

    id: int
    judge: Judge
    number: int
    observation: str
    taken: int
    seed: int


class Reply(msgspec.Struct, frozen=True):
    """A legal action, or a judged decision as JSON, or what went wrong."""

    id: int
    answer: str = ""
    error: str = ""


def answer(question: Question | Judging, bots: dict[str, Bot]) -> Reply:
    try:
        found = _judged(question) if isinstance(question, Judging) else _chosen(question, bots)
        return Reply(question.id, found)
    except Exception as error:
        # only the kind of the error: its message may name cards
        return Reply(question.id, error=type(error.__cause__ or error).__name__)


def _judged(asked: Judging) -> str:
    observation, seating = parse_observation(asked.observation)
    decision = decided(asked.number, seating, observation, asked.taken, asked.judge, asked.seed)
    return msgspec.json.encode(decision).decode()


def _chosen(question: Question, bots: dict[str, Bot]) -> str:
    bot = bots.get(question.bot)
    if bot is None:
        bot = bots[question.bot] = make_bot(question.bot)
    observation, _ = parse_remembered(question.observation)
    chosen = ask(bot, observation, Random(question.seed), Budget(seconds=question.seconds))
    return action_text(chosen.action)


def main() -> None:
    if LOW in sys.argv and hasattr(os, "nice"):
        os.nice(10)  # a tenth of a processor beside one that is busy
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends
    decoder, bots = msgspec.json.Decoder(Question | Judging), dict[str, Bot]()
    lines, out = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # so that what a bot prints is not read as a reply
    try:
        for line in lines:
            out.write(msgspec.json.encode(answer(decoder.decode(line), bots)) + b"\n")
            out.flush()
    except BrokenPipeError:  # the server is gone: exit without flushing the rest
        os._exit(0)


if __name__ == "__main__":
    main()
