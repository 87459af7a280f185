"""The page on the architecture is true: its picture is that of the imports, and every place that it names is there."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest
from tools.architecture import PICTURE, picture

from tests.docs.pages import ROOT, spans

PAGE = ROOT / "docs" / "architecture.md"
_PLACE = re.compile(r"((?:src|web|tools)/[\w./-]+)(?:::([\w.#]+))?")
PLACES = sorted({match.groups("") for span in spans(PAGE) if (match := _PLACE.fullmatch(span))})


def test_the_picture_is_that_of_the_imports() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(), "stale: `make docs` draws it anew"


def test_the_walk_names_a_place_for_every_hop() -> None:
    walk = PAGE.read_text(encoding="utf-8").partition("## One decision")[2].partition("\n## ")[0]
    hops = re.split(r"^\d+\. ", walk, flags=re.MULTILINE)[1:]
    assert len(hops) > 15
    assert [hop for hop in hops if "::" not in hop] == []


@pytest.mark.parametrize(("file", "name"), PLACES, ids=map("::".join, PLACES))
def test_a_place_that_is_named_is_there(file: str, name: str) -> None:
    assert (ROOT / file).exists()
    if name:
        assert name in (names_in_python(file) if file.endswith(".py") else names_in_typescript(file))


@cache
def names_in_python(file: str) -> frozenset[str]:
    """The functions and classes of a module, and the methods of these, as `Class.method`."""
    found: set[str] = set()
    for node in ast.parse((ROOT / file).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {f"{node.name}.{method.name}" for method in methods}
    return frozenset(found)


@cache
def names_in_typescript(file: str) -> frozenset[str]:
    """The same of a module of the client, as prettier lays it out: the first brace at the margin ends a class."""
    text = (ROOT / file).read_text(encoding="utf-8")
    found = set(re.findall(r"^(?:export )?(?:async )?function (\w+)", text, re.MULTILINE))
    for name, body in re.findall(r"^(?:export )?class (\w+)(.*?)^}", text, re.MULTILINE | re.DOTALL):
        methods = re.findall(r"^  (?:async |static |get |set )*(#?\w+)[(<]", body, re.MULTILINE)
        found |= {name, *(f"{name}.{method}" for method in methods)}
    return frozenset(found)
