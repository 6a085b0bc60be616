"""How much anybody may ask of the server: every limit, and the two ways of counting.

Everything that a visitor can use up has a budget, per connection, address, person or table. A rate is a
bucket that refills over time. Things that are open at the same time are counted and given back. Each
refusal is counted under the name of its budget.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields, replace
from typing import TypeVar

KIB, MIB = 1024, 1024 * 1024


T = TypeVar("T", int, float)


def _limit(default: T, says: str) -> T:
    found: T = field(default=default, metadata={"says": says})
    return found


@dataclass(frozen=True)
class Limits:
    """Every limit by its name. The figures leave ample room above the pace of one person, because a school
    or an office shares one address. For IPv6 an address is a /64 network."""

    # incoming data, before it is parsed
    connections: int = _limit(10_000, "connections of all together")
    connections_of_an_address: int = _limit(400, "connections of one address")
    connections_of_a_network: int = _limit(2000, "connections of one /48 network of IPv6")
    connections_a_second: float = _limit(20.0, "new connections of one address, after the first ones")
    connections_at_once: int = _limit(400, "the first ones")
    header_bytes: int = _limit(16 * KIB, "bytes of a request's head")
    header_lines: int = _limit(100, "lines of it")
    header_seconds: float = _limit(10.0, "seconds until the head of a request is there")
    body_bytes: int = _limit(16 * KIB, "bytes of a request's body")
    body_seconds: float = _limit(20.0, "seconds until the body of a request is there")
    answer_seconds: float = _limit(60.0, "seconds until an answer has been read")
    request_bytes_a_second: float = _limit(32.0 * KIB, "bytes over one connection, after the first ones")
    request_bytes_at_once: int = _limit(64 * KIB, "the first ones")
    socket_bytes_a_second: float = _limit(8.0 * KIB, "bytes over one table's socket, after the first ones")
    socket_bytes_at_once: int = _limit(16 * KIB, "the first ones")
    address_bytes_a_second: float = _limit(64.0 * KIB, "bytes from one address, after the first ones")
    address_bytes_at_once: int = _limit(MIB, "the first ones")
    # requests
    requests_a_second: float = _limit(20.0, "requests of one address, after the first ones")
    requests_at_once: int = _limit(200, "the first ones")
    files_a_second: float = _limit(100.0, "files of the page for one address, after the first ones")
    files_at_once: int = _limit(2000, "the first ones")
    guesses_a_minute: float = _limit(10.0, "codes without a table from one address, after the first ones")
    guesses_at_once: int = _limit(30, "the first ones")
    exports_a_minute: float = _limit(2.0, "times a person may ask for all their data, after the first ones")
    exports_at_once: int = _limit(5, "the first ones")
    # sockets of tables
    sockets_of_an_address: int = _limit(200, "sockets of one address")
    message_bytes: int = _limit(4 * KIB, "bytes of a message; the longest honest one is a chat line")
    messages_a_second: float = _limit(20.0, "messages over one socket, after the first ones")
    messages_at_once: int = _limit(60, "the first ones")
    views_a_second: float = _limit(0.5, "whole views over one socket, after the first ones")
    views_at_once: int = _limit(10, "the first ones")
    address_views_a_second: float = _limit(10.0, "whole views for one address, after the first ones")
    address_views_at_once: int = _limit(300, "the first ones")
    unsent_bytes: int = _limit(512 * KIB, "bytes that may wait for who does not read")
    # talk
    lines_a_second: float = _limit(0.5, "chat lines of one person, after the first ones")
    lines_at_once: int = _limit(20, "the first ones")
    address_lines_a_second: float = _limit(2.0, "chat lines of one address, after the first ones")
    address_lines_at_once: int = _limit(60, "the first ones")
    table_lines_a_second: float = _limit(0.5, "chat lines at one table of who do not sit there, after …")
    table_lines_at_once: int = _limit(20, "the first ones")
    lines_of_a_table: int = _limit(5000, "chat lines that a table keeps; a fifth of who do not sit there")
    mutes_a_second: float = _limit(1.0, "mutes of one person, after the first ones")
    mutes_at_once: int = _limit(100, "the first ones")
    # people, tables, bots
    people_a_minute: float = _limit(60.0, "new people from one address, as many at once")
    tokens_of_a_person: int = _limit(20, "programs of one person")
    devices_of_a_person: int = _limit(50, "devices on which one person is signed in")
    reports_of_a_person: int = _limit(20, "reported chat lines of one person that nobody has looked at yet")
    tables_a_minute: float = _limit(6.0, "new tables from one address, after the first ones")
    tables_at_once: int = _limit(60, "the first ones")
    tables_of_a_person: int = _limit(50, "unfinished tables of a host; by correspondence they are many")
    seats_of_a_person: int = _limit(200, "unfinished tables of one person")
    seats_a_minute: float = _limit(30.0, "times that people of one address sit down, after the first ones")
    seats_at_once: int = _limit(200, "the first ones")
    changes_of_a_table: int = _limit(2000, "entries of a table that are neither moves nor chat lines")
    listed_of_a_host: int = _limit(5, "public tables of one host in the list")
    listed_of_an_address: int = _limit(20, "public tables from one address in the list")
    bot_games_of_a_person: int = _limit(20, "games with bots that one host has in play")
    bot_games_of_an_address: int = _limit(60, "games with bots in play from one address")
    # reviews of finished games: each takes a core for about half a minute
    reviews_an_hour: float = _limit(20.0, "new reviews that one person asks for, after the first ones")
    reviews_at_once: int = _limit(20, "the first ones")
    address_reviews_an_hour: float = _limit(60.0, "new reviews from one address, after the first ones")
    address_reviews_at_once: int = _limit(60, "the first ones")
    answers_a_minute: float = _limit(60.0, "answers to puzzles from one address, after the first ones")
    answers_at_once: int = _limit(120, "the first ones")
    growing_reviews: int = _limit(200, "reviews that grow or wait, of all together")

    @classmethod
    def declared(cls) -> Iterator[tuple[str, float, str]]:
        """The name, the default and the description of each limit."""
        for one in fields(cls):
            yield one.name, one.default, one.metadata["says"]  # type: ignore[misc]

    def with_values(self, values: Iterable[str]) -> Limits:
        """A copy of these limits with the ones given as NAME=VALUE replaced. Raises ValueError."""
        known, changed = {one.name: one.default for one in fields(self)}, dict[str, int | float]()
        for text in values:
            name, _, value = text.partition("=")
            if name not in known:
                raise ValueError(f"there is no limit '{name}'; 'oriflamme serve --limits' lists them")
            try:
                changed[name] = int(value) if isinstance(known[name], int) else float(value)
            except ValueError:
                raise ValueError(f"'{value}' is no value for the limit '{name}'") from None
            if not 0 <= changed[name] < float("inf"):
                raise ValueError(f"'{value}' is no value for the limit '{name}'")
        return replace(self, **changed)  # type: ignore[arg-type]


def counted_as(host: str) -> str:
    """The address; for IPv6 its /64 network, since every home has billions of addresses."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a name, set by the proxy in front of the server
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), 64), strict=False))


def network_of(counted: str) -> str:
    """The /48 network of a /64 network of IPv6, since one visitor may have as much. Empty for others."""
    return str(ipaddress.IPv6Network(counted).supernet(new_prefix=48)) if "/" in counted else ""


class Bucket:
    """A token bucket: a number of tokens at once, then a number per second."""

    __slots__ = ("a_second", "at_once", "level", "then")

    def __init__(self, a_second: float, at_once: float) -> None:
        self.a_second, self.at_once = a_second, at_once
        self.level, self.then = float(at_once), time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Takes tokens; returns whether there were enough."""
        now = time.monotonic()
        level = self.level + (now - self.then) * self.a_second
        if level > self.at_once:
            level = self.at_once
        self.then = now
        enough = level >= cost
        self.level = level - cost if enough else level
        return enough


class Paces:
    """A bucket for each address, person or table. Only a limited number is kept: the most recently used."""

    MOST_KEPT = 10_000

    def __init__(self, name: str, a_second: float, at_once: float, refusals: Counter[str]) -> None:
        self.name, self.a_second, self.at_once = name, a_second, at_once
        self.refusals = refusals
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.a_second, self.at_once)
            if len(self.buckets) > self.MOST_KEPT:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(who)
        if bucket.take(cost):
            return True
        self.refusals[self.name] += 1
        return False

    def give_back(self, who: str) -> None:
        """Gives back a token that was not used after all."""
        bucket = self.buckets.get(who)
        if bucket is not None:
            bucket.level += 1.0


class Leases:
    """How many of something each visitor holds at the moment."""

    def __init__(self, name: str, most: float, refusals: Counter[str]) -> None:
        self.name, self.most = name, most
        self.refusals = refusals
        self.held: Counter[str] = Counter()

    def take(self, who: str) -> bool:
        """Takes one more if the limit allows it. The caller must then call `give_back`."""
        if self.held[who] >= self.most:
            self.refusals[self.name] += 1
            return False
        self.held[who] += 1
        return True

    def give_back(self, who: str) -> None:
        self.held[who] -= 1
        if self.held[who] <= 0:
            del self.held[who]


class Budgets:
    """All budgets of a server. The caller that asks for something reports the refusal to the visitor."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.refusals: Counter[str] = Counter()

        def pace(name: str, a_second: float, at_once: float) -> Paces:
            return Paces(name, a_second, at_once, self.refusals)

        def lease(name: str, most: float) -> Leases:
            return Leases(name, most, self.refusals)

        of = limits
        # per address
        self.connections = lease("connections", of.connections_of_an_address)
        self.networks = lease("network-connections", of.connections_of_a_network)
        self.arrivals = pace("arrivals", of.connections_a_second, of.connections_at_once)
        self.bytes = pace("address-bytes", of.address_bytes_a_second, of.address_bytes_at_once)
        self.requests = pace("requests", of.requests_a_second, of.requests_at_once)
        self.files = pace("files", of.files_a_second, of.files_at_once)
        self.sockets = lease("sockets", of.sockets_of_an_address)
        self.views = pace("address-views", of.address_views_a_second, of.address_views_at_once)
        self.address_lines = pace("address-lines", of.address_lines_a_second, of.address_lines_at_once)
        self.people = pace("people", of.people_a_minute / 60, of.people_a_minute)
        self.tables = pace("tables", of.tables_a_minute / 60, of.tables_at_once)
        self.seats = pace("seats", of.seats_a_minute / 60, of.seats_at_once)
        self.address_reviews = pace(
            "address-reviews", of.address_reviews_an_hour / 3600, of.address_reviews_at_once
        )
        self.answers = pace("answers", of.answers_a_minute / 60, of.answers_at_once)
        self.guesses = pace("guesses", of.guesses_a_minute / 60, of.guesses_at_once)
        # per person
        self.lines = pace("lines", of.lines_a_second, of.lines_at_once)
        self.mutes = pace("mutes", of.mutes_a_second, of.mutes_at_once)
        self.reviews = pace("reviews", of.reviews_an_hour / 3600, of.reviews_at_once)
        self.exports = pace("exports", of.exports_a_minute / 60, of.exports_at_once)
        # per table
        self.table_lines = pace("table-lines", of.table_lines_a_second, of.table_lines_at_once)

    def within(self, name: str, have: float, most: float) -> bool:
        """Whether the limit allows one more of something that is counted elsewhere."""
        if have < most:
            return True
        self.refusals[name] += 1
        return False
