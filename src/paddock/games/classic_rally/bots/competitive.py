"""The competitive bot's advice: like the driver's, but with the dice in mind, shields aboard, and its rivals in sight.

Ways are weighed by `forecast.py`, cards by `load_planning.py`. Where nothing is said here the driver's advice holds.
"""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components import content
from ..components.content import BOARD_RALLY, CAPACITY_BY_BOARD, CARD_FUEL, CARD_TOOLBOX
from ..components.tiles import NOWHERE
from ..rules import phases
from ..rules.driving import RoadBook
from ..rules.state import State, rally_cards
from ..rules.steps.exchanges import is_service_station
from ..rules.steps.turns import disableable_slots
from ..views.plans import Plan
from . import load_planning
from .forecast import Stage, forecast
from .load_planning import hazard_cost, waiting_turns
from .logistics import assistance_distances, missing_repair_card
from .turn_advice import TurnAdvisor
from .turns_to_finish import WORST_VALUE, road_book_code

KEEP_VALUE_BY_FEATURE: Final = {content.FEATURE_CLOSE_RATIO: 0, content.FEATURE_LIGHT_WEIGHT: 2}
"""Of features that this turn can do without alike, which are better kept."""
MECHANIC_MIN_GAIN: Final = 0.6
"""Turns that a mechanic must save to be worth calling for dice alone."""
ROBBERY_FREE_SLOTS: Final = 3


def competitive_advice(state: State, seat: int, choices: list[Decision]) -> Advice | None:
    """The contender's own advice; None where the driver's will do."""
    if state.exchange != phases.NO_EXCHANGE:
        return load_planning.advise_exchange(state, seat, choices) if state.exchange != phases.EXCHANGE_ROBBER else None
    if state.phase == phases.PHASE_LOADING:
        return load_planning.advise_load(state, seat)
    if state.phase in (phases.PHASE_CHOOSING_DISABLED, phases.PHASE_TURN, phases.PHASE_MOVING):
        return CompetitiveTurnAdvisor(state, seat, choices).advise()
    return None


class CompetitiveTurnAdvisor(TurnAdvisor):
    """A seat on its turn, by what a contender knows beside that."""

    __slots__ = ("forecast_table",)

    def __init__(self, state: State, seat: int, choices: list[Decision]) -> None:
        super().__init__(state, seat, choices)
        self.robbery_free_slots = ROBBERY_FREE_SLOTS
        self.forecast_table = forecast(state, seat, content.shields_among(self.rally))

    def stage_ahead(self) -> Stage:
        """The way ahead."""
        return load_planning.stage_of_seat(self.state, self.seat)

    def feature_to_disable(self) -> int:
        """The feature without which the best plan is least worse."""
        state, seat = self.state, self.seat
        best, chosen = WORST_VALUE, -1
        for slot in disableable_slots(state, seat):
            other = state.copy()
            other.disabled_slots[seat] |= 1 << slot
            other.phase = phases.PHASE_TURN
            feature = state.features[content.FEATURE_SLOTS * seat + slot]
            value = self.best_plan(other)[0] + 0.01 * KEEP_VALUE_BY_FEATURE.get(feature, 1)
            if value < best or chosen < 0:
                best, chosen = value, feature
        return chosen

    def turns_to_go(self, tile: int, nose_direction: int, road_book: RoadBook, token_mask: int) -> float:
        return self.forecast_table.turns_from(tile, nose_direction, road_book_code(*road_book), token_mask)

    def hazard_cost(self, tile: int) -> float:
        return hazard_cost(self.state, self.seat, tile, 0, self.rally)

    def waiting_turns(self, plan: Plan, token_mask: int) -> float:
        state, seat = self.state, self.seat
        ahead = self.forecast_table.stage_from(state, seat, plan.tile, plan.nose_direction, plan.road_book, token_mask)
        return waiting_turns(state, seat, ahead, plan.fuel_left)

    def turns_if_staying(self) -> float:
        waiting = waiting_turns(self.state, self.seat, self.stage_ahead(), self.rally[CARD_FUEL])
        return super().turns_if_staying() + waiting

    def needed_card(self) -> int:
        """A toolbox may free a car, too."""
        missing = missing_repair_card(self.state, self.seat)
        return missing if missing >= 0 else CARD_FUEL

    def needs_assistance_now(self) -> bool:
        return self.rally[CARD_FUEL] < min(self.stage_ahead().tiles, 3) or self.needed_card() != CARD_FUEL

    def has_supplies(self) -> bool:
        return self.assistance[self.needed_card()] > 0

    def assistance_pays(self) -> bool:
        return load_planning.exchange_pays(self.state, self.seat, self.stage_ahead(), phases.EXCHANGE_ASSIST)

    def resupply_pays(self) -> bool:
        return load_planning.exchange_pays(self.state, self.seat, self.stage_ahead(), phases.EXCHANGE_RESUPPLY_RALLY)

    def assistance_resupply_pays(self) -> bool:
        goal = load_planning.wanted_assistance_cards(self.state, self.seat)
        cards = zip(self.assistance, goal, self.state.card_pile, strict=True)
        return any(wanted > count and left for count, wanted, left in cards)

    def meeting_tile(self) -> int:
        """The last stop before the fuel ends at which the assistance car can be in time, stations on the way counted
        in."""
        state, stops = self.state, self.stage_ahead().stops
        distances = assistance_distances(state.road, state.assistance_tile[self.seat])
        fuel, since, reached = self.rally[CARD_FUEL], 0, 0
        for turn, (tile, driven) in enumerate(stops):
            if driven - since > fuel:
                for back in range(turn - 1, reached - 1, -1):
                    if distances[stops[back][0]] <= back + 1:
                        return stops[back][0]
                return stops[turn - 1][0]
            if turn and is_service_station(state, tile):
                fuel, since, reached = CAPACITY_BY_BOARD[BOARD_RALLY] - 1, driven, turn
        return NOWHERE

    def mechanic_pays(self) -> bool:
        """He frees a car that nothing aboard can, or wins a turn when no hazard is to come."""
        if self.state.phase != phases.PHASE_TURN or super().mechanic_pays():
            return self.state.phase == phases.PHASE_TURN
        if not self.state.disabled_slots[self.seat] or self.stage_ahead().hazards:
            return False
        whole = self.state.copy()
        whole.disabled_slots[self.seat] = 0
        return self.best_plan(whole)[0] < self.best_plan(self.state)[0] - MECHANIC_MIN_GAIN

    def transporter_pays(self) -> bool:
        """It comes to a car that stands, too."""
        needed = self.needed_card()
        dry = not self.rally[CARD_FUEL] and self.assistance[CARD_FUEL] >= 2
        return dry or (needed != CARD_FUEL and self.assistance[needed] > 0)

    def fuel_after_transporter(self) -> int:
        stock = load_planning.available_cards(self.state, self.seat, phases.EXCHANGE_TRANSPORTER)
        return load_planning.wanted_rally_cards(self.state, self.seat, stock, self.stage_ahead())[CARD_FUEL]

    def saboteur_pays(self) -> bool:
        """Somebody would have no toolbox against it."""
        return any(not rally_cards(self.state, other)[CARD_TOOLBOX] for other in self.rivals())
