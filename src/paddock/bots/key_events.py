"""Which events tell best what happened to a seat: found from the record itself, so that it works for any title.

Events name pieces (a robot, a car, a crew), not seats. Whose piece it is shows in the steps: what a seat decides is
mostly about its own. What happens rarely says more than what happens all the time, and what mostly went along with
better chances in this game does not explain a fall.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any, Final

from paddock.core.decision import ValueSet
from paddock.core.event import EVERYONE, Event
from paddock.core.game import Game

MAX_EVENTS: Final = 2
"""So many events are told at most."""
OTHER_SEATS_WEIGHT: Final = 0.35
"""How much an event counts that is about somebody else."""
NEUTRAL_WEIGHT: Final = 0.3
"""How much an event counts that mostly changes nothing, or the chances the other way."""
FULL_EFFECT_COUNT: Final = 0.1
"""A mean change of the chances with which an event counts whole."""


class KeyEvents:
    """Learns from the steps of a record who is who, and how often what happens. Only events of the kinds in `told` are
    told (all, if there are none)."""

    def __init__(self, game: Game[Any], told: Collection[str] = ()) -> None:
        self._told_kinds: Final = told or game.events.kinds
        uses = Counter(
            value_set for args in game.events.kinds.values() for _, value_set in args[:1] if value_set is not None
        )
        self._piece_values: Final[ValueSet | None] = max(uses, key=lambda value_set: uses[value_set], default=None)
        self._event_kind_arguments: Final = game.events.kinds
        self._piece_counts: Final[Counter[tuple[int, int]]] = Counter()
        self._event_kind_counts: Final[Counter[str]] = Counter()
        self._win_chance_changes: Final[list[tuple[Sequence[Event], Sequence[float]]]] = []
        self._effects_by_event_kind: dict[tuple[str, int], float] = {}

    def add_step(self, seat: int | None, events: Sequence[Event]) -> None:
        """Takes in a step: what `seat` decided led to these events."""
        for event in events:
            self._event_kind_counts[event.kind] += 1
        if seat is not None and events:
            for piece in self._pieces_in_event(events[0]):
                self._piece_counts[seat, piece] += 1

    def add_chance_changes(self, events: Sequence[Event], changes_by_seat: Sequence[float]) -> None:
        """Takes in what came with these events: by how much each seat's chances changed."""
        self._win_chance_changes.append((events, changes_by_seat))
        self._effects_by_event_kind.clear()

    def _pieces_in_event(self, event: Event) -> list[int]:
        args = zip(self._event_kind_arguments[event.kind], event.args, strict=True)
        return [code for (_, value_set), code in args if value_set is not None and value_set is self._piece_values]

    def piece_of_event(self, seat: int) -> int | None:
        """The piece that is most likely this seat's."""
        own = {piece: count for (who, piece), count in self._piece_counts.items() if who == seat}
        return max(own, key=lambda piece: own[piece], default=None)

    def _mean_effect(self, event_kind: str, seat: int) -> float:
        """By how much a seat's chances changed on average where something of this kind happened to its own piece."""
        if not self._effects_by_event_kind:
            piece = (
                {each: self.piece_of_event(each) for each in range(len(self._win_chance_changes[0][1]))}
                if self._win_chance_changes
                else {}
            )
            sums: dict[tuple[str, int], list[float]] = {}
            for events, changes_by_seat in self._win_chance_changes:
                for event in events:
                    named = self._pieces_in_event(event)
                    for each, own in piece.items():
                        if own in named:
                            sums.setdefault((event.kind, each), []).append(changes_by_seat[each])
            self._effects_by_event_kind = {key: sum(changes) / len(changes) for key, changes in sums.items()}
        return self._effects_by_event_kind.get((event_kind, seat), 0.0)

    def explaining_events(self, events: Sequence[Event], seat: int, has_risen: bool) -> list[Event]:
        """The events that tell best why this seat's chances rose or fell, in order."""
        piece, total = self.piece_of_event(seat), sum(self._event_kind_counts.values())

        def explaining_weight(event: Event) -> float:
            own = piece is not None and piece in self._pieces_in_event(event)
            effect = self._mean_effect(event.kind, seat) * (1 if has_risen else -1)
            strength = (
                NEUTRAL_WEIGHT + (1 - NEUTRAL_WEIGHT) * min(1.0, max(0.0, effect) / FULL_EFFECT_COUNT)
                if own
                else OTHER_SEATS_WEIGHT * NEUTRAL_WEIGHT
            )
            return strength * math.log(1 + total / self._event_kind_counts[event.kind])

        public_events = [
            event for event in events if event.seen_by == EVERYONE and event.args and event.kind in self._told_kinds
        ]
        best = sorted(range(len(public_events)), key=lambda place: -explaining_weight(public_events[place]))[
            :MAX_EVENTS
        ]
        return [public_events[place] for place in sorted(best)]
