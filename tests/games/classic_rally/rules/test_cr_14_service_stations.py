"""CR-14: service stations."""

from __future__ import annotations

from collections import Counter

import pytest

from paddock.core.errors import BadNotationError
from tests.games.classic_rally.ascii_maps import SIGNED, drawn
from tests.games.classic_rally.table import CR, LW, SS, Table, car, road

ROAD = drawn("─ ─s ─ ─")
FAR = car("3,0", "W", 0)
CARDS = ["fuel", "spare_tyre", "toolbox", "rain_tyres", "fog_lights"]


def stopped(fuel: int = 2, **fields: object) -> Table:
    """White has ended its move on the station."""
    return road(ROAD, car("0,0", "E", fuel, **fields), FAR).play("rally_step forward")


@pytest.mark.clause("CR-14.1", "CR-12.7")
def test_a_rally_car_that_ends_there_takes_and_discards_any_load_cards() -> None:
    game = stopped(load={"rain_tyres": 1}).play("resupply rally")
    assert game.offered("take") == set(CARDS)
    assert game.offered("put_back") == {"fuel", "rain_tyres"}
    game.play("put_back rain_tyres", "take toolbox", "take fuel", "take spare_tyre", "done")
    assert game.load("white") == Counter(fuel=2, toolbox=1, spare_tyre=1)
    assert [game.pile(card) for card in CARDS] == [26, 3, 1, 2, 2]
    assert [(move["card"], move["from"], move["to"]) for move in game.told("moves_card")] == [
        ("rain_tyres", "rally", "pile"), ("toolbox", "pile", "rally"), ("fuel", "pile", "rally"),
        ("spare_tyre", "pile", "rally"),
    ]  # fmt: skip


@pytest.mark.clause("CR-14.1")
def test_up_to_the_capacity_of_the_rally_board() -> None:
    game = stopped(1).play("resupply rally", *["take fuel"] * 6)
    assert game.offered("take") == set()
    assert game.refusal_for("take fuel")[0] == "board-full"


@pytest.mark.clause("CR-14.1")
def test_up_to_the_capacity_of_the_assistance_board() -> None:
    game = road(ROAD, car("3,0", "W", assistance={"at": "0,0"}), car("3,0", "W", 0)).play("assistance_move E")
    game.play("resupply assistance", *["take fuel"] * 8)
    assert game.refusal_for("take fuel")[0] == "board-full"
    game.decide("done")
    assert (game.load("white", "assistance"), game.fuel(), game.pile("fuel")) == (Counter(fuel=8), 3, 28 - 11)


@pytest.mark.clause("CR-14.1")
def test_features_cannot_be_changed() -> None:
    game = stopped(features=[CR, SS]).play("resupply rally")
    with pytest.raises(BadNotationError):
        game.decide("take light_weight")
    with pytest.raises(BadNotationError):
        game.decide("put_back close_ratio")
    game.decide("done")
    assert game.active() == [CR, SS]


@pytest.mark.clause("CR-14.1")
def test_only_the_board_of_the_car_that_stands_there_is_touched() -> None:
    game = stopped(assistance={"at": "3,0", "load": {"spare_tyre": 1}})
    assert game.refusal_for("resupply assistance") == ("not-station", "CR-14.1")
    game.decide("resupply rally")
    assert "spare_tyre" not in game.offered("put_back")
    game.play("take fuel", "done")
    assert game.load("white", "assistance") == Counter(spare_tyre=1)
    game = road(ROAD, car("0,0", "E", assistance={"at": "1,0", "load": {"fuel": 1}}), FAR)
    assert game.refusal_for("resupply rally") == ("not-station", "CR-14.1")
    game.play("resupply assistance", "put_back fuel", "done")
    assert (game.load("white", "assistance"), game.fuel()) == (Counter(), 3)


@pytest.mark.clause("CR-14.1")
@pytest.mark.parametrize("tile", [tile for tile in SIGNED if tile != "─s"] + ["─", "┬"])
def test_there_is_no_service_anywhere_else(tile: str) -> None:
    others = [car("1,0", "W", 0)]
    game = road(drawn(f"─ {tile} ─ ─"), car("0,0", "E", assistance={"at": "1,0"}), *others).play("rally_step forward")
    assert {game.refusal_for(f"resupply {board}")[0] for board in ("rally", "assistance")} == {"not-station"}


@pytest.mark.clause("CR-14.2")
def test_a_car_that_will_still_move_cannot_resupply_first() -> None:
    game = road(ROAD, car("1,0", "E"), FAR)
    assert game.refusal_for("resupply rally") == ("will-move", "CR-14.2")


@pytest.mark.clause("CR-14.2", "CR-8.4")
def test_a_dry_car_that_stands_there_resupplies_and_its_move_is_over() -> None:
    game = road(ROAD, car("1,0", "E", 0), FAR).play("resupply rally", *["take fuel"] * 6, "done")
    assert (game.fuel(), game.turn()["moved"], game.turn()["owed"]) == (6, True, False)
    assert game.refusal_for("rally_step forward")[0] == "moved"
    assert game.may_stay()


@pytest.mark.clause("CR-14.2", "CR-8.2")
def test_a_car_that_declines_to_overtake_may_resupply_instead() -> None:
    game = road(ROAD, car("1,0", "E", 4, features=[LW]), car("2,0", "E")).play("resupply rally", "take fuel", "done")
    assert (game.fuel(), game.refusal_for("rally_step forward")[0]) == (5, "moved")


@pytest.mark.clause("CR-14.2")
@pytest.mark.parametrize("hazards", [["flat_tyre"], ["brakes_failure"]])
def test_an_immobile_car_that_stands_there_resupplies_and_moves_next_turn(hazards: list[str]) -> None:
    game = road(ROAD, car("1,0", "E", hazards=hazards), FAR).play("resupply rally")
    card = "spare_tyre" if hazards == ["flat_tyre"] else "toolbox"
    game.play(f"take {card}", "done", f"repair {card}")
    assert (game.facts("white", "hazards"), game.refusal_for("rally_step forward")[0]) == (([],), "moved")
    game.play("end_turn").pass_turn().play("roll_dice")
    assert game.steps() == {"forward"}


@pytest.mark.clause("CR-14.2")
def test_an_assistance_car_that_stands_there_forgoes_its_move() -> None:
    game = road(ROAD, car("0,0", "E", assistance={"at": "1,0"}), FAR).play("resupply assistance", "take fuel", "done")
    assert game.turn()["assistance_moved"]
    assert game.refusal_for("assistance_move E")[0] == "assistance-moved"
    assert game.steps() == {"forward"}, "the rally car's own move is not touched"


@pytest.mark.clause("CR-14.2")
def test_an_assistance_car_that_leaves_the_station_takes_nothing_with_it() -> None:
    game = road(ROAD, car("0,0", "E", assistance={"at": "1,0"}), FAR).play("assistance_move E")
    assert game.refusal_for("resupply assistance")[0] == "not-station"


@pytest.mark.clause("CR-14.3", "CR-20.6")
def test_the_limits_of_the_setup_do_not_count_here() -> None:
    game = stopped(1).play("resupply rally", *["take spare_tyre"] * 3, *["take toolbox"] * 2, "take rain_tyres", "done")
    assert game.load("white") == Counter(spare_tyre=3, toolbox=2, rain_tyres=1)


@pytest.mark.clause("CR-14.3")
def test_a_pile_may_run_dry() -> None:
    others = car("3,0", "W", 0, load={"toolbox": 1}, assistance={"at": "3,0", "load": {"toolbox": 1}})
    game = road(ROAD, car("0,0", "E"), others).play("rally_step forward", "resupply rally")
    assert "toolbox" not in game.offered("take")
    assert game.refusal_for("take toolbox")[0] == "pile-empty"


@pytest.mark.clause("CR-14.3")
def test_a_full_board_is_swapped_by_discarding_first() -> None:
    game = road(ROAD, car("0,0", "E", 1, load={"rain_tyres": 1, "fog_lights": 1, "spare_tyre": 3}), FAR)
    game.play("rally_step forward", "resupply rally", "take fuel")
    assert game.refusal_for("take toolbox")[0] == "board-full"
    game.play("put_back rain_tyres", "take toolbox", "put_back fog_lights", "take fuel", "done")
    assert game.load("white") == Counter(fuel=2, toolbox=1, spare_tyre=3)


@pytest.mark.clause("CR-14.3")
def test_what_was_put_back_can_be_taken_again() -> None:
    others = car("3,0", "W", 0, load={"toolbox": 1})
    game = road(ROAD, car("0,0", "E", load={"toolbox": 1}), others).play("rally_step forward", "resupply rally")
    game.play("put_back toolbox", "take toolbox", "done")
    assert game.load("white") == Counter(fuel=2, toolbox=1)


@pytest.mark.clause("CR-14.4", "CR-17.5")
def test_resupply_may_be_repeated_after_an_exchange() -> None:
    mine = {"at": "1,0", "load": {}}
    game = stopped(1, assistance=mine).play("resupply rally", *["take fuel"] * 6, "done")
    game.play("assist", *["to_assistance fuel"] * 5, "done", "resupply rally", *["take fuel"] * 5, "done")
    assert (game.fuel(), game.load("white", "assistance")) == (6, Counter(fuel=5))


@pytest.mark.clause("CR-14.5", "CR-20.3")
@pytest.mark.parametrize(("hazard", "out"), [("pothole", "sport_suspension"), ("power_failure", "power_kit")])
def test_the_station_repairs_nothing_by_itself(hazard: str, out: str) -> None:
    game = stopped(features=[out], hazards=[hazard])
    assert (game.facts("white", "hazards"), game.refusal_for("repair toolbox")[0]) == (([hazard],), "no-toolbox")
    game.play("resupply rally", "take toolbox", "done")
    assert game.out() == {out: ["hazard"]}
    game.decide("repair toolbox")
    assert (game.facts("white", "hazards"), game.out()) == (([],), {})


@pytest.mark.clause("CR-14.6")
def test_on_a_station_the_car_may_be_turned() -> None:
    assert stopped().play("turn_around").facts("white", "nose") == ("W",)
    assert road(ROAD, car("1,0", "E"), FAR).play("turn_around").facts("white", "nose") == ("W",)


@pytest.mark.clause("CR-14.7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_are_fourteen_fuel_for_everybody_however_the_others_hoard(seats: int) -> None:
    rivals = [car("3,0", "W", 6, assistance={"at": "3,0", "load": {"fuel": 8}}) for _ in range(seats - 1)]
    game = road(ROAD, car("1,0", "E", 0, assistance={"at": "1,0"}), *rivals)
    assert game.pile("fuel") == 14
    game.play("resupply rally", *["take fuel"] * 6, "done", "resupply assistance", *["take fuel"] * 8, "done")
    assert (game.pile("fuel"), game.fuel()) == (0, 6)


@pytest.mark.clause("CR-14.7")
def test_a_car_waits_for_a_toolbox_that_rivals_hoard() -> None:
    others = car("3,0", "W", 0, load={"toolbox": 2})
    game = road(ROAD, car("1,0", "E", hazards=["brakes_failure"], assistance={"at": "1,0"}), others)
    game.play("assistance_move W")
    assert game.may_stay()
    game.decide("resupply rally")
    assert game.refusal_for("take toolbox")[0] == "pile-empty"
