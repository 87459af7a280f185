"""A title's rulebook by clause: looked up by number, or searched for words."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from paddock.clauses import chapters
from paddock.core.title import title_package
from paddock.core.translations import AnyGame

MAX_CLAUSES_FOUND: Final = 40


class Clause(msgspec.Struct):
    """One clause: its number and what it says."""

    clause_id: str
    text: str


def has_rules(game: AnyGame, language: str) -> bool:
    """Whether a title has its rules in this language: `rules.md` is in English, `rules.fr.md` in French."""
    return _rules_file(game, language).is_file()


@cache
def clauses(game: AnyGame, language: str) -> tuple[Clause, ...]:
    """All clauses of a title's rulebook, in this language or else in English; none where it has no rulebook."""
    file = _rules_file(game, language if has_rules(game, language) else "en")
    if not file.is_file():
        return ()
    book = chapters(file.read_text(encoding="utf-8"))
    return tuple(Clause(clause.id, _strip_markup(clause.text)) for chapter in book for clause in chapter.clauses)


def find_clauses(game: AnyGame, language: str, query: str) -> list[Clause]:
    """The clauses that a search finds: by number (`RR-4`, `4.1`), or those that hold every word of it.

    Accents, capitals and the form of an apostrophe make no difference.
    """
    every = clauses(game, language)
    query = query.strip()
    if not query:
        return []
    prefix = every[0].clause_id.partition("-")[0] if every else ""
    number = query.upper() if "-" in query else f"{prefix}-{query.upper()}"
    exact = [each for each in every if each.clause_id == number]
    if exact:
        return exact
    chapter = [each for each in every if each.clause_id.startswith(number + ".")]
    if chapter:
        return chapter[:MAX_CLAUSES_FOUND]
    wanted = _fold_accents(query).split()
    return [each for each in every if all(word in _fold_accents(each.text) for word in wanted)][:MAX_CLAUSES_FOUND]


def _rules_file(game: AnyGame, language: str) -> Traversable:
    return resources.files(title_package(game)) / ("rules.md" if language == "en" else f"rules.{language}.md")


def _fold_accents(text: str) -> str:
    plain = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _strip_markup(text: str) -> str:
    return text.replace("**", "").replace("`", "")
