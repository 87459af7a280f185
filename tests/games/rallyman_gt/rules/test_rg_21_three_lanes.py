"""RG-21: three-lane and mixed tiles."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.games.rallyman_gt.game import GAME
from tests.games.rallyman_gt.table import car, strip


def reach(tiles: list[str], at: str) -> set[str]:
    """Where a car alone can go with one step."""
    return strip(tiles, car(at, 1)).spaces()


def loses(tiles: list[str], at: str, speed: int, step: str) -> bool:
    """Whether a step, its dice clear, loses control."""
    game = strip(tiles, car(at, speed))
    game.play(step, "roll")
    assert game.told("warned") == []
    return bool(game.told("loses_control"))


@pytest.mark.clause("RG-21.1", "RG-21.2")
@pytest.mark.parametrize("tile", ["119a", "120a"])
def test_from_three_lanes_to_two_the_middle_one_feeds_both(tile: str) -> None:
    tiles = ["103a", tile, "103b"]
    assert reach(tiles, "1:L1") == {"1:A1"}
    assert reach(tiles, "1:M1") == {"1:A1", "1:B1"}
    assert reach(tiles, "1:R1") == {"1:B1"}
    assert reach(tiles, "1:A1") == {"1:A2", "1:B2"}
    assert reach(tiles, "1:A2") == {"2:A1", "2:B1"}


@pytest.mark.clause("RG-21.1", "RG-21.2")
@pytest.mark.parametrize("tile", ["119ar", "120ar"])
def test_from_two_lanes_to_three_each_leads_to_its_own_and_the_middle(tile: str) -> None:
    tiles = ["103b", tile, "103a"]
    assert reach(tiles, "1:A1") == {"1:L1", "1:M1"}
    assert reach(tiles, "1:B1") == {"1:M1", "1:R1"}
    assert reach(tiles, "1:L1") == {"2:R1", "2:M1"}, "the left lane of the tile lies on the right"


@pytest.mark.clause("RG-21.1")
def test_119b_narrows_in_a_corner_to_the_right() -> None:
    tiles = ["103a", "119b", "103b"]
    assert reach(tiles, "1:L1") == {"1:O1"}
    assert reach(tiles, "1:M1") == {"1:O1", "1:I1"}
    assert reach(tiles, "1:R1") == {"1:I1"}
    assert reach(tiles, "1:O1") == {"1:O2"}
    assert reach(tiles, "1:I1") == {"1:A1", "1:B1"}


@pytest.mark.clause("RG-21.1")
def test_120b_narrows_in_a_corner_to_the_left() -> None:
    tiles = ["103a", "120b", "103b"]
    assert reach(tiles, "1:L1") == {"1:I1"}
    assert reach(tiles, "1:M1") == {"1:O1", "1:I1"}
    assert reach(tiles, "1:R1") == {"1:O1"}
    assert reach(tiles, "1:O2") == {"1:A1", "1:B1"}


@pytest.mark.clause("RG-21.1")
@pytest.mark.parametrize(("tile", "inner", "outer", "out", "across"), [
    ("119b", "R1", "L1", "B1", "A1"),
    ("120b", "L1", "R1", "A1", "B1"),
])  # fmt: skip
def test_the_limit_there_is_3_and_2_on_the_dotted_line(
    tile: str, inner: str, outer: str, out: str, across: str
) -> None:
    tiles = ["103a", tile, "103b"]
    assert not loses(tiles, f"1:{inner}", 2, "gear 2 1:I1")
    assert loses(tiles, f"1:{inner}", 2, "gear 3 1:I1")
    assert not loses(tiles, "1:M1", 3, "gear 3 1:I1")
    assert loses(tiles, "1:M1", 3, "gear 4 1:I1")
    assert not loses(tiles, f"1:{outer}", 3, "gear 3 1:O1")
    assert loses(tiles, f"1:{outer}", 3, "gear 4 1:O1")
    assert loses(tiles, "1:I1", 2, f"gear 3 1:{out}")
    assert not loses(tiles, "1:I1", 2, f"gear 2 1:{out}")
    assert not loses(tiles, "1:I1", 3, f"gear 4 1:{across}")


@pytest.mark.clause("RG-21.2")
@pytest.mark.parametrize(
    ("tile", "at", "target"),
    [("119a", "1:L1", "1:B1"), ("119a", "1:R1", "1:A1"), ("120b", "1:R1", "1:I1"), ("119b", "1:L1", "1:I1")],
)
def test_the_outermost_lanes_reach_only_the_lane_that_they_overlap(tile: str, at: str, target: str) -> None:
    game = strip(["103a", tile, "103b"], car(at, 1))
    assert game.refused(f"gear 1 {target}").message_key == "refusal-not-adjacent"


@pytest.mark.clause("RG-21.3")
def test_113a_has_a_wide_space_over_the_left_and_the_middle_lane() -> None:
    tiles = ["103a", "113a", "103a"]
    assert reach(tiles, "0:L2") == {"1:W1"}
    assert reach(tiles, "0:M2") == {"1:W1", "1:R1"}
    assert reach(tiles, "0:R2") == {"1:W1", "1:R1"}
    assert reach(tiles, "1:W1") == {"1:O1", "1:I1"}
    assert reach(tiles, "1:R1") == {"1:I1"}
    assert reach(tiles, "1:O2") == {"1:W2"}
    assert reach(tiles, "1:I1") == {"1:W2", "1:R2"}
    assert reach(tiles, "1:W2") == {"2:L1", "2:M1", "2:R1"}
    assert reach(tiles, "1:R2") == {"2:M1", "2:R1"}


@pytest.mark.clause("RG-21.4")
@pytest.mark.parametrize(
    ("tile", "circuit", "lanes"),
    [
        ("106a", "2", {"L": 3, "M": 3, "R": 2}),
        ("106b", "1", {"A": 3, "B": 2}),
        ("109a", "6", {"L": 2, "M": 4, "R": 4, "O": 2, "I": 1}),
        ("109b", "1", {"A": 2, "B": 4, "O": 2, "I": 1}),
        ("110b", "1", {"A": 2, "B": 4, "O": 2, "I": 1}),
        ("114a", "8", {"L": 2, "M": 4, "R": 4, "O": 2, "I": 1}),
        ("114b", "1", {"A": 2, "B": 4, "O": 2, "I": 1}),
    ],
)
def test_some_lanes_have_more_spaces_than_others(tile: str, circuit: str, lanes: dict[str, int]) -> None:
    scene: Any = GAME.scene({"circuit": circuit})
    index = next(each["index"] for each in scene["tiles"] if each["tile"].removesuffix("r") == tile)
    counted: dict[str, int] = {}
    for space in scene["spaces"]:
        if space["tile"] == index:
            counted[space["lane"]] = counted.get(space["lane"], 0) + 1
    assert counted == lanes


@pytest.mark.clause("RG-21.4")
def test_a_longer_space_is_one_step() -> None:
    tiles = ["103b", "109b", "103b"]
    assert reach(tiles, "0:A2") == {"1:A1", "1:B1"}
    assert reach(tiles, "1:A1") == {"1:O1", "1:I1"}
    assert reach(tiles, "1:B1") == {"1:B2"}
    assert reach(tiles, "1:B2") == {"1:O1", "1:I1"}
    assert reach(tiles, "1:B3") == {"1:B4"}
