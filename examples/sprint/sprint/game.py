"""The rules of Sprint, and the contract with Paddock. `rules.md` has the clauses that are cited here."""

from __future__ import annotations

from collections.abc import Mapping

from paddock.core.board import DecisionPreview, PieceList, board_scene, decision_previews, winding_track
from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision, DecisionKind, DecisionSpace, Refusal, number_range
from paddock.core.errors import BadSetupError, BrokenInvariantError
from paddock.core.event import NO_EVENTS, EventSchema, EventSink
from paddock.core.game import Game, Json, Outcome, Placing
from paddock.core.reading import Reader, check_settings

LENGTH = 12
WALK, ROLL, CONCEDE = range(3)
SEAT = number_range("seat", 0, 3)
STEPS = number_range("steps", 1, 2)
DIE = number_range("die", 1, 6)
SPACE = number_range("space", 0, LENGTH)
STUMBLE = DIE.code("6")
BOARD = winding_track(SPACE.names, columns=5, pieces=[PieceList("spaces")])


class State:
    """A position: the space of each runner, who has conceded, and whose turn it is."""

    __slots__ = ("conceded", "spaces", "turn")

    def __init__(self, spaces: list[int], conceded: list[bool], turn: int) -> None:
        self.spaces = spaces
        self.conceded = conceded
        self.turn = turn

    def is_over(self) -> bool:
        """Whether somebody is at the end, or only one is left (SP-1.4, SP-1.5)."""
        return max(self.spaces) == LENGTH or self.conceded.count(False) == 1


class Sprint(Game[State]):
    """Sprint as a title."""

    title = "sprint"
    version = 1
    min_seats = 2
    max_seats = len(SEAT)
    space = DecisionSpace(
        [
            DecisionKind(WALK, "walk", [("steps", STEPS)], clause_id="SP-1.3"),
            DecisionKind(ROLL, "roll", clause_id="SP-1.3"),
            DecisionKind(CONCEDE, "concede", always_legal=True, clause_id="SP-1.5"),
        ]
    )
    events = EventSchema(
        {
            "rolls": (("seat", SEAT), ("die", DIE)),
            "moves": (("seat", SEAT), ("space", None)),
            "concedes": (("seat", SEAT),),
        }
    )
    chance_domains = {"die": DIE}
    settings = ()
    refusals = ("refusal-not-your-turn",)
    problems = ("no-such-runner",)

    # -- positions

    def setup(self, seats: int, settings: Mapping[str, object]) -> State:
        check_settings(self.settings, settings)
        if not self.min_seats <= seats <= self.max_seats:
            bounds = {"low": self.min_seats, "high": self.max_seats}
            raise BadSetupError(where="seats", problem="players-range", clause="SP-1.1", **bounds)
        return State([0] * seats, [False] * seats, 0)

    def copy(self, state: State) -> State:
        return State(list(state.spaces), list(state.conceded), state.turn)

    def dump(self, state: State) -> Json:
        return {
            "title": self.title,
            "seats": len(state.spaces),
            "spaces": list(state.spaces),
            "conceded": [seat for seat, conceded in enumerate(state.conceded) if conceded],
            "turn": state.turn,
        }

    def load(self, position: Mapping[str, object]) -> State:
        reader = Reader(position, "", ("title", "seats", "settings", "spaces", "conceded", "turn"))
        state = self.setup(
            reader.read_whole_number("seats", len(reader.read_list("spaces")) or 2, 2, self.max_seats), {}
        )
        for seat, space in enumerate(reader.read_list("spaces")):
            state.spaces[seat] = reader.read_code(f"spaces[{seat}]", space, SPACE)
        for runner in reader.read_list("conceded"):
            seat = reader.read_code("conceded", runner, SEAT)
            reader.require(seat < len(state.conceded), "conceded", "no-such-runner", runner=runner)
            state.conceded[seat] = True
        state.turn = reader.read_whole_number("turn", 0, 0, len(state.spaces) - 1)
        return state

    def check_invariants(self, state: State) -> None:
        if not all(0 <= space <= LENGTH for space in state.spaces):
            raise BrokenInvariantError(problem="a runner is off the track")

    # -- play

    def waiting_for(self, state: State) -> list[int]:
        return [] if state.is_over() else [state.turn]

    def legal(self, state: State, seat: int) -> list[Decision]:
        if seat not in self.waiting_for(state):
            return []
        return [*self.space.variants(WALK), self.space.make(ROLL)]

    def always_legal(self, state: State, seat: int) -> list[Decision]:
        return [] if state.is_over() or state.conceded[seat] else [self.space.make(CONCEDE)]

    def default_decision(self, state: State, seat: int) -> Decision:
        return self.space.make(WALK, STEPS.code("1"))

    def refusal_for(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        legal = self.legal(state, seat)
        if decision in legal or decision in self.always_legal(state, seat):
            return None
        return Refusal("SP-1.2", "refusal-not-your-turn", legal)

    def advance(self, state: State, chance_source: ChanceSource, events: EventSink = NO_EVENTS) -> None:
        while not state.is_over() and state.conceded[state.turn]:
            state.turn = (state.turn + 1) % len(state.spaces)

    def play(
        self, state: State, seat: int, decision: Decision, chance_source: ChanceSource, events: EventSink = NO_EVENTS
    ) -> None:
        if decision.kind == CONCEDE:
            state.conceded[seat] = True
            events.add("concedes", (seat,))
        else:
            steps = decision.args[0] + 1 if decision.kind == WALK else self._roll(seat, chance_source, events)
            state.spaces[seat] = min(LENGTH, state.spaces[seat] + steps)
            events.add("moves", (seat, state.spaces[seat]))
            state.turn = (seat + 1) % len(state.spaces)
        self.advance(state, chance_source, events)

    def _roll(self, seat: int, chance_source: ChanceSource, events: EventSink) -> int:
        die = chance_source.pick("die", range(len(DIE)))
        events.add("rolls", (seat, die))
        return 0 if die == STUMBLE else die + 1

    def outcome(self, state: State) -> Outcome | None:
        if not state.is_over():
            return None
        ranking = [(conceded, -space) for conceded, space in zip(state.conceded, state.spaces, strict=True)]
        placings = []
        for seat, rank in enumerate(ranking):
            place = 1 + sum(other < rank for other in ranking)
            key = "placing-conceded" if state.conceded[seat] else "placing-won" if place == 1 else "placing-ran"
            placings.append(Placing(seat, place, key, {"space": state.spaces[seat]}))
        return Outcome(placings)

    # -- knowing

    def view(self, state: State, seat: int | None) -> Json:
        return {**self.dump(state), "you": seat, "waiting": self.waiting_for(state)}

    def determinize(self, state: State, seat: int | None, chance_source: ChanceSource) -> State:
        return self.copy(state)

    def scene(self, settings: Mapping[str, object]) -> Json:
        check_settings(self.settings, settings)
        return board_scene(BOARD)

    def preview(self, state: State, seat: int) -> Json:
        if seat not in self.waiting_for(state):
            return {}
        here = state.spaces[seat]
        walks = {f"walk {steps}": DecisionPreview(path=_spaces(here, steps)) for steps in STEPS.names}
        ends: dict[str, float] = {}
        for die in range(len(DIE)):
            end = _spaces(here, "0" if die == STUMBLE else DIE.names[die])[-1]
            ends[end] = ends.get(end, 0) + 1 / len(DIE)
        return decision_previews({**walks, "roll": DecisionPreview(ends=ends, message="preview-roll")})


def _spaces(here: int, steps: str) -> list[str]:
    """The spaces from here to where so many steps lead."""
    return [str(space) for space in range(here, min(LENGTH, here + int(steps)) + 1)]


GAME = Sprint()
