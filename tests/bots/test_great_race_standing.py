"""How The Great Race stands, told as chances; quick decisions; and the champion that plans drive by drive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from paddock.bots.bot import decide
from paddock.bots.levels import make_bot
from paddock.games.great_race.bots.heuristics import HEURISTICS
from paddock.games.great_race.bots.itinerary import DRIVE_PRICES, Itinerary, fastest_affordable
from paddock.games.great_race.bots.win_chance import FEATURES, WEIGHTS, features, win_chances
from paddock.games.great_race.game import GAME
from paddock.games.great_race.rules.state import State
from tests.bots.tables import chance
from tests.games.great_race.table import ARRIVAL, Table, crew, race, solo

FIELD, AHEAD, BEFORE = "R10C05", "R13C05", "R25C05"


def first(game: Table) -> float:
    """The chance of seat 0."""
    return win_chances(game.state)[0]


def match(names: Sequence[str], seed: str, **settings: Any) -> tuple[State, list[State]]:
    """A whole game between bots: how it ended, and every position on the way."""
    state = GAME.setup(len(names), settings)
    dealt, own = chance(f"{seed}/table"), chance(f"{seed}/own")
    bots = [make_bot(GAME, name) for name in names]
    GAME.advance(state, dealt)
    met: list[State] = []
    while waiting := GAME.waiting_for(state):
        met.append(state.copy())
        GAME.play(state, waiting[0], decide(bots[waiting[0]], GAME, state, waiting[0], own), dealt)
    return state, met


# -- chances ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_chances_add_up_all_the_way_and_end_as_the_game_does(seats: int) -> None:
    over, met = match(["driver"] * seats, f"whole {seats}")
    for state in met:
        told = win_chances(state)
        assert len(told) == seats
        assert sum(told) == pytest.approx(1)
        assert min(told) >= 0
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert win_chances(over) == outcome.victory_shares()


def test_against_the_torpedo_the_rest_is_its_own() -> None:
    over, met = match(["driver"], "alone against it")
    assert all(0 < sum(win_chances(state)) < 1 for state in met)
    assert sum(win_chances(over)) in (0, 1)


def test_alone_an_early_arrival_is_the_better_one() -> None:
    over, met = match(["driver"], "alone", solo="alone")
    assert 0 < win_chances(over)[0] < 1
    assert all(0 <= win_chances(state)[0] <= 1 for state in met)
    late = over.copy()
    late.round += 1
    assert win_chances(late)[0] < win_chances(over)[0]


@pytest.mark.parametrize(
    ("more", "less"),
    [({}, {"fuel": 2}), ({"money": 150}, {"money": 20}), ({}, {"engine": 2}), ({}, {"chassis": 1})],
)
def test_whoever_has_more_has_the_better_chance(more: dict[str, Any], less: dict[str, Any]) -> None:
    assert first(race(crew("france", FIELD, **more), crew("italy", FIELD))) > first(
        race(crew("france", FIELD, **less), crew("italy", FIELD))
    )


def test_whoever_is_ahead_has_the_better_chance_and_more_so_near_the_arrival() -> None:
    behind, ahead = crew("france", FIELD), crew("italy", AHEAD)
    assert first(race(behind, ahead)) < 0.5
    assert first(race(crew("france", "R22C08"), crew("italy", BEFORE))) < first(race(behind, ahead))
    assert first(race(crew("france", ARRIVAL), crew("italy", FIELD), arrived=["france"])) > 0.95


def test_every_figure_has_a_weight() -> None:
    assert {name: len(each) for name, each in WEIGHTS.items()} == {name: len(each) for name, each in FEATURES.items()}
    assert [len(each) for each in features(race(crew("france"), crew("italy")).state)] == [len(FEATURES["race"])] * 2
    assert [len(each) for each in features(solo(crew("france")).state)] == [len(FEATURES["solo"])] * 2


# -- quick ------------------------------------------------------------------------------------------------------


def test_quick_decisions_beat_random_ones_and_rest_on_nothing_hidden() -> None:
    state = GAME.setup(2, {})
    dealt, own, other = chance("quick/table"), chance("quick/own"), chance("quick/other")
    GAME.advance(state, dealt)
    while waiting := GAME.waiting_for(state):
        seat = waiting[0]
        legal = GAME.legal(state, seat)
        decision = legal[own.pick("bot", range(len(legal)))]
        if seat == 1 and len(legal) > 1:
            worlds = [GAME.determinize(state, 1, other) for _ in range(2)]
            told = {HEURISTICS.rollout_decision(world, 1, legal, chance("same")).number for world in worlds}
            assert len(told) == 1
            decision = HEURISTICS.rollout_decision(state, 1, legal, chance("same"))
            assert decision in legal
        GAME.play(state, seat, decision, dealt)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners() == [1]


# -- the champion -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [{"race": "reverse"}, {"deck_level": 3}, {"solo": "alone"}])
def test_the_champion_plays_every_kind_of_game_to_its_end(settings: dict[str, Any]) -> None:
    seats = 2 if "race" in settings else 1
    over, _ = match(["champion", "driver"][:seats], f"champion {settings}", **settings)
    assert 0 in over.arrived


def test_a_rich_crew_pays_for_fewer_drives() -> None:
    poor = race(crew("france", FIELD, money=0, fuel=1), crew("italy")).state
    rich = race(crew("france", FIELD, money=900, fuel=6), crew("italy")).state
    assert (
        fastest_affordable(poor, 0, 0.5).drive_price < fastest_affordable(rich, 0, 0.5).drive_price == DRIVE_PRICES[-1]
    )


def test_fuel_makes_a_drive_worth_more_than_it_costs_as_long_as_it_is_used() -> None:
    state = race(crew("france", "R22C08", fuel=0), crew("italy")).state
    way = Itinerary(state, 0, 0.5, DRIVE_PRICES[3])
    worth = [way.drive_cost(state.space_of[0], 5, fuel) for fuel in range(7)]
    assert worth == sorted(worth, reverse=True)
    assert way.drive_cost(state.space_of[0], 5, 0) <= way.rest_costs[state.space_of[0]]
    assert way.rest_costs[state.race.arrival] == 0
