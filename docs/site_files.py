"""For MkDocs: files of the repository that a page links to, such as `../examples/my_bot.py`, become part of
the site, and the link leads to them there as it does in the repository."""

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"\]\(\.\./([^)#\s]+)")


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    linked = {name for page in files.documentation_pages() for name in LINK.findall(page.content_string)}
    for name in sorted(linked):
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, **_: object) -> str:
    return LINK.sub(r"](\1", markdown)
