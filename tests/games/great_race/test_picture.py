"""Africa drawn with characters."""

from __future__ import annotations

from paddock.core.words import LANGUAGES, speak
from paddock.games.great_race.game import GAME
from paddock.games.great_race.picture import LEGEND, STYLES, draw, plain, spot

POSITION = {
    "options": {"seat_order": "seats"},
    "crews": [{"crew": "italy", "at": "R23C06"}, {"crew": "france", "at": "R23C06"}, {"crew": "belgium"}],
    "tiles": {"R23C06": "F1M0", "R24C07": "F1M0D", "R25C05": "F2M1", "R25C06": "F1M0S", "R22C08": "F2M2D"},
}


def seen() -> dict[str, object]:
    """The position as everybody sees it."""
    return GAME.view(GAME.load(POSITION), None)


def test_cities_tiles_and_vehicles_are_drawn_where_they_are() -> None:
    lines = plain(draw(seen())).splitlines()
    assert lines[23].startswith("23")
    assert "IF1- " in lines[23]
    assert "(Jo)" in lines[23]
    assert lines[0].index("#Co#") == spot("R00C02")[0] + 2
    assert lines[0][spot("R00C02")[0]] == "B"


def test_a_mark_stands_in_place_of_what_is_there() -> None:
    column, row = spot("R25C06")
    line = plain(draw(seen(), {"R25C06": "a"})).splitlines()[row]
    assert line[column + 2] == "a"


def test_every_style_is_declared_and_every_sign_has_its_words() -> None:
    assert {span.style for line in draw(seen()) for span in line} <= set(STYLES)
    for language in LANGUAGES:
        assert all(speak(language, GAME).has(f"sign-{name}") for _, name in LEGEND)
