"""Rallyman: GT as a title: the contract of `paddock.core.game`, kept by the functions of this folder."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision, Message, Refusal, ValueSet
from paddock.core.event import NO_EVENTS, EventSink
from paddock.core.game import Game, Json, Outcome
from paddock.core.view_fields import TrackedViews
from paddock.core.view_tracker import ViewTracker

from .codec.position import dump, load
from .components import problem_codes, settings
from .components.circuit_choice import read_table_settings
from .components.content import (
    CAR_CLASS_VALUES,
    CAR_VALUES,
    DIE_FACE_VALUES,
    DIE_VALUES,
    MAX_CARS,
    SPACE_VALUES,
    TOKEN_VALUES,
)
from .rules import advance, apply, legal, outcome, refusals
from .rules.decisions import DECISION_SPACE
from .rules.events import EVENTS
from .rules.invariants import check_state
from .rules.state import Lineup, State
from .rules.steps.ending import space_code
from .views import determinize, preview
from .views.place_names import place_message, place_names
from .views.scene import scene
from .views.view import VIEW_FIELDS

CHANCE_DOMAINS: Final[dict[str, ValueSet]] = {
    "grid": CAR_VALUES,
    **dict.fromkeys(DIE_VALUES.names, DIE_FACE_VALUES),
    "damage": TOKEN_VALUES,
    "qualifying-tie": CAR_VALUES,
}


class RallymanGT(Game[State]):
    """Rallyman: GT. See `rules.md` beside this file."""

    title = "rallyman_gt"
    version = 1
    min_seats = 1
    max_seats = MAX_CARS
    space = DECISION_SPACE
    events = EVENTS
    chance_domains = CHANCE_DOMAINS
    settings = settings.SETTINGS
    refusals = refusals.REFUSALS
    problems = problem_codes.PROBLEMS
    placings = outcome.PLACINGS

    def setup(self, seats: int, requested_settings: Mapping[str, object]) -> State:
        circuit, chosen = read_table_settings(requested_settings)
        settings.check_table(chosen, seats)
        everybody, car_class = tuple(range(seats)), CAR_CLASS_VALUES.code(chosen.car_class)
        return State().initialise_fields(circuit, chosen, Lineup(seats, everybody, everybody, (car_class,) * seats))

    def copy(self, state: State) -> State:
        return state.copy()

    def seats(self, state: State) -> int:
        return state.lineup.seat_count

    def dump(self, state: State) -> Json:
        return dump(state)

    def load(self, position: Mapping[str, object]) -> State:
        return load(position)

    def check_invariants(self, state: State) -> None:
        check_state(state)

    def waiting_for(self, state: State) -> list[int]:
        return legal.waiting_for(state)

    def legal(self, state: State, seat: int) -> list[Decision]:
        return legal.legal(state, seat)

    def always_legal(self, state: State, seat: int) -> list[Decision]:
        return legal.always_legal(state, seat)

    def default_decision(self, state: State, seat: int) -> Decision:
        return legal.default_decision(state, seat)

    def refusal_for(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        return refusals.refusal_for(state, seat, decision)

    def advance(self, state: State, chance_source: ChanceSource, events: EventSink = NO_EVENTS) -> None:
        advance.advance(state, chance_source, events)

    def play(
        self, state: State, seat: int, decision: Decision, chance_source: ChanceSource, events: EventSink = NO_EVENTS
    ) -> None:
        apply.play(state, seat, decision, chance_source, events)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state)

    def view(self, state: State, seat: int | None) -> Json:
        return VIEW_FIELDS.view(state, seat)

    def track_views(self, state: State, viewers: Iterable[int | None]) -> ViewTracker:
        return TrackedViews(VIEW_FIELDS, State.copy, state, viewers)

    def determinize(self, state: State, seat: int | None, chance_source: ChanceSource) -> State:
        return determinize.determinize(state, seat, chance_source)

    def value_names(self, state: State) -> Mapping[str, Mapping[int, Message]]:
        names = place_names(state.circuit)
        return {SPACE_VALUES.name: {space_code(state, space): place_message(name) for space, name in enumerate(names)}}

    def preview(self, state: State, seat: int) -> Json:
        return preview.preview(state, seat)

    def scene(self, settings: Mapping[str, object]) -> Json:
        return scene(settings)


GAME: Final = RallymanGT()
