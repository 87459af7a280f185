"""The French rules say what the English ones say: the same clauses in the same order, on the same grounds."""

from __future__ import annotations

import re
from importlib import resources

from paddock.clauses import ID, clauses

FOLDER = resources.files("paddock.games.rallyman_gt")
ENGLISH = (FOLDER / "rules.md").read_text(encoding="utf-8")
FRENCH = (FOLDER / "rules.fr.md").read_text(encoding="utf-8")


def _by_number(text: str) -> dict[str, str]:
    """Clause or ruling → its line."""
    return {found.group(1): line for line in text.splitlines() if (found := re.match(rf"- ({ID}|D-\d+)\b", line))}


def _grounds(line: str) -> list[list[str]]:
    """The sources that each tag of a line names."""
    return [re.findall("seed|public|house", tag) for tag in re.findall(r"\[((?:seed|public|house)\b[^]]*)\]", line)]


def _named(line: str) -> set[str]:
    """What is written alike in both languages: clauses, rulings, tiles and names of the data."""
    return set(re.findall(rf"{ID}|D-\d+|\b1[012]\d[ab]?\b|`[^`]+`", line))


def test_french_has_the_same_clauses_in_the_same_order() -> None:
    assert clauses(FRENCH) == clauses(ENGLISH)


def test_french_has_the_same_tags() -> None:
    english, french = _by_number(ENGLISH), _by_number(FRENCH)
    assert {clause: _grounds(line) for clause, line in french.items()} == {
        clause: _grounds(english[clause]) for clause in french
    }


def test_french_names_the_same_clauses_tiles_and_data() -> None:
    english, french = _by_number(ENGLISH), _by_number(FRENCH)
    assert {clause: _named(line) for clause, line in french.items()} == {
        clause: _named(english[clause]) for clause in french
    }


def test_french_has_every_ruling_that_its_clauses_cite() -> None:
    assert set(re.findall(r"\bD-\d+", FRENCH)) <= _by_number(FRENCH).keys()


def test_french_has_its_own_signs() -> None:
    assert re.findall(r".{9} [:;!?»]", FRENCH) == []
    assert re.findall(r"« .{9}", FRENCH) == []
    assert "'" not in FRENCH
