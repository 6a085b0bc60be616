"""Imports oriflamme's modules from their .py files even if there are compiled ones.

Python prefers a compiled module to the source of the same name. ORIFLAMME_PURE=1 puts the finder below
first, to compare both, to debug the engine or to measure the gain of compiling. The finder handles only
`oriflamme.…`, and finds only source files.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("oriflamme."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def install() -> None:
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)
