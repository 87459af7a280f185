"""GR-22: player and Torpedo in the convoy phase."""

from __future__ import annotations

import pytest

from tests.games.great_race.table import ARRIVAL, Table, crew, solo

POSTS = {"funding": 2, "scout": 1, "mechanic": 2}


def turns(game: Table) -> list[str]:
    """Whose turns there were, in order."""
    return [each["crew"] for each in game.told("turn")]


@pytest.mark.clause("GR-22.1")
def test_player_and_torpedo_alternate_one_assistant_each_and_the_first_in_turn_order_begins() -> None:
    game = solo(crew("france", posts=POSTS), phase="round", round=0)
    for number, line in enumerate(["fund", "fund", "scout_card"], start=1):
        assert game.torpedo("assistants") == (number - 1,)
        game.decide(line)
    assert game.torpedo("assistants") == (3,)
    assert turns(game)[:6] == ["france", "torpedo"] * 3


@pytest.mark.clause("GR-22.1")
def test_a_torpedo_that_is_first_begins() -> None:
    game = solo(crew("france", posts=POSTS), {"at": "R05C03"}, phase="round", round=1, order=["torpedo", "france"])
    assert turns(game) == ["torpedo", "france"]
    assert game.torpedo("assistants") == (1,)


@pytest.mark.clause("GR-22.1")
def test_the_players_turns_have_their_three_steps() -> None:
    game = solo(crew("france", "R02C03", fuel=2, hand=["jerrican"], money=100))
    game.play("buy_fuel 1", "play jerrican")
    assert game.torpedo("assistants") == (0,)
    assert game.refusal_for("buy_fuel 1")[0] == "step-over"
    game.decide("fund")
    assert game.torpedo("assistants") == (1,)


@pytest.mark.clause("GR-22.1")
@pytest.mark.parametrize("first", ["france", "torpedo"])
def test_as_a_setting_the_first_in_turn_order_does_the_whole_phase(first: str) -> None:
    second = "torpedo" if first == "france" else "france"
    order = [first, second]
    game = solo(crew("france", posts=POSTS), phase="round", round=1, order=order, settings={"alternation": "phase"})
    assert game.torpedo("assistants") == (0 if first == "france" else 5,)
    game.play("fund", "fund")
    assert game.torpedo("assistants") == (0 if first == "france" else 5,)


@pytest.mark.clause("GR-22.2")
def test_its_assistants_act_in_order_the_first_lays_tiles_and_the_others_progress() -> None:
    player = crew("france", passed=True)
    game = solo(player, turn={"crew": "torpedo"}, estienne={"current": "E1"}, chances=[("tile", ["F1M0", "F1M0"])])
    assert [(each["number"], each["spaces"]) for each in game.told("progresses")] == [(2, 1), (3, 2), (4, 1), (5, 1)]
    assert game.story("sorts", "progresses")[:3] == ["sorts", "sorts", "progresses"]
    assert len(game.told("torpedo_lays")) == 2


@pytest.mark.clause("GR-22.2", "GR-21.3")
@pytest.mark.parametrize(("card", "spaces"), [("A1", [2, 1, 1, 1]), ("B1", [1, 1, 1, 1]), ("A3", [2, 2, 1, 1])])
def test_each_goes_as_far_as_the_card_says(card: str, spaces: list[int]) -> None:
    deck = (
        [card, *(f"{letter}2" for letter in "BCDEFGH")]
        if card[0] == "A"
        else [card, *("A1", "C1", "D1", "E1", "F1", "G1", "H1")]
    )
    game = solo(crew("france", passed=True), turn={"crew": "torpedo"}, estienne={"deck": deck, "current": card})
    assert [each["spaces"] for each in game.told("progresses")] == spaces


@pytest.mark.clause("GR-22.3")
def test_when_the_player_has_passed_the_torpedo_takes_its_remaining_turns_in_a_row() -> None:
    game = solo(crew("france", posts=POSTS)).play("fund", "pass")
    assert turns(game)[-4:] == ["torpedo"] * 4
    assert game.phase() != "convoy"


@pytest.mark.clause("GR-22.3")
def test_when_the_torpedo_has_finished_the_player_takes_the_remaining_turns_in_a_row() -> None:
    game = solo(crew("france", posts=POSTS), {"assistants": 5}, phase="convoy")
    game.play("fund", "fund", "scout_card")
    assert game.phase() == "convoy"
    assert set(turns(game)) <= {"france"}
    assert sum(game.unspent("france").values()) == 2


@pytest.mark.clause("GR-22.4")
def test_every_assistant_is_resolved_even_if_it_can_do_nothing() -> None:
    game = solo(crew("france", passed=True), {"fuel": 0, "assistants": 1}, turn={"crew": "torpedo"})
    assert [each["number"] for each in game.told("progresses")] == [2, 3, 4, 5]
    assert [each["because"] for each in game.told("torpedo_stays")] == ["no_fuel"] * 4


@pytest.mark.clause("GR-22.4")
def test_a_failed_move_does_not_cancel_later_assistants() -> None:
    player = crew("france", "R00C02", posts={"mechanic": 1, "escort": 1, "funding": 1})
    tiles = {"R01C01": "F2M0", "R02C01": "F1M0"}
    game = solo(player, {"fuel": 1, "assistants": 1}, tiles=tiles, chances=[("tile", ["F1M0"])])
    game.decide("fund")
    assert [each["because"] for each in game.told("torpedo_stays")] == ["no_tile_payable"]
    game.decide("clear R01C01")
    assert game.told("torpedo_moves")[-1]["space"] == "R01C01"


@pytest.mark.clause("GR-22.4", "GR-24.5")
def test_a_stop_ends_the_action_after_one_space_and_the_third_assistant_moves_on() -> None:
    tiles = {"R01C01": "F1M0S", "R02C01": "F1M0"}
    game = solo(crew("france", posts=POSTS), {"assistants": 1}, tiles=tiles).play("fund")
    assert game.torpedo("at") == ("R01C01",)
    assert game.told("torpedo_ends") == [{"because": "stop"}]
    game.decide("fund")
    assert game.torpedo("at") == ("R02C01",)


@pytest.mark.clause("GR-22.5")
def test_once_it_has_arrived_its_remaining_assistants_do_nothing() -> None:
    game = solo(crew("france", passed=True), {"at": "R25C06", "assistants": 1}, turn={"crew": "torpedo"})
    assert game.torpedo("at") == (ARRIVAL,)
    assert len(game.told("torpedo_moves")) == 1
    assert len(game.told("aims")) == 1
    first = solo(crew("france", passed=True), {"at": ARRIVAL}, turn={"crew": "torpedo"}, arrived=["torpedo"])
    assert first.told("sorts") == first.told("torpedo_moves") == []
