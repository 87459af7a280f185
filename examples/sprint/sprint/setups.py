"""What Sprint is tried on: tables as (seats, settings), and positions."""

from __future__ import annotations

from typing import Any

SETUPS: dict[str, tuple[int, dict[str, Any]]] = {"two": (2, {}), "four": (4, {})}
POSITIONS: dict[str, dict[str, Any]] = {"near_the_end": {"spaces": [11, 10, 3], "conceded": [2], "turn": 1}}
HAS_SECRETS = False
PLAYTHROUGHS = ()
