"""Decisions as a whole: who is asked what, what is refused and why, taking back, time over, conceding, views."""

from __future__ import annotations

import random

import pytest

from paddock.core.chance import LiveChance
from paddock.core.errors import TakeBackError
from paddock.core.game_session import GameSession
from paddock.games.rallyman_gt.game import GAME
from tests.games.rallyman_gt.situations import (
    YELLOW,
    car,
    dice,
    drive,
    holds,
    places,
    play,
    race,
    relaying,
    rolling,
    stands,
    tokens,
    told,
)
from tests.games.rallyman_gt.table import Table, start

ROAD = {"strip": ["103b", "104b", "104b"]}


def default(table: Table, seat: int = 0) -> str:
    return GAME.space.notation(GAME.default_decision(table.state, seat))


@pytest.mark.clause("RG-15.1", "RG-4.1", "RG-11.5", "RG-11.7", "RG-13.5", "RG-2.3")
@pytest.mark.parametrize(
    ("line", "key", "clause"),
    [
        ("pit_repair", "not-pit-eligible", "RG-15.1"),
        ("pit_tyres rain", "not-pit-eligible", "RG-15.1"),
        ("stop", "must-move", "RG-4.1"),
        ("keep", "not-now", None),
        ("relay", "not-now", None),
        ("warnings 1", "not-now", None),
        ("side left", "not-now", None),
        ("tyres rain", "not-now", None),
        ("roll", "nothing-laid", None),
        ("secure", "nothing-laid", None),
        ("flat_out", "nothing-laid", None),
    ],
)
def test_what_is_not_to_be_decided_now_is_refused_with_a_reason(line: str, key: str, clause: str | None) -> None:
    refusal = drive({"at": "1:A1", "speed": 2, "focus": 9}).refused(line, 0)
    assert refusal.message_key == f"refusal-{key}"
    assert refusal.clause_id == clause if clause else refusal.clause_id.startswith("RG-")


@pytest.mark.clause("RG-3.3")
@pytest.mark.parametrize("line", ["gear 3 0:A2", "roll", "stay_out"])
def test_nobody_decides_out_of_turn(line: str) -> None:
    table = drive({"at": "1:A1", "speed": 2})
    assert table.legal(1) == []
    assert table.refused(line, 1).message_key == "refusal-not-your-turn"


@pytest.mark.clause("RG-17.4")
def test_nothing_is_decided_after_the_race() -> None:
    table = race({"at": "0:B3", "speed": 3, "crossings": 1}, {"at": "5:A1", "speed": 2})
    play(table, "gear 3 0:B4", "roll")
    for seat in (0, 1):
        assert table.legal(seat) == []
        assert table.refused("roll", seat).message_key == "refusal-over"


@pytest.mark.clause("RG-22.1")
def test_tyres_that_are_not_in_the_game_are_refused() -> None:
    table = drive({"at": "1:A1", "speed": 1})
    play(table, "gear 1 1:A2", "roll")
    assert table.refused("pit_tyres soft", 0).message_key == "refusal-no-such-tyre"


@pytest.mark.clause("RG-5.11", "RG-10.1")
def test_laying_and_rolling_are_asked_even_with_one_choice_only() -> None:
    table = drive({"at": "1:A1", "speed": 0}, others=[{"at": "1:B2", "speed": 0}])
    assert table.legal(0) == ["gear 1 1:A2"]
    table = rolling({"at": "1:A1", "speed": 2}, ["gear 2 1:A2"])
    assert table.legal(0) == ["roll"]


@pytest.mark.clause("RG-5.12", "RG-11.5")
def test_steps_are_taken_back_until_the_dice_are_rolled() -> None:
    cars = [{"at": "1:A1", "speed": 2}, {"at": "0:A1", "speed": 3}]
    position = {"circuit": ROAD, "cars": cars, "order": ["blue", "red"]}
    game = GameSession.from_position(GAME, position, LiveChance(random.Random(1)))
    before = GAME.dump(game.state)
    game.decide(0, "gear 3 1:A2")
    game.decide(0, "gas 1:A3")
    game.take_back(0)
    game.take_back(0)
    assert GAME.dump(game.state) == before
    game.decide(0, "gear 2 1:B2")
    game.decide(0, "roll")
    with pytest.raises(TakeBackError):
        game.take_back(0)


@pytest.mark.clause("RG-10.5", "RG-12.2")
def test_securing_is_not_taken_back() -> None:
    cars = [{"at": "1:A1", "speed": 2, "focus": 3}, {"at": "0:A1", "speed": 3}]
    position = {"circuit": ROAD, "cars": cars, "order": ["blue", "red"]}
    game = GameSession.from_position(GAME, position, LiveChance(random.Random(1)))
    for line in ("gear 3 1:A2", "gas 1:A3", "secure"):
        game.decide(0, line)
    with pytest.raises(TakeBackError):
        game.take_back(0)


def test_when_time_is_over_a_car_makes_one_step_and_stops() -> None:
    table = drive({"at": "1:A1", "speed": 4, "focus": 9})
    first = default(table)
    assert first in table.legal(0)
    play(table, first)
    assert default(table) == "roll"
    table = rolling({"at": "1:A2", "speed": 4}, ["gear 4 1:A2", "gear 5 1:A3"], made=1)
    assert default(table) == "stop"


def test_when_time_is_over_dice_are_kept_and_the_car_stays_out() -> None:
    plan = ["gear 2 1:A2", "gas 1:A3", "gas 2:A1"]
    assert default(relaying({"at": "1:A1", "speed": 1}, plan, "gear-2!", "gas!", "gas!")) == "keep"
    table = drive({"at": "1:A1", "speed": 1, "damage": {"gear": 3}})
    play(table, "gear 1 1:A2", "roll")
    assert default(table) == "stay_out"


@pytest.mark.clause("RG-2.3")
@pytest.mark.parametrize(("weather", "tyres"), [("sun", "asphalt"), ("rain", "rain")])
def test_when_time_is_over_the_tyres_fit_the_weather(weather: str, tyres: str) -> None:
    assert default(start(2, tyres="secret", weather=weather)) == f"tyres {tyres}"


@pytest.mark.clause("RG-17.4")
def test_who_concedes_is_behind_all_others_and_later_ones_before_earlier_ones() -> None:
    table = race({"at": "0:B3"}, {"at": "0:A3"}, {"at": "0:B2"})
    assert "concede" not in table.legal(0)
    table.decide("concede", 1)
    assert (stands(table, "red")[0], places(table)) == ("retired", None)
    table.decide("concede", 0)
    assert places(table) == [2, 3, 1]
    assert table.waiting() == []


@pytest.mark.clause("RG-14.5")
def test_a_flag_that_goes_with_a_car_that_concedes_forbids_nothing_any_more() -> None:
    flag = {"at": "0:B2", "speed": 0, "damage": {"yellow_flag": 1}}
    table = drive({"at": "2:A1", "speed": 4}, others=[flag, {"at": "2:B2", "speed": 3}])
    play(table, "gear 4 2:A2")
    assert "gas 2:A3" not in table.legal(0)
    table.decide("concede", 2)
    assert "gas 2:A3" in table.legal(0)


@pytest.mark.clause("RG-14.5", "RG-17.5")
def test_a_car_that_concedes_takes_its_flag_with_it() -> None:
    flag = {"at": "0:B2", "speed": 0, "damage": {"yellow_flag": 1}}
    table = drive({"at": "2:A1", "speed": 4}, others=[flag, {"at": "2:B2", "speed": 3}])
    table.decide("concede", 2)
    assert holds(table, "yellow_flag", "yellow") == 0
    play(table, "gear 4 2:A2", "roll")
    play(table, "gear 3 0:A2", "roll", seat=1)
    assert table.waiting() == [0]
    assert "gas 2:A3" in table.legal(0)


@pytest.mark.clause("RG-12.1", "RG-14.1")
def test_markers_focus_damage_and_bag_are_open_to_everybody() -> None:
    blue = {"at": "1:A1", "speed": 4, "focus": 3, "damage": {"gear": 1, "yellow_flag": 1}}
    table = drive(blue, bag={"gas": 2, "green_flag": 5})
    play(table, "gear 4 1:A2")
    views = [{**table.view(seat), "you": None} for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    shown = next(each for each in views[0]["cars"] if each["colour"] == "blue")
    assert (shown["speed"], shown["focus"], shown["damage"]) == (4, 3, {"gear": 1, "yellow_flag": 1})
    assert {kind: count for kind, count in views[0]["bag"].items() if count} == {"gas": 2, "green_flag": 5}
    assert views[0]["turn"]["plan"] == ["gear 4 1:A2"]


@pytest.mark.clause("RG-13.5", "RG-13.7")
def test_the_side_is_asked_before_the_tokens_are_drawn() -> None:
    chances = [*dice("gear-5!"), *tokens("weather")]
    table = rolling({"at": "1:M1", "speed": 5}, ["gear 5 1:M2"], YELLOW, warnings=2, chances=chances)
    play(table, "roll")
    assert table.view(1)["asked"] == {"question": "side", "car": "blue", "seat": 0}
    assert told(table, "draws") == []
    play(table, "side left")
    assert [event["token"] for event in told(table, "draws")] == ["weather"]
    assert car(table)["side"] == "left"
