"""How a Classic Rally stands, told as chances; the forecast with dice; and the contender that carries shields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from paddock.bots.bot import decide
from paddock.bots.levels import make_bot
from paddock.games.classic_rally.bots.forecast import forecast, roll_outcomes
from paddock.games.classic_rally.bots.heuristics import HEURISTICS
from paddock.games.classic_rally.bots.turns_to_finish import road_book_code
from paddock.games.classic_rally.bots.win_chance import round_number_of, win_chances
from paddock.games.classic_rally.components.content import (
    CARD_FOG_LIGHTS,
    CARD_FUEL,
    CARD_KIND_COUNT,
    CARD_RAIN_TYRES,
    FEATURE_VALUES,
)
from paddock.games.classic_rally.game import GAME
from paddock.games.classic_rally.rules.state import State
from tests.bots.tables import chance

LOAD = {"fuel": 4, "toolbox": 1, "spare_tyre": 1}
QUICK = ["power_kit", "sport_suspension"]
SLOW = ["close_ratio", "light_weight"]
MOST = 3000
"""Decisions after which a race that has not ended never will."""


def match(names: Sequence[str], seed: str, **settings: Any) -> tuple[State, list[State]]:
    """A whole race between bots: how it ended, and every position on the way."""
    state = GAME.setup(len(names), settings)
    table, own = chance(f"{seed}/table"), chance(f"{seed}/own")
    bots = [make_bot(GAME, name) for name in names]
    GAME.advance(state, table)
    met: list[State] = []
    while (waiting := GAME.waiting_for(state)) and len(met) < MOST:
        met.append(state.copy())
        GAME.play(state, waiting[0], decide(bots[waiting[0]], GAME, state, waiting[0], own), table)
    return state, met


def situation(*players: dict[str, Any], **position: Any) -> State:
    """Cars in a race, the first on its turn; each has fuel and tools, and its assistance car at hand."""
    told = [
        {"features": features, "load": LOAD, "assistance": {"at": "2,1", "load": {"fuel": 7}}, **player}
        for features, player in zip((QUICK, SLOW), players, strict=False)
    ]
    state = GAME.load({"phase": "turn", "players": told, **position})
    GAME.advance(state, chance("position"))
    return state


def first(*players: dict[str, Any], **position: Any) -> float:
    """The chance of seat 0."""
    return win_chances(situation(*players, **position))[0]


# -- chances ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_chances_add_up_all_the_way_and_end_as_the_race_does(seats: int) -> None:
    over, met = match(["driver"] * seats, f"whole {seats}")
    for state in met:
        told = win_chances(state)
        assert len(told) == seats
        assert sum(told) == pytest.approx(1)
        assert min(told) >= 0
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert win_chances(over) == outcome.victory_shares()
    assert [round_number_of(state) for state in met] == sorted(round_number_of(state) for state in met)


def test_who_is_nearer_to_finish_has_more() -> None:
    start, checkpoint = {"at": "0,0"}, {"at": "1,1", "nose": "N", "tokens": [3]}
    assert first(checkpoint, start) > first(start, start) > first(start, checkpoint)


def test_a_car_that_stands_or_is_dry_has_less() -> None:
    whole = {"at": "1,1", "nose": "N", "tokens": [3]}
    flat = {**whole, "hazards": ["flat_tyre"], "load": {"fuel": 4}}
    dry = {**whole, "load": {"toolbox": 1}, "assistance": {"at": "5,2", "load": {"fuel": 7}}}
    assert first(flat, whole) < first(whole, whole)
    assert first(dry, whole) < first(whole, whole)


def test_alone_a_quicker_race_is_worth_more() -> None:
    over, met = match(["driver"], "alone")
    assert all(0 < win_chances(state)[0] < 1 for state in met)
    later = over.copy()
    later.finished_round[0] += 1
    assert win_chances(over)[0] > win_chances(later)[0] > 0


# -- the forecast ------------------------------------------------------------------------------------------------


def test_what_the_dice_leave_working_adds_up() -> None:
    pair = (FEATURE_VALUES.code("sport_suspension"), FEATURE_VALUES.code("power_kit"))
    for shields in range(4):
        found = roll_outcomes(pair, shields)
        assert sum(likely for likely, _ in found) == pytest.approx(1)
    both = {choice: likely for likely, choice in roll_outcomes(pair, 3)}
    assert both[0,] == pytest.approx(1 / 36)  # two ones, and no weather


def test_shields_save_turns() -> None:
    state = situation({"at": "0,0"}, {"at": "0,0"})
    book = road_book_code(1, 2, 1)
    bare, one, all_of_them = (
        forecast(state, 0, shields).turns_from(state.rally_tile[0], 1, book, 0) for shields in (0, 1, 3)
    )
    assert bare > one > all_of_them > 7


# -- the contender ----------------------------------------------------------------------------------------------


def test_the_champion_starts_with_shields() -> None:
    _, met = match(["champion", "driver"], "shields")
    begun = next(state for state in met if state.round == 1)
    assert begun.rally_load[CARD_RAIN_TYRES] == begun.rally_load[CARD_FOG_LIGHTS] == 1
    assert begun.rally_load[CARD_FUEL] == 4
    assert not begun.rally_load[CARD_KIND_COUNT + CARD_RAIN_TYRES]


def test_a_champion_comes_home_among_those_who_play_anything() -> None:
    over, met = match(["champion", "random"], "anything", full_ranking=False)
    assert len(met) < MOST
    assert win_chances(over)[0] == 1


def test_quick_decisions_are_legal_and_rest_on_nothing_hidden() -> None:
    _, met = match(["driver", "driver"], "hidden")
    asked = 0
    for state in met[::7]:
        seat = GAME.waiting_for(state)[0]
        legal = GAME.legal(state, seat)
        one, other = (GAME.determinize(state, seat, chance(f"world {number}")) for number in range(2))
        quick = HEURISTICS.rollout_decision(one, seat, legal, chance("quick"))
        assert quick in legal
        assert quick == HEURISTICS.rollout_decision(other, seat, legal, chance("quick"))
        asked += 1
    assert asked > 20


def test_champions_come_home_on_a_map_that_they_built() -> None:
    state, met = match(("champion", "champion"), "built", map="built")
    assert GAME.outcome(state) is not None
    assert len(met) < MOST
