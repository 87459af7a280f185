"""Fields by declaration: what is written is read again, and what is wrong is refused at its field."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.decision import ValueSet
from paddock.core.errors import BadPositionError
from paddock.core.fields import CustomField, Field, Fields, NestedObject
from paddock.core.forms import (
    BitMaskForm,
    CountsByKindForm,
    CustomJsonForm,
    DistinctListForm,
    FixedListForm,
    FlagForm,
    JsonForm,
    ListForm,
    NamedCodeForm,
    WholeNumberForm,
    WordChoiceForm,
)
from paddock.core.reading import Reader

COLOUR = ValueSet("colour", ("red", "green", "blue"))
PHASES = ("start", "race", "end")


class Lineup:
    seats = 2
    colour = (1, 0)


class Position:
    """Two cars: each field is held in another way."""

    def __init__(self) -> None:
        self.lineup = Lineup()
        self.phase = 1
        self.deck: list[int] = []
        self.asked, self.detail = 0, 0
        self.drive = -1
        self.speed = [1, 2]
        self.out: tuple[int, ...] = (0, 0)
        self.fuel = [0] * 4
        self.tokens: tuple[int, ...] = (0,) * 6
        self.tyres = [0, 0]
        self.pole = 0


class Doubled(JsonForm):
    """A form of a title's own."""

    def write(self, state: Position, value: int) -> int:
        return 2 * value

    def read(self, reader: Reader, where: str, given: Any, state: Position, *place: int) -> int:
        return int(given) // 2


def refuse_fast(reader: Reader, position: Position, car: int) -> None:
    if position.speed[car] == 6:
        raise reader.position_error("speed", "too-fast")


CAR = Fields(
    Field("colour", NamedCodeForm(COLOUR), "lineup.colour", is_read_elsewhere=True),
    Field("speed", WholeNumberForm(0, lambda position, car: 6 + position.phase), "speed", check_value=refuse_fast),
    Field("out", FlagForm(int), "out"),
    Field("fuel", FixedListForm(WholeNumberForm(0, 9), Doubled(), problem_code="needs-fuel"), "fuel", width=2),
    Field("tokens", CountsByKindForm(COLOUR, (3, 3, 1)), "tokens", width=3),
    Field("tyres", NamedCodeForm(COLOUR), "tyres", value_for_null=-1, default_value=lambda position, car: car),
    NestedObject("lights", Fields(Field("pole", WholeNumberForm(0, 9), "pole", is_shared=True), is_indexed=True)),
    CustomField("label", lambda position, car: f"car {car}", is_written=lambda position, car: position.speed[car] > 1),
    is_indexed=True,
)
TABLE = Fields(
    Field("seats", WholeNumberForm(1, 8), "lineup.seats", is_read_elsewhere=True),
    Field("phase", WordChoiceForm(PHASES), "phase"),
    Field("deck", DistinctListForm(NamedCodeForm(COLOUR), problem_code="twice", stored_as=list), "deck"),
    Field("ask", FixedListForm(WordChoiceForm(PHASES), WholeNumberForm(0, 3)), ("asked", "detail")),
    NestedObject(
        "drive", Fields(Field("left", WholeNumberForm(0, 9), "drive")), is_filled=lambda position: position.drive >= 0
    ),
    other_names=("decisions",),
)


def read_car(data: object, car: int = 0) -> Position:
    position = Position()
    CAR.read(CAR.make_reader(data, f"cars[{car}]"), position, car)
    return position


def read_table(data: object) -> Position:
    position = Position()
    TABLE.read(TABLE.make_reader(data, ""), position)
    return position


CARS: list[dict[str, object]] = [
    {
        "colour": "red", "speed": 2, "out": True, "fuel": [3, 8], "tokens": {"red": 2, "blue": 1}, "tyres": None,
        "lights": {"pole": 7}, "label": "car 1",
    },
    {"colour": "red", "speed": 0, "out": False, "fuel": [0, 0], "tokens": {}, "tyres": "blue", "lights": {"pole": 0}},
]  # fmt: skip
TABLES: list[dict[str, object]] = [
    {"seats": 2, "phase": "end", "deck": ["blue", "red"], "ask": ["race", 3], "drive": {"left": 0}},
    {"seats": 2, "phase": "start", "deck": [], "ask": ["start", 0], "drive": None},
]


@pytest.mark.parametrize("data", CARS)
def test_an_object_of_a_place_is_read_as_it_was_written(data: dict[str, object]) -> None:
    position = read_car(data, 1)
    assert CAR.write(position, 1) == data
    assert [*CAR.write(position, 1)] == [*data]
    assert (position.speed[0], position.out[0], position.fuel[:2], position.tokens[:3]) == (1, 0, [0, 0], (0, 0, 0))


@pytest.mark.parametrize("data", TABLES)
def test_an_object_that_is_there_once_is_read_as_it_was_written(data: dict[str, object]) -> None:
    assert TABLE.write(read_table(data)) == data


def test_what_is_left_out_stays_or_becomes_its_default() -> None:
    position = read_car({"speed": None}, 1)
    assert position.speed == [1, 2]
    assert position.tyres == [0, 1]
    assert read_car({"tyres": None}, 1).tyres == [0, -1]


def test_types_are_kept_as_the_position_holds_them() -> None:
    assert [type(flag) for flag in read_car({"out": True}).out] == [int, int]
    assert read_table({"deck": ["green"]}).deck == [1]


@pytest.mark.parametrize(
    ("data", "where", "problem", "details"),
    [
        ([], "cars[0]", "needs-object", {}),
        ({"pace": 1}, "cars[0].pace", "no-such-field", {"known": tuple(CAR.names)}),
        ({"speed": 8}, "cars[0].speed", "needs-whole", {"low": 0, "high": 7}),
        ({"speed": True}, "cars[0].speed", "needs-whole", {"low": 0, "high": 7}),
        ({"speed": 6}, "cars[0].speed", "too-fast", {}),
        ({"out": 1}, "cars[0].out", "needs-true-false", {}),
        ({"fuel": [1]}, "cars[0].fuel", "needs-fuel", {}),
        ({"fuel": [10, 0]}, "cars[0].fuel", "needs-whole", {"low": 0, "high": 9}),
        ({"tokens": []}, "cars[0].tokens", "needs-object", {}),
        ({"tokens": {"blue": 2}}, "cars[0].tokens.blue", "needs-whole", {"low": 0, "high": 1}),
        ({"tokens": {"pink": 1}}, "cars[0].tokens.pink", "no-such-value", {"given": "pink"}),
        ({"tyres": ["red"]}, "cars[0].tyres", "no-such-value", {"choices": COLOUR.names, "more": 0}),
        ({"lights": {"pole": -1}}, "cars[0].lights.pole", "needs-whole", {"low": 0, "high": 9}),
        ({"lights": {"front": 1}}, "cars[0].lights.front", "no-such-field", {"known": ("pole",)}),
    ],
)
def test_what_is_wrong_with_an_object_of_a_place_is_said_at_its_field(
    data: object, where: str, problem: str, details: dict[str, object]
) -> None:
    with pytest.raises(BadPositionError) as caught:
        read_car(data)
    assert caught.value.details.items() >= {"where": where, "problem": problem, **details}.items()


@pytest.mark.parametrize(
    ("data", "where", "problem"),
    [
        ({"phase": "middle"}, "phase", "needs-one-of"),
        ({"phase": 1}, "phase", "needs-text"),
        ({"deck": "red"}, "deck", "needs-list"),
        ({"deck": ["red", "pink"]}, "deck[1]", "no-such-value"),
        ({"deck": ["red", ["red"]]}, "deck[1]", "no-such-value"),
        ({"deck": ["red", "red"]}, "deck", "twice"),
        ({"ask": ["start", 4]}, "ask", "needs-whole"),
        ({"ask": "start"}, "ask", "needs-list"),
        ({"drive": {"left": 10}}, "drive.left", "needs-whole"),
        ({"drive": 3}, "drive", "needs-object"),
    ],
)
def test_what_is_wrong_with_an_object_that_is_there_once_is_said_at_its_field(
    data: object, where: str, problem: str
) -> None:
    with pytest.raises(BadPositionError) as caught:
        read_table(data)
    assert (caught.value.details["where"], caught.value.details["problem"]) == (where, problem)


@pytest.mark.parametrize(
    ("form", "value", "json"),
    [
        (BitMaskForm(NamedCodeForm(COLOUR), 3), 0b101, ["red", "blue"]),
        (BitMaskForm(WholeNumberForm(1, 5), 5, first_value=1, problem_code="twice"), 0b10010, [2, 5]),
        (ListForm(ListForm(FlagForm())), ((True,), ()), [[True], []]),
        (
            ListForm(FixedListForm(WholeNumberForm(0, 9), NamedCodeForm(COLOUR))),
            ((1, 2), (3, 0)),
            [[1, "blue"], [3, "red"]],
        ),
        (CountsByKindForm(COLOUR, 9, writes_zeros=True), [0, 4, 0], {"red": 0, "green": 4, "blue": 0}),
        (CustomJsonForm(lambda _, value: value + 1, lambda _reader, _where, given, _: given - 1), 3, 4),
    ],
)
def test_a_form_writes_and_reads_a_value_by_itself(form: JsonForm, value: object, json: object) -> None:
    assert form.write(None, value) == json
    assert form.read(Reader({}, ""), "at", json, None) == value


def test_a_bit_that_is_listed_twice_is_refused() -> None:
    with pytest.raises(BadPositionError) as caught:
        BitMaskForm(WholeNumberForm(1, 5), 5, first_value=1, problem_code="twice").read(
            Reader({}, ""), "locked", [2, 2], None
        )
    assert caught.value.details == {"where": "locked", "problem": "twice", "name": 2}
