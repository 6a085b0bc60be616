"""What a release publishes is fit for an index, and works where there is nothing but Python."""

from __future__ import annotations

import fcntl
import re
import shutil
import subprocess
import sys
from email.message import Message
from email.parser import BytesParser
from pathlib import Path

import hatch_build
import pytest
from readme_renderer.markdown import render
from tests.helpers.places import ROOT
from tests.helpers.published import PLAIN, Published, publish
from tests.helpers.site_links import Page

COMPILES = any((ROOT / "src").glob("oriflamme__mypyc*"))
"""Whether this machine has a compiler."""

TOOLS = Path(sys.executable).parent


@pytest.fixture(scope="session")
def published(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Published:
    """Built once, by whichever of the processes that run tests asks first; the others hear how it went."""
    here = tmp_path_factory.getbasetemp()
    folder = (here if worker_id == "master" else here.parent) / "published"
    folder.mkdir(exist_ok=True)
    wrong = folder / "wrong.txt"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not wrong.exists():
            wrong.write_text("unfinished")
            wrong.write_text(publish(Published(folder)))
    if wrong.read_text():
        pytest.fail(wrong.read_text(), pytrace=False)
    return Published(folder)


def check(tool: str, *arguments: str | Path) -> str:
    """What a tool says that finds nothing wrong."""
    done = subprocess.run(
        [TOOLS / tool, *arguments],
        cwd=ROOT,
        env=PLAIN | {"PATH": str(TOOLS), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def metadata_of(published: Published) -> Message:
    (metadata,) = (text for name, text in published.installed().items() if name.endswith("/METADATA"))
    assert metadata == published.packed()["PKG-INFO"]
    return BytesParser().parsebytes(metadata)


def test_the_packed_sources_hold_the_page_and_nothing_compiled(published: Published) -> None:
    packed = published.packed()
    assert b'<div id="app">' in packed["src/oriflamme/server/web/index.html"]
    assert {"Makefile", "CHANGELOG.md", "web/package-lock.json", ".ci/try_install.py"} <= packed.keys()
    assert [name for name in packed if "node_modules" in name or Path(name).suffix in (".so", ".pyc")] == []


def test_the_wheel_holds_the_page_and_what_is_to_be_compiled(published: Published) -> None:
    installed = published.installed()
    page = {name: text for name, text in published.packed().items() if "/server/web/" in name}
    assert page
    assert all(installed[name.removeprefix("src/")] == text for name, text in page.items())
    compiled = {name.partition(".")[0] for name in installed if name.endswith((".so", ".pyd"))}
    wanted = {source.removeprefix("src/").removesuffix(".py") for source in hatch_build.sources()}
    assert compiled == ({*wanted, "oriflamme__mypyc"} if COMPILES else set())
    assert published.wheel.name.endswith("-py3-none-any.whl") is not COMPILES


def test_an_index_takes_it(published: Published) -> None:
    check("twine", "check", "--strict", published.sdist, published.wheel)
    check("check-wheel-contents", published.wheel)


if sys.platform == "linux" and COMPILES:

    def test_any_linux_runs_it(published: Published) -> None:
        shown = " ".join(check("auditwheel", "show", published.wheel).split())
        assert 'following platform tag: "manylinux_2_' in shown


def test_an_index_shows_the_readme_with_its_pictures(published: Published) -> None:
    metadata = metadata_of(published)
    page = Page()
    page.feed(render(str(metadata.get_payload())) or "")
    tag = f"v{metadata['Version']}"
    files = re.findall(rf"https://[\w./-]+?/{tag}/([^\s#]+)", "\n".join(page.targets))
    readme = (ROOT / "README.md").read_text()
    assert files == re.findall(r"\]\((?!\w+:|#)([^)#]+)", readme)
    assert all((ROOT / file).is_file() for file in files)
    assert [target for target in page.targets if not target.startswith(("https://", "#"))] == []
    pictures = [
        target for target in page.targets if target.startswith("https://raw.githubusercontent.com/")
    ]
    assert len(pictures) == readme.count("![") > 0


def test_licences_come_with_it(published: Published) -> None:
    metadata, installed = metadata_of(published), published.installed()
    assert metadata["License-Expression"] == "MIT AND CC-BY-3.0 AND OFL-1.1 AND Apache-2.0"
    (folder,) = {name.partition("/")[0] for name in installed if name.endswith("/METADATA")}
    files = {name: installed[f"{folder}/licenses/{name}"] for name in metadata.get_all("License-File", [])}
    assert {"LICENSE", "NOTICE"} < files.keys()
    for words in (
        b"SIL OPEN FONT LICENSE",
        b"Version 2.0, January 2004",
        b"creativecommons.org/licenses/by/3.0",
    ):
        assert any(words in text for text in files.values())


def test_it_works_where_there_is_nothing_but_python(published: Published, tmp_path: Path) -> None:
    path = str(published.environment / "bin")
    assert [tool for tool in ("cc", "gcc", "clang", "node", "npm") if shutil.which(tool, path=path)] == []
    done = subprocess.run(
        [published.python, ROOT / ".ci" / "try_install.py"],
        cwd=tmp_path,
        env={"PATH": path, "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
