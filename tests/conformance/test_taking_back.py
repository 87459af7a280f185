"""Taking back: exactly the position before the step, and nothing that told or rolled can be undone alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from paddock.core.chance import FairChance, RecordedChance
from paddock.core.decision import Decision
from paddock.core.errors import ChanceError, TakeBackError
from paddock.core.game import Game
from paddock.core.record import canonical_json, read
from paddock.core.replay import verify
from paddock.core.undo import MAX_UNDO_STEPS_OF_SEAT
from tests.conformance.trial import Trial, choose


def test_a_quiet_step_taken_back_leaves_the_exact_position_before_it(trial: Trial) -> None:
    game, chance = trial.game, trial.generator("back")
    game_session = trial.play(FairChance(b"back"))
    for _ in range(250):
        if not game.waiting_for(game_session.state):
            break
        before, lines = canonical_json(game.dump(game_session.state)), list(game_session.record_lines())
        _, seat, decision = choose(game, game_session.state, chance, standing=0.003)
        game_session.decide(seat, decision)
        quiet = game.space.kinds[decision.kind].is_quiet and not game_session.steps[-1].drawn
        if quiet:
            assert game_session.take_back(seat) == len(game_session.steps)
            assert canonical_json(game.dump(game_session.state)) == before
            assert list(game_session.record_lines()) == lines
            game_session.decide(seat, decision)
        else:
            binding = game.space.kinds[decision.kind].is_binding and not game_session.steps[-1].drawn
            bound = [seat] if binding else range(game_session.seats)
            assert not any(game_session.undoable_steps(each) for each in bound)
            after = canonical_json(game.dump(game_session.state))
            with pytest.raises(TakeBackError):
                game_session.take_back(seat)
            assert canonical_json(game.dump(game_session.state)) == after
    verify(read(game_session.record_lines()), game)


def test_an_earlier_quiet_step_can_be_taken_back_on_its_own_while_the_later_ones_stand(trial: Trial) -> None:
    game, chance = trial.game, trial.generator("earlier")
    game_session = trial.play(FairChance(b"earlier"))
    for number in range(250):
        if not game.waiting_for(game_session.state):
            break
        _, seat, decision = choose(game, game_session.state, chance)
        game_session.decide(seat, decision)
        if number % 5:
            continue
        open_steps = game_session.undoable_steps(seat)
        if not open_steps:
            continue
        n = chance.choice(open_steps)
        others = [(step.seat, step.do) for step in game_session.steps[:n] + game_session.steps[n + 1 :]]
        game_session.take_back(seat, n)
        assert [(step.seat, step.do) for step in game_session.steps] == others
        game.check_invariants(game_session.state)
    verify(read(game_session.record_lines()), game)


def test_what_may_be_taken_back_is_what_the_later_steps_can_do_without(trial: Trial) -> None:
    """However seldom it is asked, and whatever was taken back before: as if every step were tried anew each time."""
    game, chance = trial.game, trial.generator("without")
    game_session = trial.play(FairChance(b"without"))
    for _ in range(250):
        if not game.waiting_for(game_session.state):
            break
        _, seat, decision = choose(game, game_session.state, chance)
        game_session.decide(seat, decision)
        if chance.random() < 0.4:
            asked = chance.randrange(game_session.seats)
            base, n, trail = game_session.undo_start
            mine: list[int] = []
            for place, (owner, made) in enumerate(trail):
                if owner == asked:
                    mine = [*mine, place] if game.space.kinds[made.kind].is_quiet else []
            known = [
                n + 1 + place for place in mine[-MAX_UNDO_STEPS_OF_SEAT:] if stands_without(game, base, trail, place)
            ]
            assert game_session.undoable_steps(asked) == known
            if known and chance.random() < 0.3:
                game_session.take_back(asked, chance.choice(known))


def stands_without(game: Game[Any], base: Any, trail: Sequence[tuple[int, Decision]], dropped: int) -> bool:
    state = game.copy(base)
    for seat, decision in (step for place, step in enumerate(trail) if place != dropped):
        if game.refusal_for(state, seat, decision) is not None:
            return False
        try:
            game.play(state, seat, decision, RecordedChance(()))
        except ChanceError:
            return False
    return True


def test_a_table_that_goes_back_stands_exactly_where_it_stood(trial: Trial) -> None:
    game, chance = trial.game, trial.generator("table")
    game_session = trial.play(FairChance(b"table"), snapshot_every=20)
    stood = [canonical_json(game.dump(game_session.state))]
    for _ in range(120):
        if not game.waiting_for(game_session.state):
            break
        _, seat, decision = choose(game, game_session.state, chance)
        game_session.decide(seat, decision)
        stood.append(canonical_json(game.dump(game_session.state)))
    while game_session.last_step > 5:
        n = chance.randrange(game_session.last_step)
        game_session.rewind(n)
        assert canonical_json(game.dump(game_session.state)) == stood[n]
