"""A turn of the race as the driver takes it: repairs, a joker, cards, the road, and the assistance car at last.

`turns_to_finish.py` counts turns to FINISH, `logistics.py` says where the cars should meet and what belongs in them.
What a turn consists of is the same for everybody; a contender only thinks otherwise of it (`competitive.py`).
"""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice

from ..components import content
from ..components.content import (
    BOARD_ASSISTANCE,
    BOARD_RALLY,
    CAPACITY_BY_BOARD,
    CARD_FUEL,
    CARD_KIND_COUNT,
    CARD_SPARE_TYRE,
    CARD_TOOLBOX,
)
from ..components.road import turned_nose_direction
from ..components.tiles import NOWHERE, SHAPE_BY_TILE_KIND, SHAPE_CURVE, SHAPE_INTERSECTION
from ..rules import decisions as d
from ..rules.driving import RoadBook, is_immobile, road_book_of
from ..rules.phases import PHASE_CHOOSING_DISABLED, PHASE_MOVING, PHASE_TURN, STATUS_RACING
from ..rules.routes import UNREACHABLE, assistance_steps, tiles_to_go, tokens_after_stop
from ..rules.state import State, assistance_cards, fitted_slots, rally_cards
from ..rules.steps.exchanges import are_cars_together, is_service_station
from ..views.plans import PLAN_ENDS_AT_FINISH, PLAN_ENDS_AT_HAZARD, PLAN_ENDS_BY_STOPPING, Plan, legal_plans
from . import logistics
from .logistics import assistance_distances, missing_repair_card, wanted_cards
from .turns_to_finish import WORST_VALUE, turns_to_finish

TURN_AROUND_GAIN: Final = 0.01
"""Turns that turning round must save."""
NO_FUEL_TURN_COST: Final = 1.0
"""Turns that a tile between the cars costs once the rally car has run dry."""
ROBBERY_FREE_SLOTS: Final = 5
MIN_RIVAL_FUEL: Final = 3
"""Fuel cards that a rival must have for a robbery."""


class TurnAdvisor:
    """A seat on its turn, by what a driver knows: its cards in both cars, and what it may decide. `robbery_free_slots`
    is how many free slots a robbery must find."""

    __slots__ = ("assistance", "legal", "rally", "robbery_free_slots", "seat", "state")

    def __init__(self, state: State, seat: int, choices: list[Decision]) -> None:
        self.state = state
        self.seat = seat
        self.legal = choices
        self.rally: Final = rally_cards(state, seat)
        self.assistance: Final = assistance_cards(state, seat)
        self.robbery_free_slots = ROBBERY_FREE_SLOTS

    def advise(self) -> Advice:
        """What to do now: what fails, or the turn itself."""
        if self.state.phase == PHASE_CHOOSING_DISABLED:
            return Advice(d.CHOOSE_DISABLED_DECISIONS[self.feature_to_disable()], 1.0, "hint-fails")
        for card in (CARD_TOOLBOX, CARD_SPARE_TYRE):
            if d.REPAIR_DECISIONS[card] in self.legal:
                return Advice(d.REPAIR_DECISIONS[card], 1.0, "hint-repair")
        advice = self.advise_joker()
        if advice is None and self.state.phase == PHASE_TURN:
            advice = self._advise_supply()
        if advice is None and not self.state.rally_moved:
            advice = self._advise_step()
        return advice if advice is not None else self._advise_turn_end()

    def advise_joker(self) -> Advice | None:
        """The joker, when it pays."""
        joker = self.state.joker[self.seat]
        if joker == content.NO_JOKER or d.PLAY_JOKER_DECISIONS[joker] not in self.legal or not self._joker_pays(joker):
            return None
        return Advice(d.PLAY_JOKER_DECISIONS[joker], 1.0, "hint-joker")

    def _joker_pays(self, joker: int) -> bool:
        if joker == content.JOKER_MECHANIC:
            return not self.state.rally_moved and self.mechanic_pays()
        if joker == content.JOKER_TRANSPORTER:
            return not self.state.rally_moved and self.transporter_pays() and self._leaves_legal_end()
        if joker == content.JOKER_ROBBER:
            return self.robber_pays()
        return joker == content.JOKER_SABOTEUR and self.saboteur_pays()

    def _leaves_legal_end(self) -> bool:
        """In mid-move, fuel brought aboard beside a rival may leave no legal end (CR-19.2)."""
        if self.state.phase != PHASE_MOVING:
            return True
        other = self.state.copy()
        other.rally_load[CARD_KIND_COUNT * self.seat + CARD_FUEL] = self.fuel_after_transporter()
        return len(legal_plans(other, self.seat)) > 0

    def _advise_supply(self) -> Advice | None:
        """Cards from the assistance car beside or one tile away, or from the station that the car stands on."""
        state, seat, legal = self.state, self.seat, self.legal
        if d.ASSIST_DECISION in legal and self.assistance_pays():
            return Advice(d.ASSIST_DECISION, 1.0, "hint-fuel")
        if d.RESUPPLY_DECISIONS[BOARD_RALLY] in legal and state.rally_moved and self.resupply_pays():
            return Advice(d.RESUPPLY_DECISIONS[BOARD_RALLY], 1.0, "hint-fuel")
        start = state.assistance_tile[seat]
        can_come = start != NOWHERE and not state.assistance_moved and not are_cars_together(state, seat)
        if can_come and self.needs_assistance_now() and self.has_supplies():
            for direction, tile in assistance_steps(state.road, start):
                if tile == state.rally_tile[seat]:
                    return Advice(d.ASSISTANCE_MOVE_DECISIONS[direction], 1.0, "hint-assistance")
        return None

    def _advise_step(self) -> Advice | None:
        """The first step of the best plan; turned round first where that is better."""
        state, seat, legal = self.state, self.seat, self.legal
        value, plan = self.best_plan(state)
        if d.TURN_AROUND_DECISION in legal:
            other = state.copy()
            other.nose[seat] = turned_nose_direction(state.road, state.rally_tile[seat], state.nose[seat])
            if self.best_plan(other)[0] < value - TURN_AROUND_GAIN:
                return Advice(d.TURN_AROUND_DECISION, 1.0, "hint-turn")
        if plan is None:
            return None
        if not plan.relative_directions:
            return Advice(d.RALLY_STOP_DECISION, 1.0, "hint-wait")
        if state.phase == PHASE_TURN and d.END_TURN_DECISION in legal and self.turns_if_staying() <= value:
            return None
        step, tiles = d.RALLY_STEP_DECISIONS[plan.relative_directions[0]], self.tiles_after(plan)
        if tiles >= UNREACHABLE:
            return Advice(step, 1.0, "hint-no-way")
        return Advice(step, 1.0, "hint-route", {"tiles": tiles})

    def _advise_turn_end(self) -> Advice:
        """Cards from a station, and the assistance car to where it will be needed."""
        state, seat, legal = self.state, self.seat, self.legal
        if d.RALLY_STOP_DECISION in legal:
            return Advice(d.RALLY_STOP_DECISION, 1.0, "hint-wait")
        if d.RESUPPLY_DECISIONS[BOARD_RALLY] in legal and self.resupply_pays():
            return Advice(d.RESUPPLY_DECISIONS[BOARD_RALLY], 1.0, "hint-fuel")
        if d.RESUPPLY_DECISIONS[BOARD_ASSISTANCE] in legal and self.assistance_resupply_pays():
            return Advice(d.RESUPPLY_DECISIONS[BOARD_ASSISTANCE], 1.0, "hint-fuel")
        start = state.assistance_tile[seat]
        if start != NOWHERE and not state.assistance_moved and state.rally_tile[seat] != NOWHERE:
            goal = self._assistance_goal()
            if goal != NOWHERE:
                distances = assistance_distances(state.road, goal)
                for direction, tile in assistance_steps(state.road, start):
                    move = d.ASSISTANCE_MOVE_DECISIONS[direction]
                    if distances[tile] < distances[start] and move in legal:
                        return Advice(move, 1.0, "hint-assistance")
        return Advice(d.END_TURN_DECISION, 1.0, "hint-end")

    def _assistance_goal(self) -> int:
        """Where the assistance car should go: to a car that waits for a card, to a station for what it has not, else to
        where the cars will meet."""
        state, seat, needed = self.state, self.seat, self.needed_card()
        if not self.assistance[needed]:
            distances = assistance_distances(state.road, state.assistance_tile[seat])
            stations = [tile for tile in range(state.road.tiles) if is_service_station(state, tile)]
            if stations:
                return min(stations, key=lambda tile: distances[tile])
        elif needed != CARD_FUEL:
            return state.rally_tile[seat]
        return self.meeting_tile()

    def best_plan(self, state: State) -> tuple[float, Plan | None]:
        """The plan that leaves the fewest turns to go, of those that a position like this one allows."""
        best, chosen = WORST_VALUE, None
        for plan in legal_plans(state, self.seat):
            value = self._turns_after(plan)
            if value < best:
                best, chosen = value, plan
        return best, chosen

    def _turns_after(self, plan: Plan) -> float:
        if plan.ending == PLAN_ENDS_AT_FINISH:
            return 0.0
        token_mask = self._tokens_after(plan)
        turns = self.turns_to_go(plan.tile, plan.nose_direction, plan.road_book, token_mask)
        if plan.ending == PLAN_ENDS_AT_HAZARD:
            turns += self.hazard_cost(plan.tile)
        return turns if is_service_station(self.state, plan.tile) else turns + self.waiting_turns(plan, token_mask)

    def feature_to_disable(self) -> int:
        """The feature that this turn can best do without."""
        state, seat = self.state, self.seat
        shape = SHAPE_BY_TILE_KIND[state.road.kinds[state.rally_tile[seat]]]
        useful = {content.FEATURE_LIGHT_WEIGHT: 3, content.FEATURE_POWER_KIT: 0 if shape == SHAPE_CURVE else 2}
        useful[content.FEATURE_SPORT_SUSPENSION] = 2 if shape in (SHAPE_CURVE, SHAPE_INTERSECTION) else 0
        fitted = [state.features[content.FEATURE_SLOTS * seat + slot] for slot in fitted_slots(state, seat)]
        return min(fitted, key=lambda feature: useful.get(feature, 1))

    def turns_to_go(self, tile: int, nose_direction: int, road_book: RoadBook, token_mask: int) -> float:
        """Turns to go from a tile."""
        return turns_to_finish(self.state, self.seat).turns_from(tile, nose_direction, road_book, token_mask)

    def hazard_cost(self, tile: int) -> float:
        """Turns that a hazard on a tile costs."""
        return (0.3 if self.rally[CARD_TOOLBOX] else 1.0) + (0.2 if self.rally[CARD_SPARE_TYRE] else 0.8)

    def waiting_turns(self, plan: Plan, token_mask: int) -> float:
        """Turns that the car will wait for fuel after a plan."""
        if plan.fuel_left >= tiles_to_go(self.state.road, plan.tile, plan.nose_direction, token_mask):
            return 0.0
        apart = logistics.distance_of_assistance(self.state, self.seat, plan.tile)
        return NO_FUEL_TURN_COST * max(0.0, apart - 0.5 * plan.fuel_left - 1.0)

    def turns_if_staying(self) -> float:
        """Turns to go if the car stays where it is."""
        state, seat = self.state, self.seat
        return self.turns_to_go(state.rally_tile[seat], state.nose[seat], road_book_of(state, seat), state.tokens[seat])

    def tiles_after(self, plan: Plan) -> int:
        """Tiles to go from where a plan ends, for the reason that is told."""
        if plan.ending == PLAN_ENDS_AT_FINISH:
            return 0
        return logistics.cached_tiles_to_go(self.state.road, plan.tile, plan.nose_direction, self._tokens_after(plan))

    def _tokens_after(self, plan: Plan) -> int:
        return tokens_after_stop(self.state.road, plan.tile, self.state.tokens[self.seat])

    def needed_card(self) -> int:
        """The card that the assistance car is needed for: the spare tyre for which a car stands, or fuel."""
        return CARD_SPARE_TYRE if missing_repair_card(self.state, self.seat) == CARD_SPARE_TYRE else CARD_FUEL

    def needs_assistance_now(self) -> bool:
        """Whether the assistance car beside should come at once."""
        return self.rally[CARD_FUEL] <= 2 or is_immobile(self.state, self.seat)

    def has_supplies(self) -> bool:
        """Whether it has anything for the rally car."""
        return self.assistance[self.needed_card()] > 0 or self.assistance[CARD_FUEL] > 0

    def assistance_pays(self) -> bool:
        """Whether an assistance would bring anything."""
        return wanted_cards(self.state, self.seat, BOARD_RALLY) != self.rally and self.has_supplies()

    def resupply_pays(self) -> bool:
        """Whether a station has anything for the rally car."""
        return sum(self.rally) < CAPACITY_BY_BOARD[BOARD_RALLY] and self.state.card_pile[CARD_FUEL] > 0

    def assistance_resupply_pays(self) -> bool:
        """Whether a station has anything for the assistance car."""
        lacks_tyre = self.needed_card() == CARD_SPARE_TYRE and not self.assistance[CARD_SPARE_TYRE]
        useful = lacks_tyre or sum(self.assistance) < CAPACITY_BY_BOARD[BOARD_ASSISTANCE]
        pile = self.state.card_pile
        return (
            pile[CARD_FUEL] > 0 and useful and self.assistance != wanted_cards(self.state, self.seat, BOARD_ASSISTANCE)
        )

    def meeting_tile(self) -> int:
        """Where the cars will meet; nowhere if nothing will be needed."""
        return logistics.meeting_tile(self.state, self.seat, turns_to_finish(self.state, self.seat))

    def mechanic_pays(self) -> bool:
        """Whether the car stands and nothing aboard mends it."""
        return self.state.barred[self.seat] > 0 or missing_repair_card(self.state, self.seat) >= 0

    def transporter_pays(self) -> bool:
        """Whether the car has run dry and there is fuel for it."""
        return not self.rally[CARD_FUEL] and self.assistance[CARD_FUEL] >= 3

    def fuel_after_transporter(self) -> int:
        """The fuel that the car would have then."""
        return wanted_cards(self.state, self.seat, BOARD_RALLY)[CARD_FUEL]

    def robber_pays(self) -> bool:
        """Whether there is room for what a rival has."""
        if CAPACITY_BY_BOARD[BOARD_ASSISTANCE] - sum(self.assistance) < self.robbery_free_slots:
            return False
        return any(assistance_cards(self.state, other)[CARD_FUEL] >= MIN_RIVAL_FUEL for other in self.rivals())

    def saboteur_pays(self) -> bool:
        """Whether the race is under way."""
        return self.state.round > 1

    def rivals(self) -> list[int]:
        """Everybody else who is in the race."""
        state = self.state
        return [other for other in range(state.seats) if other != self.seat and state.status[other] == STATUS_RACING]


def steps_after_first(plan: Plan | None) -> list[Decision]:
    """What is left to decide of a plan once its first step is driven."""
    if plan is None:
        return []
    steps = [d.RALLY_STEP_DECISIONS[each] for each in plan.relative_directions[1:]]
    return [*steps, d.RALLY_STOP_DECISION] if plan.ending == PLAN_ENDS_BY_STOPPING else steps
