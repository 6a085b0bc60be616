"""Who somebody is: a signed cookie for people, a token for programs, a link to another device.

Only a hash of tokens, links and devices is stored. A cookie holds the person's id, the time of issue and
the device; it is renewed on use. It holds as long as the device is signed in, whatever the clock says: a
clock that is wrong for an hour must not cost anybody their name. Cookies of older servers name no device.
"""

from __future__ import annotations

import asyncio
import base64
import dataclasses
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple
from weakref import WeakValueDictionary

from oriflamme.server.budgets import Budgets
from oriflamme.server.store.interface import (
    Change,
    Drop,
    Forget,
    Gone,
    PersonRow,
    Renamed,
    Secret,
    Store,
    StoreError,
    UseUp,
)
from oriflamme.server.table.commands import Refusal, clean_name

COOKIE = "oriflamme"
YEAR = 365 * 24 * 3600
RENEW_AFTER = 24 * 3600
LINK_SECONDS = 600
MOST_CACHED = 2000
"""As many as come within some minutes. All others are read from the store when they come."""


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _strict(person: str) -> str:
    return hash_of(f"strict {person}")


class Known(NamedTuple):
    """Who asks, on which device, and the cookie that is to replace theirs."""

    person: PersonRow | None = None
    device: str = ""  # its hash
    cookie: str = ""


NOBODY = Known()


class People:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self.cache: OrderedDict[str, PersonRow] = OrderedDict()
        self.devices: OrderedDict[str, str] = OrderedDict()  # those that are signed in: their person
        self.changed: Callable[[Collection[str]], None] = lambda _: None  # people of whom others must hear
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- cookies -------------------------------------------------------------------------------------

    def cookie(self, person: str, device: str, issued: int | None = None) -> str:
        return self._signed(f"{person}.{int(time.time()) if issued is None else issued}.{device}")

    def _signed(self, text: str) -> str:
        return f"{text}.{self._signature(text)}"

    def _signature(self, text: str) -> str:
        digest = hmac.new(self.key, text.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def read_cookie(self, cookie: str) -> tuple[str, int, str] | None:
        """The person's id, the time of issue and the device, if it names one; None if it is forged."""
        text, _, signature = cookie.rpartition(".")
        if not cookie.isascii() or not hmac.compare_digest(signature, self._signature(text)):
            return None
        person, issued, device = [*text.split("."), ""][:3]
        return person, int(issued), device

    async def by_cookie(self, cookie: str) -> Known:
        read = self.read_cookie(cookie)
        if read is None:
            return NOBODY
        id_, issued, device = read
        person = await self.find(id_)
        if person is None or person.program:
            return NOBODY
        if device:
            if not await self._is_signed_in(hash_of(device), id_):
                return NOBODY
            if abs(time.time() - issued) < RENEW_AFTER:
                return Known(person, hash_of(device))
        elif await self.store.secret(_strict(id_)) is not None:
            return NOBODY
        else:  # the same device for the same cookie, however often it comes before it is replaced
            device = self._signature(f"device {cookie}")
        try:
            return Known(person, hash_of(device), await self.sign_in(person, device))
        except StoreError:  # what they have holds as well
            return Known(person, hash_of(device))

    # -- devices -------------------------------------------------------------------------------------

    async def sign_in(self, person: PersonRow, device: str = "") -> str:
        """The cookie for a device, or for a new one."""
        device = device or secrets.token_urlsafe(12)
        await self.store.write([self._device(person.id, device)])
        return self.cookie(person.id, device)

    def _device(self, person: str, device: str) -> Secret:
        return Secret(hash_of(device), person, "device", int(time.time()))

    async def _is_signed_in(self, device: str, person: str) -> bool:
        if self.devices.get(device) != person:
            secret = await self.store.secret(device)
            if secret is None or secret.kind != "device" or secret.person != person:
                return False
            self.devices[device] = person
        self.devices.move_to_end(device)
        if len(self.devices) > MOST_CACHED:
            self.devices.popitem(last=False)
        return True

    async def sign_out_others(self, person: PersonRow, device: str) -> None:
        """Of every device but this one."""
        strict = Secret(_strict(person.id), person.id, "strict")
        async with self.one_at_a_time(person):
            await self.store.write([Drop(person.id, "device", device), strict])
            for other in [one for one, whose in self.devices.items() if whose == person.id]:
                del self.devices[other]
        self.changed([person.id])

    # -- people --------------------------------------------------------------------------------------

    async def find(self, id: str) -> PersonRow | None:
        person = self.cache.get(id)
        if person is None:
            person = await self.store.person(id)
        if person is not None:
            self._remember(person)
        return person

    def _remember(self, person: PersonRow) -> None:
        self.cache[person.id] = person
        self.cache.move_to_end(person.id)
        while len(self.cache) > MOST_CACHED:
            self.cache.popitem(last=False)

    @asynccontextmanager
    async def one_at_a_time(self, person: PersonRow) -> AsyncIterator[None]:
        """A lock for what is written about a person, so that what they may have only so many of is counted
        right. Refused once the person has been forgotten."""
        lock = self.locks.setdefault(person.id, asyncio.Lock())
        async with lock:
            if await self.find(person.id) is None:
                raise Refusal("no-person")
            yield

    async def _add(self, person: PersonRow, *more: Change) -> PersonRow:
        await self.store.write([person, *more])
        self._remember(person)
        return person

    async def make(self, name: str) -> tuple[PersonRow, str]:
        """A new person, and the cookie of their device."""
        at = int(time.time() * 1000)
        person = PersonRow(secrets.token_urlsafe(9), clean_name(name), at, at)
        device = self._signature(f"first device {person.id}")
        await self._add(person, self._device(person.id, device))
        return person, self.cookie(person.id, device)

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        row = dataclasses.replace(person, name=clean_name(name), seen=int(time.time() * 1000))
        async with self.one_at_a_time(person):
            await self.store.write([Renamed(row.id, row.name, row.seen)])
            self._remember(row)
        self.changed([row.id])
        return row

    async def forget(self, person: PersonRow, programs: Sequence[PersonRow]) -> None:
        """Together with the programs of this person."""
        forgotten = [person, *programs]
        await self.store.write([Forget(row.id) for row in forgotten])
        for row in forgotten:
            self.cache.pop(row.id, None)
        self.changed([row.id for row in forgotten])

    def look_up_again(self, ids: Collection[str] | None = None) -> None:
        """Another server may have changed these people, or anybody."""
        if ids is None:
            self.cache.clear()
            self.devices.clear()
            return
        for person in ids:
            self.cache.pop(person, None)
        for device in [device for device, whose in self.devices.items() if whose in ids]:
            del self.devices[device]

    # -- programs ------------------------------------------------------------------------------------

    async def make_token(self, owner: PersonRow, name: str, budgets: Budgets) -> tuple[PersonRow, str]:
        """A program with a name of its own, and its token."""
        if owner.program:
            raise Refusal("people-only")
        async with self.one_at_a_time(owner):
            most, have = budgets.limits.tokens_of_a_person, len(await self.store.programs_of(owner.id))
            if not budgets.within("tokens", have, most):
                raise Refusal("too-many-tokens", most=most)
            at, token = int(time.time() * 1000), secrets.token_urlsafe(24)
            row = PersonRow(secrets.token_urlsafe(9), clean_name(name), at, at, True, owner.id)
            return await self._add(row, Secret(hash_of(token), row.id, "token")), token

    async def by_token(self, token: str) -> PersonRow | None:
        secret = await self.store.secret(hash_of(token))
        if secret is None or secret.kind != "token":
            return None
        return await self.find(secret.person)

    # -- another device ------------------------------------------------------------------------------

    async def make_link(self, person: PersonRow, budgets: Budgets) -> tuple[str, int]:
        """The secret part of a personal link, which works once, and when it expires."""
        if person.program:
            raise Refusal("people-only")
        token, expires = secrets.token_urlsafe(24), int(time.time()) + LINK_SECONDS
        most = budgets.limits.devices_of_a_person
        async with self.one_at_a_time(person):
            if not budgets.within("devices", len(await self.store.secrets_of(person.id, "device")), most):
                raise Refusal("too-many-devices", most=most)
            # one at a time: an older link that nobody used is gone
            link = Secret(hash_of(token), person.id, "link", expires)
            await self.store.write([Drop(person.id, "link"), link])
        return token, expires

    async def by_link(self, token: str) -> PersonRow:
        """Uses the link up."""
        secret = await self.store.secret(hash_of(token))
        if secret is None or secret.kind != "link":
            raise Refusal("no-such-link")
        try:
            await self.store.write([UseUp(secret.hash)])
        except Gone:  # two requests came at once, and this is the second
            raise Refusal("no-such-link") from None
        person = await self.find(secret.person)
        if person is None or secret.expires < time.time():
            raise Refusal("no-such-link")
        return person
