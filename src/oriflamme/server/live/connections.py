"""A person's connection to a table: who it is, and how frames are sent to them."""

from __future__ import annotations

from oriflamme.server.budgets import Bucket, Budgets
from oriflamme.server.live.websocket import WebSocket, head_of
from oriflamme.server.protocol.messages import Bye, encode

POLICY, GOING_AWAY = 1008, 1001


class Connection:
    """`push` never waits: a client that does not read is disconnected."""

    def __init__(
        self, websocket: WebSocket, person: str, name: str, budgets: Budgets, address: str
    ) -> None:
        limits = budgets.limits
        self.websocket = websocket
        self.person = person
        self.name = name
        self.budgets = budgets
        self.address = address
        self.device = ""
        self.protocol = 0  # the version that the client speaks
        self.messages = Bucket(limits.messages_a_second, limits.messages_at_once)
        self.views = Bucket(limits.views_a_second, limits.views_at_once)
        self.most_unsent = limits.unsent_bytes
        self.welcome = False  # has had its first view, and hears what happens from then on
        self.gone = False
        websocket.address = address
        websocket.on_ping = self.answer_ping

    def may_send(self) -> bool:
        """Whether one more message, or ping, or pong that nobody asked for, is within the limit."""
        if self.messages.take():
            return True
        self.budgets.refusals["messages"] += 1
        return False

    def may_look(self) -> bool:
        """Whether one more whole view, of which some are long, is within the limit."""
        if not self.views.take():
            self.budgets.refusals["views"] += 1
            return False
        return self.budgets.views.take(self.address)

    def push(self, text: bytes) -> None:
        if not self.gone and self.websocket.write(head_of(len(text)) + text) > self.most_unsent:
            self._drop()

    def answer_ping(self, pong: bytes) -> None:
        """Pings of the WebSocket itself count against the same limit as messages."""
        if self.gone:
            return
        if not self.may_send():
            self.let_go("pace")
        elif pong and self.websocket.write(pong) > self.most_unsent:
            self._drop()

    def _drop(self) -> None:
        self.gone = True
        self.websocket.abort()

    def let_go(self, why: str) -> None:
        """Close the connection, with the key of the reason."""
        if not self.gone:
            self.push(encode(Bye(why)))
            self.gone = True
            self.websocket.close(GOING_AWAY if why == "server-stops" else POLICY, why)
