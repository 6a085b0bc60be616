"""What a release says of itself: `release_notes.py v0.1.0` prints that version's part of CHANGELOG.md.

A tag that is not the package's version is refused, and so is a version whose part is missing, empty or
has no date yet. Reads the working directory.
"""

import re
import sys
from pathlib import Path

VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
PART = re.compile(r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$", re.MULTILINE)
REFERENCES = re.compile(r"^\[.+?\]: \S+$", re.MULTILINE)


class Refused(Exception):
    pass


def version_of(package: str) -> str:
    found = VERSION.search(package)
    if found is None:
        raise Refused("src/oriflamme/__init__.py has no __version__")
    return found[1]


def notes(changelog: str, version: str) -> str:
    """The part of a released version, without its heading."""
    headings = list(PART.finditer(changelog))
    ends = [heading.start() for heading in headings[1:]] + [len(changelog)]
    for heading, end in zip(headings, ends, strict=True):
        if heading[1] != version:
            continue
        if heading[2] is None:
            raise Refused(f"CHANGELOG.md gives {version} no date: ## [{version}] - YYYY-MM-DD")
        text = REFERENCES.sub("", changelog[heading.end() : end]).strip()
        if not text:
            raise Refused(f"CHANGELOG.md has nothing to say of {version}")
        return text
    raise Refused(f"CHANGELOG.md has no part '## [{version}] - YYYY-MM-DD'")


def notes_for(tag: str, folder: Path) -> str:
    version = version_of((folder / "src" / "oriflamme" / "__init__.py").read_text(encoding="utf-8"))
    if tag != f"v{version}":
        raise Refused(f"the tag is '{tag}', but the package is {version}, whose tag is 'v{version}'")
    return notes((folder / "CHANGELOG.md").read_text(encoding="utf-8"), version)


if __name__ == "__main__":
    try:
        print(notes_for(sys.argv[1], Path.cwd()))
    except Refused as refused:
        sys.exit(f"no release: {refused}")
