"""A title's rulebook by clause: looked up by number, or searched for words."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from paddock.core.words import AnyGame, title_package

CLAUSE: Final = re.compile(r"^\s*[-*]?\s*\*\*([A-Z]{2,3}-[A-Z]?\d+(?:\.\d+)?[a-z]?)\b[^*]*\*\*\s*(.*)$")
MOST_FOUND: Final = 40


class Clause:
    """One clause: its number and what it says."""

    __slots__ = ("number", "text")

    def __init__(self, number: str, text: str) -> None:
        self.number = number
        self.text = text


@cache
def clauses(game: AnyGame) -> tuple[Clause, ...]:
    """All clauses of a title's `rules.md`, in order; none where it has no rulebook."""
    file = resources.files(title_package(game)) / "rules.md"
    if not file.is_file():
        return ()
    found: list[Clause] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        match = CLAUSE.match(line)
        if match:
            named = re.search(r"\]\s*([^*\[\]]+)\*\*", line)
            title = f"{named.group(1).strip()}. " if named else ""
            found.append(Clause(match.group(1), _plain(title + match.group(2))))
        elif found and line.strip() and not line.startswith(("#", "---")):
            found[-1].text += "\n" + _plain(line.rstrip())
        elif line.startswith("#"):
            found.append(Clause("", ""))
    return tuple(clause for clause in found if clause.number)


def look_up(game: AnyGame, query: str) -> list[Clause]:
    """The clauses that a search finds: by number (`RR-4`, `4.1`), or those that hold every word of it."""
    every = clauses(game)
    query = query.strip()
    if not query:
        return []
    prefix = every[0].number.partition("-")[0] if every else ""
    number = query.upper() if "-" in query else f"{prefix}-{query.upper()}"
    exact = [each for each in every if each.number == number]
    if exact:
        return exact
    chapter = [each for each in every if each.number.startswith(number + ".")]
    if chapter:
        return chapter[:MOST_FOUND]
    wanted = query.lower().split()
    return [each for each in every if all(word in each.text.lower() for word in wanted)][:MOST_FOUND]


def _plain(text: str) -> str:
    return text.replace("**", "").replace("`", "")
