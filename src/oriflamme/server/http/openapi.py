"""The description of the HTTP API (OpenAPI 3.1), made from the routes and their schemas."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from oriflamme import __version__
from oriflamme.server.http.people import COOKIE
from oriflamme.server.http.routing import JSON, Route
from oriflamme.server.protocol.events import TableEvent
from oriflamme.server.protocol.schemas import Refused

_WHO: list[dict[str, list[str]]] = [{"person": []}, {"program": []}]
_PARAMETER = re.compile(r"\{(\w+)\}")


def describe(routes: Sequence[Route]) -> dict[str, object]:
    shapes: list[type] = [Refused]
    for route in routes:
        for shape in (route.gives, route.takes):
            if isinstance(shape, type) and shape not in shapes:
                shapes.append(shape)
    (event, *found), definitions = msgspec.json.schema_components(
        [TableEvent, *shapes],
        ref_template="#/components/schemas/{name}",
        schema_hook=lambda _: {"description": "any value"},
    )
    schema = dict(zip(shapes, found, strict=True))
    paths: dict[str, dict[str, object]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Oriflamme", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": {**definitions, "TableEvent": event},
            "responses": {
                "Refused": {"description": "Refused.", "content": {JSON: {"schema": schema[Refused]}}}
            },
            "securitySchemes": {
                "person": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "program": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(route: Route, schema: dict[type, dict[str, object]]) -> dict[str, object]:
    content = JSON if isinstance(route.gives, type) else route.gives.partition(";")[0]
    answer = schema[route.gives] if isinstance(route.gives, type) else {}
    responses: dict[str, object] = {
        "200": {"description": "Done.", "content": {content: {"schema": answer}}}
    }
    refusals = {*route.refusals, 429, 503}
    if route.method != "GET":
        refusals |= {403}
    if route.takes is not None:
        refusals |= {413, 422}
    responses |= {str(status): {"$ref": "#/components/responses/Refused"} for status in sorted(refusals)}
    operation: dict[str, object] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in _PARAMETER.findall(route.path)
        ]
        + [{"name": name, "in": "query", "schema": kind} for name, kind in route.query.items()],
        "responses": responses,
        # a request without a person is refused only where a person is needed
        "security": _WHO if 401 in route.refusals else [{}, *_WHO],
    }
    if route.takes is not None:
        operation["requestBody"] = {
            "required": not route.may_be_empty,
            "content": {JSON: {"schema": schema[route.takes]}},
        }
    return operation
