"""Games that are played and reviewed by a real server, for tests of what comes of reviews."""

from __future__ import annotations

import asyncio
import time

from tests.helpers.visitors import PATIENCE, Keys, Visitor, play_all, started


def finished(person: Visitor, **settings: object) -> str:
    """A game of theirs against bots: where its review is."""
    game = started([person], ("page", "page"), **settings)
    asyncio.run(play_all([person], game))
    return f"/api/games/{game}/review"


def grown(visitor: Visitor, path: str) -> Keys:
    """A review, once it is whole and what follows from it is kept."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = visitor.get(path)
        if found["done"] == found["of"] and not found["growing"]:
            return found
    raise AssertionError("the review did not grow")
