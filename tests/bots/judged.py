"""The toy title with somebody who judges its positions, and games of it to look at again."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence

import pytest

from paddock.bots import analysis, ranking
from paddock.core.chance import ChanceSource, LiveChance
from paddock.core.decision import Decision
from paddock.core.game_session import GameSession
from paddock.core.heuristics import Advice, Heuristics
from paddock.core.record import Record
from tests.core.toy import DASH
from tests.core.toy.dash import BOOST, LOCK, PICK, DashState


class Runner(Heuristics[DashState]):
    """Whoever is ahead is likely to win; the longest card is best, and always with a boost."""

    def __init__(self) -> None:
        self.plans = True

    def win_chances(self, position: DashState) -> list[float]:
        outcome = DASH.outcome(position)
        if outcome is not None:
            return outcome.victory_shares()
        worth = [0.0 if out else 4.0**place for place, out in zip(position.places, position.out, strict=True)]
        return [each / sum(worth) for each in worth]

    def round_number(self, position: DashState) -> int:
        return 1 + max(position.places) // 4

    def plan_key(self, position: DashState, seat: int) -> Hashable:
        return tuple(position.places)

    def rollout_decision(
        self, position: DashState, seat: int, legal: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        return self.advise(position, seat, legal, chance_source)[0].decision

    def advise(
        self, position: DashState, seat: int, legal: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        boost, lock = DASH.space.make(BOOST), DASH.space.make(LOCK)
        if legal[0].kind == PICK:
            best = max(legal, key=lambda decision: decision.args[0] % 3)
            return [Advice(best, 1.0, "hint-any", next_decisions=(boost, lock) if self.plans else ())]
        return [Advice(boost if boost in legal else lock, 1.0, "hint-any", next_decisions=(lock,))]


def judge(patch: pytest.MonkeyPatch) -> Runner:
    """Lets somebody judge the toy title for as long as a test lasts."""
    runner = Runner()
    for module in (analysis, ranking):
        patch.setattr(module, "heuristics_of", lambda game: runner if game is DASH else None)
    return runner


def play(seed: str, *, to_the_end: bool = True) -> Record:
    """A game in which the first seat plays well and the second never boosts and picks its shortest card."""
    game = GameSession.start(DASH, 2, {"winning": 20}, LiveChance(random.Random(seed)), ("Ann", "Bob"))
    runner = Runner()
    while waiting := DASH.waiting_for(game.state):
        seat = waiting[0]
        legal = DASH.legal(game.state, seat)
        if seat == 0:
            chosen = runner.advise(game.state, seat, legal, LiveChance(random.Random(0)))[0].decision
        elif legal[0].kind == PICK:
            chosen = min(legal, key=lambda decision: decision.args[0] % 3)
        else:
            chosen = DASH.space.make(LOCK)
        game.decide(seat, chosen)
        if not to_the_end:
            break
    return game.record()
