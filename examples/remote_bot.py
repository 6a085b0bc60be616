"""A program that takes a seat at a table and plays: the whole protocol in a hundred lines.

    python examples/remote_bot.py http://127.0.0.1:8000 TABLE TOKEN

TABLE is the id in a table's address, TOKEN comes from `POST /api/me/tokens`. It plays what gives most at
once, and connects anew when the line breaks. docs/protocol.md explains the messages.
"""

from __future__ import annotations

import asyncio
import json
import sys
import urllib.error
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Keys = dict[str, Any]


class RemoteBot:
    def __init__(self, server: str, table: str, token: str) -> None:
        self.server, self.table, self.token = server.rstrip("/"), table, token
        self.number: int | None = None  # of the last event we have
        self.you = ""

    def sit_down(self) -> None:
        request = urllib.request.Request(
            f"{self.server}/api/tables/{self.table}/join",
            b"{}",
            {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"},
        )
        try:
            urllib.request.urlopen(request).close()
        except urllib.error.HTTPError as error:
            with error:
                reason = json.loads(error.read())
            if reason["reason"] != "seated":  # after a break we sit there already
                raise SystemExit(reason["text"]) from None

    async def play(self) -> Keys:
        """To the end of the game; its result."""
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        while True:
            try:
                headers = {"Authorization": f"Bearer {self.token}"}
                async with connect(address, additional_headers=headers) as socket:
                    await socket.send(json.dumps({"type": "hello", "number": self.number, "protocol": 3}))
                    return await self.listen(socket)
            except (ConnectionClosed, OSError):
                await asyncio.sleep(1.0)

    async def listen(self, socket: ClientConnection) -> Keys:
        async for text in socket:
            keys: Keys = json.loads(text)
            if keys["type"] == "answer" and not keys["accepted"]:
                keys = keys["state"]  # we were late, or wrong: look again
            if keys["type"] not in ("table", "news"):
                continue
            self.number = keys["number"]
            self.you = keys.get("you", self.you)
            if "result" in keys:
                return dict(keys["result"])
            decision = keys.get("decision", {})
            if decision.get("legal"):
                await self.answer(socket, decision)
        raise ConnectionError("the server has closed the connection")

    async def answer(self, socket: ClientConnection, decision: Keys) -> None:
        message = {
            "type": "act",
            "id": str(decision["number"]),
            "decision": decision["number"],
            "action": self.choose(decision["legal"]),
        }
        await socket.send(json.dumps(message))

    def choose(self, offers: list[Keys]) -> str:
        """What gives us most at once, others least; of equals the last."""

        def worth(offer: Keys) -> int:
            gives = offer.get("influence", {})
            others = max((most for family, (_, most) in gives.items() if family != self.you), default=0)
            return int(gives.get(self.you, (0, 0))[0]) - int(others)

        return str(max(reversed(offers), key=worth)["action"])


def main() -> None:
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    bot = RemoteBot(*sys.argv[1:])
    bot.sit_down()
    result = asyncio.run(bot.play())
    won = bot.you in result["winners"]
    print(f"{'won' if won else 'lost'} with {result['influence'][bot.you]} influence")


if __name__ == "__main__":
    main()
