"""All that a browser holds of a game: what came over the wire, what it shows and tells, keeps and knows."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page, Response, WebSocket

FACTS = """function () {
    const cards = new Set(), hands = new Set()
    for (const it of this) {
        const handle = it.handle ?? it.card
        const unlike = Array.isArray(it.unlike) ? it.unlike.map((kind) => `not ${kind}`) : []
        for (const kind of [it.kind, ...unlike]) {
            if (typeof handle === 'number' && typeof kind === 'string') cards.add(`${handle} ${kind}`)
        }
        for (const held of [it.hand, it.aside]) {
            if (!Array.isArray(held)) continue
            for (const kind of held) if (kind) hands.add(`${it.family ?? it.seat} ${kind}`)
        }
    }
    return { cards: [...cards], hands: [...hands] }
}"""
"""Of all objects alive: which card (by its handle) is of which kind, and which family holds what."""


class Facts(NamedTuple):
    cards: set[tuple[int, str]]
    hands: set[tuple[str, str]]


class Watcher:
    """Listens to a page from before it is opened."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self._responses: list[Response] = []
        self._bodies: list[tuple[str, str]] = []
        self._devtools: CDPSession | None = None
        page.on("websocket", self._listen)
        page.on("response", self._respond)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _respond(self, response: Response) -> None:
        if "/api/" in response.url:
            self._responses.append(response)

    def bodies(self) -> list[str]:
        """What came over HTTP but the page's files, which are the same for everybody.

        By address: what is asked for at the same time may be answered in any order.
        """
        while self._responses:
            response = self._responses.pop(0)
            self._bodies.append((response.url, response.text()))
        return [text for _, text in sorted(self._bodies, key=lambda body: body[0])]

    def shown(self) -> list[str]:
        """The page at rest as it is, as it is read out, and what the browser keeps for it."""
        self.page.wait_for_function("() => document.querySelector('.flight > *') === null")
        kept = self.page.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
        return [
            self.page.evaluate("() => document.documentElement.outerHTML"),
            self._read_out(),
            kept,
            json.dumps([cookie["name"] for cookie in self.page.context.cookies()]),
        ]

    def _read_out(self) -> str:
        nodes = self._cdp().send("Accessibility.getFullAXTree")["nodes"]
        return json.dumps(
            [
                [node.get(part, {}).get("value") for part in ("role", "name", "description", "value")]
                for node in nodes
                if not node.get("ignored")
            ]
        )

    def known(self) -> Facts:
        """What the page's objects say of cards, wherever in its memory they are."""
        devtools = self._cdp()
        prototype = devtools.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]
        found: Any = devtools.send("Runtime.queryObjects", {"prototypeObjectId": prototype["objectId"]})
        answer = devtools.send(
            "Runtime.callFunctionOn",
            {
                "objectId": found["objects"]["objectId"],
                "functionDeclaration": FACTS,
                "returnByValue": True,
            },
        )
        devtools.send("Runtime.releaseObject", {"objectId": found["objects"]["objectId"]})
        value = answer["result"]["value"]
        cards = {(int(text.split()[0]), text.partition(" ")[2]) for text in value["cards"]}
        hands = {(text.split()[0], text.partition(" ")[2]) for text in value["hands"]}
        return Facts(cards, hands)

    def _cdp(self) -> CDPSession:
        if self._devtools is None:
            self._devtools = self.page.context.new_cdp_session(self.page)
        return self._devtools
