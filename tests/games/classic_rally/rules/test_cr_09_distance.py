"""CR-9: distance and features."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from tests.games.classic_rally.table import CR, LW, PK, SS, STRIP, Table, TileAt, car, road

NO_CARDS = {"left": 0, "straight": 0, "right": 0}
STRAIGHTS = ("straight", "hazard_straight", "service_straight", "checkpoint_1", "checkpoint_2", "checkpoint_3")
CURVES = ("curve", "hazard_curve")
PAIRS = [(), *combinations_with_replacement((CR, SS, PK, LW), 2)]
ARMS: list[TileAt] = [
    *(("straight", f"{x},0", 90) for x in (-5, -4, -3, -2, -1, 1, 2, 3, 4, 5)),
    *(("straight", f"0,{y}", 0) for y in (-5, -4, -3, -2, -1, 1, 2, 3, 4, 5)),
]
"""Five straights in each direction from 0,0."""


def from_tile(kind: str, *features: str, nose: str = "E", rotation: int = 0, **fields: Any) -> Table:
    """White at 0,0 on a tile of this kind, from which long straights lead in all directions."""
    white = car("0,0", nose, 6, features=list(features), road_book=NO_CARDS, **fields)
    return road([(kind, "0,0", rotation), *ARMS], white, *(car("5,0", "W") for _ in range(3)))


def driven(game: Table, way: str = "forward") -> int:
    """How many tiles the car drives when it goes as far as it may."""
    game.decide(f"rally_step {way}")
    while game.phase() == "moving" and game.steps():
        game.decide("rally_step forward")
    return len(game.told("steps"))


def bonus(features: tuple[str, ...], *useful: str) -> int:
    """The tiles that these features add where those of `useful` count."""
    return sum(1 for feature in features if feature in useful)


@pytest.mark.clause("CR-9.1")
@pytest.mark.parametrize("kind", [*STRAIGHTS, *CURVES, "start"])
def test_the_base_distance_is_one(kind: str) -> None:
    rotation = 0 if kind in CURVES else 90
    assert driven(from_tile(kind, rotation=rotation)) == 1


@pytest.mark.clause("CR-9.2")
@pytest.mark.parametrize("kind", [*STRAIGHTS, *CURVES, "start"])
def test_light_weight_adds_one_wherever_the_move_begins(kind: str) -> None:
    rotation = 0 if kind in CURVES else 90
    assert driven(from_tile(kind, LW, rotation=rotation)) == 2
    for way in ("left", "straight", "right"):
        assert driven(from_tile("crossroads", LW), way) == 2


@pytest.mark.clause("CR-9.2", "CR-9.3", "CR-9.4")
@pytest.mark.parametrize("cause", ["marked", "sabotaged"])
def test_a_feature_that_is_not_active_adds_nothing(cause: str) -> None:
    broken = [{"feature": LW, cause: True}, {"feature": PK, cause: True}]
    game = road(STRIP, car("0,0", "E", 6, features=broken), car("5,0", "W"))
    assert driven(game) == 1


@pytest.mark.clause("CR-9.3")
@pytest.mark.parametrize("kind", CURVES)
@pytest.mark.parametrize(("rotation", "nose"), [(0, "E"), (0, "S"), (90, "S"), (180, "W"), (270, "N")])
def test_sport_suspension_adds_one_from_a_curve(kind: str, rotation: int, nose: str) -> None:
    assert driven(from_tile(kind, SS, rotation=rotation, nose=nose)) == 2
    assert driven(from_tile(kind, PK, rotation=rotation, nose=nose)) == 1


@pytest.mark.clause("CR-9.3", "CR-9.4")
@pytest.mark.parametrize("nose", ["N", "E", "S", "W"])
@pytest.mark.parametrize(("way", "feature"), [("left", SS), ("right", SS), ("straight", PK)])
def test_at_an_intersection_the_way_out_decides(nose: str, way: str, feature: str) -> None:
    assert driven(from_tile("crossroads", feature, nose=nose), way) == 2
    assert driven(from_tile("crossroads", SS if feature == PK else PK, nose=nose), way) == 1


@pytest.mark.clause("CR-9.3", "CR-9.4")
@pytest.mark.parametrize(("nose", "ways"), [("N", "left right"), ("E", "straight right"), ("W", "straight left")])
def test_a_junction_is_an_intersection_too(nose: str, ways: str) -> None:
    """Its road ends are E, S and W."""
    game = from_tile("t_junction", SS, PK, nose=nose)
    assert game.steps() == set(ways.split())
    for way in ways.split():
        assert driven(from_tile("t_junction", SS, nose=nose), way) == (1 if way == "straight" else 2)
        assert driven(from_tile("t_junction", PK, nose=nose), way) == (2 if way == "straight" else 1)


@pytest.mark.clause("CR-9.4", "CR-9.6")
@pytest.mark.parametrize("kind", [*STRAIGHTS, "start"])
def test_power_kit_adds_one_from_a_straight_signed_or_not(kind: str) -> None:
    assert driven(from_tile(kind, PK, rotation=90)) == 2
    assert driven(from_tile(kind, SS, rotation=90)) == 1


@pytest.mark.clause("CR-9.5")
def test_bonuses_add_up() -> None:
    assert driven(from_tile("straight", PK, LW, rotation=90)) == 3
    assert driven(from_tile("curve", SS, LW)) == 3
    assert driven(from_tile("crossroads", SS, LW), "left") == 3
    assert driven(from_tile("crossroads", PK, LW), "straight") == 3
    assert driven(from_tile("straight", PK, SS, rotation=90)) == 2


@pytest.mark.clause("CR-9.5")
def test_curves_and_intersections_on_the_way_add_nothing() -> None:
    tiles = [("straight", "0,0", 90), ("curve", "1,0", 90), ("curve", "1,1", 270), ("straight", "2,1", 90)]
    game = road([*tiles, ("straight", "3,1", 90)], car("0,0", "E", 6, features=[SS, LW]), car("3,1", "W"))
    assert driven(game) == 2, "LIGHT WEIGHT only: the move begins on a straight"
    tiles = [("curve", "0,0", 0), ("crossroads", "1,0", 0), ("straight", "2,0", 90), ("straight", "3,0", 90)]
    white = car("0,0", "E", 6, features=[PK, LW], road_book={"straight": 2})
    game = road(tiles, white, car("3,0", "W"))
    game.play("rally_step forward", "rally_step straight")
    assert (game.player("white")["at"], game.phase()) == ("2,0", "turn")


@pytest.mark.clause("CR-9.6")
@pytest.mark.parametrize(("features", "tiles"), [((PK,), 2), ((SS,), 1), ((PK, LW), 3)])
def test_finish_counts_as_a_straight(features: tuple[str, ...], tiles: int) -> None:
    assert driven(from_tile("finish", *features, rotation=90)) == tiles


@pytest.mark.clause("CR-9.6")
def test_a_dead_end_keeps_its_shape() -> None:
    """Behind the car the road is open at 0,1 and at -1,0."""
    out = [("straight", f"{x},0", 90) for x in (1, 2, 3)]
    for kind, rotation, fast, slow in (("curve", 0, SS, PK), ("straight", 90, PK, SS)):
        for feature, tiles in ((fast, 2), (slow, 1)):
            game = road([(kind, "0,0", rotation), *out], car("0,0", "E", features=[feature]), car("3,0", "W"))
            assert driven(game) == tiles


@pytest.mark.clause("CR-9.6")
def test_a_dead_end_of_an_intersection_stays_an_intersection() -> None:
    """Only the east is joined: reversed, the car leaves straight ahead."""
    out = [("straight", f"{x},0", 90) for x in (1, 2, 3)]
    for feature, tiles in ((PK, 2), (SS, 1)):
        white = car("0,0", "E", features=[feature], road_book=NO_CARDS)
        game = road([("crossroads", "0,0", 0), *out], white, car("3,0", "W"))
        assert driven(game, "straight") == tiles


@pytest.mark.clause("CR-9.6")
def test_after_a_turn_around_left_and_right_are_measured_from_the_new_nose() -> None:
    """On the junction (E, S, W) the car first points north; turned, it points south."""
    game = from_tile("t_junction", PK, nose="N", assistance={"at": "0,0"})
    assert game.steps() == {"left", "right"}
    assert game.preview()["distance"] == {"left": 1, "right": 1}
    game.decide("turn_around")
    assert game.player("white")["nose"] == "S"
    assert game.steps() == {"left", "straight", "right"}
    assert game.preview()["distance"] == {"left": 1, "straight": 2, "right": 1}
    assert driven(game, "straight") == 2


@pytest.mark.clause("CR-9.7")
def test_two_copies_add_two_under_the_same_condition() -> None:
    assert driven(from_tile("straight", LW, LW, rotation=90)) == 3
    assert driven(from_tile("straight", PK, PK, rotation=90)) == 3
    assert driven(from_tile("curve", SS, SS)) == 3
    assert driven(from_tile("curve", PK, PK)) == 1
    assert driven(from_tile("crossroads", SS, SS), "left") == 3
    assert driven(from_tile("crossroads", SS, SS), "straight") == 1


@pytest.mark.clause("CR-9.7")
def test_two_close_ratios_are_one_and_a_spare() -> None:
    for features in ([CR, CR], [CR, {"feature": CR, "marked": True}]):
        game = road(STRIP, car("0,0", "E", 6, features=features), car("1,0", "E"))
        game.play("rally_step forward", "rally_step forward")
        assert (game.player("white")["at"], game.phase()) == ("2,0", "turn"), "one more tile, not two"


@pytest.mark.clause("CR-9.7")
def test_a_seven_disables_all_light_weights() -> None:
    white = car("0,0", "E", 6, features=[LW, LW])
    game = road(STRIP, white, car("5,0", "W"), phase="before_dice", chances=[("die", ["2", "5"])])
    game.decide("roll_dice")
    assert game.active() == []
    assert driven(game) == 1


@pytest.mark.clause("CR-9.7")
@pytest.mark.parametrize(("hazard", "feature"), [("pothole", SS), ("power_failure", PK)])
def test_a_pothole_and_a_power_failure_knock_out_all_copies(hazard: str, feature: str) -> None:
    tiles = [("straight", "0,0", 90), ("hazard_straight", "1,0", 90), ("straight", "2,0", 90)]
    white = car("0,0", "E", 6, features=[feature, feature])
    game = road(tiles, white, car("2,0", "W"), chances=[("hazard", [hazard])]).play("rally_step forward")
    assert game.active() == []
    assert game.seen("white")["immobile"] is False


@pytest.mark.clause("CR-9.8")
def test_close_ratio_adds_nothing_without_a_car_to_overtake() -> None:
    assert driven(from_tile("straight", CR, rotation=90)) == 1
    assert driven(from_tile("curve", CR)) == 1
    assert driven(from_tile("crossroads", CR), "straight") == 1
    for rival in (car("1,0", "E", 0), car("1,0", "W")):
        assert driven(road(STRIP, car("0,0", "E", features=[CR]), rival)) == 1


@pytest.mark.clause("CR-9.9")
def test_the_allowance_is_fixed_with_the_first_step() -> None:
    """A mechanic between two steps revives LIGHT WEIGHT, but does not lengthen the move."""
    white = car("0,0", "E", 6, features=[PK, {"feature": LW, "marked": True}], joker="mechanic")
    game = road(STRIP, white, car("5,0", "W")).play("rally_step forward", "play_joker mechanic")
    assert game.active() == [LW, PK]
    game.decide("rally_step forward")
    assert (game.player("white")["at"], game.phase()) == ("2,0", "turn")
    game = road(STRIP, white, car("5,0", "W")).play("play_joker mechanic")
    assert driven(game) == 3, "before the first step it does"


@pytest.mark.clause("CR-9.9")
def test_close_ratio_is_tested_when_it_is_used() -> None:
    """Dead at the first step, revived between two: it carries the car past the rival at 2,0."""
    white = car("0,0", "E", 6, features=[PK, {"feature": CR, "marked": True}], joker="mechanic")
    game = road(STRIP, white, car("2,0", "E")).play("rally_step forward")
    assert game.steps() == set(), "at 2,0 it could not end"
    game.play("play_joker mechanic", "rally_step forward", "rally_step forward")
    assert (game.player("white")["at"], game.phase()) == ("3,0", "turn")
    assert game.told("overtakes") == [{"car": "white"}]


@pytest.mark.clause("CR-9.10")
def test_each_tile_costs_one_fuel_from_the_rally_board_as_it_is_entered() -> None:
    game = road(STRIP, car("0,0", "E", 3, features=[PK, LW]), car("5,0", "E", 2))
    assert game.pile("fuel") == 23
    for step in (1, 2, 3):
        game.decide("rally_step forward")
        assert (game.fuel(), game.pile("fuel")) == (3 - step, 23 + step)
    assert [each["fuel"] for each in game.told("steps")] == [2, 1, 0]


@pytest.mark.clause("CR-9.10")
def test_without_fuel_no_step() -> None:
    game = road(STRIP, car("0,0", "E", 0, features=[PK, LW]), car("5,0", "E"))
    assert game.refusal_for("rally_step forward") == ("no-fuel", "CR-9.10")
    game = road(STRIP, car("0,0", "E", 2, features=[PK, LW]), car("5,0", "E"))
    assert game.ends() == {("1,0", 1), ("2,0", 0)}
    game.play("rally_step forward", "rally_step forward")
    assert game.player("white")["at"] == "2,0"
    assert game.steps() == set()


@pytest.mark.clause("CR-9.10")
def test_fuel_on_the_assistance_board_does_not_count() -> None:
    here = {"at": "0,0", "load": {"fuel": 8}}
    game = road(STRIP, car("0,0", "E", 0, assistance=here), car("5,0", "E"))
    assert game.refusal_for("rally_step forward") == ("no-fuel", "CR-9.10")
    game = road(STRIP, car("0,0", "E", 1, features=[LW], assistance=here), car("5,0", "E"))
    assert game.ends() == {("1,0", 0)}
    game.decide("rally_step forward")
    assert game.load("white", "assistance")["fuel"] == 8


@pytest.mark.clause("CR-9.1", "CR-9.2", "CR-9.3", "CR-9.4", "CR-9.5", "CR-9.6", "CR-9.7", "CR-9.8")
@pytest.mark.parametrize("features", PAIRS)
def test_every_pair_of_features_reaches_as_far_as_the_clauses_reckon(features: tuple[str, ...]) -> None:
    starts = [(kind, 90, "forward", (PK, LW)) for kind in (*STRAIGHTS, "start", "finish")]
    starts += [(kind, 0, "forward", (SS, LW)) for kind in CURVES]
    starts += [("crossroads", 0, way, (PK if way == "straight" else SS, LW)) for way in ("left", "straight", "right")]
    for kind, rotation, way, useful in starts:
        game = from_tile(kind, *features, rotation=rotation)
        tiles = 1 + bonus(features, *useful)
        assert game.preview()["distance"][way] == tiles
        ends = {plan["fuel"] for plan in game.plans() if plan["steps"][0] == way}
        assert ends == set(range(1, tiles + 1)), (kind, way)
        assert driven(game, way) == tiles
