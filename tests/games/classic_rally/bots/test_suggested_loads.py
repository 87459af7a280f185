"""What a driver suggests is told whole, and can be carried out card by card."""

from __future__ import annotations

import random

import pytest

from paddock.core.chance import LiveChance
from paddock.core.game import Json
from paddock.games.classic_rally.bots.heuristics import HEURISTICS
from paddock.games.classic_rally.game import GAME
from paddock.games.classic_rally.rules import decisions as d

PLAYER: Json = {"features": ["power_kit", "light_weight"], "assistance": {"at": None, "load": {}}}


@pytest.mark.parametrize(
    "aboard", [{}, {"fuel": 6}, {"fuel": 3, "rain_tyres": 1, "fog_lights": 1}, {"toolbox": 1, "spare_tyre": 2}]
)
def test_a_suggested_load_out_is_reached_from_whatever_is_aboard(aboard: Json) -> None:
    state = GAME.load({"phase": "loading", "players": [{**PLAYER, "load": aboard}]})
    chance_source = LiveChance(random.Random(1))
    advice = HEURISTICS.advise(state, 0, GAME.legal(state, 0), chance_source)[0]
    assert advice.next_decisions[0] == advice.decision
    assert advice.next_decisions[-1].kind == d.FINISH_LOADING
    for decision in advice.next_decisions[:-1]:
        GAME.apply(state, 0, decision, chance_source)
    again = HEURISTICS.advise(state, 0, GAME.legal(state, 0), chance_source)[0]
    assert again.decision.kind == d.FINISH_LOADING
    assert not GAME.preview(state, 0)["warnings"]


@pytest.mark.parametrize("kind", ["assist", "rally", "assistance"])
def test_a_suggested_exchange_ends_with_done(kind: str) -> None:
    player = {"at": "3,-2", "nose": "E", "load": {"fuel": 1, "rain_tyres": 1}}
    player["assistance"] = {"at": "3,-2", "load": {"fuel": 5, "fog_lights": 1, "toolbox": 1}}
    turn = {"player": "white", "dice": [2, 3], "weather": "sun", "moved": True, "exchange": {"kind": kind}}
    state = GAME.load({"players": [player], "turn": turn})
    chance_source = LiveChance(random.Random(1))
    advice = HEURISTICS.advise(state, 0, GAME.legal(state, 0), chance_source)[0]
    for decision in advice.next_decisions:
        GAME.apply(state, 0, decision, chance_source)
    assert advice.next_decisions[-1].kind == d.FINISH_EXCHANGE
    assert all(decision.kind != d.FINISH_EXCHANGE for decision in GAME.legal(state, 0))
