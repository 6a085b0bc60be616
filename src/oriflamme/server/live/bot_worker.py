"""A worker process that runs bots: it reads one question per line and writes one reply per line.

It is given what a seat sees, as text, and nothing else. It ends when its input ends, so no worker outlives
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
from oriflamme.notation.words import action_text


class Question(msgspec.Struct, frozen=True):
    id: int
    bot: str
    observation: str  # one line of the notation
    seed: int
    seconds: float


class Reply(msgspec.Struct, frozen=True):
    """A legal action, or what went wrong."""

    id: int
    action: str = ""
    error: str = ""


def answer(question: Question, bots: dict[str, Bot]) -> Reply:
    try:
        bot = bots.get(question.bot)
        if bot is None:
            bot = bots[question.bot] = make_bot(question.bot)
        observation, _ = parse_observation(question.observation)
        chosen = ask(bot, observation, Random(question.seed), Budget(seconds=question.seconds))
        return Reply(question.id, action_text(chosen.action))
    except Exception as error:
        # only the kind of the error: its message may name cards
        return Reply(question.id, error=type(error.__cause__ or error).__name__)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends
    decoder, bots = msgspec.json.Decoder(Question), dict[str, Bot]()
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
