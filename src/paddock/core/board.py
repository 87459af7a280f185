# mypyc: off
"""A board as data that any client can draw: spaces, the links between them, and where a view says that pieces stand.

A title whose scene has one gets a table in the browser without a line of its own there. It need not say more than where
its spaces lie; `docs/add-a-title.md` tells what else it may say, and in which words it is said.

>>> board = winding_track(["start", "bend", "end"], columns=2)
>>> [(space.id, space.x, space.y) for space in board.spaces]
[('start', 0.0, 0.0), ('bend', 1.0, 0.0), ('end', 1.0, 1.0)]
>>> board_scene(board)["board"]["links"][0]
{'start': 'start', 'end': 'bend'}
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, Literal

import msgspec

from paddock.core.game import Json

BOARD_KEY: Final = "board"
"""The field of a scene that holds a board."""
DECISIONS_KEY: Final = "decisions"
"""The field of a preview that tells of decisions, each by its notation."""
MAX_SPACES: Final = 1000
"""A board of more is not drawn but told in words: nobody finds their way on it."""

Shape = Literal["circle", "square", "diamond", "hexagon"]


class Space(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A place where pieces stand. `x` (to the right) and `y` (down) are in any unit: how large spaces are drawn follows
    from how close together they lie, and `size` makes one larger or smaller than the others.

    What it is called follows from the `ValueSet` that the board names; `label` is written on it instead of that (empty:
    nothing). `kind` groups spaces of one look: `start` and `finish` have their signs, others a colour each, and
    `space-kind-<kind>` says what they are.
    """

    id: str
    x: float
    y: float
    kind: str = ""
    label: str | None = None
    shape: Shape = "circle"
    size: float = 1.0


class Link(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A road between two spaces, by their ids."""

    start: str
    end: str
    one_way: bool = False


class BoardLabel(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Words on the board: a message of the title by its key, or a text as it is."""

    x: float
    y: float
    text: str
    size: float = 1.0


class Area(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A coloured part of the board that lies under its spaces; those of one kind have one colour."""

    points: Sequence[tuple[float, float]]
    kind: str = ""


class PieceList(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Where in a view pieces stand: a path such as `spaces` or `board.cars`, to a list (or to one for each name).

    In it stands for each piece the id of its space, a number that is one, or nothing while it is off the board; several
    for somebody who has several. The first belong to seat 0, the next to seat 1, unless `by_seat` is false: then
    they are nobody's. A piece may as well be an object with `space`, and if wanted `seat`, `kind` and `label`.
    `piece-<kind>` says what a piece is.
    """

    path: str
    by_seat: bool = True
    kind: str = ""


class Board(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A whole board. `values` is the set of values by which decisions and events name its spaces: such a decision can
    be made by pressing the space."""

    spaces: Sequence[Space]
    links: Sequence[Link] = ()
    pieces: Sequence[PieceList] = (PieceList("pieces"),)
    labels: Sequence[BoardLabel] = ()
    areas: Sequence[Area] = ()
    values: str = "space"


class DecisionPreview(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What would come of a decision, for clients to draw: the `path` of a piece from where it stands to where it ends,
    or where it may end with which chance (`ends`), and a message of the title with its arguments. A decision with a
    path can be made by pressing the space where it ends."""

    path: Sequence[str] = ()
    ends: Mapping[str, float] = msgspec.field(default_factory=dict)
    message: str = ""
    args: Mapping[str, str | int | float] = msgspec.field(default_factory=dict)


class Piece(msgspec.Struct, frozen=True):
    """A piece as a view has it: `where` in the view it was found, whose it is, and where it stands (None: nowhere)."""

    where: str
    space: str | None
    seat: int | None = None
    kind: str = ""
    label: str = ""


def board_schema() -> dict[str, Any]:
    """A JSON Schema document with the types of boards and of what previews tell of decisions."""
    _, definitions = msgspec.json.schema_components([Board, DecisionPreview], ref_template="#/$defs/{name}")
    return {"$defs": definitions}


def board_scene(board: Board) -> dict[str, Any]:
    """The scene of a title whose board is drawn from its data."""
    return {BOARD_KEY: msgspec.to_builtins(board)}


def decision_previews(previews: Mapping[str, DecisionPreview]) -> Json:
    """The preview of a title, by the notation of its decisions.

    >>> decision_previews({"walk 1": DecisionPreview(path=["3", "4"])})
    {'decisions': {'walk 1': {'path': ['3', '4']}}}
    """
    return {DECISIONS_KEY: {line: msgspec.to_builtins(preview) for line, preview in previews.items()}}


def winding_track(
    ids: Sequence[str], columns: int, *, pieces: Sequence[PieceList] = (PieceList("pieces"),), values: str = "space"
) -> Board:
    """A track from a start to a finish, in rows that are run through to and fro."""
    last = len(ids) - 1
    spaces = []
    for number, space in enumerate(ids):
        row, across = divmod(number, columns)
        column = columns - 1 - across if row % 2 else across
        kind = "start" if number == 0 else "finish" if number == last else ""
        spaces.append(Space(space, float(column), float(row), kind))
    links = [Link(start, end) for start, end in pairwise(ids)]
    return Board(spaces, links, pieces, values=values)


def pieces_in(board: Board, view: Mapping[str, object]) -> Iterator[Piece]:
    """The pieces of a view. Raises `ValueError` with what is wrong, where it is not as :class:`PieceList` says.

    >>> runners = winding_track(["0", "1"], 2, pieces=[PieceList("spaces")])
    >>> [(piece.seat, piece.space) for piece in pieces_in(runners, {"spaces": [1, None]})]
    [(0, '1'), (1, None)]
    """
    for each in board.pieces:
        found: object = view
        for step in each.path.split("."):
            if not isinstance(found, Mapping) or step not in found:
                raise ValueError(f"{each.path}: there is no such field in the view")
            found = found[step]
        if isinstance(found, Mapping):
            found = list(found.values())
        if not isinstance(found, list):
            raise ValueError(f"{each.path}: needs a list of pieces")
        for place, value in enumerate(found):
            several = value if isinstance(value, list) else [value]
            for one in several:
                yield _read_piece(one, f"{each.path}[{place}]", place if each.by_seat else None, each.kind)


def _read_piece(value: object, json_path: str, seat: int | None, kind: str) -> Piece:
    """One piece, whichever way it is written."""
    if not isinstance(value, Mapping):
        return Piece(json_path, _space_id(value, json_path), seat, kind)
    own_seat, own_kind, label = value.get("seat", seat), value.get("kind", kind), value.get("label", "")
    if isinstance(own_seat, bool) or not isinstance(own_seat, int | None):
        raise ValueError(f"{json_path}.seat: needs the number of a seat, or null")
    return Piece(json_path, _space_id(value.get("space"), f"{json_path}.space"), own_seat, str(own_kind), str(label))


def _space_id(value: object, json_path: str) -> str | None:
    if isinstance(value, bool) or not isinstance(value, int | str | None):
        raise ValueError(f"{json_path}: needs the id of a space, a number that is one, or null")
    return None if value is None else str(value)
