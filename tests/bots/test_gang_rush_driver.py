"""The GangRush driver: rolls what it needs, steers round what hurts, and brings the money home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from paddock.bots.bot import bot_advice, decide
from paddock.bots.levels import make_bot
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.gang_rush.game import GAME
from paddock.games.gang_rush.rules.state import State
from tests.bots.tables import chance, whole_game

RIVAL = {"driver": "parker", "at": "1:2"}


def situation(car: dict[str, Any], *others: dict[str, Any], phase: str = "moving", **position: Any) -> State:
    """A car on its turn, and others, a slow one far behind if none is given."""
    me = {"driver": "spender", **car}
    state = GAME.load({"phase": phase, "cars": [me, *(others or (RIVAL,))], **position})
    GAME.advance(state, chance("position"))
    return state


def race(names: Sequence[str], seed: str, **settings: Any) -> State:
    """A whole race between bots; every decision is one of the legal list."""
    return whole_game(GAME, names, seed, settings)


def answer(state: State) -> str:
    seat = GAME.waiting_for(state)[0]
    return GAME.space.notation(decide(make_bot(GAME, "driver"), GAME, state, seat, chance("driver")))


# -- judgement --------------------------------------------------------------------------------------------------


def test_it_steers_round_a_container() -> None:
    state = situation({"at": "3:10", "speed": 20}, road={"3:12": {"container": True}})
    assert answer(state) in ("step FL", "step FR")


def test_it_takes_the_lane_with_the_bills() -> None:
    state = situation({"at": "3:10", "speed": 10}, road={"4:11": {"cash": 900}})
    assert answer(state) == "step FR"


def test_it_does_not_run_into_a_stopped_car() -> None:
    state = situation({"at": "3:14", "speed": 20}, {"driver": "duke", "at": "3:16"})
    assert answer(state) in ("step FL", "step FR")


def test_it_shoots_a_leader_who_is_about_to_spin_out() -> None:
    dice = {"dice": ["shot", None, None, None, None]}
    state = situation(
        {"at": "3:14", "speed": 0}, {"driver": "duke", "at": "3:20", "speed": 50, "body": 1}, phase="moved", turn=dice
    )
    assert answer(state) == "shoot F"


def test_it_turns_round_before_it_sells_its_wheels() -> None:
    dice = {"dice": ["wheel", "wheel", "wheel", "speed", "speed"]}
    state = situation({"at": "3:14", "facing": "B"}, phase="adjusting", turn=dice)
    assert answer(state) == "restart"


def test_a_standing_car_gets_going() -> None:
    dice = {"dice": ["speed", "speed", "speed", "wheel", "shot"]}
    assert answer(situation({"at": "3:0"}, phase="adjusting", turn=dice)) in ("speed 2", "speed 3")


def test_it_does_not_keep_breakage() -> None:
    dice = {"dice": ["breakage", "breakage", "breakage", "speed", "wheel"], "rolls": 1}
    decision = answer(situation({"at": "3:4", "speed": 10, "body": 2}, phase="rolling", turn=dice))
    assert decision.startswith("reroll ")
    assert {"1", "2", "3"} <= set(decision.split()[1])


def test_it_buys_money_for_less() -> None:
    shop: dict[str, Any] = {"shop": [None, None, "envelope", None, None]}
    state = situation({"at": "3:4", "speed": 10}, phase="dice", bonuses=shop, turn={"dice": ["wheel"] * 5})
    assert answer(state) == "buy 300"


def test_a_container_goes_before_a_rival_and_not_before_itself() -> None:
    cars = [{"driver": "spender", "at": "1:2", "speed": 20}, {"driver": "duke", "at": "3:20", "speed": 40}]
    state = GAME.load({"phase": "hazards", "cars": cars, "hazards": {"revealed": ["container"]}})
    GAME.advance(state, chance("position"))
    GAME.play(state, 0, GAME.space.parse("hazard container"), chance("position"))
    lane, y = answer(state).split()[1].split(":")
    assert lane == "3"
    assert 20 < int(y) <= 30


def test_boxed_in_it_pushes_a_standing_car_aside() -> None:
    standing = {"driver": "duke", "at": "2:11"}
    road = {"1:12": {"container": True}}
    dice = {"dice": ["speed", "wheel", "shot", "repair", "wheel"]}
    assert answer(situation({"at": "1:10"}, standing, phase="adjusting", road=road, turn=dice)) == "speed 1"
    assert answer(situation({"at": "1:10", "speed": 10}, standing, road=road, turn=dice)) == "step FR"


def test_a_car_that_nothing_can_hurt_any_more_buys_no_points() -> None:
    assert answer(situation({"at": "3:10", "body": 0}, phase="start")) == "roll"
    dice = {"dice": ["wheel"] * 5}
    assert answer(situation({"at": "3:10", "body": 0}, phase="adjusting", turn=dice)) == "speed 0"


def test_a_ramp_is_laid_where_there_is_no_other_way() -> None:
    road: dict[str, Any] = {"1:14": {"container": True}}
    road |= {space: {"barrier": 3} for space in ("2:11", "2:13", "2:15")}
    state = situation({"at": "1:10", "speed": 30}, phase="start", road=road)
    assert answer(state) == "ramp"
    GAME.play(state, 0, GAME.space.parse("ramp"), chance("position"))
    assert answer(state) == "place 1:12"
    assert answer(situation({"at": "1:10", "speed": 30}, phase="start")) == "roll"


FAST = {"driver": "duke", "at": "3:30", "speed": 50}
WEAK = {"driver": "duke", "at": "3:20", "speed": 50, "body": 1}
SHOTS = ["shot"] * 5
BEHIND = {"at": "3:14", "speed": 30}
TOO_FAST = {"at": "3:14", "speed": 40}
TURNED = {"at": "3:10", "facing": "B"}
THIRD = ["wheel", "wheel", "shot", "repair", "speed"]


@pytest.mark.parametrize(
    ("tile", "phase", "car", "other", "road", "dice", "used"),
    [
        ("loaded_die", "dice", TURNED, RIVAL, {}, THIRD, "load 3 wheel"),
        ("double_up", "dice", TURNED, RIVAL, {}, THIRD, "double 1"),
        ("second_wind", "dice", TURNED, RIVAL, {}, [*["breakage"] * 3, "wheel", "shot"], "use second_wind"),
        ("gunsmith", "moved", {"at": "3:14"}, WEAK, {}, ["wheel", None, None, None, None], "gunsmith 1"),
        ("road_crew", "adjusting", BEHIND, FAST, {"3:18": {"barrier": 3}}, SHOTS, "use road_crew"),
        ("forklift", "adjusting", BEHIND, FAST, {"3:18": {"container": True}}, SHOTS, "use forklift"),
        ("bulletproof", "moved", {"at": "3:14", "body": 3}, FAST, {"3:18": {"police": 3}}, SHOTS, "use bulletproof"),
        ("nitro", "adjusting", {"at": "3:14"}, RIVAL, {}, SHOTS, "use nitro"),
        ("power_steering", "adjusting", TOO_FAST, RIVAL, {"3:18": {"container": True}}, SHOTS, "use power_steering"),
    ],
)
def test_every_tile_has_its_moment(
    tile: str, phase: str, car: Any, other: Any, road: Any, dice: Any, used: str
) -> None:
    turn = {"dice": dice, "rolls": 3}
    assert answer(situation({**car, "tiles": [tile]}, other, phase=phase, road=road, turn=turn)) == used


def test_every_advice_has_a_reason_that_can_be_said() -> None:
    """A whole race, with the reason for every decision in both languages."""
    state = GAME.setup(4, {})
    table, bot = chance("reasons"), make_bot(GAME, "driver")
    GAME.advance(state, table)
    by_language = [translations_for(language, GAME) for language in LANGUAGES]
    while waiting := GAME.waiting_for(state):
        advice = bot_advice(bot, GAME, state, waiting[0], table)
        for translations in by_language:
            assert translations.has_message(advice[0].message_key), advice[0].message_key
            assert "{" not in translations.message(advice[0].message_key, **advice[0].reason_args)
        GAME.play(state, waiting[0], advice[0].decision, table)


# -- races ------------------------------------------------------------------------------------------------------


def test_the_driver_beats_four_random_bots() -> None:
    """The small form of a measurement over a hundred games, with fixed seeds."""
    won = 0
    for number in range(10):
        names = ["random"] * 5
        names[number % 5] = "driver"
        outcome = GAME.outcome(race(names, f"five {number}"))
        assert outcome is not None
        won += outcome.winners() == [number % 5]
    assert won >= 9


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_drivers_bring_a_race_to_its_end_in_good_time(seats: int) -> None:
    state = race(["driver"] * seats, f"time {seats}")
    assert state.finished
    assert state.round <= 15


@pytest.mark.parametrize("seats", [3, 5])
def test_drivers_come_home_from_a_closed_border(seats: int) -> None:
    """All but the last one, and before they are all arrested."""
    state = race(["driver"] * seats, "home", expert=True)
    assert len(state.finished) == seats - 1
