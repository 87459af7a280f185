"""The time sheet, drawn to be printed (RG-19.2, RG-19.3, RG-19.6, RG-19.7)."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from paddock.core.time_sheet import time_sheet_of
from paddock.core.translations import translations_for
from paddock.games.rallyman_gt.game import GAME

SVG = "{http://www.w3.org/2000/svg}"


def drawn(position: dict[str, Any], seat: int = 0, language: str = "en", name: str = "Ann") -> str:
    """The sheet of a position as SVG."""
    drawing = time_sheet_of(GAME)
    assert drawing is not None
    return drawing.draw(
        GAME.view(GAME.load(position), seat), seat, name, "2026-11-15", translations_for(language, GAME)
    )


def texts(svg: str) -> list[str]:
    return ["".join(each.itertext()) for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def ticks(svg: str) -> list[tuple[int, int]]:
    """Column and row of every tick."""
    found = []
    for path in ElementTree.fromstring(svg).iter(f"{SVG}path"):
        if path.get("class") == "tick":
            x, y = path.get("d", "").removeprefix("M").split("l")[0].split()
            found.append((int((float(x) + 13 - 170) / ((1000 - 80 - 130) / 12)), int((float(y) - 170) / 44) - 1))
    return found


def solo(**more: Any) -> dict[str, Any]:
    car = {"colour": "blue", "at": "0:B3", "speed": 0, **more.pop("car", {})}
    return {"title": "rallyman_gt@1", "circuit": "1", "cars": [car], **more}


@pytest.mark.clause("RG-19.2")
def test_each_turn_is_one_tick_in_the_row_of_its_marker() -> None:
    svg = drawn(solo(sheet=[6, 2, "00"]))
    assert ticks(svg) == [(0, 0), (1, 4), (2, 7)]
    assert [text for text in texts(svg) if text in ("0:10", "0:50", "2:50")] == [
        "0:10",
        "0:50",
        "0:10",
        "0:50",
        "2:50",
        "2:50",
    ]


@pytest.mark.clause("RG-19.3")
def test_the_final_time_is_there_once_the_lap_is_driven() -> None:
    running = texts(drawn(solo(sheet=[4, 6], car={"focus": 3})))
    assert "0:27" not in running
    over = texts(
        drawn(solo(sheet=[4, 6], phase="over", finished=["blue"], car={"focus": 3, "status": "finished", "at": None}))
    )
    assert over[-5:] == ["0:30", "Seconds gained", "−0:03", "Final time", "0:27"]


@pytest.mark.clause("RG-19.6")
def test_a_longer_run_goes_on_on_a_further_sheet() -> None:
    svg = drawn(solo(sheet=[3] * 14))
    assert ElementTree.fromstring(svg).findall(f"{SVG}g")[1:]
    assert "14" in texts(svg)
    assert "7:00" in texts(svg)
    assert len(ElementTree.fromstring(drawn(solo(sheet=[3] * 12))).findall(f"{SVG}g")) == 1


@pytest.mark.clause("RG-19.7")
def test_the_header_says_circuit_tyres_driver_weather_car_and_date_in_both_languages() -> None:
    english = texts(drawn(solo(settings={"weather": "rain"}, car={"tyres": "rain"})))
    assert english[2:14:2] == ["Circuit", "Tyres", "Driver", "Weather", "Car", "Date"]
    assert english[3:14:2] == ["Circuit 1", "rain tyres", "Ann", "rain", "GT6", "2026-11-15"]
    french = texts(drawn(solo(), language="fr"))
    assert french[0] == "Feuille de temps"
    assert french[3:14:2] == ["Circuit 1", "pneus Asphalte", "Ann", "soleil", "GT6", "2026-11-15"]


def test_a_name_is_text_and_nothing_else() -> None:
    svg = drawn(solo(), name='<script>"&')
    assert '<script>"&' in texts(svg)
    assert not list(ElementTree.fromstring(svg).iter(f"{SVG}script"))


def test_a_circuit_of_ones_own_is_called_by_its_name() -> None:
    tiles = ["102b", "111b", "105b", "103b", "111b", "105b"]
    assert "Hairpins" in texts(drawn({**solo(), "circuit": {"name": "Hairpins", "tiles": tiles}}))
    assert "a circuit of one’s own" in texts(drawn({**solo(), "circuit": {"tiles": tiles}}))


def test_a_qualifying_lap_has_a_sheet_and_a_race_has_none() -> None:
    state = GAME.setup(2, {"qualifying": True})
    from tests.games.rallyman_gt.table import Table

    table = Table(state)
    drawing = time_sheet_of(GAME)
    assert drawing is not None
    translations = translations_for("en", GAME)
    for seat in (0, 1):
        assert "<svg" in drawing.draw(GAME.view(table.state, seat), seat, "Ann", "", translations)
    race = Table(GAME.setup(2, {}))
    assert drawing.draw(GAME.view(race.state, 0), 0, "Ann", "", translations) == ""
