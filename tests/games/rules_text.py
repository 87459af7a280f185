"""What a rulebook says alike in every language, clause by clause."""

from __future__ import annotations

import re
from importlib import resources
from typing import Final

from paddock.clauses import CLAUSE_ID

_NUMBERED: Final = re.compile(rf"(?:- )?(?:\*\*)?({CLAUSE_ID}|D-\d+)\b")
_TAG: Final = re.compile(r"\[((?:seed|public|house)\b[^]]*)\]")


def rules_in(title: str, language: str) -> str:
    """The text of a title's rules; English is the one without a language in its name."""
    name = "rules.md" if language == "en" else f"rules.{language}.md"
    return (resources.files(f"paddock.games.{title}") / name).read_text(encoding="utf-8")


def numbered(text: str) -> dict[str, str]:
    """Clause or ruling → its line."""
    return {found.group(1): line for line in text.splitlines() if (found := _NUMBERED.match(line))}


def grounds(text: str) -> dict[str, list[list[str]]]:
    """Clause or ruling → the sources that each of its tags names."""
    return {
        number: [re.findall("seed|public|house", tag) for tag in _TAG.findall(line)]
        for number, line in numbered(text).items()
    }


def figures(text: str) -> dict[str, set[str]]:
    """Clause or ruling → all figures in it: those of the clauses that it cites, of spaces, tiles, dice and sums."""
    return {number: set(re.findall(r"\d+", line)) for number, line in numbered(text).items()}
