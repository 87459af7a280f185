"""Sprint in numbers, for learners."""

from __future__ import annotations

from librt.strings import BytesWriter

from paddock.core.decision import Decision
from paddock.core.encoding import ActionGroup, Encoder, ObservationField

from .game import GAME, LENGTH, SEAT, State


class SprintEncoder(Encoder[State]):
    """How far everybody is, oneself first; each decision is an action."""

    def __init__(self) -> None:
        spaces = ObservationField("spaces", len(SEAT), LENGTH, "how far each runner is, oneself first")
        super().__init__(1, [spaces], [ActionGroup("decisions", GAME.space.size, "each decision")])

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        others = state.spaces[seat:] + state.spaces[:seat]
        for space in others + [0] * (len(SEAT) - len(others)):
            out.append(space)

    def action_numbers(self, state: State, seat: int, legal: list[Decision]) -> list[int]:
        return [decision.number for decision in legal]


ENCODER = SprintEncoder()
