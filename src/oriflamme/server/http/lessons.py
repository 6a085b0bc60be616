"""The HTTP API: lessons and examples."""

from __future__ import annotations

from oriflamme.server.http.routing import Call
from oriflamme.server.table.commands import Refusal
from oriflamme.server.teaching.lessons import NAMES, Examples, LessonView, example_views, lesson_view


async def lesson(call: Call) -> LessonView:
    name = call.parameter("name")
    if name not in NAMES:
        raise Refusal("no-such-page")
    return lesson_view(name)


async def examples(call: Call) -> Examples:
    return example_views()
