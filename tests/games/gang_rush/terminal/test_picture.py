"""The bridge drawn with characters."""

from __future__ import annotations

import random
from typing import Any

from paddock.core.chance import LiveChance
from paddock.core.terminal_picture import plain_text
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.gang_rush.game import GAME
from paddock.games.gang_rush.terminal.picture import LEGEND, STYLES, car_offsets, draw_bridge, draw_overview
from paddock.games.gang_rush.testing.setups import crowded_position, homecoming_position

CROWD = """
|2  10    12    14    16|3  18    20    22    24|4  26    28
      ~~~~~~~~~~~~~~~~~~~~~~~~NNNNNNNNNNNNNNNNNN~~~~~~~~~~~~~~~~
   |     |     |G>5  |     |     |     |     |     |     |     |
   |     |::   |     |^2   |     |$3   |     |     |     |     |
|     |     |B>4  |     |     |     |     |     |     |     |
|     |     |     |     |~    |::   |o2   |     |[]   |     |
   |     |     |R>2  |W>1  |    a|     |     |     |     |     |
   |     |     |     |     |/>   |[]   |::   |=3   |     |     |
|     |     |     |Y>3  |     |     |     |     |     |     |
|     |     |     |     |%    |     |=2o3 |     |     |::   |
   |     |     |     |     |     |     |     |     |     |     |
   |     |     |     |     |30   |::   |     |!    |     |     |
      ~~~~~~~~~~~~~~~~~~~~~~~~NNNNNNNNNNNNNNNNNN~~~~~~~~~~~~~~~~
"""
HOME = """
 - - - - - - : - - - - - - - - : - - - - #
- - - < - R - - - - : - - - - - - - - - #
 - - - : - - - - - - - : - - / - - - Y - #
- - - - - - - - - - - - - [ : - G - - - #
 - - - - - - - - - - : - - - - - - - : - #
"""


def seen(position: dict[str, Any]) -> dict[str, Any]:
    """A position as everybody sees it."""
    return GAME.view(GAME.load(position), None)


def test_the_bridge_is_drawn_with_cars_hazards_bills_and_edges() -> None:
    assert plain_text(draw_bridge(seen(crowded_position(5)), 9, 28, square_marks={"3:18": "a"})) == CROWD.strip("\n")


def test_the_band_shows_the_whole_bridge_and_the_wall() -> None:
    position: Any = homecoming_position()
    del position["road"]["1:4"]
    assert plain_text(draw_overview(seen(position))) == HOME.strip("\n")


def test_every_space_has_its_spot_inside_the_picture() -> None:
    lines = draw_bridge(seen(crowded_position(3)))
    width = sum(len(span.text) for span in lines[0])
    found = car_offsets()
    assert len(set(found.values())) == len(found) == 105
    assert all(0 <= column < width and 0 <= row < len(lines) for column, row in found.values())


def test_every_style_is_known_and_lines_are_equally_long() -> None:
    chance_source = LiveChance(random.Random(4))
    state = GAME.setup(5, {})
    GAME.advance(state, chance_source)
    for _ in range(300):
        waiting = GAME.waiting_for(state)
        choices = GAME.legal(state, waiting[0])
        GAME.play(state, waiting[0], choices[int(random.Random(len(choices)).random() * len(choices))], chance_source)
        lines = draw_bridge(GAME.view(state, None))
        assert {span.style for line in lines for span in line} <= set(STYLES)
        assert len({sum(len(span.text) for span in line) for line in lines}) == 1


def test_every_sign_is_said_in_both_languages() -> None:
    for language in LANGUAGES:
        translations = translations_for(language, GAME)
        assert [name for _, name in LEGEND if not translations.has_message(f"sign-{name}")] == []
