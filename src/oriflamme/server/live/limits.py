"""Rate limits: buckets that refill with time, and counts of what is open."""

from __future__ import annotations

import ipaddress
import time
from collections import defaultdict

from oriflamme.server.settings import Limits


class Bucket:
    """A token bucket: so many at once, then so many per second."""

    __slots__ = ("a_second", "at_once", "level", "then")

    def __init__(self, a_second: float, at_once: float) -> None:
        self.a_second, self.at_once = a_second, at_once
        self.level, self.then = at_once, time.monotonic()

    def take(self) -> bool:
        """Whether one more is within the limit."""
        now = time.monotonic()
        self.level = min(self.at_once, self.level + (now - self.then) * self.a_second)
        self.then = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True

    def is_full(self) -> bool:
        return self.level + (time.monotonic() - self.then) * self.a_second >= self.at_once


def counted_as(host: str) -> str:
    """The address; for IPv6 the /64 network, since every home has billions of addresses."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a name, from whoever is in front of the server
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), 64), strict=False))


class RateLimiter:
    """Counts requests and sockets by address, and chat lines by person."""

    MOST_KEPT = 20_000

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests: dict[str, Bucket] = {}
        self.newcomers: dict[str, Bucket] = {}
        self.talkers: dict[str, Bucket] = {}
        self.sockets: dict[str, int] = defaultdict(int)

    def may_ask(self, address: str) -> bool:
        limits = self.limits
        return self._take(self.requests, address, limits.requests_a_second, limits.requests_at_once)

    def may_be_new(self, address: str) -> bool:
        """Whether this address may have one more new person."""
        a_minute = self.limits.people_a_minute
        return self._take(self.newcomers, address, a_minute / 60, a_minute)

    def may_talk(self, person: str) -> bool:
        """Counted over all tables and sockets of a person."""
        return self._take(self.talkers, person, self.limits.lines_a_second, self.limits.lines_at_once)

    def may_connect(self, address: str) -> bool:
        """Counts one more socket if that is within the limit; then `disconnected` must follow."""
        if self.sockets[address] >= self.limits.sockets_of_an_address:
            return False
        self.sockets[address] += 1
        return True

    def disconnected(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    def _take(self, buckets: dict[str, Bucket], who: str, a_second: float, at_once: float) -> bool:
        bucket = buckets.get(who)
        if bucket is None:
            if len(buckets) >= self.MOST_KEPT:
                for other in [other for other, kept in buckets.items() if kept.is_full()]:
                    del buckets[other]
                if len(buckets) >= self.MOST_KEPT:
                    return False
            bucket = buckets[who] = Bucket(a_second, at_once)
        return bucket.take()
