"""Clause coverage: what counts as a clause, as a citation, and as a fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock.clauses import (
    ClauseError,
    Coverage,
    chapters,
    citations_by_clause,
    clause_ids,
    coverage,
    exemptions,
    rulebook,
)
from paddock.core.errors import UnknownTitleError

TESTS = """
import pytest

pytestmark = pytest.mark.clause("RR-1.9")

@pytest.mark.clause("RR-1.1", "RR-1.2")
def test_one() -> None: ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("RR-2.1"))])
async def test_two(x: int) -> None: ...

@pytest.mark.clause("RR-3.1")
class TestThree:
    @pytest.mark.clause("RR-3.2")
    def test_inside(self) -> None: ...
"""

RULES = "- **RR-1.1 [seed]** One.\n- **RR-1.2 [house]** Two.\n- **RR-1.3** Three, see RR-9.9.\n"


def test_clauses_are_found_as_every_rulebook_writes_them() -> None:
    rules = (
        "# A rulebook\nSee RR-9.9 for more.\n"
        "- **RR-7.4 [seed]** In bold.\n- RG-4.1 [house] Plain.\n**GB-14.13** [seed] A paragraph.\n"
        "### RR-19.18 A heading with a number\n## RR-19 A chapter\n- **RR-A2 [house]** A letter.\n"
        "**Numeric safety.** GR-0.1 No gauge, see GR-5.5. [house] GR-0.2 Two. [seed][house] GR-0.3 Three.\n"
        "All sixteen [seed]: GR-30.Y1–Y3, GR-30.G1–G2 are the clause numbers of the cells.\n"
        "| a table | RR-8.8 |\n"
    )
    found = "RR-7.4 RG-4.1 GB-14.13 RR-19.18 RR-A2 GR-0.1 GR-0.2 GR-0.3"
    cells = "GR-30.Y1 GR-30.Y2 GR-30.Y3 GR-30.G1 GR-30.G2"
    assert clause_ids(rules) == f"{found} {cells}".split()


def test_a_rulebook_is_read_by_chapter_without_its_tags() -> None:
    rules = (
        "# A rulebook\nWords of welcome.\n\n---\n## RR-7 Movement\nRobots move.\n\n"
        "- **RR-7.4 [seed, public]** Walls stop robots **[house]** always [house].\n  And gladly.\n\n"
        "| a | b |\n|---|---|\n"
        "- **RR-7.5 [seed] Brakes** (once). Stop.\n### RR-7.6 A list\n- one\n"
        "## 4. Programming\n**Safety.** GR-4.1 One, see GR-5.5. [house] GR-4.2 Two. [seed]\n"
        "All [seed]: GR-4.Y1–Y2 are the clause numbers of the cells.\n"
        "# (a) Decisions\n- **RR-A1 [house]** A letter.\n## Notes\nNothing here.\n"
    )
    found = chapters(rules)
    assert [(chapter.id, chapter.name, chapter.introduction) for chapter in found] == [
        ("RR-7", "Movement", "Robots move."),
        ("GR-4", "Programming", ""),
        ("RR-A", "Decisions", ""),
    ]
    assert [(clause.id, clause.text) for chapter in found for clause in chapter.clauses] == [
        ("RR-7.4", "Walls stop robots always.\n  And gladly.\n\n| a | b |\n|---|---|"),
        ("RR-7.5", "**Brakes** (once). Stop."),
        ("RR-7.6", "**A list**\n- one"),
        ("GR-4.1", "**Safety.** One, see GR-5.5."),
        ("GR-4.2", "Two."),
        ("GR-4.Y1", ""),
        ("GR-4.Y2", ""),
        ("RR-A1", "A letter."),
    ]
    assert [clause.id for chapter in found for clause in chapter.clauses] == clause_ids(rules)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("- RG-1.1 [seed] One [house]; two [public], three (always [house]).", "One; two, three (always)."),
        ("- RG-1.1 One [house]\u202f; two [public]\u00a0: three.", "One\u202f; two\u00a0: three."),
        (
            "- RG-1.1 Over ([house] and shown so). [seed/house] It costs 70, ... 410.",
            "Over (and shown so). It costs 70, ... 410.",
        ),
    ],
)
def test_a_tag_leaves_no_gap(line: str, text: str) -> None:
    [chapter] = chapters(line)
    assert [clause.text for clause in chapter.clauses] == [text]


def test_a_rulebook_is_told_in_english_where_there_is_no_other() -> None:
    language, english = rulebook("roborally", "en")
    assert language == "en"
    assert len(english) > 20
    assert rulebook("roborally", "xx")[0] == "en"
    with pytest.raises(UnknownTitleError):
        rulebook("chess", "fr")


def test_citations_are_read_from_the_source_without_running_it(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "test_a.py").write_text(TESTS)
    file = f"{tmp_path.name}/games/test_a.py"
    assert citations_by_clause(tmp_path) == {
        "RR-1.9": [file],
        "RR-1.1": [f"{file}::test_one"],
        "RR-1.2": [f"{file}::test_one"],
        "RR-2.1": [f"{file}::test_two"],
        "RR-3.1": [f"{file}::TestThree"],
        "RR-3.2": [f"{file}::TestThree::test_inside"],
    }


@pytest.mark.parametrize("source", ["@pytest.mark.clause(RULE)\ndef test_a(): ...", "def test_a(:"])
def test_a_citation_that_can_not_be_read_is_an_error(tmp_path: Path, source: str) -> None:
    (tmp_path / "test_a.py").write_text(source)
    with pytest.raises(ClauseError, match=r"test_a\.py"):
        citations_by_clause(tmp_path)


def test_uncovered_unknown_and_needlessly_exempt_clauses_are_faults() -> None:
    cites = {"RR-1.1": ["a"], "RR-5.5": ["b"], "RG-1.1": ["another title's"]}
    found = Coverage(RULES, cites, {"RR-1.1": "components", "RR-8.8": "gone"})
    assert found.problems == [
        "RR-1.2: no test cites it, and it is not exempt",
        "RR-1.3: no test cites it, and it is not exempt",
        "RR-5.5: no such clause, but cited by b",
        "RR-1.1: exempt, but it has tests",
        "RR-8.8: exempt, but there is no such clause",
    ]


def test_a_rulebook_that_is_covered_has_a_table_and_no_faults() -> None:
    found = Coverage(RULES, {"RR-1.1": ["t/a.py::x", "t/a.py::y"], "RR-1.2": ["t/b.py::z"]}, {"RR-1.3": "components"})
    assert found.problems == []
    assert list(found.text_table()) == [
        "RR-1.1     t/a.py::x",
        "           t/a.py::y",
        "RR-1.2     t/b.py::z",
        "RR-1.3     exempt: components",
    ]
    page = "\n".join(found.markdown_table("RoboRally"))
    assert "3 clauses: 2 with tests, 1 exempt." in page
    assert "| RR-1.1 | `a.py::x`<br>`a.py::y` |" in page


def test_an_exemption_needs_a_reason(tmp_path: Path) -> None:
    path = tmp_path / "exempt.toml"
    assert exemptions(path) == {}
    path.write_text('"RR-1.2" = "components"\n')
    assert exemptions(path) == {"RR-1.2": "components"}
    for text in ('"RR-1.2" = ""', '"RR-1.2" = 3', '"RR-1.2"'):
        path.write_text(text)
        with pytest.raises(ClauseError):
            exemptions(path)


def test_a_title_without_rules_or_tests_is_named(tmp_path: Path) -> None:
    with pytest.raises(ClauseError, match="no such file"):
        coverage("roborally", tmp_path / "nowhere")
    with pytest.raises(UnknownTitleError):
        coverage("chess", tmp_path)
