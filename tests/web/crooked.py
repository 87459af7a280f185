"""The toy title with a board on which much is wrong, and much is tried: what nobody should do must not break a page."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from paddock.core.game import Json
from paddock.core.title import Title
from tests.core.toy.dash import Dash, DashState

KINDS = ("", "", "bog", "", "boost")
SHAPES = ("circle", "square", "hexagon", "diamond")


class Crooked(Dash):
    """Spaces in a spiral, of which the last ones are missing; one is there twice, roads lead nowhere."""

    title = "crooked"

    def scene(self, settings: Mapping[str, object]) -> Json:
        if settings.get("winning") == 30:
            return {"board": {"spaces": [{"id": str(number), "x": number % 50, "y": number} for number in range(2000)]}}
        spaces: list[Any] = []
        for number in range(16):
            angle, far = number * 0.62, 90 + 16 * number
            spaces.append(
                {
                    "id": str(number),
                    "x": far * math.cos(angle),
                    "y": far * math.sin(angle),
                    "kind": "start" if number == 0 else "finish" if number == 12 else KINDS[number % len(KINDS)],
                    "shape": SHAPES[number % len(SHAPES)],
                    "size": 1.3 if number % 7 == 3 else 1,
                    **({"label": f"Halt {number}"} if number % 4 == 1 else {}),
                }
            )
        links: list[Any] = [
            {"start": str(number), "end": str(number + 1), "one_way": number % 3 == 1} for number in range(16)
        ]
        return {
            "board": {
                "spaces": [*spaces, {"id": "3", "x": 5, "y": 5}, {"id": "lost"}, 7],
                "links": [*links, {"start": "2", "end": "2"}, None, {"start": "5", "end": "13"}],
                "pieces": [{"path": "places"}, {"path": "no.such.field"}],
                "labels": [{"x": 0, "y": 0, "text": "The spiral", "size": 1.2}, {"text": "nowhere"}],
                "areas": [{"points": [[-120, -90], [140, -90], [60, 120]], "kind": "bog"}, {"points": "x"}],
            }
        }

    def preview(self, state: DashState, seat: int) -> Json:
        lines = [self.space.notation(decision) for decision in self.legal(state, seat)]
        odd: list[object] = [{"path": ["0", "1", "2"], "ends": None}, {"path": 7, "ends": {"99": 0.5, "4": "?"}}, None]
        return {"decisions": dict(zip(lines, odd, strict=False))}


TITLE = Title(__name__, game=Crooked())
