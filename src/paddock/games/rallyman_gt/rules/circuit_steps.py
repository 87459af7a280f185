"""The steps that can be laid on a circuit, as decisions: made once for each circuit, and asked for all the time."""

from __future__ import annotations

from functools import lru_cache

from paddock.core.decision import Decision
from paddock.games.rallyman_gt.components.circuit import Circuit
from paddock.games.rallyman_gt.components.content import SPACE_NAME
from paddock.games.rallyman_gt.rules.decisions import ACTION_COUNT, step_decision


class CircuitSteps:
    """`onto[space][action]` is the decision to lay that action onto the space; `made_by` tells it the other way round:
    action and space by the number of the decision. `free[space][actions]` keeps the steps from a space where no car is
    in the way, as far as they have been asked for."""

    __slots__ = ("free", "made_by", "onto")

    def __init__(self, circuit: Circuit) -> None:
        self.onto: list[list[Decision]] = []
        self.made_by: dict[int, tuple[int, int]] = {}
        self.free: list[dict[tuple[int, ...], list[Decision]]] = [{} for _ in circuit.names]
        for space, name in enumerate(circuit.names):
            code = SPACE_NAME.code(name)
            steps = [step_decision(action, code) for action in range(ACTION_COUNT)]
            self.onto.append(steps)
            for action, decision in enumerate(steps):
                self.made_by[decision.number] = (action, space)


@lru_cache(maxsize=64)
def steps_on(circuit: Circuit) -> CircuitSteps:
    """The steps of a circuit."""
    return CircuitSteps(circuit)
