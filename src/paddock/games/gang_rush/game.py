"""GangRush: Breakout as a title: the contract of `paddock.core.game`, kept by the functions of this folder."""

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
from .components.bridge import NO_WALL, SPACE_VALUES
from .components.content import (
    DICE_SET_VALUES,
    DRIVER_COUNT,
    DUEL_PLAYERS,
    FACE_VALUES,
    HAZARD_VALUES,
    SEAT_VALUES,
    TILE_VALUES,
)
from .rules import advance, apply, legal, outcome, refusals
from .rules.decisions import DECISION_SPACE
from .rules.events import EVENTS
from .rules.invariants import check_state
from .rules.state import State
from .views import determinize, preview
from .views.place_names import DICE_MESSAGES, PLACE_MESSAGES
from .views.scene import scene
from .views.view import VIEW_FIELDS

CHANCE_DOMAINS: Final[dict[str, ValueSet]] = {
    "picking-order": SEAT_VALUES,
    "bonus": TILE_VALUES,
    "hazard": HAZARD_VALUES,
    "die": FACE_VALUES,
    "landing": FACE_VALUES,
}


class GangRush(Game[State]):
    """GangRush: Breakout. See `rules.md` beside this file."""

    title = "gang_rush"
    version = 1
    min_seats = DUEL_PLAYERS
    max_seats = DRIVER_COUNT
    space = DECISION_SPACE
    events = EVENTS
    chance_domains = CHANCE_DOMAINS
    settings = settings.SETTINGS
    refusals = refusals.REFUSALS
    problems = problem_codes.PROBLEMS
    placings = outcome.PLACINGS

    def setup(self, seats: int, requested_settings: Mapping[str, object]) -> State:
        chosen = settings.read_settings(requested_settings)
        settings.check_player_count(chosen, seats)
        return State().initialise_fields(chosen, seats, seats if chosen.expert else NO_WALL)

    def copy(self, state: State) -> State:
        return state.copy()

    def seats(self, state: State) -> int:
        return state.seats

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

    def shows_secret(self, state: State, seat: int) -> bool:
        return state.settings.hide_cash

    def determinize(self, state: State, seat: int | None, chance_source: ChanceSource) -> State:
        return determinize.determinize(state, seat, chance_source)

    def value_names(self, state: State) -> Mapping[str, Mapping[int, Message]]:
        return {SPACE_VALUES.name: PLACE_MESSAGES, DICE_SET_VALUES.name: DICE_MESSAGES}

    def preview(self, state: State, seat: int) -> Json:
        return preview.preview(state, seat)

    def scene(self, settings: Mapping[str, object]) -> Json:
        return scene(settings)


GAME: Final = GangRush()
