"""CR-22: tiles, edges, rotations, noses; the state; what is conserved."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from paddock.games.classic_rally.game import GAME
from tests.games.classic_rally.ascii_maps import CROSS, drawn
from tests.games.classic_rally.reference_driving import rotated
from tests.games.classic_rally.table import CR, LW, PK, SS, STRIP, Table, TileAt, car, road, start

AROUND = {"N": "0,-1", "E": "1,0", "S": "0,1", "W": "-1,0"}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
ENDS = {
    ("straight", 0): "NS", ("straight", 90): "EW",
    ("curve", 0): "ES", ("curve", 90): "SW", ("curve", 180): "WN", ("curve", 270): "NE",
    ("hazard_curve", 0): "ES", ("hazard_curve", 90): "SW", ("hazard_curve", 180): "WN", ("hazard_curve", 270): "NE",
    ("t_junction", 0): "ESW", ("t_junction", 90): "SWN", ("t_junction", 180): "WNE", ("t_junction", 270): "NES",
    ("crossroads", 0): "NESW",
    ("hazard_straight", 90): "EW", ("service_straight", 0): "NS", ("checkpoint_1", 90): "EW",
    ("start", 0): "N", ("start", 90): "E", ("finish", 180): "S", ("finish", 270): "W",
}  # fmt: skip


def around(kind: str, rotation: int) -> list[TileAt]:
    """A tile at (0, 0) with a crossroads on each of its four sides."""
    return [(kind, "0,0", rotation), *(("crossroads", at, 0) for at in AROUND.values())]


@pytest.mark.clause("CR-22.1", "CR-22.2", "CR-1.4")
@pytest.mark.parametrize(("kind", "rotation"), ENDS)
def test_rotation_is_clockwise_x_grows_east_and_y_south(kind: str, rotation: int) -> None:
    first = ENDS[kind, rotation][0]
    game = road(around(kind, rotation), car(AROUND[first], BACK[first], assistance={"at": "0,0"}))
    assert game.offered("assistance_move") == set(ENDS[kind, rotation])
    for direction in ENDS[kind, rotation]:
        moved = road(around(kind, rotation), car(AROUND[first], BACK[first], assistance={"at": "0,0"}))
        moved.decide(f"assistance_move {direction}")
        assert moved.player("white")["assistance"]["at"] == AROUND[direction]


@pytest.mark.clause("CR-22.2")
@pytest.mark.parametrize(("tiles", "joined"), [
    (drawn("─ ─"), True), (drawn("─ │"), False), (drawn("─ ."), False), (drawn("─ ┐"), True), (drawn("─ ┌"), False),
    (drawn("─ ┤"), True), (drawn("─ ├"), False), (drawn("─ ╴F"), True), (drawn("─ ╶F"), False),
])  # fmt: skip
def test_a_side_is_joined_if_both_tiles_have_a_road_end_there(tiles: list[TileAt], joined: bool) -> None:
    west = ("straight", "-1,0", 90)
    game = road([west, *tiles], car("-1,0", "E", assistance={"at": "0,0"}))
    assert game.offered("assistance_move") == ({"E", "W"} if joined else {"W"})


@pytest.mark.clause("CR-22.3")
@pytest.mark.parametrize(("kind", "rotation"), [tile for tile in ENDS if not tile[0].startswith("hazard")])
def test_the_nose_after_entering_a_tile(kind: str, rotation: int) -> None:
    ends = ENDS[kind, rotation]
    for side in ends:
        travelled = BACK[side]
        mine = car(AROUND[side], travelled, road_book={})
        game = road(around(kind, rotation), mine, car(AROUND[side], travelled, 0)).play("rally_step straight")
        other = ends.replace(side, "")
        nose = other if len(ends) == 2 else travelled if len(ends) > 2 else side
        assert game.facts("white", "at", "nose") == ("0,0", nose)


@pytest.mark.clause("CR-22.4")
@pytest.mark.parametrize(("kind", "rotation"), [tile for tile in ENDS if tile[0] not in ("start", "finish")])
def test_the_nose_after_turning_round(kind: str, rotation: int) -> None:
    ends = ENDS[kind, rotation]
    for nose in ends:
        game = road(around(kind, rotation), car("0,0", nose, assistance={"at": "0,0"})).play("turn_around")
        assert game.facts("white", "nose") == (ends.replace(nose, "") if len(ends) == 2 else BACK[nose],)


@pytest.mark.clause("CR-22.4", "CR-12.6")
@pytest.mark.parametrize(("kind", "rotation"), [tile for tile in ENDS if tile[0] in ("start", "finish")])
def test_on_a_terminal_there_is_no_free_turn_but_the_compulsory_one_of_a_dead_end(kind: str, rotation: int) -> None:
    side = ENDS[kind, rotation]
    game = road(around(kind, rotation), car("0,0", side, assistance={"at": "0,0"}))
    assert game.refusal_for("turn_around") == ("faces-nowhere", "CR-21.3")
    game = road(around(kind, rotation), car(AROUND[side], BACK[side])).play("rally_step straight")
    assert game.facts("white", "at", "nose") == ("0,0", side)


@pytest.mark.clause("CR-22.5", "CR-22.1")
@pytest.mark.parametrize(("kind", "rotation"), [tile for tile in ENDS if tile[0] in ("crossroads", "t_junction")])
@pytest.mark.parametrize("nose", "NESW")
def test_the_ways_out_of_an_intersection_are_left_straight_and_right_of_the_nose(
    kind: str, rotation: int, nose: str
) -> None:
    game = road(around(kind, rotation), car("0,0", nose, road_book={}))
    ways = {"left": rotated(nose, -1), "straight": nose, "right": rotated(nose, 1)}
    found = {plan["steps"][0]: plan["end"] for plan in game.plans()}
    assert found == {way: AROUND[side] for way, side in ways.items() if side in ENDS[kind, rotation]}


@pytest.mark.clause("CR-22.5")
def test_the_way_out_of_a_two_ended_tile_or_a_terminal_is_its_nose() -> None:
    for (kind, rotation), ends in ENDS.items():
        for nose in ends if len(ends) < 3 else "":
            game = road(around(kind, rotation), car("0,0", nose))
            assert {(*plan["steps"], plan["end"]) for plan in game.plans()} == {("forward", AROUND[nose])}


@pytest.mark.clause("CR-22.5", "CR-8.2")
@pytest.mark.parametrize(("tile", "nose"), [("─", "E"), ("┐", "S"), ("─1", "E")])
def test_a_nose_that_faces_no_joined_tile_is_no_way_out(tile: str, nose: str) -> None:
    game = road(drawn(f"─ {tile}"), car("1,0", nose), car("0,0", "E", 0))
    assert (game.steps(), game.plans(), game.may_stay()) == (set(), [], True)


@pytest.mark.clause("CR-22.6")
@pytest.mark.parametrize("nose", "NESW")
def test_on_an_intersection_the_same_way_is_the_same_compass_way(nose: str) -> None:
    game = road(CROSS, car("-1,0", "E", features=[CR], road_book={"left": 1}), car("0,0", nose, road_book={"right": 1}))
    assert ({plan["end"] for plan in game.plans()} == {"0,0", "0,-1"}) == (nose == "E")


@pytest.mark.clause("CR-22.6", "CR-22.4")
def test_on_an_intersection_a_car_that_has_turned_round_points_where_its_new_nose_does() -> None:
    turning = car("0,0", "W", hazards=["flat_tyre"], assistance={"at": "0,0"})
    behind = car("-1,0", "E", features=[CR], road_book={"left": 1})
    assert {plan["end"] for plan in road(CROSS, behind, turning).plans()} == {"0,0"}
    chances = [("die", ["2", "3"]), ("weather", ["sun"])]
    game = road(CROSS, turning, behind, chances=chances).play("turn_around", "end_turn").play("roll_dice", seat=1)
    assert {plan["end"] for plan in game.plans()} == {"0,0", "0,-1"}


@pytest.mark.clause("CR-22.7")
@pytest.mark.parametrize("flags", list(product((False, True), repeat=3)), ids=str)
def test_a_feature_is_active_if_neither_dice_nor_hazard_nor_sabotage_put_it_out(flags: tuple[bool, ...]) -> None:
    marked, hazard, sabotaged = flags
    features = [{"feature": PK, "marked": marked, "sabotaged": sabotaged}, LW]
    game = road(STRIP, car("0,0", "E", features=features, hazards=["power_failure"] if hazard else []), car("5,0", "W"))
    assert game.active() == ([LW] if any(flags) else [LW, PK])
    causes = [cause for cause, is_set in zip(("dice", "hazard", "sabotage"), flags, strict=True) if is_set]
    assert game.out().get(PK, []) == causes
    assert game.preview()["distance"] == {"forward": 2 if any(flags) else 3}


def conserved(game: Table, books: list[int]) -> None:
    """CR-22.9, counted from the position alone."""
    found = game.dump()
    players: list[dict[str, Any]] = found["players"]
    seats = len(players)
    cards = Counter(found["piles"])
    for player in players:
        cards += Counter(player["load"]) + Counter(player["assistance"]["load"])
        if found.get("turn", {}).get("exchange") is None:
            assert sum(player["load"].values()) <= 6
            assert sum(player["assistance"]["load"].values()) <= 8
    assert cards == Counter(fuel=14 * seats, spare_tyre=2 * seats, toolbox=seats, rain_tyres=seats, fog_lights=seats)
    hazards = Counter(found["hazards"]["pile"]) + Counter(found["hazards"]["under"])
    hazards += Counter(hazard for player in players for hazard in player["hazards"])
    assert +hazards == Counter(
        aquaplaning=1, brakes_failure=1, flat_tyre=4, fuel_leak=2, pothole=2, power_failure=2
    )  # fmt: skip
    now = [sum(player["road_book"].values()) for player in players]
    assert all(after <= before for before, after in zip(books, now, strict=True))
    books[:] = now


@pytest.mark.clause("CR-22.9", "CR-22.8")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whatever_is_decided_nothing_is_lost_and_nothing_is_gained(seats: int) -> None:
    dice = random.Random(seats)
    game = start(seats, seed=seats)
    books = [4] * seats
    for number in range(500):
        if game.outcome() is not None:
            break
        seat = dice.choice(game.waiting())
        lines = game.legal(seat)
        ending = [line for line in lines if line in ("done", "ready", "roll_dice", "end_turn")]
        game.decide(dice.choice(ending if ending and dice.random() < 0.4 else lines), seat)
        conserved(game, books)
        if number % 25 == 0:
            assert GAME.dump(GAME.load(game.dump())) == game.dump()
    assert game.dump()["round"] > 2


@pytest.mark.clause("CR-22.8")
def test_the_position_holds_map_piles_deck_round_player_and_phase_and_is_read_back() -> None:
    mine = car("0,0", "E", features=[SS, {"feature": LW, "marked": True}], joker="robber", tokens=[2])
    mine |= {"hazards": ["pothole"], "assistance": {"at": "2,0", "load": {"fuel": 2}}, "bound": True}
    mine["load"] |= {"toolbox": 1}
    game = road(STRIP, mine, car("5,0", "W"), round=7, turn={"player": "white", "dice": [1, 3], "weather": "fog"})
    found = game.dump()
    assert GAME.dump(GAME.load(found)) == found
    assert (found["round"], found["phase"], found["turn"]["player"], found["turn"]["dice"]) == (
        7,
        "turn",
        "white",
        [1, 3],
    )
    assert (len(found["map"]), found["piles"]["fuel"], found["hazards"]["pile"]["pothole"]) == (6, 20, 1)
    assert set(game.view()["stopwatch"]) == {"laps", "notch", "score"}
