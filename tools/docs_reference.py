"""A hook for mkdocs: the API reference, a page for each public module of the core.

Pages are made while the manual is built, from what lies in the folder, so that none can be forgotten; mkdocstrings
fills them from the docstrings. A folder that the nav names as `reference/` stands for them.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, Final

from mkdocs.structure.files import File

PACKAGE: Final = "paddock.core"
CORE: Final = Path(__file__).resolve().parent.parent / "src" / "paddock" / "core"
FOLDER: Final = "reference/"
INDEX: Final = f"{FOLDER}index.md"


def modules() -> list[str]:
    """The public modules of the core."""
    return sorted(path.stem for path in CORE.glob("*.py") if not path.stem.startswith("_"))


def first_sentence(module: str) -> str:
    """What a module says of itself, in its first sentence."""
    said = ast.get_docstring(ast.parse((CORE / f"{module}.py").read_text(encoding="utf-8"))) or ""
    return " ".join(said.partition("\n\n")[0].split()).partition(". ")[0].rstrip(".")


def page_of(module: str) -> str:
    return f"{FOLDER}{module}.md"


def expand(item: Any) -> Any:
    """The nav with all pages of the reference in place of their folder."""
    if isinstance(item, dict):
        return {title: expand(value) for title, value in item.items()}
    if isinstance(item, list):
        return [expand(value) for value in item]
    return [{PACKAGE: INDEX}, *({module: page_of(module)} for module in modules())] if item == FOLDER else item


def on_config(config: Any) -> Any:
    config.nav = expand(config.nav)
    return config


def on_files(files: Any, config: Any) -> Any:
    for module in modules():
        text = f"::: {PACKAGE}.{module}\n"
        files.append(File.generated(config, page_of(module), content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """The first page lists the others."""
    if page.file.src_uri != INDEX:
        return markdown
    rows = [f"| [`{module}`]({module}.md) | {first_sentence(module)} |" for module in modules()]
    return "\n".join([markdown, "| module | what is in it |", "| --- | --- |", *rows, ""])
