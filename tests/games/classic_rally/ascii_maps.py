"""Maps for tests, drawn with characters as in the rules: `─ ┌h ┼ ─s │1 ╶A`."""

from __future__ import annotations

from tests.games.classic_rally.table import TileAt

SHAPES = {
    "─": ("straight", 90), "│": ("straight", 0),
    "┌": ("curve", 0), "┐": ("curve", 90), "┘": ("curve", 180), "└": ("curve", 270),
    "┼": ("crossroads", 0),
    "┬": ("t_junction", 0), "┤": ("t_junction", 90), "┴": ("t_junction", 180), "├": ("t_junction", 270),
    "╵": ("terminal", 0), "╶": ("terminal", 90), "╷": ("terminal", 180), "╴": ("terminal", 270),
}  # fmt: skip
KINDS = {
    ("straight", ""): "straight", ("straight", "h"): "hazard_straight", ("straight", "s"): "service_straight",
    ("straight", "1"): "checkpoint_1", ("straight", "2"): "checkpoint_2", ("straight", "3"): "checkpoint_3",
    ("curve", ""): "curve", ("curve", "h"): "hazard_curve",
    ("crossroads", ""): "crossroads", ("t_junction", ""): "t_junction",
    ("terminal", "A"): "start", ("terminal", "F"): "finish",
}  # fmt: skip
SIGNED = ("─h", "─s", "─1", "─2", "─3")
"""A tile of each sign that lies from west to east."""


def drawn(text: str, x: int = 0, y: int = 0) -> list[TileAt]:
    """The tiles of a drawing whose first character lies at (x, y): cells stand apart by spaces, `.` is an empty one;
    after the road comes its sign (`h`, `s`, `1`, `2`, `3`), with START `A` and with FINISH `F`."""
    found: list[TileAt] = []
    for down, line in enumerate(line for line in text.splitlines() if line.strip()):
        for across, cell in enumerate(line.split()):
            if cell != ".":
                shape, rotation = SHAPES[cell[0]]
                found.append((KINDS[shape, cell[1:]], f"{x + across},{y + down}", rotation))
    return found


CROSS = drawn(
    """
    . │ . . .
    ─ ┼ ─ ─ ─
    . │ . . .
    . │ . . .
    . │ . . .
    """,
    -1,
    -1,
)
"""The crossroads of the rules' examples 5 and 6, at (0, 0): one tile to the north and to the west, three to the south
and to the east."""
