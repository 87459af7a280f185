"""The crew that plans: it beats random crews, arrives alone, and says why."""

from __future__ import annotations

import random
from typing import Any

import pytest

from paddock.core.chance import LiveChance
from paddock.core.translations import LANGUAGES, translations_for
from paddock.games.great_race.bots.heuristics import HEURISTICS
from paddock.games.great_race.game import GAME


def winners(state: Any) -> list[int]:
    """The seats in place 1 of a game that is over."""
    found = GAME.outcome(state)
    assert found is not None
    return found.winners()


def played(seats: int, driven: int, seed: int, **settings: Any) -> Any:
    """A whole game in which one seat is driven by the crew that plans and the others by chance."""
    chance = random.Random(seed)
    source = LiveChance(chance)
    state = GAME.setup(seats, settings)
    GAME.advance(state, source)
    while waiting := GAME.waiting_for(state):
        seat, legal = waiting[0], GAME.legal(state, waiting[0])
        decision = chance.choice(legal)
        if seat == driven:
            found = HEURISTICS.advise(GAME.determinize(state, seat, source), seat, legal, source)[0]
            decision = found.decision
            assert decision in legal
            for language in LANGUAGES:
                assert translations_for(language, GAME).has_message(found.message_key)
        GAME.play(state, seat, decision, source)
    return state


@pytest.mark.parametrize("seat", range(4))
def test_it_wins_against_three_random_crews_from_every_seat(seat: int) -> None:
    assert winners(played(4, seat, seat)) == [seat]


@pytest.mark.parametrize("race", ["default", "reverse"])
def test_alone_it_crosses_africa_in_ten_rounds(race: str) -> None:
    assert winners(played(1, 0, 2, solo="alone", race=race)) == [0]


def test_it_beats_the_torpedo_of_the_first_game_more_often_than_not() -> None:
    assert sum(winners(played(1, 0, seed)) == [0] for seed in range(5)) >= 3
