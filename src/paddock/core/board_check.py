"""Is a title's board in order? What is wrong is told to the author by place, with what to do about it; players never
see more of it than a road that is missing."""
# mypyc: off

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from math import isfinite
from typing import Any, Final

import msgspec

from paddock.core.board import BOARD_KEY, DECISIONS_KEY, MAX_SPACES, Board, DecisionPreview, pieces_in
from paddock.core.chance import ChanceSource
from paddock.core.game import Game

MAX_CHECKED_STEPS: Final = 300
"""So many decisions of a game are looked at."""
MAX_SPACES_NAMED: Final = 6
"""How many spaces are named to somebody who wrote one that does not exist."""


def board_problems(scene: Mapping[str, object]) -> list[str]:
    """All that is wrong with the board of a scene, one line each; none where the scene has no board.

    >>> board_problems({"board": {"spaces": [{"id": "a", "x": 0, "y": 0}], "links": [{"start": "a", "end": "b"}]}})
    ['board.links[0].end: “b” is no space: name one of a']
    """
    if BOARD_KEY not in scene:
        return []
    try:
        return list(_problems_of_board(_read_board(scene)))
    except msgspec.ValidationError as error:
        return [f"board: {error}"]


def scene_problems(
    game: Game[Any], settings: Mapping[str, object], state: Any, chance_source: ChanceSource
) -> list[str]:
    """The same, with all that a game at random shows from this position on: pieces and previews must be on the
    board as well. Changes the position."""
    scene = game.scene(settings)
    wrong = board_problems(scene)
    if BOARD_KEY not in scene or wrong:
        return wrong
    board = _read_board(scene)
    game.advance(state, chance_source)
    for _ in range(MAX_CHECKED_STEPS):
        waiting = game.waiting_for(state)
        found = _problems_of_position(game, board, state)
        if found or not waiting:
            return found
        seat = waiting[chance_source.pick("seat", range(len(waiting)))]
        legal = game.legal(state, seat)
        game.play(state, seat, legal[chance_source.pick("decision", range(len(legal)))], chance_source)
    return []


def view_problems(board: Board, view: Mapping[str, object]) -> list[str]:
    """Pieces of a view that are not where a piece can be."""
    spaces = _space_ids(board)
    try:
        pieces = list(pieces_in(board, view))
    except ValueError as error:
        return [f"view.{error}"]
    return [
        f"view.{piece.where}: {_missing_space_problem(piece.space, spaces)}"
        for piece in pieces
        if piece.space is not None and piece.space not in spaces
    ]


def preview_problems(board: Board, preview: Mapping[str, object], legal_names: Collection[str]) -> list[str]:
    """What a preview tells of decisions that are not legal, or of spaces that there are not."""
    spaces = _space_ids(board)
    try:
        previews = msgspec.convert(preview.get(DECISIONS_KEY, {}), dict[str, DecisionPreview])
    except msgspec.ValidationError as error:
        return [f"preview.decisions: {error}"]
    wrong = []
    for line, each in previews.items():
        where = f"preview.decisions[{line!r}]"
        if line not in legal_names:
            wrong.append(f"{where}: is not legal now: leave it out")
        named = [*each.path, *each.ends]
        wrong += [f"{where}: {_missing_space_problem(space, spaces)}" for space in named if space not in spaces]
        if not all(0 <= share <= 1 for share in each.ends.values()):
            wrong.append(f"{where}.ends: needs chances from 0 to 1")
    return wrong


def _read_board(scene: Mapping[str, object]) -> Board:
    return msgspec.convert(scene[BOARD_KEY], Board)


def _problems_of_position(game: Game[Any], board: Board, state: Any) -> list[str]:
    seats = range(game.seats(state))
    wrong: list[str] = []
    for viewer in (None, *seats):
        wrong += view_problems(board, _as_json(game.view(state, viewer)))
    for seat in seats:
        legal = {game.space.notation(decision) for decision in game.legal(state, seat)}
        wrong += preview_problems(board, _as_json(game.preview(state, seat)), legal)
    return list(dict.fromkeys(wrong))


def _as_json(told_facts: Mapping[str, object]) -> dict[str, Any]:
    """What a client is told, as it gets it: tuples are lists there."""
    return msgspec.json.decode(msgspec.json.encode(told_facts), type=dict[str, Any])


def _problems_of_board(board: Board) -> Iterator[str]:
    spaces = _space_ids(board)
    if not 0 < len(board.spaces) <= MAX_SPACES:
        yield f"board.spaces: {len(board.spaces)} of them, but from 1 to {MAX_SPACES} can be drawn"
    first: dict[str, int] = {}
    places: dict[tuple[float, float], int] = {}
    for number, space in enumerate(board.spaces):
        where = f"board.spaces[{number}]"
        if not (isfinite(space.x) and isfinite(space.y)):
            yield f"{where}: needs finite numbers as x and y"
        if not 0 < space.size <= 10:
            yield f"{where}.size: needs a number above 0, at most 10"
        if space.id in first:
            yield f"{where}.id: “{space.id}” is spaces[{first[space.id]}] already: give each space an id of its own"
        elif (space.x, space.y) in places:
            yield f"{where}: lies on spaces[{places[space.x, space.y]}]: give it another x or y"
        first.setdefault(space.id, number)
        places.setdefault((space.x, space.y), number)
    for number, link in enumerate(board.links):
        for end, name in (("start", link.start), ("end", link.end)):
            if name not in spaces:
                yield f"board.links[{number}].{end}: {_missing_space_problem(name, spaces)}"
        if link.start == link.end:
            yield f"board.links[{number}]: leads from “{link.start}” to itself: leave it out"
    for number, area in enumerate(board.areas):
        if len(area.points) < 3:
            yield f"board.areas[{number}].points: needs three corners at least"


def _space_ids(board: Board) -> dict[str, None]:
    """The ids of the spaces, in their order."""
    return dict.fromkeys(space.id for space in board.spaces)


def _missing_space_problem(space_name: object, spaces: Iterable[str]) -> str:
    known = list(spaces)
    more = ", …" if len(known) > MAX_SPACES_NAMED else ""
    return f"“{space_name}” is no space: name one of {', '.join(known[:MAX_SPACES_NAMED])}{more}"
