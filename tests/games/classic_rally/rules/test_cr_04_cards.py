"""CR-4: cards in play."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from paddock.core.errors import BadPositionError
from paddock.games.classic_rally.game import GAME
from tests.games.classic_rally.table import COLOURS, CR, LW, PK, SS, beginner, car, road, start, table

IN_PLAY: dict[str, tuple[int, int, int, int]] = {
    "fuel": (14, 28, 42, 56),
    "spare_tyre": (2, 4, 6, 8),
    "toolbox": (1, 2, 3, 4),
    "rain_tyres": (1, 2, 3, 4),
    "fog_lights": (1, 2, 3, 4),
}
"""Load cards in play with one, two, three and four players."""
FEATURES: dict[str, tuple[int, int, int, int]] = {
    CR: (1, 1, 1, 2),
    SS: (1, 1, 2, 2),
    PK: (1, 1, 2, 2),
    LW: (1, 1, 1, 2),
}
ROAD_BOOK = {"left": (1, 2, 3, 4), "right": (1, 2, 3, 4), "straight": (2, 4, 6, 8)}


@pytest.mark.clause("CR-4.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_number_of_players_decides_how_many_load_cards_are_in_play(seats: int) -> None:
    assert start(seats).dump()["piles"] == {card: counts[seats - 1] for card, counts in IN_PLAY.items()}


@pytest.mark.clause("CR-4.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_number_of_players_decides_which_features_are_in_play(seats: int) -> None:
    assert start(seats).dump()["feature_pile"] == {each: counts[seats - 1] for each, counts in FEATURES.items()}


@pytest.mark.clause("CR-4.1")
def test_alone_one_of_each_feature_is_in_play() -> None:
    dealt = next(outcomes for name, outcomes, _ in start(1).met if name == "feature")
    assert Counter(dealt) == {CR: 1, SS: 1, PK: 1, LW: 1}


@pytest.mark.clause("CR-4.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_number_of_players_decides_how_many_road_book_cards_are_in_play(seats: int) -> None:
    game = start(seats)
    hands = sum((game.road_book(colour) for colour in COLOURS[:seats]), Counter())
    assert hands == {way: counts[seats - 1] for way, counts in ROAD_BOOK.items()}


@pytest.mark.clause("CR-4.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_hazards_and_all_jokers_are_in_every_game(seats: int) -> None:
    game = start(seats)
    hazards = game.dump()["hazards"]
    assert sum(hazards["pile"].values()) + len(hazards["under"]) == 12
    assert len(next(outcomes for name, outcomes, _ in game.met if name == "joker")) == 4


@pytest.mark.clause("CR-4.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_of_cards_is_told_to_everybody(seats: int) -> None:
    scene: dict[str, Any] = GAME.scene({})
    told = scene["by_players"][str(seats)]
    assert told["cards"] == {card: counts[seats - 1] for card, counts in IN_PLAY.items()}
    assert told["features"] == {each: counts[seats - 1] for each, counts in FEATURES.items()}


@pytest.mark.clause("CR-4.1")
def test_the_rest_is_out_of_the_game() -> None:
    """With two players 28 fuel and two toolboxes are there, and no more can be had."""
    tiles = [("service_straight", "0,0", 90), ("straight", "1,0", 90)]
    rival = car("1,0", "W", 6, load={}, assistance={"at": "1,0", "load": {"toolbox": 2}})
    game = road(tiles, car("0,0", "E", 0), rival)
    assert (game.pile("fuel"), game.pile("toolbox"), game.pile("rain_tyres")) == (22, 0, 2)
    game.decide("resupply rally")
    assert game.refusal_for("take toolbox")[0] == "pile-empty"
    with pytest.raises(BadPositionError):
        table({"players": [car(load={"toolbox": 2}), car(load={"toolbox": 1})]})
    with pytest.raises(BadPositionError):
        table({"players": [car(), car()], "piles": {"fuel": 56}})


@pytest.mark.clause("CR-4.2")
def test_nine_piles_lie_face_up_for_everybody() -> None:
    game = start(3)
    whole = game.dump()
    assert len(whole["piles"]) + len(whole["feature_pile"]) == 9
    for seat in (0, 1, 2, None):
        assert game.view(seat)["piles"] == whole["piles"]
        assert game.view(seat)["feature_pile"] == whole["feature_pile"]
    game.decide(f"pick_feature {PK}")
    assert game.view(None)["feature_pile"][PK] == 1


@pytest.mark.clause("CR-4.2")
def test_pile_sizes_stay_public_in_the_race() -> None:
    game = beginner(car(fuel=5), car(fuel=2))
    for seat in (0, 1, None):
        assert game.view(seat)["piles"]["fuel"] == 21
    game.decide("rally_step forward")
    for seat in (0, 1, None):
        assert game.view(seat)["piles"]["fuel"] == 22


@pytest.mark.clause("CR-4.2")
def test_the_hazard_deck_is_shuffled_any_card_may_lie_on_top() -> None:
    tiles = [("straight", "0,0", 90), ("hazard_straight", "1,0", 90), ("straight", "2,0", 90)]
    hazards = ("aquaplaning", "brakes_failure", "flat_tyre", "fuel_leak", "pothole", "power_failure")
    for hazard in hazards:
        game = road(tiles, car("0,0", "E"), car("2,0", "W"), chances=[("hazard", [hazard])])
        game.decide("rally_step forward")
        assert game.told("draws_hazard") == [{"car": "white", "hazard": hazard}]
        assert len(next(outcomes for name, outcomes, _ in game.met if name == "hazard")) == 12


@pytest.mark.clause("CR-4.2")
def test_the_joker_deck_is_shuffled_anybody_may_get_any() -> None:
    for joker in ("transporter", "robber", "saboteur", "mechanic"):
        assert start(2, [("joker", [joker])]).player("white")["joker"] == joker


@pytest.mark.clause("CR-4.2")
def test_nobody_sees_the_order_of_the_hazard_deck() -> None:
    """Its cards are counted; only those put under since lie in a known order."""
    pile = {"aquaplaning": 1, "brakes_failure": 1, "flat_tyre": 4, "fuel_leak": 1, "pothole": 1, "power_failure": 2}
    game = beginner(car(), car(), hazards={"pile": pile, "under": ["pothole", "fuel_leak"]})
    for seat in (0, 1, None):
        assert game.view(seat)["hazards"] == {"pile": pile, "under": ["pothole", "fuel_leak"]}
