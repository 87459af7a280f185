"""What a title says of itself is true: every part that it names is there, of its kind, and waits to be asked for."""

from __future__ import annotations

import re
import subprocess
import sys
from types import FunctionType, ModuleType
from typing import Any, Final

import pytest

from paddock.clauses import rulebook
from paddock.core import registry
from paddock.core.benchmark import Benchmark
from paddock.core.best_results import BestResults
from paddock.core.campaign import Campaign
from paddock.core.encoding import Encoder
from paddock.core.errors import BrokenTitleError
from paddock.core.game import Game
from paddock.core.heuristics import Heuristics
from paddock.core.statistics import Statistics
from paddock.core.terminal_renderer import TerminalRenderer
from paddock.core.time_sheet import TimeSheet
from paddock.core.title import LazyPart, Title, title_of
from paddock.core.translations import LANGUAGES, translations_for
from paddock.core.workshop import Workshop
from tests.core.toy import DASH, TITLE
from tests.core.toy.dash import Dash

KINDS: Final[dict[str, type[Any]]] = {
    "game": Game,
    "bots": Heuristics,
    "win_chance": ModuleType,
    "encoder": Encoder,
    "statistics": Statistics,
    "terminal": type,
    "workshop": Workshop,
    "campaign": Campaign,
    "best_results": BestResults,
    "time_sheet": TimeSheet,
    "checks": object,
    "vectors": object,
    "benchmark": Benchmark,
    "setups": ModuleType,
    "types": ModuleType,
}


@pytest.mark.parametrize("title", registry.titles())
def test_every_part_that_a_title_names_is_there_and_of_its_kind(title: str) -> None:
    found = registry.title(title)
    for name in found.part_names():
        assert found.part(name, KINDS[name]) is not None
    renderer = found.part("terminal", type)
    assert renderer is None or issubclass(renderer, TerminalRenderer)
    assert title_of(found.game) is found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", registry.titles())
def test_a_title_says_what_its_game_is_about_in_one_sentence(title: str, language: str) -> None:
    goal = translations_for(language, registry.title(title).game).attribute("title", "goal")
    assert goal.endswith(".")
    assert goal.count(". ") == 0


@pytest.mark.parametrize("title", registry.titles())
def test_what_nobody_has_asked_for_is_not_loaded(title: str) -> None:
    package = registry.title(title).package
    code = f"import sys, {package}; assert not [name for name in sys.modules if name.startswith('{package}.')]"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_part_that_is_not_where_the_title_says_is_named() -> None:
    title = Title("tests.core.toy", game=DASH, bots=LazyPart("nowhere:HEURISTICS"), time_sheet=LazyPart("dash:NOTHING"))
    with pytest.raises(BrokenTitleError, match=r"bots: ModuleNotFoundError: .*nowhere"):
        title.part("bots", Heuristics)  # type: ignore[type-abstract]
    with pytest.raises(BrokenTitleError, match="sheet: AttributeError"):
        title.part("time_sheet", TimeSheet)  # type: ignore[type-abstract]


def test_a_part_of_another_kind_is_refused() -> None:
    title = Title("tests.core.toy", game=DASH, encoder=LazyPart("dash:CARD"), checks=LazyPart("dash:CARD"))
    with pytest.raises(BrokenTitleError, match="encoder is no Encoder"):
        title.part("encoder", Encoder)  # type: ignore[type-abstract]
    with pytest.raises(BrokenTitleError, match="checks can't be called"):
        title.callable_part("checks")


def test_a_game_belongs_to_the_title_of_its_package_and_is_one_by_itself_where_there_is_none() -> None:
    class Alone(Dash):
        """A game whose package names no title."""

    assert title_of(DASH) is TITLE
    assert TITLE.part_names() == ["game", "campaign", "types"]
    alone = Alone()
    assert title_of(alone).game is alone
    assert title_of(alone).part_names() == ["game"]
    assert title_of(alone).part("statistics", FunctionType) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", [title for title in registry.titles() if title != "great_race"])
def test_clauses_are_written_for_players_and_not_for_a_program(title: str, language: str) -> None:
    """The Great Race is left out: its vehicles have engines."""
    _, chapters = rulebook(title, language)
    texts = {clause.id: clause.text for chapter in chapters for clause in chapter.clauses}
    about_program = re.compile(r"\b(the engine|engine:|the app|le moteur|l’application)\b", re.IGNORECASE)
    assert [clause for clause, text in texts.items() if about_program.search(text)] == []
