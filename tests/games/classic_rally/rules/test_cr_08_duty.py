"""CR-8: the duty to move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.classic_rally.table import CR, LW, PK, STRIP, Table, TileAt, beginner, car, road

NO_CARDS = {"left": 0, "straight": 0, "right": 0}
CROSS: list[TileAt] = [
    ("crossroads", "0,0", 0),
    ("straight", "-1,0", 90),
    *(("straight", f"{x},0", 90) for x in (1, 2, 3)),
    *(("straight", f"0,{y}", 0) for y in (1, 2, 3)),
]
"""Crossroads with roads to the west, east and south; none to the north."""


def cross(*rivals: dict[str, Any], **fields: Any) -> Table:
    """White on the crossroads, pointing east: straight is east, right is south, left leads nowhere."""
    return road(CROSS, car("0,0", "E", **fields), *(rivals or (car("-1,0", "W"),)))


def strip(*rivals: str, fuel: int = 3, features: tuple[str, ...] = (), **fields: Any) -> Table:
    """White at 0,0; fuelled rivals that point the same way at these cells."""
    return road(STRIP, car("0,0", "E", fuel, features=list(features), **fields), *(car(at, "E") for at in rivals))


def why_stay(game: Table) -> tuple[bool, str]:
    """Whether the car may stay, and why."""
    stay = game.preview()["stay"]
    return stay["allowed"], stay["why"]


@pytest.mark.clause("CR-8.1")
def test_a_rally_car_that_can_move_must() -> None:
    game = strip("4,0")
    assert game.refusal_for("end_turn") == ("move-owed", "CR-8.2")
    assert why_stay(game) == (False, "owed")
    game.decide("rally_step forward")
    assert game.may_stay()


@pytest.mark.clause("CR-8.1", "CR-8.2")
def test_one_may_always_decline_to_overtake() -> None:
    game = strip("1,0", features=(PK,))
    assert game.ends() == {("2,0", 1)}
    assert game.may_stay()
    assert why_stay(game) == (True, "overtaking-only")
    game.decide("end_turn")
    assert (game.player("white")["at"], game.fuel()) == ("0,0", 3)


@pytest.mark.clause("CR-8.1", "CR-8.2")
@pytest.mark.parametrize("features", [(PK,), (LW,), (CR,), (CR, PK)])
def test_who_could_overtake_may_also_do_so(features: tuple[str, ...]) -> None:
    game = strip("1,0", features=features).play("rally_step forward")
    assert game.phase() == "moving"
    assert game.refusal_for("rally_stop") == ("must-go-on", "CR-11.2")
    game.decide("rally_step forward")
    assert game.player("white")["at"] == "2,0"


@pytest.mark.clause("CR-8.2")
def test_with_no_legal_plan_the_car_stays() -> None:
    game = strip("1,0")
    assert game.plans() == []
    assert game.steps() == set()
    assert why_stay(game) == (True, "no-plan")
    assert game.refusal_for("rally_step forward") == ("no-legal-end", "CR-12.4")
    assert game.may_stay()


@pytest.mark.clause("CR-8.2")
def test_a_rival_without_fuel_or_the_other_way_leaves_a_free_start() -> None:
    for rival in (car("1,0", "E", 0), car("1,0", "W")):
        game = road(STRIP, car("0,0", "E"), rival)
        assert game.ends() == {("1,0", 2)}
        assert not game.may_stay()


@pytest.mark.clause("CR-8.2")
def test_arriving_on_the_last_drop_is_a_legal_end_and_so_a_duty() -> None:
    """Ruling 12: if ending is legal the car must move."""
    game = strip("1,0", fuel=1)
    assert game.ends() == {("1,0", 0)}
    assert not game.may_stay()
    game.decide("rally_step forward")
    assert game.player("white")["at"] == "1,0"


@pytest.mark.clause("CR-8.2")
def test_one_free_start_among_overtaking_ones_is_enough_for_the_duty() -> None:
    """To the east a rival stands, to the south nobody; any plan will do."""
    game = cross(car("1,0", "E"), features=[PK], road_book=NO_CARDS)
    assert game.ends() == {("2,0", 1), ("0,1", 2)}
    assert not game.may_stay()
    assert game.steps() == {"straight", "right"}
    game.play("rally_step straight", "rally_step forward")
    assert game.player("white")["at"] == "2,0", "the player may choose the overtaking one"


@pytest.mark.clause("CR-8.2")
def test_overtaking_starts_and_cards_that_lead_nowhere_oblige_to_nothing() -> None:
    game = cross(car("1,0", "E"), features=[PK], road_book={"left": 1, "straight": 1})
    assert {(plan["ends"], plan["end"]) for plan in game.plans()} == {("stop", "2,0"), ("nowhere", "0,0")}
    assert why_stay(game) == (True, "overtaking-only")
    assert game.may_stay()


@pytest.mark.clause("CR-8.2")
def test_the_duty_is_judged_at_the_moment_of_ending_the_turn() -> None:
    """The assistance car brings fuel only after the turn could have been ended."""
    game = road(STRIP, car("0,0", "E", 0, assistance={"at": "1,0", "load": {"fuel": 1}}), car("5,0", "E"))
    assert game.may_stay()
    game.decide("assistance_move W")
    assert game.may_stay()
    game.play("assist", "to_rally fuel", "done")
    assert game.refusal_for("end_turn") == ("move-owed", "CR-8.2")


@pytest.mark.clause("CR-8.2")
def test_a_resupply_without_moving_needs_leave_to_stay() -> None:
    tiles = [("service_straight", "0,0", 90), ("straight", "1,0", 90), ("straight", "2,0", 90)]
    game = road(tiles, car("0,0", "E"), car("2,0", "E"))
    assert game.refusal_for("resupply rally") == ("will-move", "CR-14.2")
    game = road(tiles, car("0,0", "E"), car("1,0", "E"))
    game.play("resupply rally", "done")
    assert game.refusal_for("rally_step forward")[0] == "moved"


@pytest.mark.clause("CR-8.3")
def test_a_card_that_leads_nowhere_is_the_rally_move_of_this_turn() -> None:
    game = cross().play("rally_step left")
    assert game.facts("white", "at", "nose") == ("0,0", "E")
    assert game.fuel() == 3
    assert game.road_book() == {"straight": 2, "right": 1}
    assert game.told("nowhere") == [{"car": "white", "way": "left"}]
    assert game.turn()["moved"] is True
    assert game.refusal_for("rally_step straight")[0] == "moved"
    assert game.may_stay()


@pytest.mark.clause("CR-8.3")
def test_if_such_plans_are_all_there_is_one_must_be_carried_out() -> None:
    game = cross(road_book={"left": 1})
    assert [plan["ends"] for plan in game.plans()] == ["nowhere"]
    assert not game.may_stay()
    game.decide("rally_step left")
    assert game.may_stay()
    blocked = cross(car("1,0", "E"), road_book={"left": 1, "straight": 1})
    assert blocked.steps() == {"left"}, "the way to the east is blocked"
    assert not blocked.may_stay()


@pytest.mark.clause("CR-8.4")
def test_staying_is_ending_the_turn_unmoved() -> None:
    game = strip("1,0")
    assert game.words() == {"end_turn"}
    game.decide("end_turn")
    assert game.whose() == "black"


@pytest.mark.clause("CR-8.4")
def test_a_car_that_was_dry_and_is_refuelled_owes_its_move_again() -> None:
    game = road(STRIP, car("0,0", "E", 0, assistance={"at": "0,0", "load": {"fuel": 2}}), car("5,0", "E"))
    assert game.turn()["owed"] is False
    game.play("assist", "to_rally fuel", "done")
    assert game.turn()["owed"] is True
    assert not game.may_stay()
    game.play("rally_step forward", "end_turn")


@pytest.mark.clause("CR-8.4")
@pytest.mark.parametrize(
    ("trouble", "code"),
    [
        ({"fuel": 0}, "no-fuel"),
        ({"hazards": ["flat_tyre"]}, "immobile"),
        ({"hazards": ["brakes_failure"]}, "immobile"),
        ({"hazards": ["pothole"]}, "immobile"),
        ({"hazards": ["aquaplaning"], "barred": True}, "barred"),
    ],
)
def test_who_cannot_move_stays_and_plays_no_road_book_card(trouble: dict[str, Any], code: str) -> None:
    game = cross(**trouble)
    assert game.plans() == []
    assert game.may_stay()
    for way in ("left", "straight", "right"):
        assert game.refusal_for(f"rally_step {way}")[0] == code
    game.decide("end_turn")
    assert sum(game.road_book().values()) == 4


@pytest.mark.clause("CR-8.5")
def test_nobody_has_to_repair_in_order_to_move() -> None:
    for fields in (
        {"load": {"toolbox": 1}, "hazards": ["brakes_failure"]},
        {"load": {"spare_tyre": 1}, "hazards": ["flat_tyre"]},
        {"joker": "mechanic", "hazards": ["flat_tyre"]},
    ):
        game = road(STRIP, car("0,0", "E", **fields), car("5,0", "E"))
        assert game.may_stay()


@pytest.mark.clause("CR-8.5")
def test_nobody_has_to_refuel_in_order_to_move() -> None:
    here = {"at": "0,0", "load": {"fuel": 5}}
    assert road(STRIP, car("0,0", "E", 0, assistance=here), car("5,0", "E")).may_stay()
    assert beginner(car("3,-2", "E", 0), car()).may_stay(), "not even on a service station"


@pytest.mark.clause("CR-8.5")
def test_nobody_has_to_turn_round_in_order_to_move() -> None:
    tiles = [("straight", "0,0", 90), ("checkpoint_1", "1,0", 90), ("straight", "2,0", 90), ("straight", "3,0", 90)]
    game = road(tiles, car("1,0", "E"), car("2,0", "E"))
    assert "turn_around" in game.legal()
    assert game.may_stay()
    game.decide("turn_around")
    assert not game.may_stay(), "having turned it can move, and must"


@pytest.mark.clause("CR-8.5")
def test_the_tank_is_not_emptied_on_purpose_while_a_move_is_owed() -> None:
    here = {"at": "0,0", "load": {}}
    game = road(STRIP, car("0,0", "E", 2, assistance=here), car("5,0", "E"))
    game.play("assist", "to_assistance fuel", "to_assistance fuel")
    assert game.refusal_for("done") == ("tank-empty", "CR-17.7")
    game.play("to_rally fuel", "done")
    assert not game.may_stay()


@pytest.mark.clause("CR-8.6")
@pytest.mark.parametrize("features", [(PK,), (LW,), (PK, LW)])
def test_one_tile_is_compulsory_and_every_bonus_tile_is_optional(features: tuple[str, ...]) -> None:
    for tiles in range(1, len(features) + 2):
        game = strip("5,0", features=features)
        for step in range(tiles):
            assert game.phase() == ("moving" if step else "turn")
            game.decide("rally_step forward")
        if tiles <= len(features):
            game.decide("rally_stop")
        assert game.player("white")["at"] == f"{tiles},0"
        assert game.fuel() == 3 - tiles
        game.decide("end_turn")
