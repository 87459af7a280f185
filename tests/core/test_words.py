"""Translations: both languages say everything, in the same way, whatever the title."""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from tests.core.toy import DASH, Dash
from tests.core.toy.dash import CARD, SEAT

from paddock.core import errors
from paddock.core.chance import LiveChance
from paddock.core.decision import Refusal, pending_question
from paddock.core.errors import BadNotationError, BadSetupError, ChanceError, PaddockError, UnknownLanguageError
from paddock.core.event import Event
from paddock.core.game import Placing, RefusedError
from paddock.core.game_session import GameSession
from paddock.core.translations import (
    LANGUAGES,
    MessageCatalog,
    Translations,
    language_of,
    missing_messages,
    translations_for,
)
from paddock.files import BadFileError

ROOT: Final = Path(__file__).parents[2]
WORDS: Final = sorted(
    file for folder in ("src/paddock", "web/src/words", "tests/core/toy") for file in (ROOT / folder).rglob("*.ftl")
)
STRAIGHT: Final = re.compile(r"[^\W\d_]'[\w{]")
UNSPACED: Final = re.compile(r"[^\W\d_»)}%][ \u00a0]?[;!?](?=[\s]|$)|[^\W\d_»)}%][ \u00a0]:(?=[\s]|$)|\u00a0[;:!?»]")
"""What French sets apart stands after a narrow space that is not broken."""


def all_errors() -> Iterator[type[PaddockError]]:
    for _, found in inspect.getmembers(errors, inspect.isclass):
        if issubclass(found, PaddockError):
            yield found
    yield RefusedError
    yield BadFileError


@pytest.mark.parametrize("file", WORDS, ids=lambda file: str(file.relative_to(ROOT)))
def test_words_are_set_as_in_print(file: Path) -> None:
    french = file.stem == "fr" or file.parent.name == "fr"
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("#"):
            assert not STRAIGHT.search(line), f"{number}: {line}"
            assert not (french and UNSPACED.search(re.sub(r"\{[^{}\u202f]*\}", "x", line))), f"{number}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words(language: str) -> None:
    for found in all_errors():
        assert translations_for(language).has_message(found.message_key), found


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    one, other = (translations_for(language).catalog for language in LANGUAGES)
    assert one.variables == other.variables
    assert one.unreadable_lines == other.unreadable_lines == []


def test_a_title_with_all_its_words_misses_none() -> None:
    assert missing_messages(DASH) == []


def test_missing_words_are_listed_by_language() -> None:
    class Gap(Dash):
        __module__ = Dash.__module__
        refusals = ("refusal-nowhere",)

    gap = Gap()
    english = translations_for("en", gap).catalog
    english.variables.pop("event-moved")
    english.variables.pop("runner-cat")
    english.variables["do-pick"] = frozenset({"card", "colour"})
    english.unreadable_lines.append("event-broken {")
    assert missing_messages(gap) == [
        "fr: refusal-nowhere",
        "en: 'event-broken {' is no message",
        "en: do-pick uses $colour, which it is not given",
        "en: event-moved",
        "en: refusal-nowhere",
        "en: runner-cat",
    ]


def test_a_problem_without_a_message_and_an_attribute_in_one_language_only_are_listed() -> None:
    class Odd(Dash):
        __module__ = Dash.__module__
        problems = ("seats", "too-odd")

    odd = Odd()
    translations_for("fr", odd).catalog.attributes["setting-winning"] = frozenset({"help"})
    assert missing_messages(odd) == ["fr: problem-too-odd", "en: problem-too-odd", "en: setting-winning.help"]


def test_an_attribute_is_read_and_empty_where_there_is_none() -> None:
    translations = Translations("en", MessageCatalog("en", ["card = Brakes\n    .text = It stays.\n"]))
    assert translations.attribute("card", "text") == "It stays."
    assert translations.attribute("card", "help") == translations.attribute("cart", "text") == ""


def test_an_error_of_a_title_is_said_even_where_the_title_is_not_at_hand() -> None:
    error = BadSetupError(where="seats", problem="seats", clause="D-1")
    assert str(error) == translations_for("en", DASH).error(error)
    assert translations_for("fr").error(error) == translations_for("fr", DASH).error(error)
    assert str(BadSetupError(where="x", problem="never-heard-of")) == "This table can’t start (x): never heard of"


def test_an_event_is_told_in_both_languages_with_plurals() -> None:
    english, french = translations_for("en", DASH), translations_for("fr", DASH)
    assert english.event(Event("dealt", (1, 1))) == "The bee gets one card."
    assert french.event(Event("dealt", (1, 2))) == "L’abeille reçoit 2 cartes."
    assert english.event(Event("moved", (0, 3, 4, 6))) == "The ant shows c3, the die shows 5: 6 spaces."


def test_values_without_messages_are_said_as_they_are_written() -> None:
    assert translations_for("fr", DASH).value(CARD, 4) == "c4"
    assert translations_for("fr", DASH).value(SEAT, 1) == "l’abeille"


def test_players_names_can_stand_for_values() -> None:
    translations = translations_for("en", DASH).with_names("runner", ["Anna", "Ben"])
    assert translations.event(Event("locked", (1,))) == "Ben is ready."
    assert translations.event(Event("locked", (2,))) == "The cat is ready."
    assert translations_for("en", DASH).event(Event("locked", (1,))) == "The bee is ready."


def test_a_refusal_names_its_clause_its_reason_and_what_would_be_legal() -> None:
    game_session = GameSession.start(DASH, 2, {}, LiveChance(random.Random(1)))
    held = [CARD.names[card] for card in game_session.state.hands[0]]
    other = next(name for name in CARD.names if name not in held)
    with pytest.raises(RefusedError) as caught:
        game_session.decide(0, f"pick {other}")
    choices = ", ".join(f"choisir {name}" for name in held)
    assert (
        translations_for("fr", DASH).error(caught.value)
        == f"Vous n’avez pas {other}. (D-2) Vous pouvez\u202f: {choices}."
    )
    assert "D-2" in str(caught.value)


def test_problems_are_said_in_the_language_of_the_reader() -> None:
    error = BadSetupError(where="seats", problem="seats", clause="D-1")
    assert (
        translations_for("fr", DASH).error(error)
        == "Cette table ne peut pas commencer (joueurs)\u202f: il faut deux à quatre places. (D-1)"
    )
    chance = ChanceError(name="die", problem="impossible", outcome=5)
    assert "come out as 6 now" in translations_for("en", DASH).error(chance)
    assert "«\u202fcard\u202f»" in translations_for("fr").error(
        BadNotationError(text="x", problem="card", expected="c0 c1")
    )


def test_places_are_counted_as_people_count_them() -> None:
    placing = Placing(0, 1, "placing-ran", {"spaces": 12})
    assert translations_for("fr", DASH).placing(placing) == "1er\u202f: 12 cases parcourues"
    assert [translations_for("en").message("place", place=n) for n in range(1, 5)] == ["1st", "2nd", "3rd", "4th"]


def test_no_marks_that_can_not_be_seen_are_put_around_arguments() -> None:
    assert "\u2068" not in translations_for("en", DASH).event(Event("locked", (1,)))


def test_a_language_that_nobody_speaks_here_is_named() -> None:
    with pytest.raises(UnknownLanguageError, match="de"):
        translations_for("de")
    assert language_of("fr_FR.UTF-8") == "fr"
    assert language_of("de_DE.UTF-8") == language_of("") == "en"


def test_a_message_that_is_not_there_stops_nothing() -> None:
    translations = Translations("en", MessageCatalog("en", ["broken = {\n", "a = b", "a = c"]))
    assert translations.message("nothing-of-the-kind") == "nothing-of-the-kind"
    assert len(translations.catalog.unreadable_lines) == 2


def test_settings_and_chances_have_names() -> None:
    translations = translations_for("fr", DASH)
    assert translations.setting("winning") == "cases pour gagner"
    assert translations.chance_name("die") == "le dé"
    assert translations.choice("winning", "12") == "12"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann, Ben are asked now: “2nd”"),
        ("fr", "La question est maintenant pour Ann, Ben\u202f: «\u202f2e\u202f»"),
    ],
)
def test_a_refusal_says_who_is_asked_what(language: str, said: str) -> None:
    translations = translations_for(language, DASH).with_names(SEAT.name, ["Ann", "Ben"])
    now = pending_question(SEAT, [0, 1], "place")
    now.args["question"].args["place"] = 2  # type: ignore[attr-defined]
    assert translations.reason(Refusal("D-1", "being-decided", [], now.args)) == said
