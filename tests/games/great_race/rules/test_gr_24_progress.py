"""GR-24: the progress of the Torpedo."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.random_situations import deck_with
from tests.games.great_race.table import ARRIVAL, START, Table, crew, solo

POSTS = {"funding": 2, "scout": 1, "mechanic": 2}
TO_NOUADHIBOU = ["R01C01", "R02C01", "R03C00"]


def progress(
    number: int = 2,
    card: str = "A1",
    player: dict[str, Any] | None = None,
    chances: Any = (),
    legacy: dict[str, int] | None = None,
    tiles: dict[str, str] | None = None,
    **torpedo: Any,
) -> Table:
    """The Torpedo's assistant of this number acts, then the player is asked."""
    return solo(
        {"crew": "france", "posts": POSTS, **(player or {})},
        {"assistants": number - 1, "legacy": legacy or {}, **torpedo},
        chances,
        settings={"legacy": True},
        turn={"crew": "torpedo"},
        estienne={"deck": deck_with(card), "current": card},
        tiles=tiles or {},
    )


def road(*tiles: str) -> dict[str, str]:
    """These tiles on the way from the start to Nouadhibou."""
    return dict(zip(TO_NOUADHIBOU, tiles, strict=False))


@pytest.mark.clause("GR-24.1", "GR-30.B4")
@pytest.mark.parametrize(("number", "blue", "spaces"), [(2, 0, 2), (2, 3, 2), (2, 4, 3), (3, 4, 1), (5, 4, 1)])
def test_the_second_assistant_goes_one_space_more_with_blue_4(number: int, blue: int, spaces: int) -> None:
    game = progress(number, legacy={"blue": blue}, tiles=road("F1M0", "F1M0", "F1M0"))
    assert game.torpedo("at") == (TO_NOUADHIBOU[spaces - 1],)
    assert [each["spaces"] for each in game.told("progresses")] == [spaces]


@pytest.mark.clause("GR-24.1")
def test_river_in_spate_caps_even_the_longer_action() -> None:
    game = progress(2, legacy={"blue": 4}, tiles=road("F1M0", "F1M0", "F1M0"), river=True)
    assert game.torpedo("at", "river") == ("R01C01", False)


@pytest.mark.clause("GR-24.2")
def test_of_several_tiles_it_takes_the_easiest() -> None:
    """From R09C07 both R10C07 and R10C08 lead to Stanleyville; both are in a risk zone."""
    game = progress(3, "D1", at="R09C07", tiles={"R10C07": "F2M0", "R10C08": "F1M0"})
    assert game.torpedo("at") == ("R10C08",)


@pytest.mark.clause("GR-24.2")
def test_or_the_easiest_that_it_can_pay() -> None:
    tiles = {"R10C07": "F2M0", "R10C08": "F1M1"}
    assert progress(3, "D1", at="R09C07", tiles=tiles).torpedo("at") == ("R10C07",)
    game = progress(3, "D1", at="R09C07", tiles=tiles, fuel=2)
    assert game.told("torpedo_moves") == [{"space": "R10C08", "fuel": 2, "mechanic": 1, "because": "payable_tile"}]


@pytest.mark.clause("GR-24.2")
def test_if_it_can_pay_none_it_stays_and_does_not_go_blind_instead() -> None:
    game = progress(2, "H1", at="R09C07", tiles={"R10C08": "F3M0"}, fuel=3)
    assert game.torpedo("at", "fuel") == ("R09C07", 3)
    assert game.told("torpedo_stays") == [{"because": "no_tile_payable"}]
    assert game.tiles() == {"R10C08": "F3M0"}


@pytest.mark.clause("GR-24.3")
@pytest.mark.parametrize(
    ("tile", "fuel", "mechanic", "enters"),
    [("F2M1", 2, 1, True), ("F2M1", 1, 1, False), ("F2M1", 2, 0, False), ("F1M2S", 1, 2, True), ("F3M0", 3, 0, True)],
)
def test_it_pays_fuel_and_mechanic_of_a_tile_or_does_not_enter(
    tile: str, fuel: int, mechanic: int, enters: bool
) -> None:
    game = progress(3, tiles=road(tile), fuel=fuel, mechanic=mechanic)
    after = ("R01C01", fuel - int(tile[1]), mechanic - int(tile[3])) if enters else (START, fuel, mechanic)
    assert game.torpedo("at", "fuel", "mechanic") == after


@pytest.mark.clause("GR-24.3", "GR-30.B2")
@pytest.mark.parametrize(
    ("fuel", "blue", "at", "left"),
    [(2, 0, "R10C07", 0), (1, 0, "R09C07", 1), (1, 1, "R09C07", 1), (1, 2, "R10C07", 0), (5, 2, "R10C07", 4)],
)
def test_a_risk_zone_costs_a_fuel_more_until_blue_2(fuel: int, blue: int, at: str, left: int) -> None:
    game = progress(3, "D1", at="R09C07", tiles={"R10C07": "F1M0"}, fuel=fuel, legacy={"blue": blue})
    assert game.torpedo("at", "fuel") == (at, left)


@pytest.mark.clause("GR-24.4", "GR-30.R3", "GR-30.R4")
@pytest.mark.parametrize(
    ("red", "mechanic", "after"), [(0, 5, 3), (2, 5, 3), (3, 5, 4), (4, 5, 5), (0, 1, 0), (0, 0, 0)]
)
def test_a_danger_costs_two_mechanic_levels_with_red_3_one_and_with_red_4_none(
    red: int, mechanic: int, after: int
) -> None:
    game = progress(3, tiles=road("F1M0D"), mechanic=mechanic, legacy={"red": red})
    assert game.torpedo("at", "fuel", "mechanic") == ("R01C01", 5, after)
    assert game.told("torpedo_hit") == [{"levels": mechanic - after, "mechanic": after}]


@pytest.mark.clause("GR-24.4", "GR-24.3")
def test_a_danger_never_blocks_entry_and_comes_after_paying() -> None:
    game = progress(3, tiles=road("F1M1D"), mechanic=1)
    assert game.torpedo("at", "mechanic") == ("R01C01", 0)


@pytest.mark.clause("GR-24.5", "GR-30.B1")
@pytest.mark.parametrize(("blue", "at"), [(0, "R01C01"), (1, "R02C01"), (2, "R02C01")])
def test_a_stop_ends_the_action_until_blue_1(blue: int, at: str) -> None:
    game = progress(2, tiles=road("F1M0S", "F1M0"), legacy={"blue": blue})
    assert game.torpedo("at") == (at,)


@pytest.mark.clause("GR-24.6")
def test_without_a_tile_on_its_road_it_goes_blind_and_must_pay() -> None:
    game = progress(2, chances=[("tile", ["F2M1"]), ("tile", ["F1M0D"])])
    assert game.torpedo("at", "fuel", "mechanic") == ("R02C01", 3, 3)
    assert game.tiles() == road("F2M1", "F1M0D")
    assert [each["because"] for each in game.told("torpedo_moves")] == ["blind", "blind"]


@pytest.mark.clause("GR-24.6")
def test_if_it_cannot_pay_what_it_finds_it_stays_and_the_tile_stays() -> None:
    game = progress(2, chances=[("tile", ["F3M0"])], fuel=2)
    assert game.torpedo("at", "fuel", "mechanic") == (START, 2, 6)
    assert game.tiles() == road("F3M0")
    assert game.told("torpedo_stays") == [{"because": "tile_too_hard"}]
    assert len(game.told("torpedo_blind")) == 1


@pytest.mark.clause("GR-24.6")
def test_a_danger_or_stop_on_a_tile_that_it_cannot_pay_has_no_effect() -> None:
    game = progress(3, chances=[("tile", ["F2M2D"])], fuel=1)
    assert game.torpedo("at", "fuel", "mechanic") == (START, 1, 6)
    assert game.told("torpedo_hit") == []


@pytest.mark.clause("GR-24.6", "GR-30.B2")
@pytest.mark.parametrize(
    ("at", "card", "fuel", "blue", "goes"),
    [
        (START, "A1", 0, 4, False),
        (START, "A1", 1, 0, True),
        ("R09C07", "D1", 1, 1, False),
        ("R09C07", "D1", 1, 2, True),
        ("R09C07", "D1", 2, 0, True),
    ],
)
def test_to_go_blind_it_needs_a_fuel_and_in_a_risk_zone_two_until_blue_2(
    at: str, card: str, fuel: int, blue: int, goes: bool
) -> None:
    game = progress(3, card, at=at, fuel=fuel, legacy={"blue": blue}, chances=[("tile", ["F1M0"])] if goes else [])
    assert (game.torpedo("at") != (at,)) == goes
    assert len(game.tiles()) == int(goes)
    if not goes:
        assert game.told("torpedo_stays") == [{"because": "no_fuel"}]
        assert game.met == []


@pytest.mark.clause("GR-24.7")
def test_a_city_costs_nothing_ends_the_action_and_its_cards_are_discarded() -> None:
    """Nouadhibou shows two cards."""
    game = progress(2, at="R03C00", fuel=0, mechanic=0, chances=[("card", ["jerrican", "toolbox"])])
    assert game.torpedo("at", "fuel", "mechanic", "visited") == ("R04C00", 0, 0, ["nouadhibou"])
    assert game.told("torpedo_ends") == [{"because": "city"}]
    assert len(game.told("torpedo_moves")) == 1
    assert dict(game.pile("discard")) == {"jerrican": 1, "toolbox": 1}
    assert game.gauges("france") == (6, 5, 6)


@pytest.mark.clause("GR-24.7", "GR-30.2", "GR-30.3")
def test_on_first_entry_it_gains_the_sticker_before_it_draws() -> None:
    game = progress(2, at="R03C00", chances=[("card", ["guide", "survey"])])
    assert game.story("enters", "sticker", "torpedo_draws") == ["enters", "sticker", "torpedo_draws", "torpedo_draws"]


@pytest.mark.clause("GR-24.7")
def test_a_later_entry_gives_it_nothing() -> None:
    """From R10C02, with Cotonou entered before, the road to Bangui leads through Cotonou all the same."""
    game = progress(3, "B1", at="R10C02", visited=["cotonou"])
    assert game.torpedo("at") == ("R10C03",)
    assert game.told("torpedo_draws") == game.told("sticker") == []
    assert game.told("enters") == [{"crew": "torpedo", "city": "cotonou", "first": 0}]


@pytest.mark.clause("GR-24.7")
def test_a_later_assistant_may_leave_the_city_again() -> None:
    tiles = {"R05C00": "F1M0"}
    game = solo(crew("france", passed=True), {"at": "R03C00", "assistants": 1}, turn={"crew": "torpedo"}, tiles=tiles)
    assert [each["space"] for each in game.told("torpedo_moves")][:2] == ["R04C00", "R05C00"]


@pytest.mark.clause("GR-24.8")
@pytest.mark.parametrize("card", ["sandstorm", "bandits", "broken_track", "sabotage", "river_in_spate"])
def test_it_never_reacts_to_a_danger(card: str) -> None:
    game = solo(crew("france", hand=[card], posts=POSTS)).play(f"attack {card} torpedo")
    assert game.asked()["question"] == "turn"
    assert game.told("wards_off") == []
    assert game.torpedo("fuel", "mechanic", "river") != (6, 6, False)


@pytest.mark.clause("GR-24.8")
def test_it_never_clears_a_tile_and_never_turns_back() -> None:
    """Hard tiles lie before it and easy ones behind: it stays where it is."""
    tiles = {"R10C07": "F3M1S", "R10C08": "F2M2D", "R08C07": "F1M0", "R09C06": "F1M0"}
    player = crew("france", passed=True, posts=POSTS)
    game = solo(
        player,
        {"at": "R09C07", "fuel": 1, "assistants": 1},
        turn={"crew": "torpedo"},
        tiles=tiles,
        estienne={"current": "D1"},
    )
    assert game.torpedo("at") == ("R09C07",)
    assert game.tiles() == tiles
    assert [each["because"] for each in game.told("torpedo_stays")] == ["no_tile_payable"] * 4


@pytest.mark.clause("GR-24.9")
@pytest.mark.parametrize(("at", "after"), [(ARRIVAL, (6, 5, 6)), ("R25C05", (6, 5, 4))])
def test_who_has_arrived_suffers_no_danger_effect(at: str, after: tuple[int, int, int]) -> None:
    game = progress(2, at="R03C00", player={"at": at}, legacy={"red": 2}, chances=[("card", ["sandstorm", "bandits"])])
    assert game.gauges("france") == after
    assert len(game.told("spared")) == (2 if at == ARRIVAL else 0)
