"""Positions that can't be are refused, by the field that is wrong and not by its neighbour."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import BadPositionError
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.rallyman_gt.codec.position import circuit_json
from paddock.games.rallyman_gt.game import GAME
from tests.games.rallyman_gt.situations import RED, relaying

BLUE = {"at": "1:A1", "speed": 2}
OTHER = {"at": "0:A1", "speed": 3}
STRIP = {"strip": ["103b", "104b", "104b"]}
OVAL = ["102b", "111b", "105b", "103b", "111b", "105b"]


def position(**fields: Any) -> dict[str, Any]:
    """Blue has the turn on a short straight, red is behind it."""
    return {"circuit": STRIP, "cars": [BLUE, OTHER], "order": ["blue", "red"], **fields}


def cars(blue: dict[str, Any], red: dict[str, Any] = OTHER, **fields: Any) -> dict[str, Any]:
    return position(cars=[{**BLUE, **blue}, red], **fields)


def lap(blue: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """On circuit 1, where the line lies between rows 3 and 4 of the start tile."""
    return {"circuit": "1", "cars": [{"at": "1:B1", "speed": 2, **blue}, {"at": "5:A1", "speed": 2}], **fields}


def rolling(*plan: str, car: dict[str, Any] = BLUE, **turn: Any) -> dict[str, Any]:
    return position(cars=[car, OTHER], phase="rolling", turn={"plan": list(plan), **turn})


def relay(*faces: str, relaid: Any = (), **fields: Any) -> dict[str, Any]:
    plan = ["gear 3 1:A2", "gear 2 1:A3", "gas 2:A1"]
    turn = {"plan": plan, "faces": [[face] for face in faces], "relaid": list(relaid)}
    return position(phase="relay", turn=turn, **fields)


def alone(**fields: Any) -> dict[str, Any]:
    return {"circuit": STRIP, "cars": [BLUE], **fields}


def qualifying(**run: Any) -> dict[str, Any]:
    laps = [{"cars": [{"seat": seat, "at": "1:B1"}]} for seat in (0, 1)]
    laps[0].update(run)
    tables = {"circuit": "1", "settings": {"qualifying": True}, "phase": "qualifying"}
    return {**tables, "cars": [{}, {}], "runs": [{"seats": 2, "solo": True, **each} for each in laps]}


W, C = "warning", "clear"
WRONG: list[tuple[dict[str, Any], str, str]] = [
    # the circuit
    (position(circuit={"tiles": [*OVAL[:3], *["103b"] * 4, *OVAL[4:]]}), "circuit.tiles[6]", "too-many-copies"),
    (position(circuit={"tiles": ["102br", *OVAL[1:]]}), "circuit.tiles[0]", "start-reversed"),
    (position(circuit={"tiles": ["103b", *OVAL[1:]]}), "circuit.tiles", "start-tile"),
    (position(circuit={"tiles": [*OVAL[3:], *OVAL[:3]]}), "circuit.tiles[3]", "start-first"),
    (position(circuit={"strip": ["103b", "102br", "103b"]}), "circuit.strip[1]", "start-reversed"),
    (position(circuit={"strip": ["102b", "102b", "103b"]}), "circuit.strip[1]", "too-many-copies"),
    (position(circuit={"tiles": OVAL, "name": 7}), "circuit.name", "needs-text"),
    # cars
    (cars({"at": "0:A1"}), "cars[1].at", "two-on-space"),
    (cars({"at": "9:A1"}), "cars[0].at", "no-such-space"),
    (cars({"speed": 7}), "cars[0].speed", "needs-speed"),
    (cars({"speed": "00"}), "cars[0].speed", "speed-status"),
    (cars({"status": "off", "speed": 2}), "cars[0].speed", "speed-status"),
    (cars({"damage": {"gear": 4}}, {**OTHER, "damage": {"gear": 3}}), "cars[1].damage.gear", "too-many-tokens"),
    (cars({"damage": {"gear": 4}}, bag={"gear": 3}), "bag.gear", "too-many-tokens"),
    (cars({"damage": {"gear": 7}}), "cars[0].damage.gear", "needs-whole"),
    (cars({"damage": {"gears": 1}}), "cars[0].damage.gears", "no-such-value"),
    (cars({"damage": {"gear": 0.5}}), "cars[0].damage.gear", "needs-whole"),
    (cars({"focus": -1}), "cars[0].focus", "needs-whole"),
    (cars({"focus": 0.5}), "cars[0].focus", "needs-whole"),
    (cars({"tyres": "soft"}), "cars[0].tyres", "no-soft-tyres"),
    (cars({"played": True}), "cars[0].played", "played-order"),
    (lap({"crossings": 2}), "cars[0].crossings", "needs-whole"),
    (lap({"crossings": 4}, settings={"laps": 3}), "cars[0].crossings", "needs-whole"),
    (lap({"crossings": 0}), "cars[0].crossings", "needs-whole"),
    (lap({"status": "finished", "crossings": 1}), "cars[0].crossings", "needs-whole"),
    (lap({"status": "finished", "damage": {"yellow_flag": 1}}), "cars[0].damage.yellow_flag", "flag-gone"),
    (cars({"seat": 1}, {**OTHER, "seat": 1}), "cars[1].seat", "same-seat"),
    (cars({"colour": "red"}), "cars[1].colour", "same-colour"),
    # the round
    (position(round=0), "round", "needs-whole"),
    (position(order=["red", "red"]), "order[1]", "no-such-car"),
    (cars({"status": "finished"}), "order[0]", "order-out"),
    (position(order=[]), "order", "nobody-plays"),
    (position(sheet=[3]), "sheet", "sheet-solo"),
    (position(times={"blue": 3}), "times", "no-qualifying"),
    (position(times={"blue": 3}, settings={"qualifying": True}), "times", "needs-times"),
    (position(runs=[alone()]), "runs", "runs-phase"),
    (position(turn={"plan": ["gear 2 1:A2"]}), "turn", "turn-phase"),
    # a turn
    (position(phase="plan", turn={"plan": [], "made": 0}), "turn.made", "no-such-field"),
    (position(phase="plan", turn={"plan": ["gear 4 1:A2"]}), "turn.plan[0]", "illegal-step"),
    (position(phase="plan", turn={"plan": ["gear 2 1:A2", "gear 2 1:A3"]}), "turn.plan[1]", "illegal-step"),
    (rolling("gear 4 1:A2"), "turn.plan[0]", "illegal-step"),
    (rolling("gear 2 1:A2", "gear 2 1:A3"), "turn.plan[1]", "illegal-step"),
    (rolling("gear 2 1:A1", "gear 2 1:A2", made=1), "turn.plan[1]", "illegal-step"),
    (rolling("gear 2 1:A1", "gear 4 1:A2", made=1), "turn.plan[1]", "illegal-step"),
    (rolling("gear 3 1:A1", "gear 2 1:A2", made=1), "cars[0].speed", "speed-of-step"),
    (rolling("gas 0:A2", "gas 1:A1", "gas 1:A2", made=2), "turn.plan[2]", "illegal-step"),
    (rolling("gear 2 1:A2", made=1), "turn.made", "needs-whole"),
    (rolling("gear 2 1:A2", warnings=3), "turn.warnings", "needs-whole"),
    (rolling("gear 2 1:A2", secured=1), "turn.secured", "needs-whole"),
    (rolling("gear 2 1:A1", "gas 1:A2", made=1, secured=2), "turn.secured", "needs-whole"),
    (relay(W, C, C), "turn.faces", "faces-hold"),
    (relay(W, W), "turn.faces", "needs-faces"),
    (relay(W, W, W, relaid=[["gear 1 1:A2", 1]]), "turn.relaid[0]", "illegal-step"),
    (relay(W, W, W, relaid=[["gear 2 1:A2", 0]]), "turn.relaid[0]", "needs-relaid"),
    (relay(W, W, W, relaid=[["gear 2 1:A2", None]]), "turn.relaid[0]", "needs-relaid"),
    (position(phase="side"), "cars[0].at", "side-middle"),
    (position(circuit={"strip": ["103a", "103a"]}, cars=[{"at": "1:M1", "speed": 2}, {"at": "0:L1"}], phase="side"),
     "cars[0].speed", "side-speed"),
    (position(phase="pit"), "cars[0].speed", "pit-speed"),
    (position(circuit={"strip": ["103a", "103a"]}, cars=[{"at": "1:M1", "speed": 1}, {"at": "0:L1"}], phase="pit"),
     "cars[0].at", "pit-space"),
    (alone(cars=[{"at": "1:A1", "speed": 1}], phase="pit"), "phase", "pits-closed"),
    # qualifying
    ({**qualifying(), "settings": {}}, "phase", "no-qualifying"),
    (qualifying(settings={"laps": 2}), "runs[0].settings", "no-such-field"),
    (qualifying(runs=[]), "runs[0].runs", "no-such-field"),
    (qualifying(phase="qualifying"), "runs[0].phase", "needs-one-of"),
    (qualifying(cars=[{"seat": 0, "colour": "green", "at": "1:B1"}]), "runs[0].cars[0].colour", "needs-exactly"),
    (qualifying(cars=[{"seat": 1, "at": "1:B1"}]), "runs[0].cars[0].seat", "needs-exactly"),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "where", "problem"), WRONG)
def test_what_can_not_be_is_refused_by_its_field(wrong: dict[str, Any], where: str, problem: str) -> None:
    with pytest.raises(BadPositionError) as caught:
        GAME.load(wrong)
    assert (caught.value.details["where"], caught.value.details["problem"]) == (where, problem)
    for language in LANGUAGES:
        said = translations_for(language, GAME).error(caught.value)
        assert "{" not in said
        assert "problem-" not in said


RIGHT: list[dict[str, Any]] = [
    position(), cars({"damage": {"gear": 3}}, {**OTHER, "damage": {"gear": 3}}), lap({"crossings": 1}),
    lap({"crossings": 3}, settings={"laps": 3}), lap({"status": "finished", "crossings": 2}),
    lap({"status": "finished"}),
    cars({"tyres": "soft"}, settings={"soft_tyres": True}), alone(sheet=[3, "00"]), qualifying(),
    position(times={"blue": 3, "red": 4}, settings={"qualifying": True}),
    rolling("gear 2 1:A2"), rolling("gear 2 1:A1", "gear 3 1:A2", made=1, warnings=2, secured=1),
    rolling("brake 1 2 1:A2", car={**BLUE, "speed": 4}), relay(W, W, W), relay(W, W, W, relaid=[["gear 2 1:A2", 1]]),
    position(circuit={"strip": list(RED)}), position(circuit={"tiles": OVAL}, cars=[{"at": "0:B1"}, {"at": "0:A1"}]),
]  # fmt: skip


@pytest.mark.parametrize("right", RIGHT)
def test_what_can_be_is_written_down_as_it_was_read(right: dict[str, Any]) -> None:
    state = GAME.load(right)
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
    GAME.check_invariants(state)


def test_a_strip_may_have_more_tiles_of_a_number_than_the_box() -> None:
    table = relaying(BLUE, ["gear 3 1:A2", "gear 2 1:A3", "gas 2:A1"], "gear-3!", "gear-2!", "gas!")
    assert circuit_json(table.state) == {"strip": list(RED)}
