"""What is read field by field: the field that is wrong is named, and what would be right is said in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.core.toy import DASH, Dash
from tests.core.toy.dash import CARD

from paddock.core.decision import ValueSet
from paddock.core.errors import BadNotationError, BadPositionError, BadSetupError, ChanceError, PaddockError
from paddock.core.game import Setting
from paddock.core.reading import CORE_PROBLEMS, Reader, check_settings
from paddock.core.record import read_drawn
from paddock.core.translations import LANGUAGES, translations_for

SETTINGS = (
    Setting("pace", "slow", clause="T-1", choices=("slow", "fast")),
    Setting("laps", 3, clause="T-2", low=1, high=2000),
    Setting("night", False, clause="T-3"),
)


def read(data: object) -> Reader:
    return Reader({"at": data}, "robots[2]")


POSITIONS: list[tuple[Callable[[], object], str, str, str]] = [
    (lambda: Reader([], ""), "needs-object", "position", "JSON object"),
    (lambda: Reader({"y": 1}, "", ("x", "z")), "no-such-field", "y", "There are: x, z."),
    (lambda: read(9).read_whole_number("at", 0, 1, 5), "needs-whole", "robots[2].at", "from 1 to 5"),
    (lambda: read(True).read_whole_number("at", 0, 0, 5), "needs-whole", "robots[2].at", "from 0 to 5"),
    (lambda: read(1).read_flag("at"), "needs-true-false", "robots[2].at", "true or false"),
    (lambda: read(1).read_text("at", ""), "needs-text", "robots[2].at", "a text"),
    (lambda: read("c").read_choice("at", "a", ("a", "b")), "needs-one-of", "robots[2].at", "here: a, b."),
    (lambda: read(1).read_object("at"), "needs-object", "robots[2].at", "JSON object"),
    (lambda: read(1).child_reader("at"), "needs-object", "robots[2].at", "JSON object"),
    (lambda: read(1).read_list("at"), "needs-list", "robots[2].at", "a list"),
    (lambda: read(1).read_code("at", "z9", CARD), "no-such-value", "robots[2].at", "“z9” is not known here."),
]
SETUPS: list[tuple[dict[str, object], str, str, str]] = [
    ({"speed": 1}, "no-such-setting", "T-0", "There are: pace, laps, night."),
    ({"pace": "steady"}, "needs-one-of", "T-1", "slow, fast"),
    ({"laps": 0}, "needs-whole", "T-2", "from 1 to 2000"),
    ({"laps": True}, "needs-whole", "T-2", "from 1 to 2000"),
    ({"night": 1}, "needs-true-false", "T-3", "true or false"),
]


def said_in_both(error: PaddockError, part: str) -> None:
    english, french = (translations_for(language).error(error) for language in ("en", "fr"))
    assert part in english
    assert english != french
    for text in (english, french):
        assert "{" not in text
        assert "needs-" not in text
        assert "  " not in text
    common = {"JSON", "true", "false"}
    assert not {"needed", "here", "there", "There", "and", "more"} & (set(french.split()) - common)


@pytest.mark.parametrize(("reading", "problem", "where", "part"), POSITIONS)
def test_a_wrong_field_is_named_with_what_would_be_right(
    reading: Callable[[], object], problem: str, where: str, part: str
) -> None:
    with pytest.raises(BadPositionError) as caught:
        reading()
    assert caught.value.details["problem"] == problem
    assert caught.value.details["where"] == where
    said_in_both(caught.value, part)


@pytest.mark.parametrize(("settings", "problem", "clause", "part"), SETUPS)
def test_a_wrong_setting_is_refused_by_its_clause(
    settings: dict[str, object], problem: str, clause: str, part: str
) -> None:
    with pytest.raises(BadSetupError) as caught:
        check_settings(SETTINGS, settings, "T-0")
    assert caught.value.details["problem"] == problem
    said_in_both(caught.value, part)
    for language in LANGUAGES:
        assert translations_for(language).error(caught.value).endswith(f"({clause})")


def test_settings_that_fit_are_let_through() -> None:
    check_settings(SETTINGS, {"pace": "fast", "laps": 2000, "night": True})
    check_settings(SETTINGS, {})


def test_fields_that_are_right_or_left_out_are_read() -> None:
    reader = Reader({"n": 3, "b": True, "t": "a", "o": {"n": 1}, "l": [1], "c": "c4", "null": None}, "")
    assert reader.read_whole_number("n", 0, 0, 5) == 3
    assert reader.read_whole_number("null", 7, 0, 5) == 7
    assert reader.read_flag("b")
    assert reader.read_choice("t", "b", ("a", "b")) == "a"
    assert reader.read_object("o") == {"n": 1}
    child = reader.child_reader("o")
    assert child is not None
    assert child.field_path == "o"
    assert reader.child_reader("null") is None
    assert reader.read_list("l") == [1]
    assert reader.read_list("null") == []
    assert reader.read_code("c", "c4", CARD) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_core_has_its_message(language: str) -> None:
    assert [code for code in CORE_PROBLEMS if not translations_for(language).has_message(f"problem-{code}")] == []


MANY = ValueSet("card", [f"P{number:03}" for number in range(10, 850, 10)])


@pytest.mark.parametrize("given", ["P001", 7, True, None])
def test_a_list_of_what_would_be_right_says_by_how_many_it_is_shortened(given: object) -> None:
    with pytest.raises(BadNotationError) as caught:
        MANY.from_json(given)
    assert translations_for("en").error(caught.value).endswith("P300 … and 54 more")
    assert translations_for("fr").error(caught.value).endswith("P300 … et 54 autres")
    with pytest.raises(BadPositionError) as again:
        Reader({}, "").read_code("hand", given, MANY)
    assert translations_for("en").error(again.value).endswith("P080 and 76 more.")


def test_an_outcome_that_a_chance_does_not_have_is_told_in_the_same_way() -> None:
    class Dealt(Dash):
        __module__ = Dash.__module__
        chance_domains = {"deal": MANY}

    with pytest.raises(ChanceError) as caught:
        read_drawn(Dealt(), [("deal", ["P001"])])
    assert translations_for("en").error(caught.value).endswith("P300 … and 54 more.")
    with pytest.raises(ChanceError) as caught:
        read_drawn(DASH, [("die", ["9"])])
    assert translations_for("en").error(caught.value).endswith("It may be: 1 2 3 4 5 6.")
    assert translations_for("fr").error(caught.value).endswith("Possibles : 1 2 3 4 5 6.".replace(" :", "\u202f:"))
