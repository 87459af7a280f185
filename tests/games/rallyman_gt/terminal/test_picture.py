"""The road drawn with characters."""

from __future__ import annotations

import random
from typing import Any

from paddock.core.chance import LiveChance
from paddock.core.terminal_picture import plain_text
from paddock.games.rallyman_gt.game import GAME
from paddock.games.rallyman_gt.terminal.picture import STYLES, draw_road

START = """
 0 orange 102b           1 orange    2 orange 108b
+-----+-----+-----#-----+-----+-----+-----+-----------+-----+
|A1   |A2   |>R0  #g2   |B2   |B1   |B2   :I1 <1      :B1   |
|     |     |     #     |     |     |     w           w     |
+-----+-----+-----#-----+-----+-----+-----+-----+-----+-----+
|B1   |B2   |>B0  #B4   |A2   |A1   |A2   |O2 <1|O1 <1|A1   |
|     |     |     #     |     |     |     |     |     |     |
+-----+-----+-----#-----+-----+-----+-----+-----+-----+-----+
"""


def test_the_road_is_drawn_with_cars_plan_limits_and_lines() -> None:
    position = {
        "circuit": "7",
        "settings": {"cannon_start": True},
        "cars": [{"at": "0:B3"}, {"at": "0:A3"}],
        "phase": "plan",
        "turn": {"plan": ["gear 2 0:A4"]},
    }
    state = GAME.load(position)
    GAME.advance(state, LiveChance(random.Random(1)))
    view = GAME.view(state, 0)
    lines = draw_road(view, state.circuit, 0, 3)
    assert plain_text(lines) == START.strip("\n")
    assert {span.style for line in lines for span in line} <= set(STYLES)


def test_a_view_of_tiles_goes_on_beyond_the_last_one_but_not_on_a_strip() -> None:
    circuit = GAME.setup(1, {"circuit": "1"}).circuit
    view: dict[str, Any] = {"cars": [], "turn": None}
    assert " 0 orange 102b" in plain_text(draw_road(view, circuit, 13, 2)).splitlines()[0]
    strip = GAME.load({"circuit": {"strip": ["103a", "104a"]}, "cars": [{"at": "0:L1"}]}).circuit
    assert "103a" not in plain_text(draw_road(view, strip, 1, 4))
