"""RoboRally can say everything, in both languages, in whole sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from paddock.core.chance import FairChance
from paddock.core.decision import Decision, DecisionKind, ValueSet
from paddock.core.event import Event, EventLog
from paddock.core.translations import LANGUAGES, Translations, missing_messages, translations_for
from paddock.games.roborally.components.content import COURSE_DATA, OPTION_VALUES, ROBOT_DATA
from paddock.games.roborally.game import GAME
from paddock.games.roborally.rules import phases, questions

ASKED = (
    "none",
    *(question.name for question in questions.QUESTIONS),
    "program",
    "store_conditional",
    "store_flywheel",
    "draft",
)
NO_BREAK = "\u202f"

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


def _source(language: str, package: str = "paddock.games.roborally") -> str:
    file = resources.files(package) / "words" / f"{language}.ftl"
    return file.read_text(encoding="utf-8")


def _is_whole(text: str) -> None:
    """A message without gaps, stray blanks or line breaks."""
    assert text
    assert "{" not in text
    assert "$" not in text
    assert text == " ".join(text.split(" ")).strip()
    assert "  " not in text
    assert "\n" not in text
    assert not re.search(r" [.,]", text), text


def test_nothing_is_missing() -> None:
    assert missing_messages(GAME) == []


@in_both_languages
def test_the_keys_that_clients_make_up_are_all_there(language: str) -> None:
    translations = translations_for(language, GAME)
    keys = [f"ask-{name}" for name in ASKED]
    keys += [f"phase-{name}" for name in phases.PHASES]
    keys += [f"step-{letter}" for letter in phases.STEP_LETTERS]
    keys += [f"course-{course}" for course in COURSE_DATA]
    keys += [f"rule-{rule['rule']}" for course in COURSE_DATA.values() for rule in course["special_rules"]]
    keys += GAME.placings
    assert [key for key in keys if not translations.has_message(key)] == []
    for key in keys:
        if not key.startswith("placing"):
            _is_whole(translations.message(key))
    for name in ASKED:
        assert translations.message(f"ask-{name}")[-1] in "?."


@in_both_languages
def test_every_option_setting_and_element_is_explained(language: str) -> None:
    translations = translations_for(language, GAME)
    for name in OPTION_VALUES.names:
        text = translations.attribute(f"option-{name}", "text")
        _is_whole(text)
        assert len(text) < 240
    elements = [key for key in translations.catalog.variables if key.startswith("element-")]
    assert len(elements) >= 19
    for key in [*elements, *(f"setting-{setting.name}" for setting in GAME.settings)]:
        _is_whole(translations.attribute(key, "help"))
        assert translations.attribute(key, "help").endswith(".")
    assert translations.attribute("event-over", "help") == ""
    assert translations.attribute("no-such-key", "help") == ""


def test_robots_and_courses_have_their_house_names() -> None:
    for language in LANGUAGES:
        translations = translations_for(language, GAME)
        for robot in ROBOT_DATA:
            assert translations.message(f"robot-{robot['id']}") == robot["display_name"]
    english, french = translations_for("en", GAME), translations_for("fr", GAME)
    for course, data in COURSE_DATA.items():
        assert english.choice("course", course) == english.message(f"course-{course}") == data["name"]
        assert french.choice("course", course) == french.message(f"course-{course}") != course
    assert len({french.message(f"course-{course}") for course in COURSE_DATA}) == len(COURSE_DATA)


def _samples(args: tuple[tuple[str, ValueSet | None], ...]) -> Iterator[tuple[int, ...]]:
    """A few values for the arguments of an event: all small numbers, and the ends of every set."""
    for number in range(4):
        yield tuple(min(number, len(value_set) - 1) if value_set is not None else number for _, value_set in args)
    yield tuple(len(value_set) - 1 if value_set is not None else 10 for _, value_set in args)


@in_both_languages
def test_every_event_is_a_sentence(language: str) -> None:
    translations = translations_for(language, GAME)
    for kind, args in GAME.events.kinds.items():
        for codes in _samples(args):
            said = translations.event(Event(kind, codes))
            _is_whole(said)
            assert said[0].isupper() or said[0].isdigit()
            assert said[-1] in ".!", said


def _decisions(kind: DecisionKind) -> Iterator[Decision]:
    for number in range(kind.first_number, kind.first_number + min(kind.size, 500)):
        yield GAME.space.from_number(number)


@in_both_languages
def test_every_decision_can_be_told_from_the_others(language: str) -> None:
    translations = translations_for(language, GAME)
    said: dict[str, str] = {}
    for kind in GAME.space.kinds:
        for decision in _decisions(kind):
            text = translations.decision(decision)
            _is_whole(text)
            assert said.setdefault(text, GAME.space.notation(decision)) == GAME.space.notation(decision)
            assert len(text) < 60, text


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (Event("pushed", (1, 0, 4, 5)), "Fidget pushes Anvil to 4, 5.", "Fidget pousse Anvil en 4, 5."),
        (Event("dealt", (0, 0)), "Fidget is dealt no cards.", "Fidget ne reçoit aucune carte."),
        (Event("dealt", (0, 1)), "Fidget is dealt one card.", "Fidget reçoit une carte."),
        (Event("dealt", (0, 9)), "Fidget is dealt 9 cards.", "Fidget reçoit 9 cartes."),
        (Event("shoots", (0, 1, 1)), "Fidget shoots Anvil.", "Fidget tire sur Anvil."),
        (Event("shoots", (0, 1, 2)), "Fidget shoots Anvil twice.", "Fidget tire 2 fois sur Anvil."),
        (
            Event("destroyed", (4, 1)),
            "Dash is destroyed, with one Life left.",
            f"Dash est détruit{NO_BREAK}; il lui reste une vie.",
        ),
        (Event("turns", (2, 1)), "Gyro turns to face east.", "Gyro pivote vers l’est."),
        (Event("takes_robot", (0, 3)), "Seat 0 takes Blinker.", "Place 0 prend Blinker."),
        (Event("turn", (1000,)), "Turn 1000 begins.", "Le tour 1000 commence."),
    ],
)
def test_the_log_reads_as_a_story(event: Event, english: str, french: str) -> None:
    assert translations_for("en", GAME).event(event) == english
    assert translations_for("fr", GAME).event(event) == french


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        ("place 3 P670", "Put Move 2 (670) in register 3", "Mettre Avance 2 (670) dans le registre 3"),
        ("store_flywheel none", "Lay nothing on the Flywheel", "Ne rien poser sur le Volant d’inertie"),
        ("weapon main_laser", "Fire the main laser", "Utiliser le laser principal"),
        ("face W", "Face west", "Se tourner vers l’ouest"),
    ],
)
def test_decisions_say_what_they_do(notation: str, english: str, french: str) -> None:
    assert translations_for("en", GAME).decision(GAME.space.parse(notation)) == english
    assert translations_for("fr", GAME).decision(GAME.space.parse(notation)) == french


def test_a_player_with_a_name_is_called_by_it() -> None:
    translations = translations_for("en", GAME)
    assert translations.message("player", seat="Ada") == "Ada"
    assert translations.message("player", seat=1) == translations.message("seat", seat=1)


@pytest.mark.parametrize("package", ["games.roborally", "core", "terminal", "sim", "server"])
def test_french_keeps_its_spaces(package: str) -> None:
    """No-break spaces stand before tall punctuation and within quotation marks."""
    for line in _source("fr", f"paddock.{package}").split("\n"):
        assert not re.search(r"[\w}»)] [:;!?»]", line), line
        assert "« " not in line


def test_french_keeps_its_elisions() -> None:
    """No robot's name follows a word that would be elided."""
    source = _source("fr")
    assert not re.search(r"\b(?:de|que|le|la|ne|se|me|te) \{ \$(?:robot|by|target|option|facing) \}", source)


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    keys = [re.findall(r"^ *(\.?[a-z][\w-]*) =", _source(language), re.MULTILINE) for language in LANGUAGES]
    assert keys[0] == keys[1]


@in_both_languages
def test_a_whole_game_can_be_told(language: str) -> None:
    words: Translations = translations_for(language, GAME)
    chance_source = FairChance(b"a game to be told")
    state = GAME.setup(4, {"course": "flag_fry", "max_turns": 6})
    events: list[Event] = []
    GAME.advance(state, chance_source, EventLog(events))
    steps = 0
    while (waiting := GAME.waiting_for(state)) and steps < 2000:
        steps += 1
        choices = GAME.legal(state, waiting[0])
        for choice in choices:
            _is_whole(words.decision(choice))
        asked: Any = GAME.view(state, waiting[0])["asked"]
        if asked is not None:
            assert words.has_message(f"ask-{asked['question']}")
        events += GAME.apply(state, waiting[0], choices[steps * 7 % len(choices)], chance_source)
    outcome = GAME.outcome(state)
    assert outcome is not None
    for event in events:
        _is_whole(words.event(event))
    for placing in outcome.placings:
        _is_whole(words.placing(placing))
