"""The manual can be built without a warning, and its API reference is whole."""

from __future__ import annotations

import ast
import html
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.docs_reference import CORE, INDEX, PACKAGE, modules, page_of

from tests.docs.pages import ROOT

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
_TAG = re.compile(r"<[^>]+>")
_ROLE = re.compile(r":\w+:`")
_WORD = re.compile(r"\w+")


def build(folder: Path) -> None:
    """Builds the manual as `make docs` does."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def documented(module: str) -> Iterator[tuple[str, Documented]]:
    """A module, its public classes and functions, and the public methods of these, by their names in full."""
    tree = ast.parse((CORE / f"{module}.py").read_text(encoding="utf-8"))
    yield f"{PACKAGE}.{module}", tree
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_"):
            yield f"{PACKAGE}.{module}.{node.name}", node
            for each in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and not each.name.startswith("_"):
                    yield f"{PACKAGE}.{module}.{node.name}.{each.name}", each


def words(text: str) -> str:
    """The bare words of a text, so that it can be found again whatever it was laid out with."""
    return " ".join(_WORD.findall(_ROLE.sub("`", text)))


def missing_from_nav(site: Path) -> list[str]:
    """The pages of the reference that the first page of the manual does not lead to."""
    first = (site / "index.html").read_text(encoding="utf-8")
    pages = [INDEX, *map(page_of, modules())]
    return [page for page in pages if f'href="{page.removesuffix(".md")}.html"' not in first]


def missing_from_pages(site: Path) -> list[str]:
    """What is public in the core, and has no place in the reference or not its docstring there."""
    missing: list[str] = []
    for module in modules():
        page = (site / page_of(module)).with_suffix(".html").read_text(encoding="utf-8")
        text = words(html.unescape(_TAG.sub("", page)))
        for name, node in documented(module):
            said = (ast.get_docstring(node) or "").partition("\n\n")[0]
            if f'id="{name}"' not in page or words(said) not in text:
                missing.append(name)
    return missing


def test_the_manual_is_built_without_a_warning_and_its_reference_is_whole(tmp_path: Path) -> None:
    build(tmp_path)  # once: it takes longer than everything else here
    assert len(modules()) > 20
    assert missing_from_nav(tmp_path) == []
    assert missing_from_pages(tmp_path) == []


def test_every_public_module_class_and_function_of_the_core_has_a_docstring() -> None:
    found = [(name, node) for module in modules() for name, node in documented(module)]
    top = [(name, node) for name, node in found if name.count(".") < 4]
    assert [name for name, node in top if not ast.get_docstring(node)] == []
