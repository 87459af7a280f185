"""A rulebook by clause, and which test proves which: read from `rules.md` and from the tests, without running them."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from paddock.core.errors import PaddockError
from paddock.core.registry import game
from paddock.core.title import title_package

CLAUSE_ID: Final = r"[A-Z]{2}-(?:\d+\.[A-Z]?\d+|[A-Z]\d+)"
_CLAUSE_AT_LINE_START: Final = re.compile(rf"^(?:- |#+ )?(?:\*\*)?({CLAUSE_ID})\b")
_CLAUSE_IN_PARAGRAPH: Final = re.compile(rf"(?:\*\* |\] |\. )({CLAUSE_ID}) (?=[A-Z])")
_CLAUSE_TAG: Final = re.compile(r"(?:\*\*)?\[(?:seed|public|house)\b[^\]\n]*\](?:\*\*)?")
"""Where a clause comes from: in the rulebook's own text, of no interest at the table."""
_CLAUSE_TAG_AND_SPACES: Final = re.compile(
    rf" *{_CLAUSE_TAG.pattern}(?=[\u00a0\u202f]?[.,;:)])|{_CLAUSE_TAG.pattern} *"
)
"""A tag with the space that goes with it: the one before it where a mark follows, else the one after it."""
_HEADING_PATTERN: Final = re.compile(r"^##? (?:([A-Z]{2}-(?:\d+|[A-Z]))\b|\d+\.|\([a-z]\)|[A-Z]\.)?\s*(.*?)\s*$")
_TABLE_CELLS_PATTERN: Final = ("are the clause numbers of the cells.", "sont les numéros de clause des cases.")
"""How a line ends that numbers the cells of the table before it."""
_CLAUSE_RANGE_PATTERN: Final = re.compile(r"\b([A-Z]{2}-\d+\.)([A-Z])(\d+)–\2(\d+)")


class ClauseError(PaddockError):
    """Something about a title's clauses can't be read: details `file`, `problem`, `detail`."""

    message_key = "error-file"


class Clause(msgspec.Struct, eq=False):
    """One clause: its id, and what it says as Markdown, without the id and without the tags."""

    id: str
    text: str


class Chapter(msgspec.Struct, eq=False):
    """A chapter with its clauses; `introduction` is what stands before the first of them."""

    id: str
    name: str
    introduction: str = ""
    clauses: list[Clause] = []


def clause_ids(rules: str) -> list[str]:
    """The ids of all clauses of a rulebook, in its order.

    A clause starts its line (a list item, a paragraph, a heading), in bold or not; short ones may also follow each
    other in a paragraph that opens with a bold title, and a table's cells may be numbered by a range.

    >>> clause_ids("- **RR-7.4 [seed]** Walls stop robots.\\n- RG-1.1 One car each, see RG-2.1.")
    ['RR-7.4', 'RG-1.1']
    """
    return list(dict.fromkeys(clause for line in rules.splitlines() for clause, _ in _clauses_beginning_in(line)))


def _clauses_beginning_in(line: str) -> list[tuple[str, str]]:
    """The clauses that begin in a line, each with what the line says of it."""
    start = _CLAUSE_AT_LINE_START.match(line)
    if start:
        return [(start.group(1), _text_after_id(line, start))]
    if line.startswith("**"):
        matches = list(_CLAUSE_IN_PARAGRAPH.finditer(line))
        title = line[: matches[0].start(1)] if matches else ""
        ends = [each.start(1) for each in matches[1:]] + [len(line)]
        texts = [line[each.end(1) : end].strip() for each, end in zip(matches, ends, strict=False)]
        return [(each.group(1), (title if not place else "") + texts[place]) for place, each in enumerate(matches)]
    if line.rstrip().endswith(_TABLE_CELLS_PATTERN):
        return [
            (f"{stem}{letter}{n}", "")
            for stem, letter, low, high in _CLAUSE_RANGE_PATTERN.findall(line)
            for n in range(int(low), int(high) + 1)
        ]
    return []


def _text_after_id(line: str, id_match: re.Match[str]) -> str:
    """What a line says after its clause's id; a name that stands in bold beside the id stays in bold."""
    text = line[id_match.end() :]
    if line.startswith("#"):
        return f"**{text.strip()}**"
    if "**" in line[: id_match.start(1)]:
        inside, _, after = text.partition("**")
        name = _CLAUSE_TAG.sub("", inside).strip()
        return f"**{name}** {after.strip()}" if name else after
    return text


def chapters(rules: str) -> list[Chapter]:
    """The chapters of a rulebook that have clauses.

    >>> [chapter] = chapters("## RR-7 Movement\\n- **RR-7.4 [seed]** Walls stop robots. **[house]** Always.")
    >>> chapter.id, chapter.name, chapter.clauses[0].text
    ('RR-7', 'Movement', 'Walls stop robots. Always.')
    """
    chapters_read: list[Chapter] = [Chapter("", "")]
    for line in rules.splitlines():
        clauses = _clauses_beginning_in(line)
        heading = _HEADING_PATTERN.match(line)
        chapter = chapters_read[-1]
        if clauses:
            chapter.clauses += [Clause(clause, text) for clause, text in clauses]
        elif heading:
            chapters_read.append(Chapter(heading.group(1) or "", heading.group(2)))
        elif line.strip() == "---":
            continue
        elif chapter.clauses:
            chapter.clauses[-1].text += "\n" + line
        else:
            chapter.introduction += line + "\n"
    for chapter in chapters_read:
        chapter.introduction = _remove_tags(chapter.introduction)
        for clause in chapter.clauses:
            clause.text = _remove_tags(clause.text)
        if chapter.clauses and not chapter.id:
            first = chapter.clauses[0].id
            chapter.id = first.partition(".")[0] if "." in first else first.rstrip("0123456789")
    return [chapter for chapter in chapters_read if chapter.clauses]


def _remove_tags(text: str) -> str:
    """Markdown without the tags that say where a clause comes from."""
    return _CLAUSE_TAG_AND_SPACES.sub("", text).strip()


def rulebook(title_name: str, language: str) -> tuple[str, list[Chapter]]:
    """A title's rules by chapter, in this language or else in English, and which of the two it is."""
    folder = resources.files(title_package(game(title_name)))
    own = folder / f"rules.{language}.md"
    if language != "en" and own.is_file():
        return language, chapters(own.read_text(encoding="utf-8"))
    english = folder / "rules.md"
    return "en", chapters(english.read_text(encoding="utf-8")) if english.is_file() else []


def citations_by_clause(tests_folder: Path) -> dict[str, list[str]]:
    """Clause → the tests that cite it by `@pytest.mark.clause("…")`, as `path::name`, in all Python files under a
    folder."""
    citations: dict[str, list[str]] = {}
    for path in sorted(tests_folder.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, UnicodeDecodeError, ValueError) as error:
            raise ClauseError(file=str(path), problem="not-text", detail=str(error)) from None
        for clause, name in _cited_clauses(tree.body, (), path):
            test = "::".join([(Path(tests_folder.name) / path.relative_to(tests_folder)).as_posix(), *name])
            cites = citations.setdefault(clause, [])
            if test not in cites:
                cites.append(test)
    return citations


def _cited_clauses(
    statements: Iterable[ast.stmt], enclosing_names: tuple[str, ...], path: Path
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every cited clause below some statements, with the test, class or module (empty) that cites it."""
    for node in statements:
        name = enclosing_names
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            name = (*enclosing_names, node.name)
        if isinstance(node, ast.ClassDef):
            parts: list[ast.AST] = [*node.decorator_list]
            yield from _cited_clauses(node.body, name, path)
        else:
            parts = [node]
        for part in parts:
            for call in ast.walk(part):
                if isinstance(call, ast.Call) and _is_clause_mark(call.func):
                    for argument in call.args:
                        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                            raise ClauseError(
                                file=f"{path}:{call.lineno}", problem="a clause is not written as a string."
                            )
                        yield argument.value, name


def _is_clause_mark(node: ast.expr) -> bool:
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
        reasons = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ClauseError(file=str(path), problem="disk", detail=str(error)) from None
    for clause, reason in reasons.items():
        if not isinstance(reason, str) or not reason.strip():
            raise ClauseError(file=str(path), problem=f"{clause} has no reason.")
    return reasons


class Coverage:
    """Which tests prove which clause of one title. Nothing is wrong if `problems` is empty."""

    def __init__(self, rules: str, citations: dict[str, list[str]], exempt_clauses: dict[str, str]) -> None:
        self.clauses: Final = clause_ids(rules)
        known = set(self.clauses)
        prefixes = {clause.partition("-")[0] for clause in self.clauses}
        self.exempt_clauses: Final = exempt_clauses
        self.tests: Final = {clause: citations.get(clause, []) for clause in self.clauses}
        self.uncovered_clauses: Final = [
            clause for clause in self.clauses if not self.tests[clause] and clause not in exempt_clauses
        ]
        self.unknown_clauses: Final = {
            clause: tests
            for clause, tests in citations.items()
            if clause not in known and clause.partition("-")[0] in prefixes
        }
        self.useless_exemptions: Final = [
            clause for clause in exempt_clauses if clause not in known or self.tests[clause]
        ]

    @property
    def problems(self) -> list[str]:
        """All that is wrong, one line each."""
        problems = [f"{clause}: no test cites it, and it is not exempt" for clause in self.uncovered_clauses]
        for clause, tests in self.unknown_clauses.items():
            problems.append(f"{clause}: no such clause, but cited by {', '.join(tests)}")
        for clause in self.useless_exemptions:
            why = "it has tests" if clause in self.tests else "there is no such clause"
            problems.append(f"{clause}: exempt, but {why}")
        return problems

    def text_table(self) -> Iterator[str]:
        """The table clause → tests, as text."""
        for clause in self.clauses:
            if self.tests[clause]:
                first, *rest = self.tests[clause]
                yield f"{clause:<10} {first}"
                yield from (f"{'':<10} {test}" for test in rest)
            else:
                reason = self.exempt_clauses.get(clause)
                yield f"{clause:<10} {'exempt: ' + reason if reason is not None else '—'}"

    def markdown_table(self, title_name: str) -> Iterator[str]:
        """The same table as a page of the manual."""
        covered = sum(1 for tests in self.tests.values() if tests)
        yield f"# {title_name}: clauses and their tests"
        yield ""
        yield f"{len(self.clauses)} clauses: {covered} with tests, {len(self.exempt_clauses)} exempt."
        yield "Written by `paddock check clauses`; not to be edited by hand."
        yield ""
        yield "| clause | tests |"
        yield "| --- | --- |"
        for clause in self.clauses:
            if self.tests[clause]:
                cell = "<br>".join(f"`{test.rpartition('/')[2]}`" for test in self.tests[clause])
            else:
                cell = f"exempt: {self.exempt_clauses[clause]}" if clause in self.exempt_clauses else "**none**"
            yield f"| {clause} | {cell} |"


def coverage(title_name: str, tests_folder: Path, citations: dict[str, list[str]] | None = None) -> Coverage:
    """The coverage of a title by the tests in a folder; its exemptions are in `games/<title>/exempt.toml` there.
    Reading all tests takes a while: whoever asks for several titles brings `citations_by_clause`."""
    rules = resources.files("paddock.games") / title_name / "rules.md"
    if not rules.is_file():
        rules = resources.files(title_package(game(title_name))) / "rules.md"
    if not rules.is_file():
        raise ClauseError(file=f"{title_name}/rules.md", problem="no-file")
    if not tests_folder.is_dir():
        raise ClauseError(file=str(tests_folder), problem="no-file")
    exempt = exemptions(tests_folder / "games" / title_name / "exempt.toml")
    return Coverage(
        rules.read_text(encoding="utf-8"), citations_by_clause(tests_folder) if citations is None else citations, exempt
    )
