"""What GangRush's hints say: prices with their debts, shots that strike and cost nothing, numbers down to none."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.bots.levels import heuristics_of
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.gang_rush.game import GAME
from paddock.games.gang_rush.rules.state import State
from tests.bots.tables import chance

RIVAL = {"driver": "parker", "at": "1:2"}


def situation(car: dict[str, Any], other: dict[str, Any] | None = None, **position: Any) -> State:
    """A car on its turn, and another one."""
    state = GAME.load({"cars": [{"driver": "spender", **car}, other or RIVAL], **position})
    GAME.advance(state, chance("position"))
    return state


def remark(state: State, line: str) -> tuple[str, dict[str, Any]]:
    """What is said of a decision: its key, its arguments."""
    heuristics = heuristics_of(GAME)
    assert heuristics is not None
    found = heuristics.remark(state, GAME.waiting_for(state)[0], GAME.space.parse(line))
    assert found is not None
    return found[0], dict(found[1])


def told(key: str, **args: Any) -> dict[str, str]:
    """A hint in every language."""
    return {language: translations_for(language, GAME).message(key, **args) for language in LANGUAGES}


@pytest.mark.clause("GB-13.5", "GB-16.6")
@pytest.mark.parametrize("cash", [0, 100, 200, 1000])
def test_a_service_has_its_price_also_where_it_is_owed(cash: int) -> None:
    state = situation({"at": "3:10", "body": 2, "cash": cash, "debt": 300}, phase="start")
    assert remark(state, "service") == ("hint-body", {"body": 7, "price": 200})


@pytest.mark.clause("GB-13.5", "GB-13.6")
def test_a_garage_has_its_price_also_where_some_of_it_is_owed() -> None:
    car = {"at": "3:10", "body": 2, "cash": 100, "tiles": ["rolling_garage"]}
    state = situation(car, phase="moved", turn={"dice": [None] * 5})
    assert remark(state, "garage 4") == ("hint-body", {"body": 6, "price": 400})


@pytest.mark.clause("GB-11.10")
@pytest.mark.parametrize("target", [{"body": 0}, {"active": ["bulletproof"]}])
def test_a_shot_that_is_absorbed_costs_no_car_a_point(target: dict[str, Any]) -> None:
    turn = {"dice": ["shot", None, None, None, None]}
    state = situation({"at": "3:10"}, {"driver": "parker", "at": "3:16", **target}, phase="moved", turn=turn)
    key, args = remark(state, "shoot F")
    found = told(key, **args)
    assert found["en"].startswith("it costs no car a point; ")
    assert found["fr"].startswith("aucune voiture n’y perd de point\u202f; ")


CHASED = {"driver": "parker", "at": "3:20", "speed": 20}


@pytest.mark.parametrize(("at", "wealth"), [("1:2", 0), ("1:2", 9000), ("2:19", 0)])
def test_a_hazard_costs_what_it_costs_the_car_that_is_named(at: str, wealth: int) -> None:
    """Seven times of ten Parker drives on straight at 20 mph, into a container that is worth $320 then: however rich he
    is, and whoever else may come by."""
    cars = [{"driver": "spender", "at": at, "speed": 20}, {**CHASED, "cash": wealth}]
    state = GAME.load({"phase": "hazards", "cars": cars, "hazards": {"revealed": ["container"]}})
    GAME.advance(state, chance("position"))
    GAME.play(state, 0, GAME.space.parse("hazard container"), chance("position"))
    key, args = remark(state, "place 3:22")
    assert (key, args["harm"]) == ("hint-hazard", 224)
    heuristics = heuristics_of(GAME)
    assert heuristics is not None
    for advise in (heuristics.advise, heuristics.competitive_advice):
        best = advise(state, 0, GAME.legal(state, 0), chance("advice"))[0]
        said = remark(state, GAME.space.notation(best.decision))
        assert (best.message_key, best.reason_args) == said


RAMP = {"3:12": {"ramp": "F"}}


def reasons(state: State) -> dict[str, tuple[str, dict[str, Any]]]:
    """What the driver says of each step."""
    heuristics = heuristics_of(GAME)
    assert heuristics is not None
    found = heuristics.advise(state, 0, GAME.legal(state, 0), chance("advice"))
    return {GAME.space.notation(each.decision): (each.message_key, each.reason_args) for each in found}


@pytest.mark.clause("GB-17.6", "GB-17.7")
@pytest.mark.parametrize(("at", "speed"), [("3:10", 30), ("3:8", 40)])
def test_of_a_jump_no_end_is_told_that_the_landing_may_not_bring(at: str, speed: int) -> None:
    key, args = reasons(situation({"at": at, "speed": speed}, phase="moving", road=RAMP))["step F"]
    assert (key, args) == ("hint-jump", {"damage": 2})
    assert told(key, **args) == {
        "en": "up to 2 points on the way; the landing decides how it ends",
        "fr": "jusqu’à 2 points en route\u202f; l’atterrissage décide de la fin",
    }


@pytest.mark.clause("GB-17.6", "GB-2.7")
def test_a_jump_that_leaves_the_bridge_however_it_lands_is_told_as_any_way() -> None:
    state = situation({"at": "3:34", "speed": 50}, phase="moving", road={"3:36": {"ramp": "F"}})
    key, args = reasons(state)["step F"]
    assert (key, args) == ("hint-path", {"damage": 0, "cash": 0, "space": "out"}), "the reward does not lie on the road"
    assert told(key, **args) == {
        "en": "no damage on the way; it leads off the bridge",
        "fr": "sans dégât en route\u202f; on quitte le pont",
    }


@pytest.mark.parametrize(("body", "english", "french"), [
    (0, "then no body points", "ensuite aucun point de carrosserie"),
    (1, "then one body point", "ensuite un point de carrosserie"),
    (2, "then 2 body points", "ensuite 2 points de carrosserie"),
])  # fmt: skip
def test_no_points_are_not_one_point(body: int, english: str, french: str) -> None:
    assert told("hint-body", body=body, price=0) == {"en": english, "fr": french}


@pytest.mark.parametrize(("spaces", "english", "french"), [
    (0, "no spaces to go from there", "de là, il ne reste aucune case"),
    (1, "one space to go from there", "de là, il reste une case"),
])  # fmt: skip
def test_no_spaces_are_not_one_space(spaces: int, english: str, french: str) -> None:
    assert told("hint-to-go", spaces=spaces) == {"en": english, "fr": french}
