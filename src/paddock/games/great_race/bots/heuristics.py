"""The crew of The Great Race: plans its road by what it costs, fuel and repairs for the next drives, and its posts.

`turn_advice.py` takes its turns; `road_costs.py` knows what the road costs, `card_advice.py` what cards are worth,
`tile_laying.py` where tiles go. What a contender does otherwise is in `competitive.py`.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.heuristics import Advice, Heuristics, Remark

from ..components import content
from ..rules import decisions as d
from ..rules import phases
from ..rules.legal import default_decision
from ..rules.state import State
from .card_advice import advise_discard, advise_pick, danger_effect_cost
from .competitive import competitive_advice
from .remarks import remark
from .road_costs import FUEL_VALUE, RoadCosts, count_blanks
from .rollout import rollout_decision
from .shared_advice import UNGUARDED_CANCEL_CHANCE, danger_cancel_chance, gauges_after_split
from .tile_laying import advise_space, advise_tile, advise_tile_return
from .turn_advice import advise_drive_step, advise_turn, gauges_value
from .win_chance import win_chances

CREW_PREFERENCE: Final[tuple[str, ...]] = ("italy", "france", "england", "belgium", "suffragettes")
COST_PER_LOST_CARD: Final = 1.0
SCOUT_WORTHS_ON_BLANK_ROAD: Final[tuple[float, ...]] = (0.0, 20.0, 30.0)
"""What one or two Scouts bring where the road is blank, in francs; then where it is not."""
SCOUT_WORTHS_ON_KNOWN_ROAD: Final[tuple[float, ...]] = (0.0, 16.0, 24.0)
ESCORT_WORTHS: Final[tuple[float, ...]] = (0.0, 30.0, 44.0)
ESCORT_VALUE_PER_DANGER: Final = 14.0
"""What an Escort brings more for a danger that lies ahead."""
SPARE_FUNDING_VALUE: Final = 20.0
"""What funds are worth that are not needed at once."""


class DriverHeuristics(Heuristics[State]):
    """The heuristics of The Great Race. It keeps nothing between calls."""

    key_event_kinds = frozenset({
        "arrives", "attacks", "enters", "held_up", "loses_card", "loses_fuel", "loses_levels", "loses_money", "sails",
        "torpedo_hit", "turned_back", "wards_off",
    })  # fmt: skip

    def plan_key(self, position: State, seat: int) -> Hashable:
        """Every decision is thought over anew."""
        return None

    def advise(
        self, position: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        """Advice on whatever is asked of this seat now."""
        advice = _advice_for_seat(position, seat, list(choices))
        return [advice if advice.decision in choices else Advice(default_decision(position, seat), 0.0, "hint-pass")]

    def remark(self, position: State, seat: int, decision: Decision) -> Remark | None:
        return remark(position, seat, decision)

    def competitive_advice(
        self, position: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> list[Advice]:
        """What wins: the way drive by drive, as fast as it can be paid; for the rest the driver's advice."""
        found = competitive_advice(position, seat, list(choices))
        return self.advise(position, seat, choices, chance_source) if found is None else [found]

    def win_chances(self, position: State) -> list[float]:
        """By the road that is left and what is at hand for it."""
        return win_chances(position)

    def is_contest(self, position: State) -> bool:
        return position.mode != phases.MODE_ALONE

    def round_number(self, position: State) -> int:
        """The round."""
        return position.round

    def rollout_decision(
        self, position: State, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        """By tables, without planning."""
        return rollout_decision(position, seat, choices, chance_source)


HEURISTICS: Final = DriverHeuristics()


def plan_road(state: State, seat: int) -> RoadCosts:
    """The road as this crew sees it now."""
    return RoadCosts(state, seat, danger_cancel_chance(state, seat))


def _advice_for_seat(state: State, seat: int, choices: list[Decision]) -> Advice:
    if state.question != phases.NO_QUESTION:
        return _advise_answer(state, seat, choices)
    if state.phase == phases.PHASE_CONVOY:
        takes = advise_turn if state.drive_left == phases.NO_DRIVE else advise_drive_step
        return takes(state, seat, choices, plan_road(state, seat))
    if state.phase == phases.PHASE_PROGRAMMING:
        return _advise_program(state, seat)
    if state.phase == phases.PHASE_CREW_CHOICE:
        return Advice(min(choices, key=_crew_rank), 1.0, "hint-crew")
    return advise_pick(state, seat)


def _crew_rank(decision: Decision) -> int:
    return CREW_PREFERENCE.index(d.DECISION_SPACE.notation(decision).split()[1])


def _advise_answer(state: State, seat: int, choices: list[Decision]) -> Advice:
    ask = state.question
    if ask == phases.ASK_LAY:
        return (
            advise_tile(choices)
            if state.tile_to_lay == content.NO_TILE
            else advise_space(state, seat, choices, plan_road(state, seat))
        )
    if ask == phases.ASK_SPLIT:
        return Advice(max(choices, key=lambda each: _split_value(state, seat, each)), 1.0, "hint-split")
    if ask == phases.ASK_REACT:
        return _advise_reaction(state, choices)
    if ask == phases.ASK_DISCARD:
        return advise_discard(state, seat, choices)
    if ask == phases.ASK_RETURN:
        return advise_tile_return(choices)
    if ask == phases.ASK_CLEAR:
        cost = plan_road(state, seat).entry_cost
        return Advice(max(choices, key=lambda each: cost[each.args[0]]), 1.0, "hint-clear")
    if ask == phases.ASK_UPGRADE:
        return Advice(
            min(choices, key=lambda each: _estienne_card_strength(content.UPGRADE_BY_ESTIENNE_CARD[each.args[0]])),
            1.0,
            "hint-upgrade",
        )
    return Advice(choices[0], 1.0, "hint-stamp" if ask == phases.ASK_STAMP else "hint-pass")


def _estienne_card_strength(card: int) -> int:
    """How much an Estienne card makes the Torpedo do."""
    return 10 * sum(content.MOVES_BY_ESTIENNE_CARD[card]) + content.TILES_BY_ESTIENNE_CARD[card]


def _split_value(state: State, seat: int, decision: Decision) -> float:
    """How well the gauges stand after a split: the engine counts most, an empty gauge is bad, cards need a chassis."""
    engine, chassis, spilled = gauges_after_split(state, seat, decision)
    return gauges_value(engine, chassis) - COST_PER_LOST_CARD * spilled


def _advise_reaction(state: State, choices: list[Decision]) -> Advice:
    """An Escort is used while it is there; an Armed guard where it saves more than a little."""
    if d.REACT_TO_DANGER_DECISIONS[content.CANCEL_BY_ESCORT] in choices:
        return Advice(d.REACT_TO_DANGER_DECISIONS[content.CANCEL_BY_ESCORT], 1.0, "hint-react")
    small = state.question_detail == content.DANGER_OF_ESTIENNE and danger_effect_cost(state.estienne_card) < 30.0
    if d.REACT_TO_DANGER_DECISIONS[content.CANCEL_BY_GUARD] in choices and not small:
        return Advice(d.REACT_TO_DANGER_DECISIONS[content.CANCEL_BY_GUARD], 1.0, "hint-react")
    return Advice(d.REACT_TO_DANGER_DECISIONS[content.ACCEPT_DANGER], 1.0, "hint-accept")


def _advise_program(state: State, seat: int) -> Advice:
    """Two Mechanics; money if it is short, a guard if dangers lie ahead, a Scout if the road is blank."""
    road = RoadCosts(state, seat, UNGUARDED_CANCEL_CHANCE)
    path = road.path(state.space_of[seat], 8, True)
    blanks = count_blanks(state, path)
    dangers = sum(
        1 for space in path if state.tile_at[space] != content.NO_TILE and content.IS_DANGER_TILE[state.tile_at[space]]
    )
    need = FUEL_VALUE * max(0.0, road.fuel_needed(path) - state.fuel[seat])
    best, chosen = -1.0, 0
    for number, posts in enumerate(content.ALL_PROGRAMS):
        value = 300.0 * posts[content.POST_MECHANIC]
        value += min(
            posts[content.POST_FUNDING] * 40.0,
            max(SPARE_FUNDING_VALUE * posts[content.POST_FUNDING], need + 40.0 - state.money[seat]),
        )
        value += (SCOUT_WORTHS_ON_BLANK_ROAD if blanks >= 3 else SCOUT_WORTHS_ON_KNOWN_ROAD)[posts[content.POST_SCOUT]]
        value += (
            ESCORT_WORTHS[posts[content.POST_ESCORT]]
            + ESCORT_VALUE_PER_DANGER * min(posts[content.POST_ESCORT], dangers)
            + 2.0 * blanks * min(1, posts[content.POST_ESCORT])
        )
        if value > best:
            best, chosen = value, number
    return Advice(d.PROGRAM_DECISIONS[chosen], best, "hint-program")
