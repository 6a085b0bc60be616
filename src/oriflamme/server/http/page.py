"""The page for browsers as built from web/, kept in memory in every encoding in which it is sent."""

from __future__ import annotations

import hashlib
import logging
import re
from dataclasses import dataclass
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from oriflamme.rules.catalogue import KINDS
from oriflamme.texts import LANGUAGES, understood

log = logging.getLogger("oriflamme.server")

BUILT = Path(__file__).parents[1] / "web"

# The addresses at which the page opens, and the screen that it shows there (web/src/screens.ts).
SCREENS = {
    re.compile(address): f"src/{screen}.svelte"
    for address, screen in {
        r"/": "home/Home",
        r"/tables/[\w-]{1,64}": "table/TableScreen",
        r"/games/upload": "replay/Upload",
        r"/games/[\w-]{1,64}": "replay/Replay",
        r"/position": "replay/Position",
        r"/learn": "learn/Learn",
        r"/learn/[\w-]{1,64}": "learn/LessonScreen",
        r"/rules": "learn/Rules",
        r"/ladder": "home/Ladder",
        r"/move/[\w-]{1,64}": "home/Move",
        r"/puzzles": "puzzle/Puzzles",
        r"/puzzles/[\w-]{1,64}": "puzzle/PuzzleScreen",
        r"/people/[\w-]{1,64}": "home/Shared",
        r"/me": "home/Myself",
    }.items()
}
BRIEF = "src/home/Home.svelte"
"""The screen that says only the first part of the texts (web/build/texts.ts)."""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The best first; browsers ask for the first only over https and from this computer."""

FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"


@dataclass(frozen=True)
class File:
    """A file of the page, in each encoding that makes it shorter."""

    bodies: dict[str, bytes]
    type: str
    cache: str
    tag: str

    def response(self, request: Request, status: int) -> Response:
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(None, 304, headers)
        wanted = _accepted(request.headers.get("accept-encoding", ""))
        encoding = next((name for name in self.bodies if name in wanted), "")
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], status, headers, self.type)


class Page:
    """All files of the page by their addresses; none, if it was not built."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.files = {
            f"/{path.relative_to(folder).as_posix()}": _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix in TYPES
        }
        self.shell = self.files.pop("/index.html", None)
        manifest = self.files.pop("/manifest.json", None)
        self.ahead = Ahead(
            msgspec.json.decode(manifest.bodies[""], type=dict[str, Chunk]) if manifest else {}
        )
        faces = self.files.pop("/cards.json", None)
        if self.shell is None:
            log.warning("the page for browsers was not built: run 'make setup', or install again")
        elif faces is not None:
            _check_faces(msgspec.json.decode(faces.bodies[""], type=list[str]))

    def find(self, request: Request) -> Response | None:
        """What is there at this address, if the page has it."""
        if request.method not in ("GET", "HEAD"):
            return None
        path = request.scope["path"]
        file = self.files.get(path)
        if file is not None:
            return file.response(request, 200)
        screen = next((screen for address, screen in SCREENS.items() if address.fullmatch(path)), None)
        if screen is None or self.shell is None:
            return None
        response = self.shell.response(request, 200)
        response.headers["link"] = self.ahead.links(screen, request)
        return response

    def not_found(self, request: Request) -> Response | None:
        """The page again, which says so in its own way."""
        return self.shell.response(request, 404) if self.shell is not None else None


class Chunk(msgspec.Struct):
    """A file of the build's manifest: what it needs besides itself, files by the manifest's own names."""

    file: str
    css: list[str] = []
    imports: list[str] = []


class Ahead:
    """What a screen is made of, told along with the page, so that a browser asks for all of it at once."""

    def __init__(self, manifest: dict[str, Chunk]) -> None:
        self.manifest = manifest
        self.texts = {
            match[1]: chunk.file
            for source, chunk in manifest.items()
            if (match := re.search(r"(\w+\.ftl\?\w+)", source))
        }
        # the page's own files first, which all others wait for
        self.screens = {
            screen: list(dict.fromkeys([*self._files("index.html"), *self._files(screen)]))
            for screen in SCREENS.values()
        }

    def links(self, screen: str, request: Request) -> str:
        """The Link header of a screen in the language that its viewer is likely to have."""
        language = request.query_params.get("lang", "")
        if language not in LANGUAGES:
            language = understood(request.headers.get("accept-language", "").split(","))
        parts = ("first",) if screen == BRIEF else ("first", "rest")
        texts = [self.texts.get(f"{language}.ftl?{part}") for part in parts]
        files = [*self.screens[screen], *filter(None, texts)]
        return ", ".join(
            f"</{file}>; rel=preload; as=style; crossorigin"
            if file.endswith(".css")
            else f"</{file}>; rel=modulepreload"
            for file in files
        )

    def _files(self, source: str) -> list[str]:
        """The files without which this one does not begin, itself included."""
        found: list[str] = []
        waiting = [source]
        while waiting:
            chunk = self.manifest.get(waiting.pop())
            if chunk is not None:
                found += [chunk.file, *chunk.css]
                waiting += chunk.imports
        return found


def _check_faces(known: list[str]) -> None:
    """A page that was built before a card was added could not show it."""
    faceless = ", ".join(slug for slug in KINDS if slug not in known)
    if faceless:
        log.warning(f"the page has no face for {faceless}: run 'make messages'")


def _read(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    bodies = {}
    for encoding, suffix in ENCODINGS.items():
        packed = path.with_name(path.name + suffix)
        if packed.exists():
            bodies[encoding] = packed.read_bytes()
    # The build puts a hash into the names of what lies in assets/: under such a name nothing ever changes.
    cache = FOREVER if path.parent == folder / "assets" else ASK_FIRST
    return File(
        {**bodies, "": body}, TYPES[path.suffix], cache, f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    )


def _accepted(header: str) -> set[str]:
    """The encodings of an Accept-Encoding header, without those it forbids."""
    accepted = set()
    for item in header.lower().split(","):
        name, _, quality = item.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", quality):
            accepted.add(name.strip())
    return accepted
