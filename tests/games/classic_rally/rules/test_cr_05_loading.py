"""CR-5.6 to CR-5.8, CR-5.10: loading the boards and placing the assistance cars."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.classic_rally.table import COLOURS, CR, LW, Table, beginner, car, road

LIMITS = {"spare_tyre": 2, "toolbox": 1, "rain_tyres": 1, "fog_lights": 1}
CAPACITY = {"rally": 6, "assistance": 8}
CARDS = ("fuel", "spare_tyre", "toolbox", "rain_tyres", "fog_lights")
PLAIN = {"1,-2", "1,2", "2,-1", "2,1", "4,0", "3,0", "4,-2", "5,2", "4,2"}
INTERSECTIONS = {"1,0", "2,-2", "4,1", "5,1"}
"""The unsigned tiles of the beginner layout, but for START and FINISH."""


def loading(seats: int = 2, **fields: Any) -> Table:
    """The features are picked; nothing is loaded."""
    return beginner(*(car(fuel=0) for _ in range(seats)), phase="loading", **fields)


def placing(seats: int = 4, **fields: Any) -> Table:
    """Everything is loaded; the assistance cars are to be placed."""
    return beginner(*(car() for _ in range(seats)), phase="assistance", **fields)


@pytest.mark.clause("CR-5.6")
def test_all_choose_at_the_same_time_and_fewer_cards_than_slots_are_allowed() -> None:
    game = loading(3)
    assert game.waiting() == [0, 1, 2]
    game.play("load rally fuel", "ready", seat=2)
    game.play("ready", seat=0)
    assert game.waiting() == [1]
    game.play("load assistance fuel", "load rally toolbox", "ready", seat=1)
    assert game.phase() == "assistance"
    assert [game.load(colour) for colour in COLOURS[:3]] == [{}, {"toolbox": 1}, {"fuel": 1}]


@pytest.mark.clause("CR-5.6")
@pytest.mark.parametrize(("board", "slots"), list(CAPACITY.items()))
def test_six_cards_fit_on_the_rally_board_and_eight_on_the_assistance_board(board: str, slots: int) -> None:
    game = loading().play(*[f"load {board} fuel"] * slots, seat=0)
    assert game.refusal_for(f"load {board} fuel", 0)[0] == "board-full"
    other = "assistance" if board == "rally" else "rally"
    assert f"load {other} fuel" in game.legal(0)


@pytest.mark.clause("CR-5.6")
@pytest.mark.parametrize(("card", "most"), list(LIMITS.items()))
@pytest.mark.parametrize("boards", [("rally", "rally"), ("assistance", "assistance"), ("rally", "assistance")])
def test_the_limits_count_over_both_boards_together(card: str, most: int, boards: tuple[str, str]) -> None:
    game = loading().play(*[f"load {board} {card}" for board in boards[:most]], seat=0)
    for board in CAPACITY:
        assert game.refusal_for(f"load {board} {card}", 0) == ("setup-limit", "CR-5.6")


@pytest.mark.clause("CR-5.6")
def test_a_card_put_back_may_be_loaded_elsewhere() -> None:
    game = loading().play("load rally toolbox", "unload rally toolbox", "load assistance toolbox", seat=0)
    assert (game.load("white"), game.load("white", "assistance")) == ({}, {"toolbox": 1})
    assert game.refusal_for("unload rally toolbox", 0)[0] == "not-aboard"


@pytest.mark.clause("CR-5.6")
def test_the_limits_hold_while_loading_only() -> None:
    tiles = [("service_straight", "0,0", 90), ("straight", "1,0", 90)]
    game = road(tiles, car("0,0", "E", 0), *(car("1,0", "W") for _ in range(3)), turn={"moved": True})
    game.play("resupply rally", "take toolbox", "take toolbox", "take spare_tyre", "take spare_tyre", "take spare_tyre")
    game.play("take rain_tyres", "done")
    assert game.load("white") == {"toolbox": 2, "spare_tyre": 3, "rain_tyres": 1}


@pytest.mark.clause("CR-5.6")
@pytest.mark.parametrize("seed", range(6))
def test_what_may_be_loaded_is_what_slots_and_limits_leave(seed: int) -> None:
    chooser = random.Random(seed)
    game = loading(2)
    for _ in range(60):
        seat = chooser.choice([0, 1])
        boards = {board: game.load(COLOURS[seat], board) for board in CAPACITY}
        both: Counter[str] = boards["rally"] + boards["assistance"]
        may = {
            f"load {board} {card}"
            for board, slots in CAPACITY.items()
            for card in CARDS
            if sum(boards[board].values()) < slots and both[card] < LIMITS.get(card, 14)
        }
        may |= {f"unload {board} {card}" for board in CAPACITY for card in boards[board]}
        assert set(game.legal(seat)) == may | {"ready"}
        game.decide(chooser.choice(sorted(may, reverse=seed % 2 == 0)), seat)


@pytest.mark.clause("CR-5.7")
def test_a_load_out_is_secret_until_all_are_in() -> None:
    game = loading(3)
    game.play("load rally toolbox", "load assistance fuel", "ready", seat=0)
    for seat in (1, 2, None):
        seen = game.seen("white", seat)
        assert (seen["load"], seen["assistance"]["load"]) == (None, None)
        assert (game.view(seat)["piles"]["fuel"], game.view(seat)["piles"]["toolbox"]) == (42, 3)
    assert game.seen("white", 0)["load"] == {"toolbox": 1}
    assert game.view(0)["piles"]["toolbox"] == 2
    assert game.story("loads") == []
    assert [each for each in game.heard(1) if "toolbox" in str(each)] == []


@pytest.mark.clause("CR-5.7")
def test_nothing_that_others_see_changes_while_one_loads() -> None:
    game = loading(3)
    before = [game.view(seat) for seat in (1, 2, None)]
    game.play("load rally fuel", "load rally toolbox", "load assistance spare_tyre", seat=0)
    assert [game.view(seat) for seat in (1, 2, None)] == before
    assert game.legal(1) == loading(3).legal(1)


@pytest.mark.clause("CR-5.7")
def test_the_load_outs_are_revealed_together() -> None:
    game = loading(2).play("load rally toolbox", "load assistance fuel", "load assistance fuel", "ready", seat=0)
    game.play("load rally fuel", "ready", seat=1)
    assert game.seen("white", 1)["load"] == {"toolbox": 1}
    told = {(each["car"], each["board"], each["card"], each["count"]) for each in game.told("loads")}
    assert told == {("white", "rally", "toolbox", 1), ("white", "assistance", "fuel", 2), ("black", "rally", "fuel", 1)}
    assert (game.pile("fuel"), game.pile("toolbox")) == (25, 1)


@pytest.mark.clause("CR-5.7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_can_load_all_that_is_allowed(seats: int) -> None:
    for cards in (["fuel"] * 14, ["spare_tyre", "spare_tyre", "toolbox", "rain_tyres", "fog_lights"] + ["fuel"] * 9):
        game = loading(seats)
        for seat in range(seats):
            for place, card in enumerate(cards):
                game.decide(f"load {'rally' if place < 6 else 'assistance'} {card}", seat)
            game.decide("ready", seat)
        assert game.phase() == "assistance"
        assert all(game.load(colour) + game.load(colour, "assistance") == Counter(cards) for colour in COLOURS[:seats])


@pytest.mark.clause("CR-5.7")
def test_a_load_out_once_given_is_given() -> None:
    game = loading(2).play("ready", seat=0)
    assert game.legal(0) == []
    game.refused("load rally fuel", 0)


@pytest.mark.clause("CR-5.8")
def test_one_may_load_no_fuel_but_is_warned() -> None:
    game = loading(2)
    assert game.preview(0)["warnings"] == ["no-fuel"]
    game.play("load rally toolbox", seat=0)
    assert game.preview(0)["warnings"] == ["no-fuel"]
    assert "ready" in game.legal(0)
    game.play("load rally fuel", seat=0)
    assert game.preview(0)["warnings"] == []
    game.play("unload rally fuel", "ready", seat=0)
    game.play("ready", seat=1)
    assert game.load("white") == {"toolbox": 1}


@pytest.mark.clause("CR-5.10")
@pytest.mark.parametrize(
    ("first", "order"),
    [("white", "yellow red black white"), ("black", "white yellow red black"), ("yellow", "red black white yellow")],
)
def test_assistance_cars_are_placed_one_at_a_time_the_last_player_first(first: str, order: str) -> None:
    game = placing(first=first)
    placed = []
    while game.phase() == "assistance":
        assert len(game.waiting()) == 1
        placed.append(game.whose())
        game.decide(game.legal()[0])
    assert placed == order.split()
    assert [each["car"] for each in game.told("places_assistance")] == order.split()


@pytest.mark.clause("CR-5.10", "CR-5.11")
@pytest.mark.parametrize(("first", "last"), [("white", "red"), ("black", "white"), ("red", "black")])
def test_once_all_have_loaded_the_last_player_places_first(first: str, last: str) -> None:
    game = loading(3, first=first)
    for seat in (1, 0, 2):
        game.decide("ready", seat)
    assert (game.phase(), game.waiting(), game.whose()) == ("assistance", [COLOURS.index(last)], last)
    assert not any(each["ready"] for each in game.dump()["players"])


@pytest.mark.clause("CR-5.10")
def test_only_plain_tiles_and_intersections_without_a_car_will_do() -> None:
    game = placing()
    free = PLAIN | INTERSECTIONS
    for at in ("4,1", "3,0", "4,2"):
        assert game.offered("place_assistance") == free
        assert game.words() == {"place_assistance"}
        game.decide(f"place_assistance {at}")
        free = free - {at}
        assert game.refusal_for(f"place_assistance {at}") == ("tile-occupied", "CR-5.10")
    assert game.player("yellow")["assistance"]["at"] == "4,1"


@pytest.mark.clause("CR-5.10")
def test_a_tile_with_a_rally_car_will_not_do() -> None:
    game = beginner(car("2,-1", "N"), car(), phase="assistance")
    assert game.offered("place_assistance") == (PLAIN | INTERSECTIONS) - {"2,-1"}
    assert game.refusal_for("place_assistance 2,-1") == ("tile-occupied", "CR-5.10")


@pytest.mark.clause("CR-5.10")
@pytest.mark.parametrize("at", ["1,-1", "1,1", "5,0", "2,0", "2,2", "3,1", "5,-2", "3,-2", "5,-1", "3,-1"])
def test_a_signed_tile_and_finish_will_not_do(at: str) -> None:
    assert placing().refusal_for(f"place_assistance {at}") == ("not-plain", "CR-5.10")


@pytest.mark.clause("CR-5.10")
def test_start_will_not_do_with_or_without_cars() -> None:
    game = placing()
    assert game.refusal_for("place_assistance 0,0")[1] == "CR-5.10"
    empty = beginner(car("2,-1", "N"), car("2,-1", "N"), phase="assistance")
    assert empty.refusal_for("place_assistance 0,0") == ("not-plain", "CR-5.10")
    assert empty.refusal_for("place_assistance 9,9")[0] == "no-tile"


@pytest.mark.clause("CR-5.10")
def test_alone_one_places_ones_own() -> None:
    game = beginner(car(features=[CR, LW]), phase="assistance")
    game.decide("place_assistance 4,1")
    assert game.player("white")["assistance"]["at"] == "4,1"
    assert game.phase() == "before_dice"
