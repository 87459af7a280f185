"""RR-18: the boards that ship with the game, and what their elements mean."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import BadPositionError
from tests.games.roborally.draw import belt, course, laser, pusher, wall
from tests.games.roborally.shipped import DOCKS, HOUSE, PUBLISHED, data
from tests.games.roborally.table import Table, register

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}


def laid(board: str, rotation: int = 0) -> dict[str, Any]:
    """A course that is one board."""
    size = (12, 4) if board in DOCKS else (12, 12)
    width, height = size if rotation % 180 == 0 else size[::-1]
    return {
        "width": width,
        "height": height,
        "boards": [{"board": board, "x": 0, "y": 0, "rotation_cw": rotation}],
    }


def stand(drawn: dict[str, Any], x: int, y: int, until: str = "B") -> Table:
    return register([{"x": x, "y": y, "facing": "N"}], drawn, until=until)


def elements(board: str, kind: str) -> list[tuple[int, int, dict[str, Any]]]:
    return [
        (cell["x"], cell["y"], element)
        for cell in data(f"boards/{board}.json")["cells"]
        for element in cell["elements"]
        if element["kind"] == kind
    ]


def edges(board: dict[str, Any]) -> set[tuple[int, int, str]]:
    """The walls of a board, each under the name of its southern or eastern square."""
    found = set()
    for each in board["walls"]:
        x, y, side = each["x"], each["y"], each["side"]
        if side in "SE":
            dx, dy = STEP[side]
            x, y, side = x + dx, y + dy, BACK[side]
        found.add((x, y, side))
    return found


def walled(board: dict[str, Any], x: int, y: int, side: str) -> bool:
    return bool(edges({"walls": [wall(x, y, side)]}) & edges(board))


@pytest.mark.clause("RR-18.1", "RR-18.2")
@pytest.mark.parametrize("board", [*PUBLISHED, *HOUSE, *DOCKS])
def test_every_face_can_be_laid_out(board: str) -> None:
    drawn = laid(board)
    assert stand(drawn, 0, 0).at("twonky") == (0, 0, "N")
    for x, y in ((drawn["width"], 0), (0, drawn["height"])):
        with pytest.raises(BadPositionError):
            stand(drawn, x, y)


@pytest.mark.clause("RR-18.1", "RR-18.2")
@pytest.mark.parametrize("board", [*PUBLISHED, *HOUSE, *DOCKS])
def test_every_face_says_where_it_comes_from(board: str) -> None:
    provenance = data(f"boards/{board}.json")["provenance"]
    assert provenance["status"] == ("house" if board in HOUSE else "public")
    assert provenance["notes"]
    assert board in HOUSE or provenance["sources_agreeing"] >= 2


@pytest.mark.clause("RR-18.1")
@pytest.mark.parametrize("board", [*PUBLISHED, *HOUSE])
@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_pits_and_gears_lie_where_the_turned_board_has_them(board: str, rotation: int) -> None:
    def place(x: int, y: int) -> tuple[int, int]:
        for _ in range(rotation // 90):
            x, y = 11 - y, x
        return x, y

    drawn = laid(board, rotation)
    for x, y, _ in elements(board, "pit"):
        with pytest.raises(BadPositionError):
            stand(drawn, *place(x, y))
    for x, y, gear in elements(board, "gear"):
        found = stand(drawn, *place(x, y), until="D").at("twonky")
        assert found == (*place(x, y), "E" if gear["rotation"] == "cw" else "W")


@pytest.mark.clause("RR-18.1")
def test_the_sides_of_elements_turn_with_their_board() -> None:
    """The belt at (8, 0) of the vault runs south; on the board turned by 90 degrees it runs west from (11, 8)."""
    assert stand(laid("vault"), 8, 0, until="D").at("twonky")[:2] == (8, 1)
    assert stand(laid("vault", 90), 11, 8, until="D").at("twonky")[:2] == (10, 8)
    assert stand(laid("vault", 180), 3, 11, until="D").at("twonky")[:2] == (3, 10)
    assert stand(laid("vault", 270), 0, 3, until="D").at("twonky")[:2] == (1, 3)


@pytest.mark.clause("RR-18.4")
@pytest.mark.parametrize("board", [*PUBLISHED, *HOUSE, *DOCKS])
def test_every_pusher_and_every_cannon_stands_on_a_listed_wall(board: str) -> None:
    face = data(f"boards/{board}.json")
    for x, y, element in elements(board, "pusher"):
        assert walled(face, x, y, BACK[element["push"]])
    for cannon in face["lasers"]:
        assert walled(face, cannon["x"], cannon["y"], BACK[cannon["fires"]])


@pytest.mark.clause("RR-18.4")
@pytest.mark.parametrize("board", ["vault", "maelstrom", "house_switchyard", "house_foundry"])
def test_a_robot_can_not_drive_through_a_pusher_from_behind(board: str) -> None:
    for x, y, element in elements(board, "pusher"):
        dx, dy = STEP[element["push"]]
        if 0 <= x - dx < 12 and 0 <= y - dy < 12:
            start = {"x": x - dx, "y": y - dy, "facing": element["push"], "card": "P490"}
            table = register([start], laid(board), until="C")
            assert table.at("twonky") == (x - dx, y - dy, element["push"])


@pytest.mark.clause("RR-18.4")
def test_without_a_listed_wall_neither_pusher_nor_cannon_blocks() -> None:
    drawn = course(pusher(5, 5, "E", 2), lasers=[laser(5, 7, "E")])
    table = register(
        [
            {"x": 4, "y": 5, "facing": "E", "card": "P490"},
            {"x": 4, "y": 7, "facing": "E", "card": "P500"},
        ],
        drawn,
        until="C",
    )
    assert table.at("twonky") == (5, 5, "E")
    assert table.at("hammer_bot") == (5, 7, "E")


@pytest.mark.clause("RR-18.4")
def test_with_their_wall_both_block_from_behind() -> None:
    drawn = course(pusher(5, 5, "E", 2), lasers=[laser(5, 7, "E")], walls=[wall(5, 5, "W"), wall(5, 7, "W")])
    table = register(
        [
            {"x": 4, "y": 5, "facing": "E", "card": "P490"},
            {"x": 4, "y": 7, "facing": "E", "card": "P500"},
        ],
        drawn,
        until="C",
    )
    assert table.at("twonky") == (4, 5, "E")
    assert table.at("hammer_bot") == (4, 7, "E")


@pytest.mark.clause("RR-18.1", "RR-18.2")
def test_drawn_elements_are_added_to_the_boards() -> None:
    drawn = {**laid("chess"), "cells": [belt(0, 5, "S")], "walls": [wall(0, 7, "N")]}
    assert register([{"x": 0, "y": 5, "facing": "N"}], drawn, until="D").at("twonky") == (0, 6, "N")
    start = {"x": 0, "y": 6, "facing": "S", "card": "P490"}
    assert register([start], drawn, until="C").at("twonky") == (0, 6, "S")
