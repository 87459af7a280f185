"""The pages about positions name all that there is: every event and field of a title, all that `paddock try` prints."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, get_args

import msgspec
import pytest

from paddock.commands import try_results
from paddock.commands.exit_codes import ExitCode
from paddock.core.chance import LiveChance
from paddock.core.game import Game
from paddock.core.registry import game as title_named
from paddock.core.registry import titles
from tests.conformance.trial import Trial, trials_of
from tests.docs import tables
from tests.docs.pages import ROOT

INDEX = ROOT / "docs" / "positions" / "index.md"
STEPS = 400
"""Decisions of each random game that are looked at."""
EACH = 7
"""A position is written down after so many of them."""
OWN = frozenset({"pending"})
"""What a page may leave alone whole: its fields belong to the engine."""
_CODE = re.compile(r"`([^`\n]+)`")
_BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_FIELD = re.compile(r"[a-z][a-z_]*")
_WORD = re.compile(r"[A-Za-z_][\w-]*")


@cache
def named(title: str, section: str = "") -> frozenset[str]:
    """Every word that the page of a title sets as code, examples included; in the section whose heading has a word."""
    text = (ROOT / "docs" / "positions" / f"{title}.md").read_text(encoding="utf-8")
    if section:
        parts = re.split(r"^## ", text, flags=re.MULTILINE)
        text = "".join(part for part in parts if section in part.partition("\n")[0].lower())
    code = [*_BLOCK.findall(text), *_CODE.findall(_BLOCK.sub("", text))]
    return frozenset(word for each in code for word in _WORD.findall(each))


def values_of(game: Game[Any]) -> frozenset[str]:
    """Every value that the title has a name for: a map whose keys are such names is told by its own field."""
    sets = [value_set for kind in game.space.kinds for _, value_set in kind.args]
    sets += [value_set for args in game.events.kinds.values() for _, value_set in args if value_set is not None]
    sets += game.chance_domains.values()
    choices = [choice for setting in game.settings for choice in setting.choices]
    return frozenset(choices).union(*(value_set.names for value_set in sets))


def fields(value: object, known: frozenset[str], path: str = "") -> Iterator[tuple[str, str]]:
    """Every field of a dump with its path. A map within it whose keys are all names of the title's values, or no words
    (`3:14`, `R02C01`), has no fields: it is told by its own."""
    if isinstance(value, list):
        for each in value:
            yield from fields(each, known, f"{path}[]")
    elif isinstance(value, dict):
        free = bool(path) and all(name in known or not _FIELD.fullmatch(name) for name in value)
        for name, each in value.items():
            inner = f"{path}.*" if free else f"{path}.{name}" if path else name
            if not free:
                yield inner, name
            if name not in OWN:
                yield from fields(each, known, inner)


def dumps(trial: Trial) -> Iterator[object]:
    """Positions of a random game, the opening included."""
    game, choose = trial.game, trial.generator("fields")
    state, chance_source = trial.opening(), LiveChance(random.Random(3))
    yield game.dump(state)
    game.advance(state, chance_source)
    for number in range(STEPS):
        waiting = game.waiting_for(state)
        if not waiting:
            break
        if number % EACH == 0:
            yield game.dump(state)
        seat = choose.choice(waiting)
        game.play(state, seat, choose.choice(game.legal(state, seat)), chance_source)
    yield game.dump(state)


@pytest.mark.parametrize("title", titles())
def test_the_page_of_a_title_names_every_kind_of_event(title: str) -> None:
    assert [kind for kind in title_named(title).events.kinds if kind not in named(title, "events")] == []


@pytest.mark.parametrize("title", titles())
def test_the_page_of_a_title_names_every_argument_of_an_event(title: str) -> None:
    kinds = title_named(title).events.kinds
    assert sorted({name for args in kinds.values() for name, _ in args if name not in named(title, "events")}) == []


@pytest.mark.parametrize("title", titles())
def test_the_page_of_a_title_names_every_field_that_a_position_is_written_with(title: str) -> None:
    game = title_named(title)
    known = values_of(game)
    found = {(path, name) for trial in trials_of(game) for dump in dumps(trial) for path, name in fields(dump, known)}
    assert sorted(path for path, name in found if name not in named(title)) == []


@pytest.mark.parametrize("title", titles())
def test_the_page_of_a_title_names_every_decision_chance_and_setting(title: str) -> None:
    game = title_named(title)
    text = (ROOT / "docs" / "positions" / f"{title}.md").read_text(encoding="utf-8")
    names = [*(kind.name for kind in game.space.kinds), *(setting.name for setting in game.settings)]
    assert [name for name in names if name not in named(title)] == []
    assert [name for name in game.chance_domains if not re.search(rf"`{re.sub('[0-9]+', '[0-9]+', name)}`", text)] == []


def test_the_general_page_names_every_exit_code_and_every_field_that_is_printed() -> None:
    text = INDEX.read_text(encoding="utf-8")
    for code in ExitCode:
        assert f"| {int(code)} | `{code.result_kind}` | {code.meaning} |" in text
    structs = [
        *get_args(try_results.AnyTryResult),
        try_results.SeatView,
        try_results.Choice,
        try_results.TakenDecision,
        try_results.Limit,
    ]
    names = {field.name for struct in structs for field in msgspec.structs.fields(struct)}
    assert sorted(name for name in names if f"`{name}`" not in text) == []
    for state in get_args(try_results.PositionState):
        assert f"`{state}`" in text


def test_the_general_page_shows_every_title() -> None:
    text = INDEX.read_text(encoding="utf-8")
    for title in titles():
        assert f'"title": "{title}@' in text
        assert f"({title}.md)" in text


def lines(title: str) -> list[str]:
    return (ROOT / "docs" / "positions" / f"{title}.md").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("title", titles())
def test_the_page_of_a_title_names_the_fields_of_every_decision(title: str) -> None:
    assert [row for row in tables.decisions(title_named(title)) if row not in lines(title)] == []


@pytest.mark.parametrize(("title", "rows"), tables.TABLES, ids=lambda each: getattr(each, "__name__", each))
def test_a_table_of_the_page_is_as_the_data_has_it(title: str, rows: Callable[[], Iterator[str]]) -> None:
    assert [row for row in rows() if row not in lines(title)] == []
