"""A turn of the race as the driver takes it: repairs, a joker, cards, the road, and the assistance car at last.

`outlook.py` counts turns to FINISH, `logistics.py` says where the cars should meet and what belongs in them. What a
turn consists of is the same for everybody; a contender only thinks otherwise of it (`competitive.py`).
"""

from __future__ import annotations

from typing import Final

from paddock.core.decision import Decision
from paddock.core.heuristics import Advice
from paddock.games.classic_rally.bots.logistics import is_station, lacking, meeting, needs_fuel, wished
from paddock.games.classic_rally.bots.outlook import outlook
from paddock.games.classic_rally.bots.win_chance import tiles_left, ways
from paddock.games.classic_rally.components.content import (
    ASSISTANCE,
    CAPACITY,
    CARDS,
    FEATURE_SLOTS,
    FUEL,
    LIGHT_WEIGHT,
    MECHANIC,
    NO_JOKER,
    POWER_KIT,
    RALLY,
    ROBBER,
    SABOTEUR,
    SPARE_TYRE,
    SPORT_SUSPENSION,
    TOOLBOX,
    TRANSPORTER,
)
from paddock.games.classic_rally.components.road import NOWHERE, SHAPE, turned
from paddock.games.classic_rally.rules import decisions as d
from paddock.games.classic_rally.rules.driving import Book, book_of, is_barred, is_immobile
from paddock.games.classic_rally.rules.routes import UNREACHABLE, assistance_steps, to_go, with_token
from paddock.games.classic_rally.rules.state import CHOOSING, MOVING, RACING, TURN, State
from paddock.games.classic_rally.rules.steps.preparing import weight
from paddock.games.classic_rally.rules.steps.swapping import together
from paddock.games.classic_rally.views.plans import HAZARD, HOME, Plan, plans

NEVER: Final = 9_999.0
TURNED: Final = 0.01
"""Turns that turning round must save."""
DRY: Final = 1.0
"""Turns that a tile between the cars costs once the rally car has run dry."""
ROOM: Final = 5
PREY: Final = 3
"""Fuel cards that a rival must have for a robbery."""


class Racer:
    """A seat on its turn, by what a driver knows. `room` is how many free slots a robbery must find."""

    __slots__ = ("first", "legal", "room", "seat", "state")

    def __init__(self, state: State, seat: int, legal: list[Decision]) -> None:
        self.state = state
        self.seat = seat
        self.legal = legal
        self.first = CARDS * seat
        self.room = ROOM

    def advice(self) -> Advice:
        """What to do now: what fails, or the turn itself."""
        if self.state.phase == CHOOSING:
            return Advice(d.DISABLED[self.least_missed()], 1.0, "hint-fails")
        for card in (TOOLBOX, SPARE_TYRE):
            if d.REPAIRED[card] in self.legal:
                return Advice(d.REPAIRED[card], 1.0, "hint-repair")
        found = self.joker()
        if found is None and self.state.phase == TURN:
            found = self._care()
        if found is None and not self.state.moved:
            found = self._step()
        return found if found is not None else self._finish_turn()

    def joker(self) -> Advice | None:
        """The joker, when it pays."""
        joker = self.state.joker[self.seat]
        if joker == NO_JOKER or d.JOKER_PLAYED[joker] not in self.legal or not self._pays(joker):
            return None
        return Advice(d.JOKER_PLAYED[joker], 1.0, "hint-joker")

    def _pays(self, joker: int) -> bool:
        if joker == MECHANIC:
            return not self.state.moved and self.mechanic_pays()
        if joker == TRANSPORTER:
            return not self.state.moved and self.transporter_pays() and self._leaves_a_way()
        if joker == ROBBER:
            return self.robber_pays()
        return joker == SABOTEUR and self.saboteur_pays()

    def _leaves_a_way(self) -> bool:
        """In mid-move, fuel brought aboard beside a rival may leave no legal end (CR-19.2)."""
        if self.state.phase != MOVING:
            return True
        other = self.state.copy()
        other.load[self.first + FUEL] = self.fuel_brought()
        return len(plans(other, self.seat)) > 0

    def _care(self) -> Advice | None:
        """Cards from the assistance car beside or one tile away, or from the station that the car stands on."""
        state, seat, legal = self.state, self.seat, self.legal
        if d.ASSIST_NOW in legal and self.assistance_pays():
            return Advice(d.ASSIST_NOW, 1.0, "hint-fuel")
        if d.RESUPPLIED[RALLY] in legal and state.moved and self.resupply_pays():
            return Advice(d.RESUPPLIED[RALLY], 1.0, "hint-fuel")
        if state.aid_moved or state.aid_at[seat] == NOWHERE or together(state, seat) or not self.is_short():
            return None
        for direction, tile in assistance_steps(state.road, state.aid_at[seat]):
            if tile == state.at[seat] and self.is_brought():
                return Advice(d.ASSISTANCE_MOVED[direction], 1.0, "hint-assistance")
        return None

    def _step(self) -> Advice | None:
        """The first step of the best plan; turned round first where that is better."""
        state, seat, legal = self.state, self.seat, self.legal
        value, plan = self.best(state)
        if d.TURN_NOW in legal:
            other = state.copy()
            other.nose[seat] = turned(state.road, state.at[seat], state.nose[seat])
            if self.best(other)[0] < value - TURNED:
                return Advice(d.TURN_NOW, 1.0, "hint-turn")
        if plan is None:
            return None
        if not plan.ways:
            return Advice(d.STOP_NOW, 1.0, "hint-wait")
        if state.phase == TURN and d.END_NOW in legal and self.stays() <= value:
            return None
        tiles = self.tiles_after(plan)
        if tiles >= UNREACHABLE:
            return Advice(d.STEPPED[plan.ways[0]], 1.0, "hint-no-way")
        return Advice(d.STEPPED[plan.ways[0]], 1.0, "hint-route", {"tiles": tiles})

    def _finish_turn(self) -> Advice:
        """Cards from a station, and the assistance car to where it will be needed."""
        state, seat, legal = self.state, self.seat, self.legal
        if d.STOP_NOW in legal:
            return Advice(d.STOP_NOW, 1.0, "hint-wait")
        if d.RESUPPLIED[RALLY] in legal and self.resupply_pays():
            return Advice(d.RESUPPLIED[RALLY], 1.0, "hint-fuel")
        if d.RESUPPLIED[ASSISTANCE] in legal and self.stock_pays():
            return Advice(d.RESUPPLIED[ASSISTANCE], 1.0, "hint-fuel")
        if state.aid_at[seat] != NOWHERE and not state.aid_moved and state.at[seat] != NOWHERE:
            goal = self._goal()
            if goal != NOWHERE:
                far = ways(state.road, goal)
                for direction, tile in assistance_steps(state.road, state.aid_at[seat]):
                    if far[tile] < far[state.aid_at[seat]] and d.ASSISTANCE_MOVED[direction] in legal:
                        return Advice(d.ASSISTANCE_MOVED[direction], 1.0, "hint-assistance")
        return Advice(d.END_NOW, 1.0, "hint-end")

    def _goal(self) -> int:
        """Where the assistance car should go: to a car that waits for a card, to a station for what it has not, else to
        where the cars will meet."""
        state, seat, needed = self.state, self.seat, self.needed()
        if not state.aid[self.first + needed]:
            far = ways(state.road, state.aid_at[seat])
            stations = [tile for tile in range(state.road.tiles) if is_station(state.road, tile)]
            if stations:
                return min(stations, key=lambda tile: far[tile])
        elif needed != FUEL:
            return state.at[seat]
        return self.meeting()

    def best(self, state: State) -> tuple[float, Plan | None]:
        """The plan that leaves the fewest turns to go, of those that a position like this one allows."""
        best, chosen = NEVER, None
        for plan in plans(state, self.seat):
            value = self._worth(plan)
            if value < best:
                best, chosen = value, plan
        return best, chosen

    def _worth(self, plan: Plan) -> float:
        """Turns to go after a plan."""
        if plan.ends == HOME:
            return 0.0
        road = self.state.road
        tokens = with_token(road, plan.tile, self.state.tokens[self.seat])
        found = self.turns(plan.tile, plan.nose, plan.book, tokens)
        if plan.ends == HAZARD:
            found += self.trouble(plan.tile)
        return found if is_station(road, plan.tile) else found + self.waits(plan, tokens)

    # -- what a driver thinks of it ----------------------------------------------------------------------------

    def least_missed(self) -> int:
        """The feature that this turn can best do without."""
        shape = SHAPE[self.state.road.kind[self.state.at[self.seat]]]
        useful = {LIGHT_WEIGHT: 3, POWER_KIT: 2 if shape != 1 else 0, SPORT_SUSPENSION: 2 if shape in (1, 2) else 0}
        first = FEATURE_SLOTS * self.seat
        fitted = [feature for feature in self.state.feature[first : first + FEATURE_SLOTS] if feature >= 0]
        return min(fitted, key=lambda feature: useful.get(feature, 1))

    def turns(self, tile: int, nose: int, book: Book, tokens: int) -> float:
        """Turns to go from a tile."""
        return outlook(self.state, self.seat).value(tile, nose, book, tokens)

    def trouble(self, tile: int) -> float:
        """Turns that a hazard on a tile costs."""
        load = self.state.load
        return (0.3 if load[self.first + TOOLBOX] else 1.0) + (0.2 if load[self.first + SPARE_TYRE] else 0.8)

    def waits(self, plan: Plan, tokens: int) -> float:
        """Turns that the car will wait for fuel after a plan."""
        state, aid_at = self.state, self.state.aid_at[self.seat]
        if plan.fuel >= to_go(state.road, plan.tile, plan.nose, tokens):
            return 0.0
        apart = ways(state.road, aid_at)[plan.tile] if aid_at != NOWHERE else 0
        return DRY * max(0.0, apart - 0.5 * plan.fuel - 1.0)

    def stays(self) -> float:
        """Turns to go if the car stays where it is."""
        state, seat = self.state, self.seat
        return self.turns(state.at[seat], state.nose[seat], book_of(state, seat), state.tokens[seat])

    def tiles_after(self, plan: Plan) -> int:
        """Tiles to go from where a plan ends, for the reason that is told."""
        road = self.state.road
        if plan.ends == HOME:
            return 0
        return tiles_left(road, plan.tile, plan.nose, with_token(road, plan.tile, self.state.tokens[self.seat]))

    def needed(self) -> int:
        """The card that the assistance car is needed for: the spare tyre for which a car stands, or fuel."""
        return SPARE_TYRE if lacking(self.state, self.seat) == SPARE_TYRE else FUEL

    def is_short(self) -> bool:
        """Whether the assistance car beside should come at once."""
        return self.state.load[self.first + FUEL] <= 2 or is_immobile(self.state, self.seat)

    def is_brought(self) -> bool:
        """Whether it has anything for the rally car."""
        return self.state.aid[self.first + self.needed()] > 0 or self.state.aid[self.first + FUEL] > 0

    def assistance_pays(self) -> bool:
        """Whether an assistance would bring anything."""
        now = self.state.load[self.first : self.first + CARDS]
        return wished(self.state, self.seat, RALLY) != now and self.is_brought()

    def resupply_pays(self) -> bool:
        """Whether a station has anything for the rally car."""
        return needs_fuel(self.state, self.seat) and self.state.pile[FUEL] > 0

    def stock_pays(self) -> bool:
        """Whether a station has anything for the assistance car."""
        state, needed = self.state, self.needed()
        room = weight(state.aid, self.seat) < CAPACITY[ASSISTANCE] or (
            needed == SPARE_TYRE and not state.aid[self.first + SPARE_TYRE]
        )
        now = state.aid[self.first : self.first + CARDS]
        return state.pile[FUEL] > 0 and room and now != wished(state, self.seat, ASSISTANCE)

    def meeting(self) -> int:
        """Where the cars will meet; nowhere if nothing will be needed."""
        return meeting(self.state, self.seat, outlook(self.state, self.seat))

    def mechanic_pays(self) -> bool:
        """Whether the car stands and nothing aboard mends it."""
        return is_barred(self.state, self.seat) or lacking(self.state, self.seat) >= 0

    def transporter_pays(self) -> bool:
        """Whether the car has run dry and there is fuel for it."""
        return not self.state.load[self.first + FUEL] and self.state.aid[self.first + FUEL] >= 3

    def fuel_brought(self) -> int:
        """The fuel that the car would have then."""
        return wished(self.state, self.seat, RALLY)[FUEL]

    def robber_pays(self) -> bool:
        """Whether there is room for what a rival has."""
        return CAPACITY[ASSISTANCE] - weight(self.state.aid, self.seat) >= self.room and any(
            self.state.aid[CARDS * other + FUEL] >= PREY for other in self.rivals()
        )

    def saboteur_pays(self) -> bool:
        """Whether the race is under way."""
        return self.state.round > 1

    def rivals(self) -> list[int]:
        """Everybody else who is in the race."""
        state = self.state
        return [other for other in range(state.seats) if other != self.seat and state.status[other] == RACING]
