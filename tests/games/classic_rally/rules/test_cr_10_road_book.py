"""CR-10: intersections and the road book."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.classic_rally.ascii_maps import CROSS, drawn
from tests.games.classic_rally.table import CR, LW, PK, SS, Table, car, road

FULL = {"left": 1, "straight": 2, "right": 1}
TEE = drawn("─ ┬ ─ ─\n. │ . .\n. │ . .", -1)
"""A T-junction at (0, 0) without a road to the north."""
HALF = drawn("─ ┼ ─ ─", -1)
"""A crossroads at (0, 0) whose roads to the north and south are not laid."""


def from_the_west(*features: str, fuel: int = 4, **fields: Any) -> Table:
    """White before the crossroads, about to enter it."""
    return road(CROSS, car("-1,0", "E", fuel, features=list(features), **fields), car("3,0", "W"))


@pytest.mark.clause("CR-10.1")
def test_a_car_that_stops_on_an_intersection_plays_no_card() -> None:
    game = from_the_west().play("rally_step forward")
    assert game.facts("white", "at", "nose") == ("0,0", "E")
    assert (game.turn()["moved"], game.road_book(), game.told("plays_card")) == (True, Counter(FULL), [])


@pytest.mark.clause("CR-10.1")
def test_one_who_declines_the_bonus_on_an_intersection_plays_no_card_either() -> None:
    game = from_the_west(PK).play("rally_step forward")
    assert game.steps() == {"left", "straight", "right"}
    game.decide("rally_stop")
    assert (game.facts("white", "at"), game.road_book()) == (("0,0",), Counter(FULL))


@pytest.mark.clause("CR-10.1", "CR-10.3")
@pytest.mark.parametrize(("way", "at"), [("left", "0,-1"), ("straight", "1,0"), ("right", "0,1")])
def test_leaving_in_the_middle_of_a_move_costs_a_card(way: str, at: str) -> None:
    game = from_the_west(PK).play("rally_step forward", f"rally_step {way}")
    assert game.facts("white", "at") == (at,)
    assert game.road_book() == Counter(FULL) - Counter([way])
    assert game.told("plays_card") == [{"car": "white", "way": way}]


@pytest.mark.clause("CR-10.1", "CR-10.3")
@pytest.mark.parametrize(("way", "at"), [("left", "0,-1"), ("straight", "1,0"), ("right", "0,1")])
def test_leaving_at_the_beginning_of_a_move_costs_a_card(way: str, at: str) -> None:
    game = road(CROSS, car("0,0", "E"), car("3,0", "W")).play(f"rally_step {way}")
    assert game.facts("white", "at") == (at,)
    assert (game.road_book(), game.fuel()) == (Counter(FULL) - Counter([way]), 2)


@pytest.mark.clause("CR-10.2")
def test_without_cards_the_exit_is_free_but_never_back() -> None:
    game = road(CROSS, car("0,0", "E", road_book={}), car("3,0", "W"))
    assert game.steps() == {"left", "straight", "right"}
    assert {plan["end"] for plan in game.plans()} == {"0,-1", "1,0", "0,1"}, "not (-1,0)"
    assert all(plan["cards"] == [] for plan in game.plans())


@pytest.mark.clause("CR-10.2")
@pytest.mark.parametrize(("tiles", "nose", "ways"), [
    (TEE, "E", {"straight", "right"}), (TEE, "N", {"left", "right"}), (TEE, "W", {"left", "straight"}),
    (HALF, "E", {"straight"}), (HALF, "S", {"left", "right"}),
])  # fmt: skip
def test_without_cards_only_ways_that_lead_to_a_tile_can_be_picked(
    tiles: list[tuple[str, str, int]], nose: str, ways: set[str]
) -> None:
    game = road(tiles, car("0,0", nose, road_book={}), car("2,0", "W"))
    assert game.steps() == ways
    for way in {"left", "straight", "right"} - ways:
        assert game.refusal_for(f"rally_step {way}")[0] == "no-such-way"


@pytest.mark.clause("CR-10.3")
@pytest.mark.parametrize("book", [{"left": 1}, {"straight": 2}, {"left": 1, "right": 1}, FULL])
def test_with_cards_left_one_of_them_must_be_played(book: dict[str, int]) -> None:
    game = road(CROSS, car("0,0", "E", road_book=book), car("3,0", "W"))
    assert game.steps() == set(book)
    for way in {"left", "straight", "right"} - set(book):
        assert game.refusal_for(f"rally_step {way}")[0] == "no-card"


@pytest.mark.clause("CR-10.3", "CR-10.2")
def test_a_played_card_is_gone_for_good_and_the_fifth_departure_is_free() -> None:
    game = road(drawn("─ ┼ ┼ ┼ ─ ─"), car("1,0", "E"), car("5,0", "W", 0))
    left = Counter(FULL)
    for way in ("straight", "left", "right", "straight"):
        game.decide(f"rally_step {way}")
        left[way] -= 1
        assert game.road_book() == +left
        game.play("end_turn").pass_turn().play("roll_dice")
    assert (game.facts("white", "at"), game.road_book()) == (("3,0",), Counter())
    assert game.steps() == {"straight"}
    game.decide("rally_step straight")
    assert len(game.told("plays_card")) == 4


@pytest.mark.clause("CR-10.4")
def test_a_card_with_a_way_is_followed_and_the_move_goes_on() -> None:
    game = road(CROSS, car("0,0", "E", 4, features=[PK, LW]), car("3,0", "W"))
    game.decide("rally_step straight")
    assert (game.phase(), game.turn()["distance"]) == ("moving", 2)
    game.play("rally_step forward", "rally_step forward")
    assert (game.facts("white", "at"), game.fuel()) == (("3,0",), 1)


@pytest.mark.clause("CR-10.5")
@pytest.mark.parametrize(("tiles", "nose", "way"), [
    (TEE, "E", "left"), (TEE, "N", "straight"), (TEE, "W", "right"), (HALF, "E", "left"), (HALF, "E", "right"),
])  # fmt: skip
def test_a_card_that_leads_nowhere_ends_the_move_and_is_lost(
    tiles: list[tuple[str, str, int]], nose: str, way: str
) -> None:
    game = road(tiles, car("0,0", nose, features=[LW]), car("2,0", "W"))
    game.decide(f"rally_step {way}")
    assert game.facts("white", "at", "nose") == ("0,0", nose)
    assert (game.fuel(), game.road_book()) == (3, Counter(FULL) - Counter([way]))
    assert game.told("nowhere") == [{"car": "white", "way": way}]
    assert (game.phase(), game.turn()["moved"]) == ("turn", True)
    assert game.refusal_for("rally_step straight")[0] == "moved"
    assert game.may_stay()


@pytest.mark.clause("CR-10.5", "CR-10.10")
def test_a_card_that_leads_nowhere_ends_the_move_also_in_its_middle() -> None:
    game = road(TEE, car("-1,0", "E", features=[PK, LW]), car("2,0", "W"))
    game.play("rally_step forward", "rally_step left")
    assert (game.facts("white", "at"), game.fuel(), game.turn()["moved"]) == (("0,0",), 2, True)
    assert game.road_book() == Counter(straight=2, right=1)


@pytest.mark.clause("CR-10.5")
def test_such_a_card_may_be_chosen_on_purpose() -> None:
    game = road(TEE, car("0,0", "E"), car("2,0", "W"))
    assert game.steps() == {"left", "straight", "right"}
    assert {tuple(plan["steps"]): plan["ends"] for plan in game.plans()} == {
        ("left",): "nowhere", ("straight",): "stop", ("right",): "stop",
    }  # fmt: skip


@pytest.mark.clause("CR-10.6")
def test_a_card_that_leads_nowhere_is_never_barred_by_a_rival_on_the_intersection() -> None:
    for features in ([], [CR]):
        game = road(TEE, car("0,0", "E", features=features), car("0,0", "E"))
        assert "left" in game.steps()
        game.decide("rally_step left")
        assert (game.facts("white", "at"), game.phase()) == (("0,0",), "turn")


@pytest.mark.clause("CR-10.6")
@pytest.mark.parametrize(("features", "rivals"), [
    ([], ["1,0"]), ([SS], ["1,0"]), ([PK], ["1,0", "2,0"]), ([PK, LW], ["1,0", "2,0", "3,0"]),
])  # fmt: skip
def test_a_card_whose_way_has_no_legal_continuation_cannot_be_played(features: list[str], rivals: list[str]) -> None:
    long = [*CROSS, ("straight", "4,0", 90)]
    game = road(long, car("0,0", "E", 6, features=features), *(car(at, "E") for at in rivals))
    assert game.steps() == {"left", "right"}
    assert game.refusal_for("rally_step straight")[0] == "no-legal-end"
    game = road(long, car("0,0", "E", 6, features=[*features[:1], CR]), *(car(at, "E") for at in rivals))
    assert "straight" in game.steps(), "with Close Ratio there is one"


@pytest.mark.clause("CR-10.6")
def test_the_last_drop_or_a_dry_rival_lets_the_card_be_played() -> None:
    assert "straight" in road(CROSS, car("0,0", "E", 1), car("1,0", "E")).steps()
    assert "straight" in road(CROSS, car("0,0", "E", 3), car("1,0", "E", 0)).steps()
    assert "straight" in road(CROSS, car("0,0", "E", 3), car("1,0", "W")).steps()
    assert "straight" not in road(CROSS, car("0,0", "E", 3), car("1,0", "E")).steps()


@pytest.mark.clause("CR-10.7")
def test_at_the_beginning_of_a_move_a_car_without_a_playable_card_stays() -> None:
    game = road(CROSS, car("0,0", "E", road_book={"straight": 2}), car("1,0", "E"))
    assert (game.plans(), game.steps(), game.may_stay()) == ([], set(), True)
    game.decide("end_turn")
    assert game.road_book() == Counter(straight=2)


@pytest.mark.clause("CR-10.7")
def test_in_the_middle_of_a_move_a_car_without_a_playable_card_ends_there() -> None:
    game = road(CROSS, car("-1,0", "E", 4, features=[LW], road_book={"straight": 2}), car("1,0", "E"))
    game.decide("rally_step forward")
    assert (game.phase(), game.turn()["moved"], game.fuel()) == ("turn", True, 3)
    assert (game.facts("white", "at"), game.road_book()) == (("0,0",), Counter(straight=2))


@pytest.mark.clause("CR-10.8")
def test_without_fuel_no_card_is_played_in_the_middle_of_a_move() -> None:
    game = road(TEE, car("-1,0", "E", 1, features=[LW]), car("2,0", "W"))
    game.decide("rally_step forward")
    assert (game.phase(), game.turn()["moved"], game.road_book()) == ("turn", True, Counter(FULL))
    game = road(TEE, car("-1,0", "E", 1, features=[LW], joker="robber"), car("2,0", "W"))
    game.decide("rally_step forward")
    assert (game.steps(), "rally_stop" in game.legal()) == (set(), True)
    assert game.refusal_for("rally_step left")[0] == "no-fuel"


@pytest.mark.clause("CR-10.9")
@pytest.mark.parametrize("book", [{"left": 1}, {"right": 1}, {"straight": 1}])
def test_an_intersection_with_one_way_out_still_asks_for_a_card(book: dict[str, int]) -> None:
    game = road(drawn("┼ ─ ─"), car("0,0", "E", road_book=book), car("2,0", "W"))
    assert game.steps() == set(book)
    game.decide(f"rally_step {next(iter(book))}")
    assert (game.road_book(), game.facts("white", "at")[0]) == (Counter(), "1,0" if "straight" in book else "0,0")


@pytest.mark.clause("CR-10.9")
def test_leaving_after_a_dead_end_costs_a_card() -> None:
    game = road(drawn("─ ┬"), car("0,0", "E"), car("0,0", "E", 0)).play("rally_step forward")
    assert game.facts("white", "at", "nose") == ("1,0", "W")
    game.play("end_turn").pass_turn().play("roll_dice")
    assert game.steps() == {"left", "straight", "right"}
    game.decide("rally_step straight")
    assert (game.facts("white", "at"), game.road_book()) == (("0,0",), Counter(left=1, straight=1, right=1))


@pytest.mark.clause("CR-10.9")
def test_leaving_after_a_turn_costs_a_card_read_from_the_new_nose() -> None:
    game = road(CROSS, car("0,0", "E", assistance={"at": "0,0"}), car("3,0", "W")).play(
        "turn_around", "rally_step left"
    )
    assert game.facts("white", "at") == ("0,1",)
    assert game.road_book() == Counter(straight=2, right=1)


@pytest.mark.clause("CR-10.10")
def test_neither_distance_nor_close_ratio_carries_the_car_on_after_such_a_card() -> None:
    game = road(TEE, car("-1,0", "E", 5, features=[CR, LW]), car("0,0", "E"))
    game.play("rally_step forward", "rally_step left")
    assert (game.phase(), game.turn()["moved"], game.fuel()) == ("turn", True, 4)
    assert game.told("overtakes") == []
    assert game.refusal_for("rally_step straight")[0] == "moved"
