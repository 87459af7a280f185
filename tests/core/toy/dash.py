"""Dash: pick a card in secret, lock it in; when all have, everyone moves by their card and a shared die.

Clauses: D-1 deal three cards · D-2 pick one card, change it by taking back · D-3 boost a picked card · D-4 lock ·
D-5 all locked: cards are shown, the die rolled, everyone moves · D-6 first to twelve wins · D-7 one may give up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paddock.core.board import DecisionPreview, PieceList, board_scene, decision_previews, winding_track
from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision, DecisionKind, DecisionSpace, Refusal, ValueSet, number_range
from paddock.core.errors import BadPositionError, BadSetupError, BrokenInvariantError
from paddock.core.event import NO_EVENTS, EventSchema, EventSink
from paddock.core.game import Game, Json, Outcome, Placing, Setting

CARD = ValueSet("card", [f"c{n}" for n in range(12)])
DIE = number_range("die", 1, 6)
SEAT = ValueSet("runner", ("ant", "bee", "cat", "dog"))
PICK, BOOST, LOCK, CONCEDE = range(4)
HAND = 3
FARTHEST = 9
"""Spaces that a card, the die and a boost bring at most."""


class DashState:
    """A position of Dash."""

    __slots__ = ("boosted", "dealt", "hands", "locked", "out", "picked", "places", "used", "winning")

    def __init__(self, seats: int, winning: int) -> None:
        self.winning = winning
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.picked: list[int] = [-1] * seats
        self.boosted: list[bool] = [False] * seats
        self.locked: list[bool] = [False] * seats
        self.out: list[bool] = [False] * seats
        self.places: list[int] = [0] * seats
        self.used: list[int] = []
        self.dealt = False


class Dash(Game[DashState]):
    """The toy itself."""

    title = "dash"
    version = 1
    min_seats = 2
    max_seats = 4
    space = DecisionSpace(
        [
            DecisionKind(PICK, "pick", [("card", CARD)], is_quiet=True),
            DecisionKind(BOOST, "boost", is_quiet=True),
            DecisionKind(LOCK, "lock"),
            DecisionKind(CONCEDE, "concede", always_legal=True),
        ]
    )
    events = EventSchema(
        {
            "dealt": (("runner", SEAT), ("cards", None)),
            "hand": (("runner", SEAT), ("card", CARD)),
            "picked": (("runner", SEAT), ("card", CARD)),
            "boosted": (("runner", SEAT),),
            "locked": (("runner", SEAT),),
            "moved": (("runner", SEAT), ("card", CARD), ("die", DIE), ("spaces", None)),
            "conceded": (("runner", SEAT),),
        }
    )
    chance_domains: Mapping[str, ValueSet] = {"deal": CARD, "die": DIE}
    settings: Sequence[Setting] = (Setting("winning", 12, clause="D-6", low=6, high=30),)
    refusals: Sequence[str] = (
        "refusal-not-asked",
        "refusal-not-held",
        "refusal-picked",
        "refusal-boost",
        "refusal-lock",
    )

    def setup(self, seats: int, settings: Mapping[str, object]) -> DashState:
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSetupError(where="seats", problem="seats", clause="D-1")
        unknown = set(settings) - {"winning"}
        winning = settings.get("winning", 12)
        if unknown or not isinstance(winning, int) or not 6 <= winning <= 30:
            raise BadSetupError(where="winning", problem="from 6 to 30.", clause="D-6")
        return DashState(seats, winning)

    def copy(self, state: DashState) -> DashState:
        other = DashState(0, state.winning)
        other.hands = [list(hand) for hand in state.hands]
        other.picked = list(state.picked)
        other.boosted = list(state.boosted)
        other.locked = list(state.locked)
        other.out = list(state.out)
        other.places = list(state.places)
        other.used = list(state.used)
        other.dealt = state.dealt
        return other

    def dump(self, state: DashState) -> Json:
        return {
            "winning": state.winning,
            "hands": [[CARD.names[card] for card in hand] for hand in state.hands],
            "picked": [CARD.names[card] if card >= 0 else None for card in state.picked],
            "boosted": list(state.boosted),
            "locked": list(state.locked),
            "out": list(state.out),
            "places": list(state.places),
            "used": [CARD.names[card] for card in state.used],
            "dealt": state.dealt,
        }

    def load(self, position: Mapping[str, object]) -> DashState:
        places = position.get("places", [0, 0])
        if not isinstance(places, list) or not all(isinstance(place, int) for place in places):
            raise BadPositionError(where="places", problem="a list of numbers is needed.")
        seats = len(places)
        winning = position.get("winning", 12)
        state = DashState(seats, winning if isinstance(winning, int) else 12)
        state.places = list(places)

        def rows(key: str) -> list[object]:
            row = position.get(key)
            return row if isinstance(row, list) else []

        for seat, hand in enumerate(rows("hands")):
            state.hands[seat] = [CARD.from_json(card) for card in hand] if isinstance(hand, list) else []
        for seat, card in enumerate(rows("picked")):
            state.picked[seat] = -1 if card is None else CARD.from_json(card)
        for key, row in (("boosted", state.boosted), ("locked", state.locked), ("out", state.out)):
            for seat, flag in enumerate(rows(key)):
                row[seat] = bool(flag)
        state.used = [CARD.from_json(card) for card in rows("used")]
        state.dealt = bool(position.get("dealt", False))
        return state

    def seats(self, state: DashState) -> int:
        return len(state.places)

    def check_invariants(self, state: DashState) -> None:
        seen = [card for hand in state.hands for card in hand] + state.used
        if len(seen) != len(set(seen)):
            raise BrokenInvariantError(problem="a card is there twice.")

    # -- play

    def _over(self, state: DashState) -> bool:
        return max(state.places) >= state.winning or state.out.count(False) <= 1

    def waiting_for(self, state: DashState) -> list[int]:
        if self._over(state):
            return []
        return [seat for seat in range(len(state.places)) if not state.locked[seat] and not state.out[seat]]

    def legal(self, state: DashState, seat: int) -> list[Decision]:
        if seat not in self.waiting_for(state):
            return []
        if state.picked[seat] < 0:
            return [self.space.make(PICK, card) for card in state.hands[seat]]
        found = [] if state.boosted[seat] else [self.space.make(BOOST)]
        return [*found, self.space.make(LOCK)]

    def always_legal(self, state: DashState, seat: int) -> list[Decision]:
        return [self.space.make(CONCEDE)] if not self._over(state) and not state.out[seat] else []

    def default_decision(self, state: DashState, seat: int) -> Decision:
        return self.legal(state, seat)[-1]

    def refusal_for(self, state: DashState, seat: int, decision: Decision) -> Refusal | None:
        legal = self.legal(state, seat)
        if decision in legal or decision in self.always_legal(state, seat):
            return None
        if not legal:
            return Refusal("D-5", "refusal-not-asked", legal)
        if decision.kind == PICK and state.picked[seat] >= 0:
            return Refusal("D-2", "refusal-picked", legal)
        if decision.kind == PICK:
            return Refusal("D-2", "refusal-not-held", legal, {"card": (CARD, decision.args[0])})
        if decision.kind == BOOST:
            return Refusal("D-3", "refusal-boost", legal)
        return Refusal("D-4", "refusal-lock", legal)

    def advance(self, state: DashState, chance_source: ChanceSource, events: EventSink = NO_EVENTS) -> None:
        if state.dealt or self._over(state):
            return
        for seat, hand in enumerate(state.hands):
            if state.out[seat]:
                continue
            held = {card for other in state.hands for card in other} | set(state.used)
            if len(CARD) - len(held) < HAND:
                state.used = []
                held = {card for other in state.hands for card in other}
            deck = [card for card in range(len(CARD)) if card not in held]
            drawn = chance_source.draw("deal", deck, HAND - len(hand))
            hand.extend(drawn)
            events.add("dealt", (seat, len(drawn)))
            for card in drawn:
                events.add("hand", (seat, card), 1 << seat)
        state.dealt = True

    def play(
        self,
        state: DashState,
        seat: int,
        decision: Decision,
        chance_source: ChanceSource,
        events: EventSink = NO_EVENTS,
    ) -> None:
        if decision.kind == PICK:
            state.picked[seat] = decision.args[0]
            events.add("picked", (seat, decision.args[0]), 1 << seat)
        elif decision.kind == BOOST:
            state.boosted[seat] = True
            events.add("boosted", (seat,), 1 << seat)
        elif decision.kind == LOCK:
            state.locked[seat] = True
            events.add("locked", (seat,))
        else:
            state.out[seat] = True
            state.used += state.hands[seat]
            state.hands[seat] = []
            state.picked[seat] = -1
            events.add("conceded", (seat,))
        if not self._over(state) and not self.waiting_for(state):
            self._move(state, chance_source, events)
        self.advance(state, chance_source, events)

    def _move(self, state: DashState, chance_source: ChanceSource, events: EventSink) -> None:
        die = chance_source.pick("die", range(6))
        for seat, card in enumerate(state.picked):
            if card < 0:
                continue
            spaces = card % 3 + die + 1 + int(state.boosted[seat])
            state.places[seat] += spaces
            state.hands[seat].remove(card)
            state.used.append(card)
            events.add("moved", (seat, card, die, spaces))
        seats = len(state.places)
        state.picked, state.boosted, state.locked = [-1] * seats, [False] * seats, [False] * seats
        state.dealt = False

    def outcome(self, state: DashState) -> Outcome | None:
        if not self._over(state):
            return None
        score = [-1 if state.out[seat] else place for seat, place in enumerate(state.places)]
        ranks = [1 + sum(other > mine for other in score) for mine in score]
        return Outcome(
            [
                Placing(seat, rank, "placing-ran", {"spaces": state.places[seat]}, score[seat])
                for seat, rank in enumerate(ranks)
            ]
        )

    # -- knowing

    def view(self, state: DashState, seat: int | None) -> Json:
        found = self.dump(state)
        found["hands"] = [
            [CARD.names[card] for card in hand] if mine == seat else len(hand) for mine, hand in enumerate(state.hands)
        ]
        found["picked"] = CARD.names[state.picked[seat]] if seat is not None and state.picked[seat] >= 0 else None
        found["boosted"] = seat is not None and state.boosted[seat]
        return found

    def determinize(self, state: DashState, seat: int | None, chance_source: ChanceSource) -> DashState:
        other = self.copy(state)
        known = set(state.used) | set(state.hands[seat] if seat is not None else [])
        deck = [card for card in range(len(CARD)) if card not in known]
        for mine, hand in enumerate(other.hands):
            if mine == seat:
                continue
            other.hands[mine] = chance_source.draw("deal", deck, len(hand))
            deck = [card for card in deck if card not in other.hands[mine]]
            other.boosted[mine] = False
            other.picked[mine] = other.hands[mine][0] if state.locked[mine] else -1
        return other

    def scene(self, settings: Mapping[str, object]) -> Json:
        winning = self.setup(self.min_seats, settings).winning
        spaces = [str(number) for number in range(winning + FARTHEST)]
        board = winding_track(spaces, columns=7, pieces=[PieceList("places")])
        board.spaces[-1].kind = ""
        board.spaces[winning].kind = "finish"
        return board_scene(board)

    def preview(self, state: DashState, seat: int) -> Json:
        previews = {}
        for decision in self.legal(state, seat):
            if decision.kind == LOCK:
                continue
            card = decision.args[0] if decision.kind == PICK else state.picked[seat]
            first = state.places[seat] + card % 3 + 1 + int(decision.kind == BOOST)
            ends = {str(first + die): 1 / len(DIE) for die in range(len(DIE))}
            previews[self.space.notation(decision)] = DecisionPreview(ends=ends)
        return decision_previews(previews)


DASH = Dash()
