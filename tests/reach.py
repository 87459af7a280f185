"""Which tests a change can reach: those of one title (`pytest --title roborally`), or those of what lies changed in the
working tree (`pytest --changed`).

A title's own files reach the tests of that title and, of the tests that any title gets, those that bear its name; other
tests only if they import what was changed, or what in that title imports it. Any other module reaches every test file
that imports it, however indirectly. What is no module (the browser client, the
manual) reaches the folder of tests that is about it.
"""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from paddock.core import registry

ROOT: Final = Path(__file__).resolve().parents[1]
TESTS: Final = ROOT / "tests"
ANY_TITLE: Final = ("bots", "conformance", "docs", "rl", "terminal")
"""Folders with tests that every title gets, told apart by the title's name in theirs."""
ABOUT: Final = {
    "web": ("web", "server/test_pages.py"),
    "docs": ("docs",),
    "tools": ("tools",),
    "examples": ("docs", "rl"),
}
"""For a folder that holds no modules of the package: the tests that are about it."""
OF_A_TITLE: Final = re.compile(r"(?:src/paddock/games|web/src/titles|tests/games|tests/playthroughs)/([a-z_]+)/")


@dataclass(frozen=True)
class Reach:
    """What is to be tested: whole files, and in others whatever bears the name of one of these titles."""

    titles: frozenset[str]
    files: frozenset[Path]
    browser: bool
    """Whether tests in a browser are among them."""

    def has_file(self, path: Path) -> bool:
        """Whether anything in this file may be wanted."""
        if path in self.files:
            return True
        within = path.relative_to(TESTS)
        if within.parts[0] == "web" and not self.browser:
            return False
        return any(title in str(within) for title in self.titles) or (
            bool(self.titles) and within.parts[0] in ANY_TITLE and not _of_another_title(within, self.titles)
        )

    def has(self, path: Path, name: str) -> bool:
        """Whether this test is wanted."""
        return path in self.files or any(title in name for title in self.titles)


def of_title(title: str) -> Reach:
    """The tests of one title, without a browser. Raises `UsageError`."""
    known = sorted({*titles(), *registry.titles()})
    if title not in known:
        raise pytest.UsageError(f"there is no title {title!r}; make test-title T=" + "|".join(known))
    return Reach(frozenset({title}), frozenset(), browser=False)


def of_changes(changed: Iterable[str] | None = None) -> Reach:
    """The tests that these files reach; without any, those that git says have changed since the last commit."""
    touched: set[str] = set()
    modules: set[str] = set()
    rules: set[str] = set()
    files: set[Path] = set()
    for name in _changed() if changed is None else changed:
        path = ROOT / name
        title = OF_A_TITLE.match(name)
        if title is not None:
            touched.add(title.group(1))
            # Who reads a title's data is not to be seen from imports: all that is in the title may.
            is_module = name.startswith("src/") and path.suffix == ".py"
            rules.add(_module(path, ROOT / "src") if is_module else f"paddock.games.{title.group(1)}")
        elif name.startswith("src/paddock/"):
            modules.add(_module(path, ROOT / "src"))
        elif name.startswith("tests/") and path.suffix == ".py":
            files |= {path} if path.name.startswith("test_") else _importing({_module(path, ROOT)})
        else:
            for folder in ABOUT.get(name.partition("/")[0], ()):
                files |= {path for path in _test_files() if path.is_relative_to(TESTS / folder)}
    files |= _importing(_downstream(modules)) if modules else set()
    files |= _importing_rules(rules)
    return Reach(frozenset(touched), frozenset(files), browser=True)


@cache
def titles() -> tuple[str, ...]:
    """The titles that lie in this checkout."""
    return tuple(sorted(path.parent.name for path in (ROOT / "src/paddock/games").glob("*/rules.md")))


def _of_another_title(within: Path, wanted: Iterable[str]) -> bool:
    return any(title in within.name for title in titles() if title not in wanted)


def _changed() -> list[str]:
    listed = ["git", "status", "--porcelain", "--untracked-files=all", "--no-renames"]
    said = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [line[3:] for line in said.splitlines()]


def _module(path: Path, root: Path) -> str:
    """The module that a file is, or the package that a data file belongs to."""
    parts = (
        path.relative_to(root).with_suffix("").parts if path.suffix == ".py" else path.parent.relative_to(root).parts
    )
    return ".".join(parts).removesuffix(".__init__").removesuffix(".words")


def _downstream(modules: set[str]) -> set[str]:
    """These modules of the package and all that import them, however indirectly."""
    import grimp

    graph = grimp.build_graph("paddock", cache_dir=None)
    found = set(modules)
    for module in modules & graph.modules:
        found |= graph.find_downstream_modules(module, as_package=True)
    return found


@cache
def _test_files() -> tuple[Path, ...]:
    return tuple(sorted(TESTS.rglob("test_*.py")))


@cache
def _imports(path: Path) -> frozenset[str]:
    """All modules that a file imports, the names in `from x import y` taken for modules too."""
    return frozenset(_imported(ast.parse(path.read_text(encoding="utf-8"))))


def _imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _importing_rules(rules: set[str]) -> set[Path]:
    """The test files that import one of these modules of titles, or what in the same title imports it."""
    within = {".".join(module.split(".")[:3]) for module in rules}
    reached = {module for module in _downstream(rules) if ".".join(module.split(".")[:3]) in within} if rules else set()
    whole = tuple(f"{module}." for module in rules & within)
    return {
        path
        for path in _test_files()
        if _imports(path) & reached or any(name.startswith(whole) for name in _imports(path))
    }


def _importing(modules: set[str]) -> set[Path]:
    """The test files that import one of these modules, or a helper in `tests/` that does."""
    reached = set(modules)
    helpers = [path for path in TESTS.rglob("*.py") if not path.name.startswith("test_")]
    grown = True
    while grown:
        more = {_module(path, ROOT) for path in helpers if _imports(path) & reached} - reached
        grown = bool(more)
        reached |= more
    conftests = {path.parent for path in helpers if path.name == "conftest.py" and _module(path, ROOT) in reached}
    return {
        path
        for path in _test_files()
        if _imports(path) & reached or any(folder in path.parents for folder in conftests)
    }
