"""Positions that cannot be are refused, and the field that is wrong is named."""

from __future__ import annotations

from typing import Any, Final

import pytest

from paddock.core.errors import BadPositionError
from paddock.core.translations import translations_for
from paddock.games.gang_rush.components.problem_codes import PROBLEMS
from paddock.games.gang_rush.game import GAME
from tests.games.gang_rush.table import DON, DUKE, PARKER, PUPETTA, SPENDER, car, faces

Position = dict[str, Any]
EXPERT: Final = {"expert": True}
CRATE: Final = {"container": True}
TWO: Final = [car(DON, "3:10"), car(PARKER, "1:2")]
THREE: Final = [*TWO, car(DUKE, "5:2")]
AWAY: Final = [car(DON, "river", exit="1:10"), car(PARKER, "1:2")]
RACING: Final = [car(DON, "3:10", 20), car(PARKER, "1:2")]
ALL: Final = [car(driver, f"{lane}:2") for driver, lane in ((DON, 1), (PARKER, 3), (DUKE, 5))]
SPACES: Final = [f"3:{y}" for y in range(12, 40, 2)]


def at(phase: str, cars: list[dict[str, Any]] = TWO, **fields: Any) -> Position:
    return {"phase": phase, "cars": cars, **fields}


def one(**fields: Any) -> Position:
    """Two cars, the second with some fields."""
    return at("turn", [TWO[0], {**TWO[1], **fields}])


def border(**fields: Any) -> Position:
    """The closed border for three, the last car with some fields."""
    return at("turn", [*TWO, {**THREE[2], **fields}], settings=EXPERT, wall=5)


def lying(count: int, thing: dict[str, Any]) -> dict[str, Any]:
    """The same thing on several spaces."""
    return dict(zip(SPACES, [thing] * count, strict=False))


def turn(phase: str, **fields: Any) -> Position:
    return at(phase, RACING, turn=fields)


def asked(
    phase: str, cars: list[dict[str, Any]] = RACING, road: dict[str, Any] | None = None, **fields: Any
) -> Position:
    return at(phase, cars, pending={"car": DON, **fields}, road=road or {})


DICE: Final = faces("wheel wheel speed shot repair")
SECOND: Final[dict[str, Any]] = {"dice": DICE, "second_wind": True}
BACKWARDS: Final = [{**TWO[1], "seat": 1}, {**TWO[0], "seat": 0}]
HANDS: Final = [each | {"ramp": True} for each in ALL]
OFFICER: Final[dict[str, Any]] = {"road": lying(1, {"police": 1})}
CHOSEN: Final = {"question": "place", "car": DON, "what": "police_1"}
SHIFT: Final[dict[str, Any]] = {"question": "shift", "at": "3:10"}
POLICE: Final[dict[str, Any]] = {"3:10": {"police": 2}}
MOVES: Final[dict[str, Any]] = {"question": "move", "what": "forklift"}
FLIGHT: Final = [car(DON, "air", 20), car(PARKER, "3:14")]
CLOSED: Final[dict[str, Any]] = {"settings": EXPERT}

WRONG: Final[list[tuple[str, str, Position]]] = [
    # the table
    ("title", "needs-exactly", at("turn", title="gang_rush@2")),
    ("settings.expert", "needs-true-false", at("turn", settings={"expert": 1})),
    ("cars", "car-count", at("turn", [])),
    ("cars", "seat-without-car", at("turn", [TWO[0], {**TWO[1], "seat": 2}])),
    ("seats", "seat-without-car", at("turn", TWO, seats=3)),
    ("cars", "expert-players", at("turn", TWO, settings=EXPERT)),
    ("wall", "needs-whole", at("turn", THREE, settings=EXPERT, wall=2)),
    ("wall", "only-expert", at("turn", THREE, wall=3)),
    ("phase", "needs-one-of", at("lunch")),
    ("round", "needs-whole", at("start", round=0)),
    ("round", "needs-whole", at("start", round=31)),
    ("round", "needs-whole", at("start", THREE, round=25, **CLOSED)),
    ("round", "needs-whole", at("picking", [{"at": None}, {"at": None}], round=1)),
    ("bank", "bank-differs", at("turn", bank=100)),
    ("order", "other-phase", at("picking", [car(DON, "3:0"), {"at": None}], order=[DON])),
    ("order[1]", "no-such-car", at("turn", order=[DON, DON])),
    ("order", "start-empty", at("turn", [car(DON, "out"), car(PARKER, "out")])),
    ("turn", "other-phase", at("round", turn={"car": DON})),
    ("drafting", "other-phase", at("turn", drafting=DON)),
    ("drafting", "no-such-car", at("hazards", drafting=DUKE)),
    ("picking", "other-phase", at("turn", picking=[0])),
    ("picking[0]", "needs-whole", at("picking", [{"at": None}, {"at": None}], picking=[True, 0])),
    ("picking", "rank-status", at("picking", [{"at": None}, {"at": None}], picking=[0])),
    ("picking", "needs-car", at("picking", [car(DON, "3:0"), car(PARKER, "1:0")])),
    ("pending", "other-phase", at("round", pending={"question": "place", "car": DON})),
    ("finished", "rank-status", at("turn", finished=[DON])),
    ("conceded[0]", "needs-whole", at("turn", [TWO[0], car(PARKER, "conceded")], conceded=[True])),
    # a car
    ("cars[1].seat", "same-seat", one(seat=0)),
    ("cars[1].driver", "same-driver", one(driver=DON)),
    ("cars[1].driver", "needs-car", one(driver=None)),
    ("cars[0].driver", "needs-car", at("picking", [{"driver": None, "at": "3:0"}, {"at": None}])),
    ("cars[0].at", "needs-space", at("picking", [{"driver": DON, "at": None}, {"at": None}])),
    ("cars[0].at", "needs-start", at("picking", [car(DON, "3:2"), {"at": None}])),
    ("cars[1].cash", "needs-car", at("picking", [car(DON, "3:0"), {"at": None, "cash": 100}])),
    ("cars[1].tiles", "needs-car", at("picking", [car(DON, "3:0"), {"at": None, "tiles": ["nitro"]}])),
    ("cars[1].at", "needs-space", one(at=None)),
    ("cars[1].at", "no-such-space", one(at="3:42")),
    ("cars[1].at", "two-on-space", one(at="3:10")),
    ("cars[1].at", "only-expert", one(at="arrested")),
    ("cars[2].at", "beyond-wall", border(at="3:26")),
    ("cars[2].at", "solid-space", border(at="3:24")),
    ("cars[2].at", "home-already", border(at="3:0", homeward=True)),
    ("cars[0].at", "solid-space", at("turn", BACKWARDS, road={"1:2": CRATE})),
    ("cars[1].at", "space-full", at("turn", BACKWARDS, road={"3:10": {"police": 1}})),
    ("cars[0].at", "space-full", at("turn", road={"3:10": {"mine": PARKER}})),
    ("cars[0].at", "space-full", at("turn", road={"3:10": {"nails": 2}})),
    ("road.3:10.barrier", "space-full", at("turn", road={"3:10": {"barrier": 1}})),
    ("pending", "needs-agenda", one(at="air")),
    ("cars[1].exit", "needs-exit", one(at="river")),
    ("cars[1].exit", "only-river", one(exit="1:2")),
    ("cars[2].exit", "beyond-wall", border(at="river", exit="1:26")),
    ("cars[1].homeward", "only-expert", one(homeward=True)),
    ("cars[1].facing", "needs-one-of", one(facing="FL")),
    ("cars[1].speed", "needs-one-of", one(speed=15)),
    ("cars[1].speed", "needs-whole", one(speed=60)),
    ("cars[1].speed", "wrong-way-speed", one(speed=10, facing="B")),
    ("cars[0].speed", "off-road-speed", at("turn", [{**AWAY[0], "speed": 10}, AWAY[1]])),
    ("cars[1].speed", "off-road-speed", one(at="out", speed=10)),
    ("cars[1].body", "needs-whole", one(body=6)),
    ("cars[1].body", "needs-whole", one(body=-1)),
    ("cars[1].cash", "needs-hundreds", one(cash=150)),
    ("cars[1].cash", "needs-whole", one(cash=-100)),
    ("cars[1].debt", "needs-hundreds", one(debt=50)),
    ("cars[1].tiles[1]", "too-many-tiles", one(tiles=["nitro", "nitro"])),
    ("cars[1].tiles[2]", "too-many-tiles", one(tiles=["oil_slick"] * 3)),
    ("cars[1].active[0]", "not-blue", one(active=["nitro"])),
    ("cars[1].active[0]", "too-many-tiles", one(tiles=["pump_gun"], active=["pump_gun"])),
    ("cars[1].ramp", "no-ramps", {**one(ramp=True), "settings": {"no_ramps": True}}),
    ("cars[2].ramp", "too-many-ramps", at("turn", HANDS, road=lying(3, {"ramp": "F"}))),
    # the road and the tiles
    ("road.3:22.ramp", "too-many-ramps", at("turn", road=lying(6, {"ramp": "F"}))),
    ("road.3:12.ramp", "no-ramps", at("turn", road=lying(1, {"ramp": "F"}), settings={"no_ramps": True})),
    ("road.3:18.speed_limit", "too-many-tiles", at("turn", road=lying(4, {"speed_limit": True}))),
    ("road.3:32.container", "too-many-tiles", at("turn", road=lying(11, CRATE))),
    ("road.3:22.container", "too-many-tiles", at("turn", THREE, road=lying(6, CRATE), settings=EXPERT, wall=5)),
    ("road.3:14.police", "too-many-tiles", at("turn", road=lying(2, {"police": 1}))),
    ("road.3:16.nails", "too-many-tiles", at("turn", road=lying(3, {"nails": 2}))),
    ("road.3:20.barrier", "too-many-barriers", at("turn", road=lying(5, {"barrier": 3}))),
    ("road.3:12.barrier", "needs-whole", at("turn", road={"3:12": {"barrier": 4}})),
    ("road.3:14.mine", "too-many-tiles", at("turn", road=lying(2, {"mine": DON}))),
    ("road.3:12.mine", "no-such-car", at("turn", road=lying(1, {"mine": SPENDER}))),
    ("road.3:16.oil_slick", "too-many-tiles", at("turn", road=lying(3, {"oil_slick": True}))),
    ("road.3:14.acid_pool", "too-many-tiles", at("turn", road=lying(2, {"acid_pool": True}))),
    ("road.3:12.cash", "needs-hundreds", at("turn", road={"3:12": {"cash": 10}})),
    ("road.3:12", "space-full", at("turn", road={"3:12": {"nails": 2, "container": True}})),
    ("road.3:0", "space-full", at("turn", road={"3:0": CRATE})),
    ("road.3:42", "no-such-space", at("turn", road={"3:42": CRATE})),
    ("hazards.revealed", "other-phase", at("turn", hazards={"revealed": ["container"]})),
    ("hazards.revealed", "too-many-revealed", at("hazards", hazards={"revealed": ["container"] * 6})),
    ("hazards.revealed[1]", "no-such-value", at("hazards", hazards={"revealed": ["container", "mine"]})),
    ("hazards.revealed[1]", "too-many-tiles", at("hazards", hazards={"revealed": ["police_1", "police_1"]})),
    ("hazards.gone", "too-many-tiles", at("turn", road=lying(5, CRATE), hazards={"gone": 6})),
    ("hazards.discard.police_1", "too-many-tiles", at("turn", hazards={"discard": {"police_1": 1}}, **OFFICER)),
    ("hazards.discard.police_1", "needs-whole", at("turn", hazards={"discard": {"police_1": 2}})),
    ("hazards.pile", "pile-differs", at("turn", hazards={"pile": {"police_1": 1}})),
    ("bonuses.shop", "shop-places", at("turn", bonuses={"shop": ["nitro"]})),
    ("bonuses.shop[1]", "too-many-tiles", at("turn", bonuses={"shop": ["nitro", "nitro", None, None, None]})),
    ("bonuses.discard.nitro", "too-many-tiles", {**one(tiles=["nitro"]), "bonuses": {"discard": {"nitro": 1}}}),
    ("bonuses.pile", "pile-differs", at("turn", bonuses={"pile": {}})),
    # a turn
    ("turn.car", "no-such-car", at("start", turn={"car": DUKE})),
    ("turn.car", "no-such-car", at("start", AWAY)),
    ("turn.dice", "needs-faces", turn("rolling", dice=["wheel"])),
    ("turn.dice[0]", "no-such-value", turn("moving", dice=faces("hammer"))),
    ("turn.dice[0]", "not-rolled", turn("start", dice=DICE)),
    ("turn.aside[0]", "needs-whole", turn("rolling", dice=DICE, aside=[6])),
    ("turn.aside[1]", "die-twice", turn("rolling", dice=DICE, aside=[2, 2])),
    ("turn.lost[0]", "needs-wheel", turn("moved", dice=DICE, lost=[3])),
    ("turn.doubled", "needs-die", turn("moved", doubled=1)),
    ("turn.spent", "needs-faces", turn("moved", dice=DICE, spent=[1])),
    ("turn.spent[0]", "needs-whole", turn("moved", dice=DICE, spent=[2, 0, 0, 0, 0])),
    ("turn.spent[0]", "needs-whole", turn("moved", spent=[1, 0, 0, 0, 0])),
    ("turn.rolls", "needs-whole", turn("start", rolls=1)),
    ("turn.rolls", "needs-whole", turn("rolling", dice=DICE, rolls=3)),
    ("turn.rolls", "needs-whole", turn("rolling", **SECOND, rolls=2)),
    ("turn.rolls", "needs-whole", turn("moving", rolls=6)),
    ("turn.rerolls", "needs-whole", turn("rolling", dice=DICE, rerolls=3)),
    ("turn.rerolls", "needs-whole", turn("rolling", dice=DICE, rerolls=0)),
    ("turn.rerolls", "needs-whole", turn("moving", rerolls=1)),
    ("turn.second_wind", "other-phase", turn("moving", second_wind=True)),
    ("turn.free_wheels", "needs-whole", turn("moving", free_wheels=5)),
    ("turn.free_wheels", "needs-whole", turn("adjusting", free_wheels=1)),
    ("turn.granted_wheels", "needs-whole", turn("moving", granted_wheels=5)),
    ("turn.granted_speed", "needs-whole", turn("adjusting", granted_speed=5)),
    ("turn.movement", "needs-whole", turn("moving", movement=3)),
    ("turn.movement", "needs-whole", turn("moved", movement=1)),
    ("turn.nails", "needs-whole", turn("moving", nails=15)),
    ("turn.nails", "needs-whole", turn("moved", nails=2)),
    ("turn.spun", "spun-speed", turn("moved", spun=True)),
    # what is under way
    ("pending.question", "needs-one-of", asked("moving", question="lunch")),
    ("pending.question", "needs-agenda", asked("moving", question="crane")),
    ("pending.car", "needs-agenda", asked("moving", road=POLICE, **SHIFT) | {"pending": {**SHIFT, "car": PARKER}}),
    ("pending.car", "needs-agenda", asked("moving", question="bounce", at="3:12")),
    ("pending.at", "needs-agenda", asked("moving", **SHIFT)),
    ("pending.what", "needs-agenda", asked("start", question="place", what="container")),
    ("pending.moves_left", "needs-whole", asked("moved", **MOVES, moves_left=3)),
    ("pending.moved[0]", "no-such-space", asked("moved", **MOVES, moved=["9:9"])),
    ("pending.moved", "needs-agenda", asked("moved", **MOVES, moved=["3:12", "3:16"])),
    ("pending.landing", "needs-whole", asked("moving", FLIGHT, question="bounce", at="3:14", landing=3)),
    ("pending.agenda[0]", "needs-agenda", asked("moving", road=POLICE, **SHIFT, agenda=[["push", DON, 0, 2]])),
    ("pending.agenda[0]", "needs-agenda", asked("moving", road=POLICE, **SHIFT, agenda=[["rest", DON, 4, 0]])),
    ("pending.what", "too-many-tiles", at("hazards", pending=CHOSEN, **OFFICER)),
]  # fmt: skip


def named(case: tuple[str, str, Position]) -> str:
    return f"{case[0]} {case[1]}"


@pytest.mark.parametrize(("where", "problem", "position"), WRONG, ids=map(named, WRONG))
def test_what_cannot_be_is_refused_by_the_name_of_its_field(where: str, problem: str, position: Position) -> None:
    with pytest.raises(BadPositionError) as caught:
        GAME.load(position)
    assert (caught.value.details["where"], caught.value.details["problem"]) == (where, problem)
    for language in ("en", "fr"):
        assert "{" not in translations_for(language, GAME).error(caught.value)


def test_every_problem_of_a_position_is_tried() -> None:
    assert {problem for _, problem, _ in WRONG} >= set(PROBLEMS)


@pytest.mark.parametrize(
    "position",
    [
        at("turn", [car(PUPETTA, "3:10", tiles=["solid_tyres"]), TWO[1]], road={"3:10": {"nails": 2}}),
        at("turn", road={"3:10": {"mine": DON}, "1:2": {"oil_slick": True}}),
        at("turn", road={"3:10": {"ramp": "F"}, "1:2": {"speed_limit": True}}),
        at("rolling", turn=SECOND),
        at("over", hazards={"revealed": ["container"]}),
        border(at="arrested"),
    ],
)
def test_what_can_be_is_not(position: Position) -> None:
    written = GAME.dump(GAME.load(position))
    assert GAME.dump(GAME.load(written)) == written


@pytest.mark.clause("GB-1.3")
def test_a_car_of_which_nothing_is_said_has_a_ramp_while_there_are_any() -> None:
    position = at("turn", [{key: value for key, value in each.items() if key != "ramp"} for each in ALL])
    written = GAME.dump(GAME.load({**position, "road": lying(3, {"ramp": "F"})}))
    cars: list[dict[str, Any]] = written["cars"]  # type: ignore[assignment]
    assert [each["ramp"] for each in cars] == [True, True, False]
    assert GAME.dump(GAME.load(written)) == written
