"""The documentation as the site that readers see: every link leads somewhere, and code has its colours."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.helpers.places import ROOT
from tests.helpers.site_links import dead_links, read


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built anew, in about two seconds."""
    folder = tmp_path_factory.mktemp("site").resolve()
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        check=True,
    )
    return folder


def test_every_link_of_the_site_leads_somewhere(site: Path) -> None:
    assert list(dead_links(site)) == []


def test_files_of_the_repository_are_there_as_they_are_here(site: Path) -> None:
    page = read(site / "bots" / "index.html")
    for name in ("examples/my_bot.py", "examples/remote_bot.py", "src/oriflamme/bots/weights.bin"):
        assert f"../{name}" in page.targets
        assert (site / name).read_bytes() == (ROOT / name).read_bytes()


def test_code_has_its_colours(site: Path) -> None:
    """Every fenced block is marked up, not only set apart."""
    fenced = "".join(path.read_text() for path in (ROOT / "docs").glob("*.md"))
    languages = re.findall(r"^ *```(\w+)$", fenced, re.MULTILINE)
    assert {"python", "pycon", "sh", "json", "toml"} <= set(languages)
    built = "".join(path.read_text() for path in site.rglob("index.html"))
    for language in set(languages):
        blocks = re.findall(rf'<div class="language-{language} highlight">.*?</div>', built, re.DOTALL)
        assert len(blocks) == languages.count(language)
        assert all(re.search(r'<span class="[a-z]+\d?">', block) for block in blocks)


# -- the checker itself ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "wrong"),
    [
        ('<a href="sub/">', ""),
        ('<a href="sub/#here">', ""),
        ('<a href="sub/index.html#named">', ""),
        ('<a href="/sub/?x=1#here">', ""),
        ('<a href="#up">', ""),
        ('<a href="">', ""),
        ('<a href="https://elsewhere.example/x">', ""),
        ('<a href="mailto:a@b.example">', ""),
        ('<img src="a%20b.svg" alt="x">', ""),
        ('<img srcset="a%20b.svg 1x, gone.svg 2x" alt="x">', "gone.svg: there is no such file"),
        ('<img src="gone.svg" alt="x">', "gone.svg: there is no such file"),
        ('<script src="gone.js"></script>', "gone.js: there is no such file"),
        ('<a href="gone/">', "gone/: there is no such file"),
        ('<a href="empty/">', "empty/: there is no such file"),
        ('<a href="sub/#gone">', "sub/#gone: there is no such anchor"),
        ('<a href="#gone">', "#gone: there is no such anchor"),
        ('<a href="../outside.html">', "../outside.html: it leads out of the site"),
        ('<a href="/../outside.html">', "/../outside.html: it leads out of the site"),
    ],
)
def test_what_leads_nowhere_is_found(tmp_path: Path, target: str, wrong: str) -> None:
    site = tmp_path / "site"
    (site / "sub").mkdir(parents=True)
    (site / "empty").mkdir()
    (tmp_path / "outside.html").touch()
    (site / "a b.svg").touch()
    (site / "sub" / "index.html").write_text('<h1 id="here">x</h1><a name="named" href="../#up">y</a>')
    (site / "index.html").write_text(f'<p id="up">{target}</p>')
    assert list(dead_links(site)) == ([f"index.html: {wrong}"] if wrong else [])
