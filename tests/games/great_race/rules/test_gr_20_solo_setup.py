"""GR-20: the layers of the solo game, and its setup."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from tests.games.great_race.random_situations import at_table, random_look
from tests.games.great_race.table import ARRIVAL, CREWS, START, Table, crew, scene, solo, start, table

LEVEL_1 = [f"{letter}1" for letter in "ABCDEFGH"]
DANGERS = ["sandstorm", "bandits", "broken_track", "sabotage", "river_in_spate"]


def won(**settings: Any) -> Table:
    """The player arrives at once; the Torpedo, with a red card, enters red Bourem in the same phase."""
    game = solo(
        crew("france", "R25C06"),
        {"at": "R05C03", "assistants": 1},
        settings=settings,
        estienne={"current": "D1"},
        chances=[("card", ["guide"])],
    )
    game.play("drive", "enter le_cap")
    while game.phase() == "convoy":
        game.decide("pass")
    return game


@pytest.mark.clause("GR-20.1", "GR-20.2")
@pytest.mark.parametrize(("deck", "legacy", "passport"), list(product([False, True], repeat=3)))
def test_each_of_the_three_layers_is_on_or_off_by_itself(deck: bool, legacy: bool, passport: bool) -> None:
    game = won(evolving_deck=deck, legacy=legacy, passport=passport)
    assert len(game.told("upgrades")) == (2 if deck else 0)
    assert game.told("sticker") == ([{"colour": "red", "level": 1}] if legacy else [])
    assert bool(game.waiting()) == (deck and passport)
    if game.waiting():
        assert game.asked()["question"] == "stamp"


@pytest.mark.clause("GR-20.2")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_without_the_evolving_deck_eight_cards_of_one_level_are_used_and_nothing_changes(level: int) -> None:
    game = start(1, evolving_deck=False, deck_level=level)
    cards = [f"{letter}{level}" for letter in "ABCDEFGH"]
    assert sorted(game.dump()["estienne"]["deck"]) == cards
    after = won(evolving_deck=False, deck_level=1).view(0)["history"]
    assert sorted(after["deck_before"]) == sorted(after["deck_after"]) == LEVEL_1
    assert after["upgrades"] == []


@pytest.mark.clause("GR-20.2")
def test_without_legacy_no_sticker_is_applied() -> None:
    game = start(1, legacy=False, stickers=4)
    assert set(game.dump()["torpedo"]["legacy"].values()) <= {0}
    assert game.view(0)["torpedo"]["max"] == 6
    assert start(1, legacy=True, stickers=4).view(0)["torpedo"]["max"] == 10


@pytest.mark.clause("GR-20.3")
@pytest.mark.parametrize("name", CREWS)
def test_the_player_chooses_any_crew_and_has_80_francs_and_gauges_at_their_maxima(name: str) -> None:
    game = start(1)
    assert game.offered("crew") == set(CREWS)
    game.decide(f"crew {name}")
    (figures,) = [each for each in scene()["crews"] if each["crew"] == name]
    assert game.gauges(name) == (figures["fuel"], figures["engine"], figures["chassis"])
    assert game.facts(name, "money", "at") == (80, START)


@pytest.mark.clause("GR-20.4")
@pytest.mark.parametrize("settings", [{}, {"evolving_deck": True, "deck_level": 3}, {"legacy": True, "stickers": 4}])
def test_the_player_is_first_in_round_1_of_every_solo_game(settings: dict[str, Any]) -> None:
    game = start(1, **settings).play("crew italy", "pick 1", "program 1 1 2 1")
    assert game.dump()["order"] == ["italy", "torpedo"]
    assert game.dump()["round"] == 1
    assert game.asked()["question"] == "turn"
    assert game.told("progresses") == game.told("torpedo_lays") == []


@pytest.mark.clause("GR-20.5")
@pytest.mark.parametrize("stickers", [0, 2, 4])
def test_the_torpedo_starts_with_6_and_6_whatever_its_maxima(stickers: int) -> None:
    game = start(1, legacy=True, stickers=stickers).play("crew italy")
    assert game.torpedo("at", "fuel", "mechanic", "visited", "assistants") == (START, 6, 6, [], 0)
    assert game.view(0)["torpedo"]["max"] == 6 + stickers


@pytest.mark.clause("GR-20.5")
def test_in_the_reverse_race_it_starts_where_the_player_does() -> None:
    game = start(1, race="reverse").play("crew italy")
    assert game.torpedo("at") == game.facts("italy", "at") == (ARRIVAL,)


@pytest.mark.clause("GR-20.6")
def test_in_the_opening_five_cards_are_laid_one_is_taken_and_four_are_discarded_without_effect() -> None:
    game = start(1, [("card", DANGERS)], legacy=True, stickers=4).play("crew belgium")
    assert game.dump()["bivouac"]["slots"] == DANGERS
    assert game.offered("pick") == {"1", "2", "3", "4", "5"}
    game.decide("pick 2")
    assert game.phase() == "programming"
    assert dict(game.hand("belgium")) == {"bandits": 1}
    assert game.gauges("belgium") == (8, 4, 6)
    assert game.facts("belgium", "money") == (80,)
    assert dict(game.pile("discard")) == {card: 1 for card in DANGERS if card != "bandits"}
    assert game.told("torpedo_takes") == game.told("threatens") == []


@pytest.mark.clause("GR-20.6")
def test_the_player_programs_then_the_first_estienne_card_is_revealed_and_round_1_begins() -> None:
    game = start(1).play("crew italy", "pick 1")
    assert game.dump()["estienne"]["current"] is None
    assert game.story("reveals") == []
    game.decide("program 1 1 2 1")
    assert game.story("assigns", "reveals", "round", "turn")[-1] == "turn"
    assert len(game.told("reveals")) == 1
    assert (game.phase(), game.dump()["round"]) == ("convoy", 1)
    assert game.torpedo("fuel", "mechanic") == (6, 6)


@pytest.mark.clause("GR-20.6")
def test_with_the_suffragettes_six_are_laid_and_two_taken() -> None:
    game = start(1, [("card", [*DANGERS, "guide"])]).play("crew suffragettes")
    assert len(game.dump()["bivouac"]["slots"]) == 6
    game.play("pick 6", "pick 1")
    assert game.phase() == "programming"
    assert dict(game.hand("suffragettes")) == {"guide": 1, "sandstorm": 1}
    assert sum(game.pile("discard").values()) == 4


@pytest.mark.clause("GR-20.7")
def test_the_first_game_has_the_eight_cards_of_level_1_shuffled() -> None:
    game = start(1, evolving_deck=True).play("crew italy", "pick 1", "program 1 1 2 1")
    (drawn,) = [outcomes for name, outcomes, _ in game.met if name == "estienne"]
    assert sorted(drawn) == LEVEL_1


@pytest.mark.clause("GR-20.7")
def test_a_later_game_has_the_deck_of_the_campaign_shuffled() -> None:
    deck = ["A1", "B2", "C2", "C1", "E1", "F3", "G1", "H1"]
    game = table(
        {"settings": {"evolving_deck": True}, "phase": "setup", "crews": [{}], "estienne": {"deck": deck}}
    ).play("crew italy", "pick 1", "program 1 1 2 1")
    (drawn,) = [outcomes for name, outcomes, _ in game.met if name == "estienne"]
    assert sorted(drawn) == sorted(deck)


@pytest.mark.clause("GR-20.8")
def test_whatever_the_torpedo_does_the_player_is_never_asked_what_it_would_do() -> None:
    for seed in range(40):
        look = random_look(random.Random(seed))
        posts = {"funding": 2, "scout": 1, "mechanic": 2}
        game = at_table(look, (), {"passed": True, "posts": posts}, seed=seed)
        assert game.phase() != "convoy"
        assert len(game.told("progresses")) + len(game.told("torpedo_stays")) >= 4
