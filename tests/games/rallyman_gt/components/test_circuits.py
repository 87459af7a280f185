"""Circuits: what the data says twice agrees, and what can't be raced on is refused with its clause and its place."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from paddock.core.errors import BadDataError
from paddock.games.rallyman_gt.components.circuit import printed_circuit
from paddock.games.rallyman_gt.components.content import CIRCUIT_DATA
from paddock.games.rallyman_gt.components.data_checks import check_data
from paddock.games.rallyman_gt.game import GAME

CIRCUIT_1 = [placement.notation for placement in printed_circuit("1").layout.placements]
SMALL = ["102b", "111b", "105b", "103b", "111b", "105b"]


def test_the_shipped_data_agrees_with_the_tables_made_from_it() -> None:
    assert check_data() == []


@pytest.mark.parametrize("circuit", CIRCUIT_DATA)
def test_a_printed_circuit_written_as_a_list_of_tiles_is_the_same_circuit(circuit: str) -> None:
    printed = printed_circuit(circuit)
    tiles = [placement.notation for placement in printed.layout.placements]
    own = GAME.setup(1, {"circuit": {"tiles": tiles}}).circuit
    assert own.space_names == printed.space_names
    assert [list(moves) for moves in own.move_to] == [list(moves) for moves in printed.move_to]
    assert [(each.q, each.r, each.rotation) for each in own.layout.placements] == [
        (each.q, each.r, each.rotation) for each in printed.layout.placements
    ]


@pytest.mark.parametrize(
    ("circuit", "problem", "where"),
    [
        ({"tiles": ["102b", "999b"]}, "no-such-tile", "tiles[1]"),
        ({"tiles": SMALL[1:]}, "start-tile", "tiles"),
        ({"tiles": [*SMALL[1:], "102b"]}, "start-first", "tiles[5]"),
        ({"tiles": ["102br", *SMALL[1:]]}, "start-reversed", "tiles[0]"),
        ({"tiles": [*SMALL, "105b"]}, "too-many-copies", "tiles[6]"),
        ({"tiles": SMALL[:5]}, "does-not-close", "tiles[4]"),
        ({"tiles": ["102b", "111b", "111b", "112b", "103b"]}, "hex-twice", "tiles[3]"),
        ({"tiles": ["102a", *SMALL[1:]]}, "lanes-differ", "tiles[0]"),
        ({"tiles": ["102b", "105b"]}, "too-few-tiles", "tiles"),
        ({"strip": SMALL}, "strip-race", "strip"),
        ({}, "circuit-form", "circuit"),
        ({"tiles": SMALL, "strip": SMALL}, "circuit-form", "circuit"),
        ({"tiles": SMALL, "laps": 3}, "no-such-field", "laps"),
        ({"tiles": []}, "tile-count", "tiles"),
        ({"placements": [{"tile": "102b", "q": 0, "r": 0, "rot": 9}]}, "needs-whole", "placements[0].rot"),
    ],
)
def test_a_circuit_that_can_not_be_raced_on_is_refused_with_the_place(
    circuit: dict[str, Any], problem: str, where: str
) -> None:
    with pytest.raises(BadDataError) as caught:
        GAME.setup(2, {"circuit": circuit})
    assert (caught.value.details["problem"], caught.value.details["where"]) == (problem, where)
    assert caught.value.details["clause"] == "RG-20.3"


def test_placements_that_do_not_meet_are_refused() -> None:
    data = [dict(placement) for placement in CIRCUIT_DATA["1"]["placements"]]
    data[3]["q"] += 5
    with pytest.raises(BadDataError) as caught:
        GAME.setup(2, {"circuit": {"placements": data}})
    assert (caught.value.details["problem"], caught.value.details["where"]) == ("tile-apart", "tiles[2]")


@pytest.mark.parametrize("circuit", CIRCUIT_DATA)
def test_the_scene_has_every_space_with_its_outline_and_an_ideal_line_that_can_be_driven(circuit: str) -> None:
    scene: Any = GAME.scene({"circuit": circuit})
    assert len(scene["spaces"]) == CIRCUIT_DATA[circuit]["spaces"]
    assert len(scene["grid"]) == 6
    moves = {(link["from"], link["to"]) for link in scene["links"]}
    line = scene["ideal"]
    assert all(pair in moves for pair in itertools.pairwise(line))
    assert len(line) >= scene["lap"]
