"""Errors in a bot, described so that its author finds them: the file, the line, what would be right."""

from __future__ import annotations

import operator
import reprlib
import sys
import traceback
from collections.abc import Collection, Sequence
from pathlib import Path
from types import CodeType

from oriflamme.notation.words import action_text, closest

MOST_LISTED = 4
"""How many legal actions a message lists."""


def error_text(error: BaseException) -> str:
    """The type and the message of an error, on one line."""
    try:
        text = str(error)
    except Exception:
        text = "(and it cannot say what)"
    return " ".join(f"{type(error).__name__}: {text}".split())


def trace_of(error: BaseException) -> str:
    """The traceback, as Python shows it."""
    return "".join(traceback.format_exception(error))


def raised_text(error: BaseException, files: Collection[str]) -> str:
    """An error with the innermost line of these files in its traceback, and the line that raised it."""
    walked = [(frame.f_code, line) for frame, line in traceback.walk_tb(error.__traceback__)]
    own = [(code, line) for code, line in walked if code.co_filename in files]
    if not own:
        return error_text(error)
    deeper = "" if own[-1] == walked[-1] else f"; raised in {_place(*walked[-1])}"
    return f"{error_text(error)} ({_place(*own[-1])}{deeper})"


def _place(code: CodeType, line: int) -> str:
    return f"{Path(code.co_filename).name}, line {line}, in {code.co_qualname}"


def files_of(kind: object) -> set[str]:
    """The files in which a class and its base classes are written."""
    modules = (sys.modules.get(each.__module__) for each in getattr(kind, "__mro__", ()))
    return {str(file) for module in modules if (file := getattr(module, "__file__", None))}


def method_of(bot: object, name: str = "choose") -> str:
    """Where this method of a bot begins, such as `my_bot.py, line 20, in MyBot.choose`."""
    method = getattr(bot, name, None)
    code = getattr(getattr(method, "__func__", method), "__code__", None)
    if code is None:  # not a Python function
        return f"in {type(bot).__name__}.{name}"
    return _place(code, code.co_firstlineno)


# -- wrong answers -----------------------------------------------------------------------------------


def not_an_answer(given: object, legal: list[int]) -> str:
    """For a value that `choose` returned instead of an `Answer`."""
    if given is None:
        return "it answered None: every way through `choose` ends with `return Answer(action)`"
    action = whole_number(given)
    if action in legal:
        return f"it answered {action}, which is no Answer: `return Answer({action})` would be right"
    right = "`return Answer(action)`, with an action out of `decision.legal`, would be right"
    return f"it answered {_shown(given)}, which is no Answer: {right}{_hint(given)}"


def not_an_action(given: object) -> str:
    """For an `Answer` whose action is not a whole number."""
    return (
        f"it answered Answer({_shown(given)}), whose action is no whole number: "
        f"one out of `decision.legal` would be right{_hint(given)}"
    )


def not_legal(action: int, legal: list[int]) -> str:
    listed = [f"{each} ({action_text(each)})" for each in legal[:MOST_LISTED]]
    more = [f"{len(legal) - MOST_LISTED} more"] if len(legal) > MOST_LISTED else []
    return (
        f"it answered {action}, which is none of its {len(legal)} legal actions: {', '.join(listed + more)}"
    )


def not_in_words(given: object, legal: Sequence[str]) -> str:
    """For a wrong answer of a bot that answers in words."""
    if not isinstance(given, str):
        return f"it answered {_shown(given)}, which is no text: one of `seen.legal` would be right"
    listed = [*legal[:MOST_LISTED], *([f"{len(legal) - MOST_LISTED} more"] if legal[MOST_LISTED:] else [])]
    near = closest(given, legal)
    hint = f"; did it mean '{near}'?" if near else "."
    return f"it answered {_shown(given)}, which is not legal{hint} Legal: {', '.join(listed)}"


def whole_number(given: object) -> int | None:
    try:
        return operator.index(given)  # type: ignore[arg-type]
    except Exception:
        return None


def _shown(given: object) -> str:
    return " ".join(reprlib.repr(given).split())


def _hint(given: object) -> str:
    return "; `oriflamme.notation.words.parse_action` reads a text" if isinstance(given, str) else ""
