"""Random games to their end: the rules never get stuck, and nothing is ever where it can't be."""

from __future__ import annotations

from typing import Any

from paddock.core.chance import LiveChance
from paddock.core.game import Game, Outcome
from tests.conformance.trial import Moment, Trial, choose, wander


def in_order(game: Game[Any], moment: Moment) -> None:
    """What must hold whenever somebody is to decide."""
    state = moment.state
    game.check_invariants(state)
    seats = game.seats(state)
    assert moment.waiting == sorted(set(moment.waiting))
    assert all(0 <= seat < seats for seat in moment.waiting)
    assert game.outcome(state) is None
    for seat in range(seats):
        choices = game.legal(state, seat)
        assert bool(choices) == (seat in moment.waiting), f"seat {seat} is offered {len(choices)} decisions"
        assert len(set(choices)) == len(choices), "a decision is offered twice"
        if seat in moment.waiting:
            assert game.default_decision(state, seat) in [*choices, *game.always_legal(state, seat)]


def whole(game: Game[Any], state: Any, outcome: Outcome | None) -> None:
    """What must hold when a game is over."""
    game.check_invariants(state)
    assert outcome is not None
    seats = game.seats(state)
    assert [placing.seat for placing in outcome.placings] == list(range(seats))
    places = sorted(placing.place for placing in outcome.placings)
    first = places[0]
    assert first in (1, 2), "the first has won, or nobody has"
    assert places[-1] < seats + first
    assert not any(game.legal(state, seat) or game.always_legal(state, seat) for seat in range(seats))


def test_a_random_game_comes_to_its_end_with_everything_in_order_at_every_step(trial: Trial) -> None:
    state = None
    for moment in wander(trial, "order"):
        in_order(trial.game, moment)
        state = moment.state
    whole(trial.game, state, trial.game.outcome(state))


def test_conceding_and_running_out_of_time_at_any_moment_leave_everything_in_order(trial: Trial) -> None:
    for seed in range(3):
        state = None
        for moment in wander(trial, "standing", seed, standing=0.02 + 0.1 * seed):
            in_order(trial.game, moment)
            state = moment.state
        whole(trial.game, state, trial.game.outcome(state))


def test_a_game_in_which_everybody_is_late_is_played_by_its_defaults(trial: Trial) -> None:
    game, chance = trial.game, trial.generator("late")
    state = trial.opening()
    game.advance(state, LiveChance(chance))
    for _ in range(300):
        waiting = game.waiting_for(state)
        if not waiting:
            break
        seat = chance.choice(waiting)
        game.play(state, seat, game.default_decision(state, seat), LiveChance(chance))
        game.check_invariants(state)


def test_a_seat_that_concedes_is_not_asked_again(trial: Trial) -> None:
    game, chance = trial.game, trial.generator("gone")
    state = trial.opening()
    game.advance(state, LiveChance(chance))
    gone: set[int] = set()
    for number in range(400):
        waiting = game.waiting_for(state)
        if not waiting:
            break
        assert not gone.intersection(waiting)
        _, seat, decision = choose(game, state, chance)
        leaving = [each for each in game.always_legal(state, seat) if game.space.kinds[each.kind].name == "concede"]
        if leaving and number % 40 == 39:
            decision = leaving[0]
            gone.add(seat)
        game.play(state, seat, decision, LiveChance(chance))
