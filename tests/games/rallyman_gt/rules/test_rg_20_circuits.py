"""RG-20: circuits."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import BadDataError
from paddock.games.rallyman_gt.game import GAME
from tests.games.rallyman_gt.road import Laid, data, links

SMALL = ["102b", "111b", "105b", "103b", "111b", "105b"]
TWELVE = ["102b", "103b", "104b", "104b", "111b", "105b", "103b", "103b", "104b", "116b", "111b", "105b"]
EIGHTEEN = "102b 103b 103b 104b 105b 105br 115b 115b 117b 103b 104b 104b 116b 106b 106br 117b 112b 112b"
TWENTY_ONE = (
    "102b 103b 104b 105b 105br 113b 118br 115b 115b 110b 117b 103b 104b 116b 106b 106br 117b 103b 104b 112b 112b"
)
PRINTED = {
    "1": "102b 103b 104b 114b 115br 105b 110b 111b 105b 109br 112b 106br 106b 111b",
    "2": "102a 103a 112ar 104a 111ar 115a 112ar 106a 105ar 115ar 116ar 117ar 105a 111ar 104a",
    "3": "102b 104b 106b 116b 112b 106br 114b 116b 109b 105br 115br 103b 111b 115br 111b",
    "4": "102a 106a 111a 106ar 110a 112ar 113a 105a 115a 118a 117ar 103a 115a 117a 103a",
    "5": "102a 104a 105ar 106ar 103a 120b 108br 112b 107b 117br 106b 109br 113br 118b 111br 119ar",
    "6": "102a 104a 109ar 113a 106ar 111ar 117a 112a 104a 107ar 103a 116a 118ar 105ar 103a",
    "7": "102b 105br 108br 117b 106br 114b 116br 111br 106br 113b 109br 103b 111b 112br 107br 103b 104b",
    "8": "102a 104a 105ar 107ar 105a 114ar 113a 110ar 103a 118a 103a 111ar 106ar 103a 117ar 104a 104a",
}
LAP = {"1": 34, "2": 38, "3": 38, "4": 39, "5": 41, "6": 38, "7": 41, "8": 42}
SPACES = {"1": 83, "2": 115, "3": 91, "4": 116, "5": 109, "6": 116, "7": 97, "8": 128}
CLOCKWISE = ("1", "3", "4")
NEAR = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def scene(circuit: Any, **settings: Any) -> Any:
    """What of a circuit never changes."""
    return GAME.scene({"circuit": circuit, **settings})


def written(tiles: Any) -> list[str]:
    """The tiles of a scene in driving order, an `r` behind those that are driven reversed."""
    return [tile["tile"].removesuffix("r") + ("r" if tile["reversed"] else "") for tile in tiles]


def shortest_lap(tiles: list[str]) -> int:
    """The fewest steps from a space back onto itself, once around."""
    ahead: dict[str, list[str]] = {}
    for link in links(tiles):
        ahead.setdefault(link[0], []).append(link[1])
    best = 10**6
    for name, (first, _, _) in Laid(tiles[0]).spaces.items():
        start = f"0:{name}"
        if first != 0:
            continue
        reached, steps = {start}, 0
        while reached:
            steps += 1
            reached = {target for space in reached for target in ahead[space]}
            if start in reached:
                best = min(best, steps)
                break
    return best


@pytest.mark.clause("RG-20.1")
@pytest.mark.parametrize(
    ("circuit", "laps", "minutes"),
    [
        ("2", 1, 30),
        ("3", 1, 30),
        ("4", 1, 30),
        ("6", 1, 30),
        ({"tiles": EIGHTEEN.split()}, 1, 45),
        ({"tiles": TWELVE}, 2, 45),
        ({"tiles": TWENTY_ONE.split()}, 1, 60),
        ("5", 2, 60),
    ],
)
def test_how_long_a_race_takes_follows_from_tiles_and_laps(circuit: Any, laps: int, minutes: int) -> None:
    assert abs(scene(circuit, laps=laps)["minutes"] - minutes) <= 2


@pytest.mark.clause("RG-20.2")
@pytest.mark.parametrize("number", PRINTED)
def test_the_printed_circuits_have_their_tiles(number: str) -> None:
    assert written(scene(number)["tiles"]) == PRINTED[number].split()


@pytest.mark.clause("RG-20.2")
@pytest.mark.parametrize("number", PRINTED)
def test_the_tiles_are_those_of_the_printed_list(number: str) -> None:
    circuit = next(each for each in data("circuits.json")["circuits"] if str(each["id"]) == number)
    listed = {side: count for side, count in circuit["printed_list"].items() if side != "101a"}
    if number == "5":
        assert listed.pop("119b") == 1
        listed["119a"] = 1
    counted: dict[str, int] = {}
    for tile in PRINTED[number].split():
        side = tile.removesuffix("r")
        counted[side] = counted.get(side, 0) + 1
    assert counted == listed


@pytest.mark.clause("RG-20.2", "RG-20.3")
@pytest.mark.parametrize("number", PRINTED)
def test_every_printed_circuit_is_a_valid_one(number: str) -> None:
    tiles = PRINTED[number].split()
    assert written(scene({"tiles": tiles})["tiles"]) == tiles
    GAME.setup(6, {"circuit": {"tiles": tiles}})


@pytest.mark.clause("RG-20.2")
@pytest.mark.parametrize("number", PRINTED)
def test_the_printed_circuits_have_their_length_and_direction(number: str) -> None:
    told = scene(number)
    assert told["lap"] == LAP[number] == shortest_lap(PRINTED[number].split())
    assert len(told["spaces"]) == SPACES[number]
    assert told["direction"] == ("clockwise" if number in CLOCKWISE else "counter-clockwise")


@pytest.mark.clause("RG-20.2")
@pytest.mark.parametrize("number", PRINTED)
def test_every_space_of_a_printed_circuit_has_a_way_in_and_a_way_out(number: str) -> None:
    told = scene(number)
    names = {space["space"] for space in told["spaces"]}
    assert {link["from"] for link in told["links"]} == names
    assert {link["to"] for link in told["links"]} == names


@pytest.mark.clause("RG-20.3")
@pytest.mark.parametrize(
    ("tiles", "problem"),
    [
        (SMALL[1:], "start-tile"),
        (["102b", "111b", "102b"], "start-tile"),
        (["102br", *SMALL[1:]], "start-reversed"),
        (SMALL[:5], "does-not-close"),
        (["102b", "111b", "105b", "103b", "103b", "111b", "105b"], "does-not-close"),
        (["102a", *SMALL[1:]], "lanes-differ"),
        (["102b", "111b", "105b", "103a", "111b", "105b"], "lanes-differ"),
        (["102b", "111b", "111b", "112b", "103b"], "hex-twice"),
        ([*SMALL, "105b"], "too-many-copies"),
        (["102b", "105b", "105a", "105b"], "too-many-copies"),
    ],
)
def test_a_circuit_that_is_not_valid_is_refused(tiles: list[str], problem: str) -> None:
    with pytest.raises(BadDataError) as caught:
        GAME.setup(2, {"circuit": {"tiles": tiles}})
    assert caught.value.details["problem"] == problem
    assert caught.value.details["clause"] == "RG-20.3"


@pytest.mark.clause("RG-20.3")
def test_a_tile_whose_exit_does_not_meet_the_next_one_is_refused() -> None:
    circuit = next(each for each in data("circuits.json")["circuits"] if each["id"] == 1)
    placements = [dict(placement) for placement in circuit["placements"]]
    GAME.setup(2, {"circuit": {"placements": placements}})
    for change in ({"rot": 1}, {"q": 5, "r": 5}, {"reversed": True}):
        turned = [dict(placement) for placement in placements]
        turned[3].update(change)
        with pytest.raises(BadDataError) as caught:
            GAME.setup(2, {"circuit": {"placements": turned}})
        assert caught.value.details["problem"] == "tile-apart"
        assert caught.value.details["clause"] == "RG-20.3"


@pytest.mark.clause("RG-20.3")
def test_both_ways_round_are_valid() -> None:
    assert scene({"tiles": SMALL})["direction"] == "clockwise"
    turned = ["102b", *(f"{tile}r" for tile in SMALL[1:])]
    assert scene({"tiles": turned})["direction"] == "counter-clockwise"


@pytest.mark.clause("RG-20.4")
@pytest.mark.parametrize("number", PRINTED)
def test_the_pit_tile_lies_off_the_loop_beside_the_start_if_there_is_room(number: str) -> None:
    told = scene(number)
    loop = {(tile["q"], tile["r"]) for tile in told["tiles"]}
    start = told["tiles"][0]
    near = {(start["q"] + q, start["r"] + r) for q, r in NEAR}
    assert near - loop, "every printed circuit leaves room"
    assert (told["pit"]["q"], told["pit"]["r"]) in near - loop
    assert not any(tile["number"] == "101" for tile in told["tiles"])


@pytest.mark.clause("RG-20.4")
def test_the_pit_tile_is_no_part_of_the_road() -> None:
    with pytest.raises(BadDataError) as caught:
        GAME.setup(2, {"circuit": {"tiles": ["102b", "101a", *SMALL[1:]]}})
    assert caught.value.details["problem"] == "no-such-tile"
