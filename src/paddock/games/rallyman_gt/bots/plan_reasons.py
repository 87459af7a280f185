"""Why a plan is driven, as a co-driver would say it: brake before the hairpin, through the bend, gather speed."""
# mypyc: off

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.decision import Decision, Message
from paddock.core.heuristics import Remark

from ..components.circuit import NO_LIMIT, Circuit
from ..components.content import SPACE_VALUES
from ..rules.state import State
from ..views import odds
from ..views.place_names import PlaceName, place_names


def plan_reason(state: State, car: int) -> Message:
    """What a plan that is laid comes to; there is at least one step."""
    plan = odds.plan_steps(state, car, state.plan)
    if plan[-1].finishes:
        return Message("hint-why-finish")
    circuit, spaces = state.circuit, [each.target for each in plan]
    names = place_names(circuit)
    limited = [place for place, space in enumerate(spaces) if circuit.spaces[space].limit != NO_LIMIT]
    speeds = [each.speed for each in plan]
    # Whoever brakes behind a bend brakes for the next one.
    since = [state.speed[car], *speeds][limited[-1] + 1 :] if limited else [state.speed[car], *speeds]
    ahead = _next_bend(circuit, spaces[-1])
    if limited and limited[-1] == len(plan) - 1:
        return _said("hint-why-into", names[spaces[-1]])
    if speeds[-1] < max(since) and ahead is not None:
        return _said("hint-why-brakes", ahead)
    if limited:
        return _said("hint-why-through", names[spaces[limited[-1]]])
    here = names[spaces[-1]]
    if here["after"]:
        return _said("hint-why-speed", here)
    return _said("hint-why-towards" if ahead is not None and here["bend"] == ahead["bend"] else "hint-why-out", here)


def relay_reason(state: State, decisions: Sequence[Decision]) -> Remark:
    """Where control is lost: on the space of the last step that is laid again."""
    last = next((each for each in reversed(decisions) if each.number in state.circuit_steps.step_by_decision), None)
    if last is None:
        return "hint-relay", {"space": "none"}
    return "hint-relay", {"space": (SPACE_VALUES, last.args[-1])}


def _next_bend(circuit: Circuit, space: int) -> PlaceName | None:
    """The bend that is next from a space that lies in none: the first one with a limit further along."""
    names = place_names(circuit)
    seen, front = {space}, [space]
    while front:
        ahead = sorted({move.target for each in front for move in circuit.moves_from[each]} - seen)
        bend = next((each for each in ahead if circuit.spaces[each].limit != NO_LIMIT), None)
        if bend is not None:
            return names[bend]
        seen.update(ahead)
        front = ahead
    return None


def _said(message_key: str, name: PlaceName) -> Message:
    return Message(message_key, dict(name))
