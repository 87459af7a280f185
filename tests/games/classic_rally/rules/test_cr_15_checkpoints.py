"""CR-15: checkpoints."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.classic_rally.ascii_maps import drawn
from tests.games.classic_rally.table import LW, car, road

FAR = car("3,0", "W", 0)


@pytest.mark.clause("CR-15.1", "CR-15.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_ending_on_a_checkpoint_gives_its_token_without_being_asked(number: int) -> None:
    game = road(drawn(f"─ ─{number} ─ ─"), car("0,0", "E"), FAR)
    [plan] = game.plans()
    assert plan["token"] == number
    game.decide("rally_step forward")
    assert game.facts("white", "tokens") == ([number],)
    assert game.told("token") == [{"car": "white", "number": number}]
    assert game.facts("black", "tokens") == ([],)


@pytest.mark.clause("CR-15.1")
def test_the_token_is_given_once() -> None:
    game = road(drawn("─ ─2 ─ ─"), car("0,0", "E", tokens=[2]), FAR)
    assert [plan["token"] for plan in game.plans()] == [None]
    game.decide("rally_step forward")
    assert (game.facts("white", "tokens"), game.told("token")) == (([2],), [])


@pytest.mark.clause("CR-15.1")
def test_passing_through_gives_nothing_and_stopping_does() -> None:
    game = road(drawn("─ ─1 ─ ─"), car("0,0", "E", features=[LW]), FAR)
    game.play("rally_step forward", "rally_step forward")
    assert game.facts("white", "tokens") == ([],)
    game = road(drawn("─ ─1 ─ ─"), car("0,0", "E", features=[LW]), FAR).play("rally_step forward")
    assert game.facts("white", "tokens") == ([],), "not before the car has stopped"
    assert game.play("rally_stop").facts("white", "tokens") == ([1],)


@pytest.mark.clause("CR-15.1")
def test_standing_or_turning_there_gives_nothing() -> None:
    game = road(drawn("─ ─1 ─ ─"), car("1,0", "E", 0), FAR).play("turn_around", "end_turn")
    assert game.facts("white", "tokens") == ([],)


@pytest.mark.clause("CR-15.1", "CR-1.1")
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_the_tokens_are_collected_in_any_order(order: tuple[int, ...]) -> None:
    tiles = drawn("─ " + " ─ ".join(f"─{number}" for number in order) + " ─ ─")
    game = road(tiles, car("0,0", "E", 6), car("7,0", "W", 0))
    for _ in range(5):
        game.decide("rally_step forward")
        game.play("end_turn").pass_turn().play("roll_dice")
    assert [each["number"] for each in game.told("token")] == list(order)
    assert sorted(game.facts("white", "tokens")[0]) == [1, 2, 3]


@pytest.mark.clause("CR-15.1")
def test_rivals_each_get_their_own_token() -> None:
    game = road(drawn("─ ─3 ─ ─"), car("0,0", "E"), car("1,0", "E", tokens=[3])).play("rally_step forward")
    assert game.facts("white", "tokens") == ([3],)


@pytest.mark.clause("CR-15.3", "CR-21.1")
@pytest.mark.parametrize("tokens", [[], [1]])
def test_the_car_may_be_turned_there_token_or_no_token(tokens: list[int]) -> None:
    game = road(drawn("─ ─1 ─ ─"), car("0,0", "E", tokens=tokens), FAR).play("rally_step forward", "turn_around")
    assert game.facts("white", "nose") == ("W",)
    assert road(drawn("─ ─1 ─ ─"), car("1,0", "E", tokens=tokens), FAR).play("turn_around").steps() == {"forward"}
