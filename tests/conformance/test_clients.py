"""What a client is told about any title is enough to draw its table and to say everything in words."""

from __future__ import annotations

from importlib import resources
from typing import Any

import msgspec
import pytest

from paddock.clauses import chapters, clause_ids
from paddock.core.board_check import scene_problems
from paddock.core.chance import LiveChance
from paddock.core.errors import PaddockError
from paddock.core.event import Event, EventLog
from paddock.core.game import Game
from paddock.core.title import title_package
from paddock.core.translations import LANGUAGES, Translations, translations_for
from paddock.core.vocabulary import vocabulary
from tests.conformance.trial import Trial, choose

STEPS = 150


class Client:
    """Says events and decisions from JSON and messages alone, by the rules of `vocabulary`."""

    def __init__(self, told: bytes, translations: Translations) -> None:
        self.told: dict[str, Any] = msgspec.json.decode(told)
        self.translations = translations

    def value(self, name: str, written: str) -> str:
        values = self.told["values"][name]
        code = values["names"].index(written)
        if values["messages"] is not None:
            key, args = values["messages"][code]
        else:
            key, args = f"{name}-{written}", {"value": code + values["low"] if values["numeric"] else written}
        return self.translations.message(key, **args) if self.translations.has_message(key) else written

    def arguments(self, pairs: list[tuple[str, str | None]], given: dict[str, Any]) -> dict[str, object]:
        found: dict[str, object] = {}
        for name, set_name in pairs:
            if set_name is None:
                found[name] = given[name]
                continue
            values = self.told["values"][set_name]
            plain = values["numeric"] and values["messages"] is None
            found[name] = given[name] if plain else self.value(set_name, str(given[name]))
            found[f"{name}-name"] = str(given[name])
        return found

    def event(self, event: dict[str, Any]) -> str:
        said = self.translations.message(
            f"event-{event['event']}", **self.arguments(self.told["events"][event["event"]], event)
        )
        return said[:1].upper() + said[1:]

    def decision(self, decision: dict[str, Any]) -> str:
        kind = self.told["decisions"][decision["do"]]
        return self.translations.message(f"do-{decision['do']}", **self.arguments(kind["args"], decision))


def test_a_client_says_what_the_engine_says_from_the_vocabulary_alone(trial: Trial) -> None:
    game, chance = trial.game, trial.generator("vocabulary")
    told = msgspec.json.encode(vocabulary(game))
    spoken = [
        (translations_for(language, game), Client(told, translations_for(language, game))) for language in LANGUAGES
    ]
    source = LiveChance(chance)
    state = trial.opening()
    events: list[Event] = []
    game.advance(state, source, EventLog(events))
    for _ in range(STEPS):
        if not game.waiting_for(state):
            break
        _, seat, decision = choose(game, state, chance)
        for words, client in spoken:
            assert client.decision(game.space.json(decision)) == words.decision(decision)
            for event in events:
                assert client.event(game.events.json(event)) == words.event(event)
        events = []
        game.play(state, seat, decision, source, EventLog(events))


def test_the_vocabulary_names_every_set_that_it_uses(game: Game[Any]) -> None:
    told = vocabulary(game)
    decisions, events, values = told["decisions"], told["events"], told["values"]
    assert isinstance(decisions, dict)
    assert isinstance(events, dict)
    assert isinstance(values, dict)
    assert set(decisions) == {kind.name for kind in game.space.kinds}
    assert set(events) == set(game.events.kinds)
    used = [pair for kind in decisions.values() for pair in kind["args"]] + [
        pair for pairs in events.values() for pair in pairs
    ]
    assert {name for _, name in used if name is not None} == set(values)
    for described in values.values():
        assert described["messages"] is None or len(described["messages"]) == len(described["names"])


def test_the_scene_is_json_that_depends_on_the_options_alone(trial: Trial) -> None:
    game = trial.game
    one = msgspec.json.encode(game.scene(trial.settings))
    assert msgspec.json.encode(game.scene(dict(trial.settings))) == one
    state = trial.opening()
    game.advance(state, LiveChance(trial.generator("scene")))
    assert msgspec.json.encode(game.scene(trial.settings)) == one


def test_options_that_can_not_be_have_no_scene(game: Game[Any]) -> None:
    if not game.scene({}):
        pytest.skip("a title without a scene")
    with pytest.raises(PaddockError):
        game.scene({"no such setting": 1})


def test_the_board_of_a_scene_is_in_order_and_every_piece_of_a_game_stands_on_it(trial: Trial) -> None:
    chance_source = LiveChance(trial.generator("board"))
    assert scene_problems(trial.game, trial.settings, trial.opening(), chance_source) == []


def test_rules_in_another_language_have_the_same_clauses_and_each_says_something(game: Game[Any]) -> None:
    folder = resources.files(title_package(game))
    books = {language: folder / ("rules.md" if language == "en" else f"rules.{language}.md") for language in LANGUAGES}
    if not books["en"].is_file():
        pytest.skip("a title without a rulebook")
    english = books["en"].read_text(encoding="utf-8")
    for language, file in books.items():
        if file.is_file():
            text = file.read_text(encoding="utf-8")
            assert clause_ids(text) == clause_ids(english), language
            found = chapters(text)
            assert [chapter.id for chapter in found] == [chapter.id for chapter in chapters(english)]
            assert [clause.id for chapter in found for clause in chapter.clauses] == clause_ids(text)
            assert all(chapter.name for chapter in found)
