"""The board of a scene: what is wrong with one is said by place, with what to do about it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from tests.core.toy import DASH, Dash

from paddock.core.board import Board, Link, PieceList, Space, board_scene, pieces_in, winding_track
from paddock.core.board_check import board_problems, preview_problems, scene_problems, view_problems
from paddock.core.chance import LiveChance
from paddock.core.game import Json

TRACK = winding_track(["a", "b", "c"], 3, pieces=[PieceList("cars")])


def board(**changed: Any) -> Json:
    """The scene of a small board, with other fields."""
    return {"board": {"spaces": [{"id": "a", "x": 0, "y": 0}, {"id": "b", "x": 1, "y": 0}], **changed}}


@pytest.mark.parametrize(
    ("scene", "problem"),
    [
        (board(links=[{"start": "a", "end": "z"}]), "board.links[0].end: “z” is no space: name one of a, b"),
        (board(links=[{"start": "b", "end": "b"}]), "board.links[0]: leads from “b” to itself: leave it out"),
        (
            board(spaces=[{"id": "a", "x": 0, "y": 0}, {"id": "a", "x": 1, "y": 0}]),
            "board.spaces[1].id: “a” is spaces[0] already: give each space an id of its own",
        ),
        (
            board(spaces=[{"id": "a", "x": 0, "y": 0}, {"id": "b", "x": 0, "y": 0}]),
            "board.spaces[1]: lies on spaces[0]: give it another x or y",
        ),
        (
            board(spaces=[{"id": str(number), "x": number, "y": 0} for number in range(2000)]),
            "board.spaces: 2000 of them, but from 1 to 1000 can be drawn",
        ),
        (board(spaces=[]), "board.spaces: 0 of them, but from 1 to 1000 can be drawn"),
        (board(areas=[{"points": [[0, 0], [1, 1]]}]), "board.areas[0].points: needs three corners at least"),
        (board(spaces=[{"id": "a", "x": "left", "y": 0}]), "board: Expected `float`, got `str` - at `$.spaces[0].x`"),
        (board(space=[]), "board: Object contains unknown field `space`"),
        (
            board(spaces=[{"id": "a", "x": 0, "y": 0, "size": 0}]),
            "board.spaces[0].size: needs a number above 0, at most 10",
        ),
    ],
)
def test_what_is_wrong_with_a_board_is_said_by_place(scene: Json, problem: str) -> None:
    assert board_problems(scene) == [problem]


def test_a_board_in_order_and_a_scene_without_one_have_no_problems() -> None:
    assert board_problems(board()) == board_problems({}) == board_problems(board_scene(TRACK)) == []


def test_pieces_are_written_as_spaces_by_seat_or_as_objects() -> None:
    found = pieces_in(
        TRACK, {"cars": ["a", None, ["b", "c"], {"space": "a", "seat": None, "kind": "cone", "label": "!"}]}
    )
    assert [(piece.seat, piece.space, piece.kind) for piece in found] == [
        (0, "a", ""),
        (1, None, ""),
        (2, "b", ""),
        (2, "c", ""),
        (None, "a", "cone"),
    ]
    nobody = Board(TRACK.spaces, pieces=[PieceList("road.cones", by_seat=False, kind="cone")])
    assert [(piece.seat, piece.kind) for piece in pieces_in(nobody, {"road": {"cones": {"one": "c"}}})] == [
        (None, "cone")
    ]


@pytest.mark.parametrize(
    ("view", "problem"),
    [
        ({"cars": ["a", "z"]}, "view.cars[1]: “z” is no space: name one of a, b, c"),
        ({}, "view.cars: there is no such field in the view"),
        ({"cars": 3}, "view.cars: needs a list of pieces"),
        ({"cars": [True]}, "view.cars[0]: needs the id of a space, a number that is one, or null"),
        ({"cars": [{"space": "a", "seat": "red"}]}, "view.cars[0].seat: needs the number of a seat, or null"),
    ],
)
def test_a_piece_that_stands_nowhere_is_named(view: Mapping[str, object], problem: str) -> None:
    assert view_problems(TRACK, view) == [problem]


def test_a_preview_tells_of_legal_decisions_and_of_spaces_of_the_board() -> None:
    told = {"decisions": {"go": {"path": ["a", "z"]}, "stay": {"ends": {"a": 2}}}}
    assert preview_problems(TRACK, told, {"go"}) == [
        "preview.decisions['go']: “z” is no space: name one of a, b, c",
        "preview.decisions['stay']: is not legal now: leave it out",
        "preview.decisions['stay'].ends: needs chances from 0 to 1",
    ]
    assert preview_problems(TRACK, {"decisions": {"go": 1}}, {"go"})[0].startswith(
        "preview.decisions: Expected `object`"
    )


def test_pieces_of_a_whole_game_are_looked_for_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    def problems() -> list[str]:
        return scene_problems(DASH, {}, DASH.setup(2, {}), LiveChance(random.Random(3)))

    assert problems() == []
    short = board_scene(Board([Space("0", 0, 0), Space("1", 1, 0)], [Link("0", "1")], [PieceList("places")]))
    monkeypatch.setattr(Dash, "scene", lambda self, settings: short)
    assert any("is no space: name one of 0, 1" in problem for problem in problems())
