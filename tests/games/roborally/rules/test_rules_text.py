"""The French rules say what the English ones say: the same clauses in the same order, on the same grounds."""

from __future__ import annotations

import re
from importlib import resources

from paddock.clauses import CLAUSE_ID, clause_ids
from paddock.games.roborally.components.content import COURSE_DATA

FOLDER = resources.files("paddock.games.roborally")
ENGLISH = (FOLDER / "rules.md").read_text(encoding="utf-8")
FRENCH = (FOLDER / "rules.fr.md").read_text(encoding="utf-8")


def _grounds(text: str) -> dict[str, list[str]]:
    """Clause → its tags, in their order."""
    starts = [
        (found.group(1), line) for line in text.splitlines() if (found := re.match(rf"- \*\*({CLAUSE_ID})\b", line))
    ]
    return {clause: re.findall(r"\[(?:seed|public|house)[a-z, ]*\]", line) for clause, line in starts}


def _courses(text: str) -> list[list[str]]:
    """The boards, flags and special rules of every row of the course list."""
    rows = text[text.index("### RR-19.18") : text.index("- **RR-19.19")].splitlines()
    return [row.split(" | ")[4:7] for row in rows if row.startswith("| ")][1:]


def test_french_has_the_same_clauses_in_the_same_order() -> None:
    assert clause_ids(FRENCH) == clause_ids(ENGLISH)


def test_french_has_the_same_tags() -> None:
    assert _grounds(FRENCH) == _grounds(ENGLISH)


def test_french_lists_the_same_courses() -> None:
    assert _courses(FRENCH) == _courses(ENGLISH)
    assert len(_courses(FRENCH)) == len(COURSE_DATA)


def test_french_has_its_own_spaces() -> None:
    assert re.findall(r".{9} [:;!?»]", FRENCH) == []
    assert re.findall(r"« .{9}", FRENCH) == []
