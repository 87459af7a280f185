"""RG-6: moving on the road."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.games.rallyman_gt.game import GAME
from tests.games.rallyman_gt.road import links
from tests.games.rallyman_gt.table import STRAIGHT_2, STRAIGHT_3, car, strip


def reach(tiles: list[str], at: str, speed: int = 1) -> set[str]:
    """Where a car alone can go with one step."""
    return strip(tiles, car(at, speed)).spaces()


@pytest.mark.clause("RG-6.1")
def test_one_car_per_space() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 3), car("0:A2", 0))
    refusal = game.refused("gear 3 0:A2")
    assert (refusal.message_key, refusal.clause_id) == ("refusal-occupied", "RG-6.1")
    assert game.spaces() == {"0:B2"}


@pytest.mark.clause("RG-6.1")
@pytest.mark.parametrize(
    ("tiles", "at", "targets"),
    [
        (STRAIGHT_2, "1:A1", {"1:A2", "1:B2"}),
        (STRAIGHT_2, "1:B2", {"1:A3", "1:B3"}),
        (STRAIGHT_3, "1:L1", {"1:L2", "1:M2"}),
        (STRAIGHT_3, "1:M1", {"1:L2", "1:M2", "1:R2"}),
        (STRAIGHT_3, "1:R1", {"1:M2", "1:R2"}),
    ],
)
def test_straight_ahead_or_ahead_into_the_next_lane(tiles: list[str], at: str, targets: set[str]) -> None:
    assert reach(tiles, at) == targets


@pytest.mark.clause("RG-6.1")
@pytest.mark.parametrize("target", ["1:B2", "1:B1", "1:A1", "0:A2", "2:A1"])
def test_never_sideways_never_back_and_no_space_is_left_out(target: str) -> None:
    game = strip(STRAIGHT_2, car("1:A2", 3))
    assert game.refused(f"gear 3 {target}").message_key == "refusal-not-adjacent"


@pytest.mark.clause("RG-6.1")
def test_lanes_may_be_changed_as_often_as_one_likes() -> None:
    game = strip(STRAIGHT_2, car("0:A1", 1))
    game.play("gear 1 0:B2", "gear 2 1:A1", "gear 3 1:B2", "gear 4 1:A3", "gear 5 2:B1", "flat_out")
    assert game.car("blue")["at"] == "2:B1"


@pytest.mark.clause("RG-6.1")
def test_the_edge_of_a_tile_ends_a_space() -> None:
    assert reach(STRAIGHT_2, "0:A2") == {"1:A1", "1:B1"}
    assert reach(["103b", "106b", "103b"], "1:B2") == {"2:A1", "2:B1"}
    assert reach(["103b", "107b", "103b"], "1:I1") == {"2:A1", "2:B1"}


@pytest.mark.clause("RG-6.2")
@pytest.mark.parametrize("number", "12345678")
def test_the_moves_of_every_circuit_are_those_of_the_formal_rule(number: str) -> None:
    scene: Any = GAME.scene({"circuit": number})
    tiles = [tile["tile"].removesuffix("r") + ("r" if tile["reversed"] else "") for tile in scene["tiles"]]
    told = {(link["from"], link["to"], link["kind"], link["limit"], link["warnings"]) for link in scene["links"]}
    assert told == links(tiles)


@pytest.mark.clause("RG-6.2")
@pytest.mark.parametrize(
    "tiles",
    [
        ["103b", "106b", "109b", "103b"],
        ["103b", "106br", "109br", "103b"],
        ["103a", "106a", "114a", "113a", "103a"],
        ["103a", "116ar", "118a", "115ar", "103a"],
        ["103a", "119b", "107b", "111br", "120br", "103a"],
    ],
)
def test_what_is_offered_on_a_strip_are_the_moves_of_the_formal_rule(tiles: list[str]) -> None:
    expected = links(tiles, closed=False)
    for start in sorted({link[0] for link in expected}):
        assert reach(tiles, start) == {link[1] for link in expected if link[0] == start}, start


@pytest.mark.clause("RG-6.2")
def test_a_space_begins_where_the_other_ends() -> None:
    tiles = ["103b", "106b", "103b"]
    assert reach(tiles, "1:A1") == {"1:A2", "1:B2"}
    assert reach(tiles, "1:A2") == {"1:A3"}, "B2 began a line earlier"
    assert reach(tiles, "1:B1") == {"1:A2", "1:B2"}


@pytest.mark.clause("RG-6.3")
@pytest.mark.parametrize("tile", ["107b", "108b", "109b", "110b", "111b", "112b", "113b", "114b", "115b", "116b"])
def test_beside_the_inner_space_of_a_corner_the_outer_lane_has_two_spaces(tile: str) -> None:
    tiles = ["103b", tile, "103b"]
    assert reach(tiles, "1:O1") == {"1:O2"}
    assert "1:O2" not in reach(tiles, "1:I1")
    game = strip(tiles, car("1:O1", 1))
    assert game.refused("gear 1 1:I1").message_key == "refusal-not-adjacent"


@pytest.mark.clause("RG-6.3")
@pytest.mark.parametrize(
    ("tiles", "at", "targets"),
    [
        (["103b", "103b"], "0:A2", {"1:A1", "1:B1"}),
        (["105b", "103br"], "0:B2", {"1:A2", "1:B2"}),
        (["103a", "104a"], "0:L2", {"1:L1", "1:M1"}),
        (["103a", "104a"], "0:M2", {"1:L1", "1:M1", "1:R1"}),
        (["103a", "104a"], "0:R2", {"1:M1", "1:R1"}),
        (["103a", "103ar"], "0:L2", {"1:R2", "1:M2"}),
        (["105ar", "103ar"], "0:L1", {"1:L2", "1:M2"}),
        (["105ar", "103a"], "0:L1", {"1:R1", "1:M1"}),
    ],
)
def test_a_lane_leads_to_itself_and_to_its_neighbours_also_where_tiles_meet(
    tiles: list[str], at: str, targets: set[str]
) -> None:
    assert reach(tiles, at) == targets


@pytest.mark.clause("RG-6.3")
@pytest.mark.parametrize(
    ("tiles", "space", "entries"),
    [
        (["103a", "107a", "103a"], "1:I1", {"0:M2", "0:R2"}),
        (["103a", "111a", "103a"], "1:I1", {"0:M2", "0:R2"}),
        (["103a", "115a", "103a"], "1:O1", {"1:L1", "1:M1"}),
        (["103a", "113a", "103a"], "1:W1", {"0:L2", "0:M2"}),
    ],
)
def test_a_space_across_two_lanes_is_entered_straight_from_both(
    tiles: list[str], space: str, entries: set[str]
) -> None:
    expected = links(tiles, closed=False)
    assert {link[0] for link in expected if link[1] == space and link[2] == "straight"} == entries
    for entry in entries:
        assert space in reach(tiles, entry)


@pytest.mark.clause("RG-6.3")
def test_both_lanes_enter_the_wide_outer_space_of_a_circuit_straight() -> None:
    scene: Any = GAME.scene({"circuit": "4"})
    index = next(tile["index"] for tile in scene["tiles"] if tile["tile"].startswith("115a") and not tile["reversed"])
    kinds = {link["from"]: link["kind"] for link in scene["links"] if link["to"] == f"{index}:O1"}
    assert kinds == {f"{index}:L1": "straight", f"{index}:M1": "straight", f"{index}:R1": "diagonal"}


@pytest.mark.clause("RG-6.4")
def test_one_may_pass_diagonally_between_two_cars() -> None:
    game = strip(STRAIGHT_2, car("0:B1", 3), car("0:A1", 1), car("0:B2", 2), order=["blue"])
    game.play("gear 3 0:A2", "gear 4 1:B1", "roll", "roll")
    assert game.car("blue")["at"] == "1:B1"


@pytest.mark.clause("RG-6.5")
@pytest.mark.parametrize("status", ["off", "pit"])
def test_cars_off_the_track_and_in_the_pits_occupy_no_space(status: str) -> None:
    game = strip(STRAIGHT_2, car("0:A1", 3), car("0:A2", "00", status=status), order=["blue"])
    game.play("gear 3 0:A2", "gear 4 1:A1", "roll")
    assert game.car("blue")["at"] == "0:A2"
    assert game.car("red")["at"] == "0:A2"
    assert game.told("warned") == []
