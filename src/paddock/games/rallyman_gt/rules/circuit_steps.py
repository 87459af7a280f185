"""The steps that can be laid on a circuit: made once for each circuit, and asked for all the time."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddock.core.decision import Decision

from ..components.circuit import Circuit
from ..components.content import SPACE_VALUES
from .actions import DICE_ACTIONS, Action
from .decisions import DECISION_SPACE


class Step:
    """An action laid onto a space of a circuit, and the decision that lays it."""

    __slots__ = ("action", "decision", "space")

    def __init__(self, action: Action, space: int, decision: Decision) -> None:
        self.action = action
        self.space = space
        self.decision = decision

    @property
    def notation(self) -> str:
        """The step as it is written."""
        return DECISION_SPACE.notation(self.decision)


class CircuitSteps:
    """`onto[space][code of the action]` is the step with that action onto the space, `step_by_decision` has the steps
    by the numbers of their decisions. `free[space][actions]` keeps the decisions from a space where no car is in the
    way, as far as they have been asked for."""

    __slots__ = ("step_by_decision", "steps_onto_space", "steps_without_rivals")

    def __init__(self, circuit: Circuit) -> None:
        self.steps_onto_space: Final[list[list[Step]]] = []
        self.step_by_decision: Final[dict[int, Step]] = {}
        self.steps_without_rivals: Final[list[dict[tuple[Action, ...], list[Decision]]]] = [
            {} for _ in circuit.space_names
        ]
        for space, name in enumerate(circuit.space_names):
            code = SPACE_VALUES.code(name)
            steps = [
                Step(action, space, DECISION_SPACE.make(action.decision_kind, *action.arguments, code))
                for action in DICE_ACTIONS
            ]
            self.steps_onto_space.append(steps)
            self.step_by_decision.update({step.decision.number: step for step in steps})


@lru_cache(maxsize=64)
def steps_of_circuit(circuit: Circuit) -> CircuitSteps:
    """The steps of a circuit."""
    return CircuitSteps(circuit)
