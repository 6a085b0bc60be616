"""Prints one JSON Schema of all that goes over the socket and the HTTP API, for build/messages.ts."""

import json

from oriflamme.server.http.openapi import describe
from oriflamme.server.http.routes import ROUTES
from oriflamme.server.protocol.messages import json_schema


def schema() -> str:
    api = json.dumps(describe(ROUTES)["components"]).replace("#/components/schemas/", "#/$defs/")
    whole = json.loads(json.dumps(json_schema()))
    whole["$defs"] |= json.loads(api)["schemas"]
    return json.dumps(whole)


if __name__ == "__main__":
    print(schema())
