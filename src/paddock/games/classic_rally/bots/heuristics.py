"""The Classic Rally driver: plans checkpoints by exact search over turns, fuel and the assistance car along that way.

`turn_advice.py` takes its turns; `preparation.py` has the advice before the race, `logistics.py` that on exchanges.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice, Heuristics, Remark

from ..rules import decisions as d
from ..rules import phases
from ..rules.legal import default_decision
from ..rules.state import State
from .competitive import competitive_advice
from .logistics import advise_exchange
from .preparation import advise_assistance_start, advise_finish_spot, advise_load, advise_tile_spot, choose_feature
from .remarks import plan_of_step, remark
from .turn_advice import TurnAdvisor, steps_after_first
from .win_chance import round_number_of, win_chances


class Driver(Heuristics[State]):
    """The heuristics of Classic Rally. It keeps nothing between calls."""

    key_event_kinds = frozenset({
        "draws_hazard", "finishes", "nowhere", "overtakes", "repairs", "retires", "reverses", "robs",
        "sabotaged", "token",
    })  # fmt: skip

    def plan_key(self, position: State, seat: int) -> Hashable:
        """Every decision is thought over anew."""
        return None

    def advise(
        self, position: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        """Advice on whatever is asked of this seat now."""
        advice = _advice_for_seat(position, seat, list(choices), chance_source)
        return [advice if advice.decision in choices else Advice(default_decision(position, seat), 0.0, "hint-end")]

    def remark(self, position: State, seat: int, decision: Decision) -> Remark | None:
        return remark(position, seat, decision)

    def rest_of_plan(self, position: State, seat: int, decision: Decision) -> Sequence[Decision]:
        """The whole route that a step begins."""
        if decision.kind != d.RALLY_STEP:
            return ()
        best = TurnAdvisor(position, seat, []).best_plan(position)[1]
        begins = best is not None and best.relative_directions[:1] == decision.args[:1]
        return steps_after_first(best if begins else plan_of_step(position, seat, decision.args[0]))

    def competitive_advice(
        self, position: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        """With the dice and the rivals in mind."""
        advice = competitive_advice(position, seat, list(choices))
        if advice is not None and advice.decision in choices:
            return [advice]
        return self.advise(position, seat, choices, chance_source)

    def win_chances(self, position: State) -> list[float]:
        return win_chances(position)

    def is_contest(self, position: State) -> bool:
        return position.seats > 1

    def round_number(self, position: State) -> int:
        return round_number_of(position)

    def rollout_decision(
        self, position: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        """The contender's own decision: what it looks up is in tables."""
        return self.competitive_advice(position, seat, choices, chance_source)[0].decision


HEURISTICS: Final = Driver()


def _advice_for_seat(state: State, seat: int, choices: list[Decision], chance_source: ChanceSource) -> Advice:
    phase = state.phase
    if state.exchange != phases.NO_EXCHANGE:
        return advise_exchange(state, seat, choices)
    if phase in (phases.PHASE_CHOOSING_DISABLED, phases.PHASE_TURN, phases.PHASE_MOVING):
        return TurnAdvisor(state, seat, choices).advise()
    if phase == phases.PHASE_BUILDING:
        return advise_tile_spot(state, choices, chance_source)
    if phase in (phases.PHASE_VOTING, phases.PHASE_PLACING_FINISH):
        return advise_finish_spot(state, choices)
    if phase == phases.PHASE_DRAFT:
        return Advice(choose_feature(state, seat, choices), 1.0, "hint-feature")
    if phase == phases.PHASE_LOADING:
        return advise_load(state, seat)
    if phase == phases.PHASE_PLACING_ASSISTANCE:
        return advise_assistance_start(state, seat, choices)
    joker = TurnAdvisor(state, seat, choices).advise_joker()
    return joker if joker is not None else Advice(d.ROLL_DICE_DECISION, 1.0, "hint-roll")
