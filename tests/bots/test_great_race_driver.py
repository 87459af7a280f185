"""The Great Race driver: keeps to its road, has fuel and a working engine for it, wards dangers off, and arrives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from paddock.bots.bot import bot_advice, decide
from paddock.bots.levels import make_bot
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.great_race.game import GAME
from paddock.games.great_race.rules.state import State
from tests.bots.tables import chance, whole_game

BESIDE_BOUREM = "R05C03"
BOUREM = "R06C03"
RIVAL = {"crew": "france"}


def situation(crew: dict[str, Any], *rivals: dict[str, Any], **position: Any) -> State:
    """A crew on its turn; alone against the Torpedo if no rival is given."""
    me = {"crew": "italy", "at": BOUREM, **crew}
    state = GAME.load({"crews": [me, *rivals], **position})
    GAME.advance(state, chance("position"))
    return state


def game(names: Sequence[str], seed: str, **settings: Any) -> State:
    """A whole game between bots; every decision is one of the legal list."""
    return whole_game(GAME, names, seed, settings)


def answer(state: State) -> str:
    return GAME.space.notation(decide(make_bot(GAME, "driver"), GAME, state, 0, chance("driver")))


# -- judgement --------------------------------------------------------------------------------------------------


def test_it_drives_through_a_city_on_its_way() -> None:
    driving = {"crew": "italy", "drive": {"left": 3, "attempted": False}}
    assert answer(situation({"at": BESIDE_BOUREM}, turn=driving)) == "enter bourem"


def test_it_buys_fuel_before_it_drives() -> None:
    assert answer(situation({"fuel": 1, "money": 200, "posts": {"mechanic": 2}})).startswith("buy_fuel ")


def test_it_mends_an_engine_that_would_not_carry_it_far() -> None:
    assert answer(situation({"engine": 1, "money": 200, "posts": {"mechanic": 2}})) == "repair_power 3 0"


def test_an_escort_wards_a_danger_off() -> None:
    attacked = {"turn": {"crew": "france"}, "order": ["france", "italy"]}
    state = situation({}, {**RIVAL, "hand": ["broken_track"]}, **attacked)
    GAME.play(state, 1, GAME.space.parse("attack broken_track italy"), chance("attack"))
    assert answer(state) == "react escort"


@pytest.mark.parametrize(("tile", "beside"), [("F1M0", "R07C03"), ("F2M2D", "R10C06")])
def test_easy_tiles_go_on_its_own_road_and_hard_ones_on_that_of_a_rival(tile: str, beside: str) -> None:
    scouting = {"drawn": [tile], "tile": tile, "card": False}
    state = situation({}, {**RIVAL, "at": "R09C06"}, turn={"crew": "italy", "scouting": scouting})
    assert answer(state) == f"lay {beside}"


# -- whole games ------------------------------------------------------------------------------------------------


def test_it_wins_most_games_against_the_torpedo() -> None:
    assert [GAME.view(game(["driver"], seed), 0)["result"] for seed in "abc"].count("player") >= 2


@pytest.mark.parametrize("settings", [{"solo": "alone", "passport": True}, {"race": "reverse"}])
def test_it_arrives_in_every_kind_of_solo_game(settings: dict[str, Any]) -> None:
    assert 0 in game(["driver"], "crossing", **settings).arrived


def test_it_beats_three_that_play_at_random() -> None:
    for seed in "ab":
        state = game(["driver", "random", "random", "random"], seed)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert [placing.seat for placing in outcome.placings if placing.place == 1] == [0]


def test_every_hint_has_its_reason_in_both_languages() -> None:
    by_language = [translations_for(language, GAME) for language in LANGUAGES]
    bot, table = make_bot(GAME, "driver"), chance("hints")
    state = GAME.setup(2, {})
    GAME.advance(state, table)
    while waiting := GAME.waiting_for(state):
        advice = bot_advice(bot, GAME, state, waiting[0], table)[0]
        for translations in by_language:
            assert translations.has_message(advice.message_key), advice.message_key
            assert "{" not in translations.message(advice.message_key, **advice.reason_args)
        GAME.play(state, waiting[0], advice.decision, table)
