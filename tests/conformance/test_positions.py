"""Positions as JSON: every position that play reaches can be written down, read again and played on."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.core.chance import LiveChance, RecordedChance
from paddock.core.encoding import encoder_of
from paddock.core.event import Event, EventLog
from paddock.core.game import Game
from paddock.core.record import canonical_json
from tests.conformance.trial import Trial, choose, sampled, wander


def written(game: Game[Any], state: Any) -> Any:
    """A position that went through JSON."""
    return game.load(msgspec.json.decode(canonical_json(game.dump(state))))


def test_a_position_written_and_read_is_the_same_and_waits_for_the_same(trial: Trial) -> None:
    game = trial.game
    for moment in sampled(trial, "written", each=5, more=0.02, standing=0.005):
        state = moment.state
        again = written(game, state)
        assert canonical_json(game.dump(again)) == canonical_json(game.dump(state))
        events: list[Event] = []
        game.advance(again, RecordedChance(()), EventLog(events))
        assert not events, "nothing happens by reading a position"
        assert canonical_json(game.dump(again)) == canonical_json(game.dump(state))
        game.check_invariants(again)
        assert game.waiting_for(again) == moment.waiting
        for seat in range(game.seats(state)):
            assert game.legal(again, seat) == game.legal(state, seat)
            assert game.always_legal(again, seat) == game.always_legal(state, seat)
            assert game.view(again, seat) == game.view(state, seat)


def test_a_game_goes_on_from_a_written_position_as_from_the_true_one(trial: Trial) -> None:
    game, encoder = trial.game, encoder_of(trial.game)
    for moment in sampled(trial, "going-on", each=1, more=0.005):
        one, other = game.copy(moment.state), written(game, moment.state)
        chances = trial.generator(moment.number), trial.generator(moment.number)
        for _ in range(40):
            if not game.waiting_for(one):
                break
            _, seat, decision = choose(game, one, chances[0])
            assert choose(game, other, chances[1])[1:] == (seat, decision)
            assert encoder.observe(one, seat) == encoder.observe(other, seat)
            game.play(one, seat, decision, LiveChance(chances[0]))
            game.play(other, seat, decision, LiveChance(chances[1]))
        assert canonical_json(game.dump(one)) == canonical_json(game.dump(other))


def test_the_end_of_a_game_can_be_written_and_read(trial: Trial) -> None:
    game = trial.game
    for seed in range(4):
        state = None
        for moment in wander(trial, "end", seed):
            state = moment.state
        again = written(game, state)
        assert canonical_json(game.dump(again)) == canonical_json(game.dump(state))
        one, other = game.outcome(state), game.outcome(again)
        assert one is not None
        assert other is not None
        assert [(p.seat, p.place, p.key, p.points) for p in one.placings] == [
            (p.seat, p.place, p.key, p.points) for p in other.placings
        ]
