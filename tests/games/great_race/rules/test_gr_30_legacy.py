"""GR-30: the sixteen Legacy powers, and how the Torpedo comes by them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_race.random_situations import deck_with
from tests.games.great_race.table import ARRIVAL, Table, crew, scene, solo, start

POSTS = {"funding": 2, "scout": 1, "mechanic": 2}
CARD = {"blue": "A1", "yellow": "B1", "green": "C1", "red": "D1"}
CARDS_OF = {each["city"]: each["cards"] for each in scene()["cities"]}


def entering(
    at: str,
    colour: str,
    drawn: list[str],
    legacy: dict[str, int] | None = None,
    player: dict[str, Any] | None = None,
    **torpedo: Any,
) -> Table:
    """The Torpedo's third assistant acts from there, with a card of this colour; it draws these cards in the city."""
    return solo(
        {"crew": "france", "posts": POSTS, **(player or {})},
        {"at": at, "assistants": 2, "legacy": legacy or {}, **torpedo},
        [("card", drawn)] if drawn else [],
        settings={"legacy": True},
        turn={"crew": "torpedo"},
        estienne={"deck": deck_with(CARD[colour]), "current": CARD[colour]},
    )


def stickers(game: Table) -> dict[str, int]:
    """The levels that the Torpedo has."""
    found: dict[str, int] = game.torpedo("legacy")[0]
    return {colour: level for colour, level in found.items() if level}


@pytest.mark.clause("GR-30.1")
def test_four_colours_have_four_levels_each_as_the_rules_name_them() -> None:
    shown = {
        colour: [(each["effect"], each["value"]) for each in powers] for colour, powers in scene()["legacy"].items()
    }
    assert shown.keys() == {"yellow", "green", "red", "blue"}
    assert [value for _, value in shown["yellow"]] == [7, 8, 9, 10]
    assert [value for effect, value in shown["red"] if effect == "tile_danger_loss"] == [1, 0]
    assert {len(powers) for powers in shown.values()} == {4}


@pytest.mark.clause("GR-30.1", "GR-30.2")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 4)])
def test_levels_are_gained_in_order_up_to_four(before: int, after: int) -> None:
    game = entering("R05C03", "red", ["guide"], {"red": before})
    assert stickers(game) == {"red": after}
    assert game.told("sticker") == ([{"colour": "red", "level": after}] if before < 4 else [])


@pytest.mark.clause("GR-30.1")
def test_levels_are_cumulative_and_last_into_the_next_game() -> None:
    game = start(1, legacy=True, stickers=2)
    assert stickers(game) == {"yellow": 2, "green": 2, "red": 2, "blue": 2}
    later = entering("R05C03", "yellow", ["supply"], {"green": 4}, fuel=1)
    assert later.torpedo("fuel") == (4,)


@pytest.mark.clause("GR-30.2", "GR-30.3")
def test_a_city_of_the_colour_of_the_card_gives_a_level_before_its_cards_are_drawn() -> None:
    """Bourem is red and shows one card."""
    game = entering("R05C03", "red", ["bandits"])
    assert stickers(game) == {"red": 1}
    assert game.story("sticker", "torpedo_draws") == ["sticker", "torpedo_draws"]


@pytest.mark.clause("GR-30.3", "GR-30.R2")
def test_a_level_that_it_gains_counts_for_the_cards_of_that_very_city() -> None:
    game = entering("R05C03", "red", ["bandits"], {"red": 1}, {"money": 50})
    assert game.facts("france", "money") == (40,)
    assert entering("R05C03", "red", ["bandits"], {}, {"money": 50}).facts("france", "money") == (50,)


@pytest.mark.clause("GR-30.2")
def test_it_need_not_be_the_objective() -> None:
    """In R12C09 the yellow objective is Nova Lisboa; the road leads through yellow Kampala, on its own level."""
    game = entering("R12C09", "yellow", ["guide"] * CARDS_OF["kampala"])
    assert game.told("aims")[0]["city"] == "nova_lisboa"
    assert game.torpedo("at") == ("R12C08",)
    assert stickers(game) == {"yellow": 1}


@pytest.mark.clause("GR-30.2")
def test_only_the_first_entry_counts() -> None:
    game = entering("R12C09", "yellow", [], visited=["kampala"])
    assert game.torpedo("at") == ("R12C08",)
    assert stickers(game) == {}


@pytest.mark.clause("GR-30.4")
def test_a_city_of_another_colour_gives_nothing_and_its_cards_are_drawn_all_the_same() -> None:
    game = entering("R05C03", "blue", ["guide"])
    assert game.torpedo("at") == ("R06C03",)
    assert stickers(game) == {}
    assert dict(game.pile("discard")) == {"guide": 1}


@pytest.mark.clause("GR-30.4")
@pytest.mark.parametrize("colour", ["yellow", "green", "red", "blue"])
def test_nor_does_the_arrival_city(colour: str) -> None:
    game = entering("R25C05", colour, [])
    assert game.torpedo("at") == (ARRIVAL,)
    assert stickers(game) == {}


@pytest.mark.clause("GR-30.Y1", "GR-30.Y2", "GR-30.Y3", "GR-30.Y4", "GR-30.5")
@pytest.mark.parametrize(("before", "maximum"), [(0, 7), (1, 8), (2, 9), (3, 10)])
def test_a_yellow_level_raises_both_maxima_by_one_and_no_needle(before: int, maximum: int) -> None:
    """In Salah is yellow."""
    game = entering("R01C02", "yellow", ["guide"] * CARDS_OF["in_salah"], {"yellow": before}, fuel=6, mechanic=5)
    assert game.view(0)["torpedo"]["max"] == maximum
    assert game.torpedo("fuel", "mechanic") == (6, 5)


@pytest.mark.clause("GR-30.G3", "GR-30.G4", "GR-30.7")
@pytest.mark.parametrize(
    ("card", "green", "fuel", "mechanic"),
    [
        ("jerrican", 2, 1, 1),
        ("jerrican", 3, 3, 1),
        ("supply", 3, 4, 1),
        ("supply", 4, 4, 1),
        ("spare_parts", 3, 1, 1),
        ("toolbox", 3, 1, 1),
        ("spare_parts", 4, 1, 2),
        ("toolbox", 4, 1, 3),
        ("sponsor", 4, 1, 1),
    ],
)
def test_fuel_cards_of_a_city_count_with_green_3_and_mechanic_cards_with_green_4(
    card: str, green: int, fuel: int, mechanic: int
) -> None:
    game = entering("R05C03", "blue", [card], {"green": green}, fuel=1, mechanic=1)
    assert game.torpedo("fuel", "mechanic") == (fuel, mechanic)
    assert dict(game.pile("discard")) == {card: 1}


@pytest.mark.clause("GR-30.G1", "GR-30.G2")
@pytest.mark.parametrize("green", [1, 2])
def test_green_1_and_2_are_for_the_bivouac_only(green: int) -> None:
    game = entering("R05C03", "blue", ["supply"], {"green": green}, fuel=1, mechanic=1)
    assert game.torpedo("fuel", "mechanic") == (1, 1)


@pytest.mark.clause("GR-30.G3", "GR-0.2")
def test_what_it_gains_stays_within_its_maximum() -> None:
    assert entering("R05C03", "blue", ["supply"], {"green": 3}, fuel=5).torpedo("fuel") == (6,)
    assert entering("R05C03", "blue", ["supply"], {"green": 3, "yellow": 1}, fuel=5).torpedo("fuel") == (7,)


@pytest.mark.clause("GR-30.R1", "GR-30.R2")
@pytest.mark.parametrize(("red", "chassis"), [(0, 6), (1, 6), (2, 5), (3, 5), (4, 5)])
def test_a_danger_card_of_a_city_hits_the_player_with_red_2(red: int, chassis: int) -> None:
    game = entering("R05C03", "blue", ["sandstorm"], {"red": red})
    assert game.gauges("france") == (6, 5, chassis)


@pytest.mark.clause("GR-30.R2", "GR-5.13")
def test_it_is_one_danger_each_and_may_be_cancelled() -> None:
    """Nouadhibou shows two cards."""
    player = {"posts": {"escort": 1, "funding": 2, "mechanic": 2}}
    game = entering("R03C00", "red", ["sandstorm", "bandits"], {"red": 2}, {**player, "money": 50})
    game.play("react none", "react escort")
    assert game.facts("france", "money") == (40,)


@pytest.mark.clause("GR-30.B3", "GR-30.6")
def test_with_blue_3_it_sails_for_nothing_when_that_serves_its_objective_and_the_action_ends() -> None:
    game = solo(
        crew("france", posts=POSTS),
        {"at": "R04C00", "fuel": 0, "assistants": 1, "legacy": {"blue": 3}},
        settings={"legacy": True},
        turn={"crew": "torpedo"},
    )
    assert game.told("torpedo_moves") == [{"space": "R10C03", "fuel": 0, "mechanic": 0, "because": "sea"}]
    assert game.torpedo("at", "fuel") == ("R10C03", 0)
    assert stickers(game) == {"blue": 4}


@pytest.mark.clause("GR-30.B3", "GR-30.6")
@pytest.mark.parametrize(("colour", "blue"), [("red", 3), ("red", 4), ("blue", 2)])
def test_it_does_not_sail_otherwise(colour: str, blue: int) -> None:
    """The next red city is Bourem, nearer by land; a port across the sea is no city beside it."""
    game = entering("R04C00", colour, [], {"blue": blue}, visited=["nouadhibou"], fuel=0)
    assert game.torpedo("at") == ("R04C00",)
    assert game.told("aims")[0]["city"] == ("bourem" if colour == "red" else "cotonou")
    assert game.told("torpedo_stays") == [{"because": "no_fuel"}]


@pytest.mark.clause("GR-30.6", "GR-23.5")
def test_it_never_sails_back() -> None:
    game = entering("R10C03", "red", [], {"blue": 4}, visited=["cotonou"], fuel=0)
    assert game.torpedo("at") == ("R10C03",)


@pytest.mark.clause("GR-30.6", "GR-24.1")
def test_a_sea_line_counts_as_one_space() -> None:
    """From R03C00 two spaces: Nouadhibou ends the first action, the line the next."""
    game = solo(
        crew("france", passed=True, posts=POSTS),
        {"at": "R03C00", "fuel": 0, "assistants": 1, "legacy": {"blue": 3}},
        settings={"legacy": True},
        turn={"crew": "torpedo"},
    )
    assert [each["space"] for each in game.told("torpedo_moves")][:2] == ["R04C00", "R10C03"]
    assert [each["number"] for each in game.told("progresses")] == [2, 3, 4, 5]


@pytest.mark.clause("GR-30.8")
@pytest.mark.parametrize("how", ["won", "lost", "resigned"])
def test_stickers_gained_in_a_game_are_kept_however_it_ends(how: str) -> None:
    player, end = ("R25C06", ["drive", "enter le_cap"]) if how == "won" else ("R20C05", [])
    game = solo(
        crew("france", player, posts=POSTS),
        {"at": "R05C03", "assistants": 1, "legacy": {"green": 1}},
        [("card", ["guide"])],
        settings={"legacy": True, "evolving_deck": True},
        estienne={"current": "D1"},
        round=30,
    )
    game.play(*end)
    game.play(*["fund"] if how == "resigned" else [])
    assert stickers(game) == ({"green": 1} if how == "lost" else {"green": 1, "red": 1})
    game.decide("resign" if how == "resigned" else "pass")
    entry = game.view(0)["history"]
    assert entry["result"] == ("player" if how == "won" else "torpedo")
    assert entry["legacy_before"] == {"yellow": 0, "green": 1, "red": 0, "blue": 0}
    assert entry["legacy_after"] == {"yellow": 0, "green": 1, "red": 1, "blue": 0}
