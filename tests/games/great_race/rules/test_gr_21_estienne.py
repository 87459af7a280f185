"""GR-21: the Torpedo's dashboard and the Estienne cards."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

from tests.games.great_race.table import Table, crew, scene, solo, start

_FILE = resources.files("paddock.games.great_race") / "data" / "estienne_cards.json"
CARDS: dict[str, dict[str, Any]] = {each["id"]: each for each in json.loads(_FILE.read_text("utf-8"))["cards"]}


def whole_round(card: str, displayed: list[str], **fields: Any) -> Table:
    """A round that begins with this Estienne card, until the player is asked in the next convoy phase."""
    player = crew("france", "R03C05", engine=3, chassis=3, fuel=3, posts={"funding": 2, "scout": 1, "mechanic": 2})
    game = solo(
        player,
        {"at": "R08C04", "fuel": 0, "mechanic": 0},
        phase="round",
        round=0,
        chances=[("estienne", [card]), ("card", displayed)],
        **fields,
    )
    game.decide("pass")
    while game.phase() == "picks":
        game.decide(f"pick {min(game.offered('pick'), key=int)}")
    assert game.phase() == "programming"
    return game


@pytest.mark.clause("GR-21.1")
@pytest.mark.parametrize("yellow", range(5))
def test_fuel_and_mechanic_have_a_maximum_of_6_and_one_more_with_each_yellow_level(yellow: int) -> None:
    game = solo(crew("france"), {"legacy": {"yellow": yellow}}, settings={"legacy": True})
    assert game.view(0)["torpedo"]["max"] == 6 + yellow


@pytest.mark.clause("GR-21.2")
def test_it_has_no_money_no_hand_no_engine_and_no_chassis() -> None:
    game = solo(crew("france"))
    assert not {"money", "hand", "engine", "chassis", "posts"} & set(game.view(0)["torpedo"])


@pytest.mark.clause("GR-21.2")
def test_its_mechanic_gauge_does_not_limit_how_far_it_goes() -> None:
    tiles = {"R01C01": "F1M0", "R02C01": "F1M0"}
    game = solo(crew("france"), {"mechanic": 0, "assistants": 1}, tiles=tiles, turn={"crew": "torpedo"})
    assert game.torpedo("at", "fuel", "mechanic") == ("R02C01", 4, 0)


@pytest.mark.clause("GR-21.3")
def test_every_card_has_its_level_letter_colour_and_figures() -> None:
    shown = {each["card"]: each for each in scene()["estienne"]}
    assert shown.keys() == CARDS.keys()
    for name, card in CARDS.items():
        figures = shown[name]
        assert name == f"{figures['letter']}{figures['level']}"
        assert figures["colour"] == card["target"]
        assert [figures["first"], figures["second"]] == [card["bivouac"]["first"], card["bivouac"]["second"]]
        same = ("level", "letter", "tiles", "second_move", "other_moves", "refuel", "repair")
        assert [figures[field] for field in same] == [card[field] for field in same]
        assert figures["effect"] == card["danger_effect"]
        assert (len(figures["other_moves"]), len(figures["second"])) == (3, 2)


@pytest.mark.clause("GR-21.3")
def test_the_first_card_is_that_of_the_examples() -> None:
    (card,) = [each for each in scene()["estienne"] if each["card"] == "A1"]
    assert (card["level"], card["colour"], card["tiles"]) == (1, "blue", 2)
    assert (card["first"], card["second"]) == ([1], [1, 3])
    assert (card["effect"], card["refuel"], card["repair"]) == ({"chassis": 1}, 4, 2)


@pytest.mark.clause("GR-21.3")
def test_a_higher_level_of_the_same_letter_is_never_easier() -> None:
    for letter in "ABCDEFGH":
        tiles = [CARDS[f"{letter}{level}"]["tiles"] for level in (1, 2, 3)]
        gains = [CARDS[f"{letter}{level}"]["refuel"] + CARDS[f"{letter}{level}"]["repair"] for level in (1, 2, 3)]
        assert (tiles, gains) == (sorted(tiles), sorted(gains))


@pytest.mark.clause("GR-21.4")
def test_one_card_governs_the_whole_round_through_its_programming_phase() -> None:
    display = ["guide", "bandits", "jerrican", "survey", "supply"]
    game = whole_round("E1", display)
    assert game.told("reveals") == [{"estienne": "E1", "colour": "blue", "count": 1}]
    assert len(game.told("sorts")) == 2
    assert [each["spaces"] for each in game.told("progresses")] == [1, 2, 1, 1]
    assert game.dump()["order"][0] == "torpedo"
    assert [each["slot"] for each in game.told("torpedo_takes")] == [5]
    assert game.dump()["estienne"]["current"] == "E1"
    # The Torpedo took slot 5, the player slots 1 and 2: no danger is left lying.
    assert game.told("loses_fuel") == []
    game.decide("program 1 1 2 1")
    (gain,) = [each for each in game.told("torpedo_gains") if each["because"] == "recovery"]
    assert (gain["fuel"], gain["mechanic"]) == (4, 2)
    assert len(game.told("reveals")) == 2


@pytest.mark.clause("GR-21.4")
def test_its_danger_effect_is_that_of_the_bivouac() -> None:
    game = whole_round("E1", ["guide", "jerrican", "bandits", "survey", "supply"])
    assert [(each["levels"], each["fuel"]) for each in game.told("loses_fuel")] == [(1, 2)]


@pytest.mark.clause("GR-21.5")
def test_when_all_eight_have_been_used_they_are_shuffled_anew_and_every_reveal_counts() -> None:
    deck = [f"{letter}1" for letter in "ABCDEFGH"]
    cards = {"deck": deck, "current": "C1", "used": [card for card in deck if card != "C1"], "revealed": 8}
    game = solo(crew("france"), phase="programming", round=8, estienne=cards, chances=[("estienne", ["C1"])])
    game.decide("program 1 1 2 1")
    assert sorted(game.met[-1][1]) == deck
    assert game.told("reshuffles") == [{"count": 8}]
    assert game.told("reveals") == [{"estienne": "C1", "colour": "green", "count": 9}]
    assert game.dump()["estienne"]["revealed"] == 9


@pytest.mark.clause("GR-21.5")
def test_until_then_a_card_that_was_used_does_not_come_again() -> None:
    deck = [f"{letter}1" for letter in "ABCDEFGH"]
    cards = {"deck": deck, "current": "C1", "used": ["A1", "H1"]}
    game = solo(crew("france"), phase="programming", round=3, estienne=cards)
    game.decide("program 1 1 2 1")
    (drawn,) = [outcomes for name, outcomes, _ in game.met if name == "estienne"]
    assert sorted(drawn) == ["B1", "D1", "E1", "F1", "G1"]
    assert game.told("reshuffles") == []


@pytest.mark.clause("GR-21.6")
def test_the_player_programs_before_seeing_the_card_and_sees_all_of_it_then() -> None:
    game = start(1).play("crew italy", "pick 1")
    assert [name for name, _, _ in game.met].count("estienne") == 0
    game.decide("program 1 1 2 1")
    revealed = game.told("reveals")[0]["estienne"]
    for seat in (0, None):
        assert game.view(seat)["estienne"]["current"] == revealed


@pytest.mark.clause("GR-21.6", "GR-21.5")
def test_nothing_tells_which_card_comes_next_only_which_are_left() -> None:
    cards = {"deck": [f"{letter}1" for letter in "ABCDEFGH"], "current": "C1", "used": ["A1"]}
    games = [solo(crew("france"), phase="programming", round=2, estienne=cards, seed=seed) for seed in range(6)]
    for game in games[1:]:
        assert game.view(0) == games[0].view(0)
        assert game.preview(0) == games[0].preview(0)
    seen = games[0].view(0)["estienne"]
    left = set(seen["deck"]) - {*seen["used"], seen["current"]}
    assert left == {"B1", "D1", "E1", "F1", "G1", "H1"}
    for game in games:
        game.decide("program 1 1 2 1")
    assert len({game.dump()["estienne"]["current"] for game in games}) > 1
