"""RoboRally as a title: the contract of `paddock.core.game`, kept by the functions of this folder."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision, Refusal, ValueSet, number_range
from paddock.core.event import NO_EVENTS, EventSink
from paddock.core.game import Game, Json, Outcome, TimeLimit
from paddock.core.view_fields import TrackedViews
from paddock.core.view_tracker import ViewTracker

from .codec.position import dump, load
from .components import problem_codes, settings
from .components.content import CARD_VALUES, OPTION_VALUES, SEAT_VALUES
from .components.course import built_in_course
from .components.data_checks import check_course
from .rules import advance, apply, legal, outcome, refusals, timer
from .rules.decisions import DECISION_SPACE
from .rules.events import EVENTS
from .rules.invariants import check_state
from .rules.state import Roster, State
from .views import determinize, preview
from .views.scene import scene
from .views.view import VIEW_FIELDS

CHANCE_DOMAINS: Final[dict[str, ValueSet]] = {
    "first-player": SEAT_VALUES,
    "team": number_range("team", 0, 2),
    "option-draft": OPTION_VALUES,
    "starting-option": OPTION_VALUES,
    "deal": CARD_VALUES,
    "program-card": CARD_VALUES,
    "time-out": CARD_VALUES,
    "option": OPTION_VALUES,
}


class RoboRally(Game[State]):
    """RoboRally by the rules of 2005. See `rules.md` beside this file."""

    title = "roborally"
    version = 1
    min_seats = 2
    max_seats = 8
    space = DECISION_SPACE
    events = EVENTS
    chance_domains = CHANCE_DOMAINS
    settings = settings.SETTINGS
    refusals = refusals.REFUSALS
    problems = problem_codes.PROBLEMS
    placings = outcome.PLACINGS

    def setup(self, seats: int, requested_settings: Mapping[str, object]) -> State:
        own = requested_settings.get("course")
        if isinstance(own, Mapping):
            chosen = settings.read_settings({**requested_settings, "course": settings.OWN_COURSE})
            course = check_course(own)
        else:
            chosen = settings.read_settings(requested_settings)
            course = built_in_course(chosen.course)
        settings.check_setup(course, chosen, seats)
        robots = 2 * seats if "racer_and_blocker" in course.rules else seats
        roster = Roster(
            seats,
            tuple(robot % seats for robot in range(robots)),
            tuple(1 + robot % 2 if course.is_team else 0 for robot in range(robots)),
            tuple(range(robots)),
            tuple(robot >= seats for robot in range(robots)),
            tuple(range(1, robots + 1)),
        )
        return State().initialise_fields(course, chosen, roster)

    def copy(self, state: State) -> State:
        return state.copy()

    def seats(self, state: State) -> int:
        return state.roster.seats

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

    def time_limits(self, state: State) -> dict[int, TimeLimit]:
        return timer.time_limits(state)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state)

    def view(self, state: State, seat: int | None) -> Json:
        return VIEW_FIELDS.view(state, seat)

    def track_views(self, state: State, viewers: Iterable[int | None]) -> ViewTracker:
        return TrackedViews(VIEW_FIELDS, State.copy, state, viewers)

    def determinize(self, state: State, seat: int | None, chance_source: ChanceSource) -> State:
        return determinize.determinize(state, seat, chance_source)

    def preview(self, state: State, seat: int) -> Json:
        return preview.preview(state, seat)

    def scene(self, settings: Mapping[str, object]) -> Json:
        return scene(settings)


GAME: Final = RoboRally()
