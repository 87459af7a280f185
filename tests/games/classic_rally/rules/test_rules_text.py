"""The French rules say what the English ones say: the same clauses in the same order, on the same grounds."""

from __future__ import annotations

import re

from paddock.clauses import clause_ids
from tests.games.rules_text import figures, grounds, numbered, rules_in

ENGLISH = rules_in("classic_rally", "en")
FRENCH = rules_in("classic_rally", "fr")


def test_french_has_the_same_clauses_in_the_same_order() -> None:
    assert clause_ids(FRENCH) == clause_ids(ENGLISH)
    assert list(numbered(FRENCH)) == list(numbered(ENGLISH))


def test_french_has_the_same_tags() -> None:
    assert grounds(FRENCH) == grounds(ENGLISH)


def test_french_has_the_same_figures() -> None:
    assert figures(FRENCH) == figures(ENGLISH)


def test_french_has_the_same_tables_rulings_and_examples() -> None:
    assert _by_line(FRENCH) == _by_line(ENGLISH)


def test_french_has_its_own_signs() -> None:
    assert re.findall(r".{9} [:;!?»]", FRENCH) == []
    assert re.findall(r"« .{9}", FRENCH) == []
    assert "'" not in FRENCH


def _by_line(text: str) -> list[set[str]]:
    """The figures of every line after the preface: also of the lines that have no clause's number."""
    return [set(re.findall(r"\d+", line)) for line in text.partition("\n---\n")[2].splitlines()]
