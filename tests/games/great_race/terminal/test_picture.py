"""Africa drawn with characters."""

from __future__ import annotations

from paddock.core.terminal_picture import plain_text
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.great_race.game import GAME
from paddock.games.great_race.terminal.picture import (
    LEGEND,
    STYLES,
    draw_map,
    draw_small_map,
    space_origin,
)

POSITION = {
    "settings": {"seat_order": "seats"},
    "crews": [{"crew": "italy", "at": "R23C06"}, {"crew": "france", "at": "R23C06"}, {"crew": "belgium"}],
    "tiles": {"R23C06": "F1M0", "R24C07": "F1M0D", "R25C05": "F2M1", "R25C06": "F1M0S", "R22C08": "F2M2D"},
}


def seen() -> dict[str, object]:
    """The position as everybody sees it."""
    return GAME.view(GAME.load(POSITION), None)


def test_cities_tiles_and_vehicles_are_drawn_where_they_are() -> None:
    lines = plain_text(draw_map(seen())).splitlines()
    assert lines[23].startswith("23")
    assert "IF1- " in lines[23]
    assert "(Jo)" in lines[23]
    assert lines[0].index("#Co#") == space_origin("R00C02")[0] + 2
    assert lines[0][space_origin("R00C02")[0]] == "B"


def test_a_mark_a_road_and_a_sea_line_stand_beside_what_is_there() -> None:
    lines = plain_text(draw_map(seen(), {"R25C06": "a"}, ["R25C05"])).splitlines()
    for space, sign in (("R25C06", "a 1-x"), ("R25C05", " t21"), ("R04C00", "~1{No}"), ("R21C08", "~2{Be}")):
        column, row = space_origin(space)
        assert lines[row][column:].startswith(sign)


def test_the_whole_map_is_drawn_in_little() -> None:
    lines = plain_text(draw_small_map(seen())).splitlines()
    assert len(lines) == 27
    assert lines[2] == "  · · ()· · : · ·"
    assert lines[23].strip() == "· I ()·"
    assert lines[25].strip() == "+ x []"


def test_every_style_is_declared_and_every_sign_has_its_words() -> None:
    assert {span.style for line in draw_map(seen()) for span in line} <= set(STYLES)
    for language in LANGUAGES:
        assert all(translations_for(language, GAME).has_message(f"sign-{name}") for _, name in LEGEND)
