"""The pages themselves: links that lead somewhere, pictures that are true, tables that are not out of date."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from paddock.clauses import Coverage, citations_by_clause, coverage
from paddock.core.registry import titles
from paddock.core.replay import replay
from paddock.core.terminal_picture import plain_text as drawn
from paddock.files import load_record
from paddock.games.roborally.game import GAME
from paddock.games.roborally.terminal.picture import draw_board
from tests.docs.pages import ROOT, blocks, pages

_LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
_TEST = re.compile(r"`([^`]+)`")
READMES = ("README.md", "README.fr.md")
RECORD = ROOT / "docs" / "examples" / "first-steps.paddock"
SHOWN = 43
"""The step of the recorded race that the READMEs show: Ada's program is laid, and not yet sealed."""
ROWS = (2, 9)


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in _LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("name", READMES)
def test_the_picture_is_that_of_the_recorded_race(name: str) -> None:
    state = replay(load_record(RECORD), SHOWN, GAME)
    paths = GAME.preview(state, 0)["paths"]
    assert isinstance(paths, list)
    picture = drawn(draw_board(GAME.view(state, 0), state.course, previewed_path=paths[0]["path"], rows=ROWS))
    assert picture in [block.text.rstrip("\n") for block in blocks(ROOT / name, "text")], f"\n{picture}"


def test_every_course_is_told_of() -> None:
    page = (ROOT / "docs" / "play" / "roborally.md").read_text(encoding="utf-8")
    courses = next(setting.choices for setting in GAME.settings if setting.name == "course")
    assert [course for course in courses if f"`{course}`" not in page] == []
    assert all(f"{len(courses)} " in (ROOT / name).read_text(encoding="utf-8") for name in READMES)


@cache
def cites() -> dict[str, list[str]]:
    """What all tests cite, read once: that takes seconds."""
    return citations_by_clause(ROOT / "tests")


def covered(title: str) -> Coverage:
    return coverage(title, ROOT / "tests", cites())


@pytest.mark.parametrize("title", titles())
def test_every_clause_of_the_rules_has_a_test_or_a_reason(title: str) -> None:
    assert not covered(title).problems


@pytest.mark.parametrize("title", titles())
def test_the_table_of_clauses_names_every_clause_and_no_test_that_is_gone(title: str) -> None:
    """`paddock check clauses <title> --markdown docs/clauses/<title>.md` writes it anew."""
    known = covered(title)
    page = (ROOT / "docs" / "clauses" / f"{title}.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").partition(" | ") for line in page.splitlines() if line.startswith("| ")][2:]
    assert [clause for clause, _, _ in rows] == known.clauses
    for clause, _, cell in rows:
        if clause in known.exempt_clauses:
            assert cell == f"exempt: {known.exempt_clauses[clause]}"
        else:
            assert set(_TEST.findall(cell)) <= {test.rpartition("/")[2] for test in known.tests[clause]}, clause
