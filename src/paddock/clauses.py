"""Which test proves which clause of a rulebook: read from `rules.md` and the tests' sources, without running them."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Final

from paddock.core.errors import PaddockError
from paddock.core.registry import game
from paddock.core.words import title_package

ID: Final = r"[A-Z]{2}-(?:\d+\.[A-Z]?\d+|[A-Z]\d+)"
_AT_START: Final = re.compile(rf"^(?:- |#+ )?(?:\*\*)?({ID})\b")
_IN_PARAGRAPH: Final = re.compile(rf"(?:\*\* |\] |\. )({ID}) (?=[A-Z])")
_RANGE: Final = re.compile(r"\b([A-Z]{2}-\d+\.)([A-Z])(\d+)–\2(\d+)")


class ClauseError(PaddockError):
    """Something about a title's clauses can't be read: details `file`, `problem`, `detail`."""

    key = "error-file"


def clauses(rules: str) -> list[str]:
    """The ids of all clauses of a rulebook, in its order.

    A clause starts its line (a list item, a paragraph, a heading), in bold or not; short ones may also follow each
    other in a paragraph that opens with a bold title, and a table's cells may be numbered by a range.

    >>> clauses("- **RR-7.4 [seed]** Walls stop robots.\\n- RG-1.1 One car each, see RG-2.1.")
    ['RR-7.4', 'RG-1.1']
    """
    found: dict[str, None] = {}
    for line in rules.splitlines():
        start = _AT_START.match(line)
        if start:
            found[start.group(1)] = None
        elif line.startswith("**"):
            found.update(dict.fromkeys(_IN_PARAGRAPH.findall(line)))
        elif line.rstrip().endswith("are the clause numbers of the cells."):
            for stem, letter, low, high in _RANGE.findall(line):
                found.update(dict.fromkeys(f"{stem}{letter}{n}" for n in range(int(low), int(high) + 1)))
    return list(found)


def cited(tests: Path) -> dict[str, list[str]]:
    """Clause → the tests that cite it by `@pytest.mark.clause("…")`, as `path::name`, in all Python files under a
    folder."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, UnicodeDecodeError, ValueError) as error:
            raise ClauseError(file=str(path), problem="not-text", detail=str(error)) from None
        for clause, name in _markers(tree.body, (), path):
            test = "::".join([(Path(tests.name) / path.relative_to(tests)).as_posix(), *name])
            cites = found.setdefault(clause, [])
            if test not in cites:
                cites.append(test)
    return found


def _markers(body: Iterable[ast.stmt], within: tuple[str, ...], path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every cited clause below some statements, with the test, class or module (empty) that cites it."""
    for node in body:
        name = within
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            name = (*within, node.name)
        if isinstance(node, ast.ClassDef):
            parts: list[ast.AST] = [*node.decorator_list]
            yield from _markers(node.body, name, path)
        else:
            parts = [node]
        for part in parts:
            for call in ast.walk(part):
                if isinstance(call, ast.Call) and _is_clause(call.func):
                    for argument in call.args:
                        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                            raise ClauseError(
                                file=f"{path}:{call.lineno}", problem="a clause is not written as a string."
                            )
                        yield argument.value, name


def _is_clause(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "clause"
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    )


def exemptions(path: Path) -> dict[str, str]:
    """Clause → why no test can prove it, from an `exempt.toml`; none if there is no such file."""
    if not path.is_file():
        return {}
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ClauseError(file=str(path), problem="disk", detail=str(error)) from None
    for clause, reason in found.items():
        if not isinstance(reason, str) or not reason.strip():
            raise ClauseError(file=str(path), problem=f"{clause} has no reason.")
    return found


class Coverage:
    """Which tests prove which clause of one title. Nothing is wrong if `problems` is empty."""

    def __init__(self, rules: str, cites: dict[str, list[str]], exempt: dict[str, str]) -> None:
        self.clauses: Final = clauses(rules)
        known = set(self.clauses)
        prefixes = {clause.partition("-")[0] for clause in self.clauses}
        self.exempt: Final = exempt
        self.tests: Final = {clause: cites.get(clause, []) for clause in self.clauses}
        self.uncovered: Final = [clause for clause in self.clauses if not self.tests[clause] and clause not in exempt]
        self.unknown: Final = {
            clause: tests
            for clause, tests in cites.items()
            if clause not in known and clause.partition("-")[0] in prefixes
        }
        self.useless: Final = [clause for clause in exempt if clause not in known or self.tests[clause]]

    @property
    def problems(self) -> list[str]:
        """All that is wrong, one line each."""
        found = [f"{clause}: no test cites it, and it is not exempt" for clause in self.uncovered]
        for clause, tests in self.unknown.items():
            found.append(f"{clause}: no such clause, but cited by {', '.join(tests)}")
        for clause in self.useless:
            why = "it has tests" if clause in self.tests else "there is no such clause"
            found.append(f"{clause}: exempt, but {why}")
        return found

    def table(self) -> Iterator[str]:
        """The table clause → tests, as text."""
        for clause in self.clauses:
            if self.tests[clause]:
                first, *rest = self.tests[clause]
                yield f"{clause:<10} {first}"
                yield from (f"{'':<10} {test}" for test in rest)
            else:
                yield f"{clause:<10} {'exempt: ' + self.exempt[clause] if clause in self.exempt else '—'}"

    def markdown(self, title: str) -> Iterator[str]:
        """The same table as a page of the manual."""
        covered = sum(1 for tests in self.tests.values() if tests)
        yield f"# {title}: clauses and their tests"
        yield ""
        yield f"{len(self.clauses)} clauses: {covered} with tests, {len(self.exempt)} exempt."
        yield "Written by `paddock check clauses`; not to be edited by hand."
        yield ""
        yield "| clause | tests |"
        yield "| --- | --- |"
        for clause in self.clauses:
            if self.tests[clause]:
                cell = "<br>".join(f"`{test.rpartition('/')[2]}`" for test in self.tests[clause])
            else:
                cell = f"exempt: {self.exempt[clause]}" if clause in self.exempt else "**none**"
            yield f"| {clause} | {cell} |"


def coverage(title: str, tests: Path) -> Coverage:
    """The coverage of a title by the tests in a folder; its exemptions are in `games/<title>/exempt.toml` there."""
    rules = resources.files("paddock.games") / title / "rules.md"
    if not rules.is_file():
        rules = resources.files(title_package(game(title))) / "rules.md"
    if not rules.is_file():
        raise ClauseError(file=f"{title}/rules.md", problem="no-file")
    if not tests.is_dir():
        raise ClauseError(file=str(tests), problem="no-file")
    exempt = exemptions(tests / "games" / title / "exempt.toml")
    return Coverage(rules.read_text(encoding="utf-8"), cited(tests), exempt)
