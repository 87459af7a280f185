"""Taking back: exactly the position before the step, and nothing that told or rolled can be undone alone."""

from __future__ import annotations

import pytest

from paddock.core.chance import FairChance
from paddock.core.errors import TakeBackError
from paddock.core.record import canonical, read
from paddock.core.replay import verify
from tests.conformance.trial import Trial, choose


def test_a_quiet_step_taken_back_leaves_the_exact_position_before_it(trial: Trial) -> None:
    game, chance = trial.game, trial.generator("back")
    play = trial.play(FairChance(b"back"))
    for _ in range(250):
        if not game.waiting_for(play.state):
            break
        before, lines = canonical(game.dump(play.state)), list(play.lines())
        _, seat, decision = choose(game, play.state, chance, standing=0.003)
        play.decide(seat, decision)
        quiet = game.space.kinds[decision.kind].quiet and not play.steps[-1].met
        if quiet:
            assert play.take_back(seat) == len(play.steps)
            assert canonical(game.dump(play.state)) == before
            assert list(play.lines()) == lines
            play.decide(seat, decision)
        else:
            binding = game.space.kinds[decision.kind].binding and not play.steps[-1].met
            bound = [seat] if binding else range(play.seats)
            assert not any(play.may_take_back(each) for each in bound)
            after = canonical(game.dump(play.state))
            with pytest.raises(TakeBackError):
                play.take_back(seat)
            assert canonical(game.dump(play.state)) == after
    verify(read(play.lines()), game)


def test_an_earlier_quiet_step_can_be_taken_back_on_its_own_while_the_later_ones_stand(trial: Trial) -> None:
    game, chance = trial.game, trial.generator("earlier")
    play = trial.play(FairChance(b"earlier"))
    for number in range(250):
        if not game.waiting_for(play.state):
            break
        _, seat, decision = choose(game, play.state, chance)
        play.decide(seat, decision)
        if number % 5:
            continue
        open_steps = play.may_take_back(seat)
        if not open_steps:
            continue
        n = chance.choice(open_steps)
        others = [(step.seat, step.do) for step in play.steps[:n] + play.steps[n + 1 :]]
        play.take_back(seat, n)
        assert [(step.seat, step.do) for step in play.steps] == others
        game.check(play.state)
    verify(read(play.lines()), game)


def test_a_table_that_goes_back_stands_exactly_where_it_stood(trial: Trial) -> None:
    game, chance = trial.game, trial.generator("table")
    play = trial.play(FairChance(b"table"), snapshot_every=20)
    stood = [canonical(game.dump(play.state))]
    for _ in range(120):
        if not game.waiting_for(play.state):
            break
        _, seat, decision = choose(game, play.state, chance)
        play.decide(seat, decision)
        stood.append(canonical(game.dump(play.state)))
    while play.last > 5:
        n = chance.randrange(play.last)
        play.go_back(n)
        assert canonical(game.dump(play.state)) == stood[n]
