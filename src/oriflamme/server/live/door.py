"""The door counts connections and bytes by address before anything is parsed, and closes connections that
keep the server waiting.

A trusted proxy in front of the server brings many people over few connections. Its connections are not
counted. Each request and each socket counts for the address that the proxy names.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections.abc import Iterable, Sequence
from typing import Protocol

from oriflamme.server.budgets import Bucket, Budgets, counted_as, network_of

log = logging.getLogger("oriflamme.server")

LOOK_EVERY = 0.5
"""Seconds between two checks of the connections that keep the server waiting."""

FULL = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

Headers = Sequence[tuple[bytes, bytes]]


class Caller(Protocol):
    """A connection, as seen by the protocol that serves it."""

    def waits_for(self) -> tuple[object, float | None]:
        """What the server is waiting for, and for how many seconds it waits; None: for ever. The time keeps
        running for as long as the first value stays the same."""


class Guest:
    """A connection that was accepted."""

    __slots__ = ("address", "bytes", "caller", "owes", "proxy", "since")

    def __init__(self, address: str, proxy: bool, bucket: Bucket, caller: Caller) -> None:
        self.address = address
        self.proxy = proxy
        self.bytes = bucket
        self.caller = caller
        self.owes: object = None
        self.since = 0.0


class Door:
    def __init__(self, budgets: Budgets, trusted: Iterable[str], most: int) -> None:
        self.budgets = budgets
        self.most = most
        self.trusted = [ipaddress.ip_network(one, strict=False) for one in trusted]
        self.guests: dict[asyncio.Transport, Guest] = {}

    # -- addresses -----------------------------------------------------------------------------------

    def is_proxy(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        if address.version == 6:  # a server on all addresses sees those of IPv4 in this form
            address = address.ipv4_mapped or address
        return any(address in network for network in self.trusted)

    def address(self, host: str, headers: Headers) -> str:
        """The address a request counts for. Behind proxies: the last forwarded one that is no proxy's."""
        if not self.is_proxy(host):
            return counted_as(host)
        named = b",".join(value for name, value in headers if name == b"x-forwarded-for")
        for one in reversed(named.decode("latin-1").split(",")):
            if one.strip():
                host = one.strip()
                if not self.is_proxy(host):
                    break
        return counted_as(host)

    def is_secure(self, host: str, headers: Headers) -> bool:
        """Whether a trusted proxy says that the visitor came over TLS."""
        return self.is_proxy(host) and (b"x-forwarded-proto", b"https") in headers

    # -- coming and going ----------------------------------------------------------------------------

    def enter(self, transport: asyncio.Transport, host: str, caller: Caller) -> bool:
        """Whether one more connection is accepted. If it is, the caller must call `leave` later."""
        budgets, limits = self.budgets, self.budgets.limits
        proxy, address = self.is_proxy(host), counted_as(host)
        if not budgets.within("all-connections", len(self.guests), self.most):
            return False
        if not proxy and not (budgets.arrivals.take(address) and self._has_room(address)):
            return False
        bucket = Bucket(limits.request_bytes_a_second, limits.request_bytes_at_once)
        self.guests[transport] = Guest(address, proxy, bucket, caller)
        return True

    def _has_room(self, address: str) -> bool:
        if not self.budgets.connections.take(address):
            return False
        network = network_of(address)
        if network and not self.budgets.networks.take(network):
            self.budgets.connections.give_back(address)
            return False
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        guest = self.guests.pop(transport, None)
        if guest is not None and not guest.proxy:
            self.budgets.connections.give_back(guest.address)
            if network := network_of(guest.address):
                self.budgets.networks.give_back(network)

    def takes(self, transport: asyncio.Transport, size: int) -> bool:
        """Whether a visitor may send this many more bytes over a connection."""
        guest = self.guests.get(transport)
        if guest is None:
            return False
        if guest.proxy:
            return True
        if not guest.bytes.take(size):
            self.budgets.refusals["bytes"] += 1
            return False
        return self.budgets.bytes.take(guest.address, size)

    def becomes_a_socket(self, transport: asyncio.Transport, caller: Caller) -> None:
        guest = self.guests.get(transport)
        if guest is not None:
            guest.caller = caller

    # -- waiting -------------------------------------------------------------------------------------

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                self.look(time.monotonic())
            except Exception:  # an error in one connection must not end the checks of the others
                log.exception("a connection could not be looked at")

    def look(self, now: float) -> None:
        """Closes the connections that have kept the server waiting for too long."""
        for transport, guest in list(self.guests.items()):
            owes, seconds = guest.caller.waits_for()
            if owes != guest.owes:
                guest.owes, guest.since = owes, now
            elif seconds is not None and now - guest.since > seconds:
                self.budgets.refusals["deadlines"] += 1
                transport.abort()
