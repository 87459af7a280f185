"""The Classic Rally driver: lays short roads, drives the way of fewest turns, mends what it can, and comes home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from paddock.bots.bot import bot_advice, decide
from paddock.bots.levels import make_bot
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.classic_rally.game import GAME
from paddock.games.classic_rally.rules.state import State
from tests.bots.tables import chance, whole_game

LOAD = {"fuel": 4, "toolbox": 1, "spare_tyre": 1}


def situation(player: dict[str, Any], phase: str = "turn", **position: Any) -> State:
    """A car on its turn, with its assistance car far away if nothing else is said."""
    me = {"load": LOAD, "assistance": {"at": "4,2", "load": {"fuel": 7}}, **player}
    state = GAME.load({"phase": phase, "players": [me], **position})
    GAME.advance(state, chance("position"))
    return state


def race(names: Sequence[str], seed: str, **settings: Any) -> State:
    """A whole race between bots; every decision is one of the legal list."""
    return whole_game(GAME, names, seed, settings)


def answer(state: State) -> str:
    return GAME.space.notation(decide(make_bot(GAME, "driver"), GAME, state, 0, chance("driver")))


def building(drawn: str, *tiles: tuple[str, str, int]) -> State:
    laid = [{"kind": kind, "at": at, "rotation": rotation} for kind, at, rotation in (("start", "0,0", 90), *tiles)]
    nothing: dict[str, Any] = {"load": {}, "assistance": {}}
    return situation(nothing, "building", map=laid, settings={"map": "built"}, building={"drawn": drawn})


# -- judgement --------------------------------------------------------------------------------------------------


def test_it_drives_towards_the_checkpoint_that_is_missing() -> None:
    tokens = {"at": "5,1", "nose": "N", "tokens": [1, 3], "road_book": {}}
    assert answer(situation({**tokens, "features": ["light_weight"]})) == "rally_step straight"


def test_it_mends_its_car_first() -> None:
    state = situation({"at": "5,1", "nose": "N", "tokens": [1, 3], "hazards": ["flat_tyre"]})
    assert answer(state) == "repair spare_tyre"


def test_it_brings_the_spare_tyre_to_a_car_that_waits_for_it() -> None:
    flat = {"at": "2,2", "nose": "N", "load": {"fuel": 4}, "hazards": ["flat_tyre"], "road_book": {}}
    brings = {"at": "4,0", "load": {"fuel": 7, "spare_tyre": 1}}
    assert answer(situation({**flat, "assistance": brings})) == "assistance_move S"
    fetches = {"at": "4,-2", "load": {"fuel": 8}}
    assert answer(situation({**flat, "assistance": fetches})) == "assistance_move W"
    takes = {"at": "3,-2", "load": {"fuel": 8}}
    assert answer(situation({**flat, "assistance": takes})) == "resupply assistance"


@pytest.mark.parametrize("level", ["driver", "champion"])
@pytest.mark.parametrize(("ahead", "played"), [("3,0", "rally_stop"), ("5,1", "play_joker transporter")])
def test_in_mid_move_it_sends_for_fuel_only_where_it_could_go_on_with_it(level: str, ahead: str, played: str) -> None:
    """A dry car beside a rival may stop; with fuel it would have to pass, and can't where another stands in the way
    (CR-19.2). It would never have closed the exchange."""
    dry = {"toolbox": 1, "spare_tyre": 1}
    mine = {"at": "4,0", "nose": "W", "tokens": [1, 2, 3], "load": dry, "joker": "transporter", "road_book": {}}
    mine["assistance"] = {"at": "4,2", "load": {"fuel": 7}}
    rivals = [{"at": "4,0", "nose": "W", "load": LOAD}, {"at": ahead, "nose": "N", "load": LOAD}]
    state = GAME.load({"phase": "moving", "players": [mine, *rivals], "turn": {"distance": 1}})
    GAME.advance(state, chance("position"))
    assert GAME.space.notation(decide(make_bot(GAME, level), GAME, state, 0, chance(level))) == played


def test_it_turns_round_where_that_is_shorter() -> None:
    state = situation({"at": "1,-1", "nose": "N", "tokens": [1], "road_book": {"straight": 2}})
    assert answer(state) == "turn_around"


def test_it_lays_a_checkpoint_near_start() -> None:
    state = building("checkpoint_1", ("crossroads", "1,0", 0), ("straight", "2,0", 90), ("straight", "3,0", 90))
    assert answer(state) in ("place_tile 1,-1 0", "place_tile 1,1 0")


def test_it_lays_a_hazard_where_nobody_needs_to_drive() -> None:
    roads = [("checkpoint_1", "2,0", 90), ("straight", "3,0", 90), ("checkpoint_2", "4,0", 90)]
    state = building("hazard_straight", ("crossroads", "1,0", 0), *roads)
    assert answer(state) == "place_tile 5,0 90"


# -- whole races ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", ["beginner", "built"])
def test_it_comes_home_alone(layout: str) -> None:
    assert race(["driver"], "alone", map=layout).finished_round[0] > 0


def test_it_beats_three_that_play_at_random() -> None:
    for seed in ("a", "b", "c"):
        state = race(["driver", "random", "random", "random"], seed, full_ranking=False)
        assert state.finished_round[0] == state.first_finish_round


def test_every_hint_has_its_reason_in_both_languages() -> None:
    by_language = [translations_for(language, GAME) for language in LANGUAGES]
    bot, table = make_bot(GAME, "driver"), chance("hints")
    state = GAME.setup(2, {"map": "built", "max_rounds": 6})
    GAME.advance(state, table)
    while waiting := GAME.waiting_for(state):
        advice = bot_advice(bot, GAME, state, waiting[0], table)[0]
        for translations in by_language:
            assert translations.has_message(advice.message_key), advice.message_key
            assert "{" not in translations.message(advice.message_key, **advice.reason_args)
        GAME.play(state, waiting[0], advice.decision, table)
