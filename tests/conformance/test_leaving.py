"""Whoever gives up does so at any moment, asked or not: the others go on, and the position can be written down."""

from __future__ import annotations

from typing import Any, Final

from paddock.core.chance import LiveChance
from paddock.core.decision import Decision
from paddock.core.encoding import encoder_of
from paddock.core.game import Game
from paddock.core.record import canonical_json
from paddock.match.actions import RESIGNING_DECISION_KINDS
from tests.conformance.test_positions import written
from tests.conformance.test_random_games import whole
from tests.conformance.trial import Trial, choose, sampled

FOLLOWING: Final = 3
"""So many decisions are looked at, from that of whoever leaves on."""


def test_whoever_leaves_at_any_moment_leaves_a_table_that_goes_on_and_can_be_written(trial: Trial) -> None:
    game = trial.game
    for moment in sampled(trial, "leaving", each=1, more=0.0):
        chance = trial.generator("left", moment.number)
        leaving = [
            (seat, each) for seat in range(game.seats(moment.state)) for each in ways_out(game, moment.state, seat)
        ]
        if not leaving:
            continue
        seat, decision = chance.choice(leaving)
        state = game.copy(moment.state)
        for _ in range(FOLLOWING):
            game.play(state, seat, decision, LiveChance(chance))
            as_written(game, state)
            if not game.waiting_for(state):
                whole(game, state, game.outcome(state))
                break
            assert all(game.legal(state, asked) for asked in game.waiting_for(state))
            _, seat, decision = choose(game, state, chance)


def ways_out(game: Game[Any], state: Any, seat: int) -> list[Decision]:
    """How a seat may give up now."""
    return [
        each for each in game.always_legal(state, seat) if game.space.kinds[each.kind].name in RESIGNING_DECISION_KINDS
    ]


def as_written(game: Game[Any], state: Any) -> None:
    """A position is the same to everybody once it was written and read."""
    again, encoder = written(game, state), encoder_of(game)
    assert canonical_json(game.dump(again)) == canonical_json(game.dump(state))
    assert game.waiting_for(again) == game.waiting_for(state)
    game.check_invariants(again)
    for seat in range(game.seats(state)):
        assert encoder.observe(again, seat) == encoder.observe(state, seat)
