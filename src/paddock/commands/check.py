"""`paddock check`: is a title in order? Its clauses, its data, its words, and vectors from outside."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path

from paddock.clauses import coverage
from paddock.commands.shared import say, sentences
from paddock.core.errors import BadInputError
from paddock.core.registry import game as find
from paddock.core.words import missing, title_package
from paddock.files import BadFileError, save

WRONG = 1
"""The exit code for a title that is not in order."""


def clauses(title: str, tests: str, markdown: str | None, language: str) -> int:
    """Prints clause → tests; says which clauses have none, and which citations and exemptions are wrong."""
    with sentences(language):
        found = coverage(title, Path(tests))
        if markdown is not None:
            save(markdown, (f"{line}\n".encode() for line in found.markdown(title)))
        else:
            print("\n".join(found.table()))
    covered = sum(1 for cites in found.tests.values() if cites)
    exempt = sum(1 for clause in found.exempt if clause in found.tests)
    say(f"{title}: {len(found.clauses)} clauses, {covered} covered, {exempt} exempt, {len(found.uncovered)} uncovered")
    for problem in found.problems:
        say(problem)
    return WRONG if found.problems else 0


def words(title: str, language: str) -> int:
    """Lists the messages that a title lacks in either language."""
    with sentences(language):
        return _told(missing(find(title)), title, "words")


def data(title: str, language: str) -> int:
    """Runs the title's own check of its component files."""
    with sentences(language):
        return _told(_own(title, "content", "check_data")(), title, "data")


def vectors(title: str, file: str, language: str) -> int:
    """Runs the title on a file of vectors: situations with the position that must come of them."""
    with sentences(language):
        if not Path(file).is_file():
            raise BadFileError(file=file, problem="no-file")
        return _told(_own(title, "vectors", "check_file")(Path(file)), title, Path(file).name)


def _own(title: str, module: str, function: str) -> Callable[..., object]:
    """A function of the title's own, which returns what is wrong, one line each."""
    package = title_package(find(title))
    try:
        found = getattr(importlib.import_module(f"{package}.{module}"), function, None)
    except ModuleNotFoundError as error:
        if error.name != f"{package}.{module}":
            raise
        found = None
    if not callable(found):
        raise BadInputError(problem="no-command", detail=f"{package}.{module}.{function}")
    return found  # type: ignore[no-any-return]


def _told(problems: object, title: str, what: str) -> int:
    lines = [str(line) for line in problems] if isinstance(problems, (list, tuple)) else []
    print("\n".join([*lines, f"{title}: {what}: {len(lines)} problems" if lines else f"{title}: {what}: in order"]))
    return WRONG if lines else 0
