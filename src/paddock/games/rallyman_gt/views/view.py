"""What a seat may see (section C of the rules)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from paddock.core.game import Json

from ..codec.position import dump
from ..components.content import CAR_VALUES
from ..rules.legal import question, waiting_for
from ..rules.phases import PHASE_CHOOSING_TYRES, PHASE_QUALIFYING, PHASES_LAYING_DICE
from ..rules.state import State, dice_allowance, warning_threshold


def views(state: State, viewers: Iterable[int | None]) -> list[Json]:
    """The position as seats (or a spectator) see it: all of it, but for tyres chosen in secret (RG-2.3)."""
    if is_secret(state) or any(is_secret(run) for run in state.qualifying_runs):
        return [_seat_view(state, seat) for seat in viewers]
    common = _seat_view(state, None)
    return [{**common, "you": seat} for seat in viewers]


def _seat_view(state: State, seat: int | None) -> Json:
    shown: dict[str, Any] = {**dump(state), "you": seat, "waiting": waiting_for(state), "asked": _question_json(state)}
    _add_dashboard_data(state, shown, seat)
    for run, data in zip(state.qualifying_runs, shown.get("runs", ()), strict=True):
        _add_dashboard_data(run, data, seat)
    return shown


def _add_dashboard_data(state: State, view_json: dict[str, Any], seat: int | None) -> None:
    """Adds what the dashboards say of the cars, and where the plan leads; tyres that are still secret are not told."""
    for data in view_json["cars"]:
        car = state.lineup.colours.index(CAR_VALUES.code(data["colour"]))
        if is_secret(state) and state.lineup.seats[car] != seat:
            data.update(tyres=None, dice=None, threshold=None)
        else:
            dice = dict(zip(("gear", "gas", "brake", "boost"), dice_allowance(state, car), strict=True))
            data.update(dice=dice, threshold=warning_threshold(state, car))
    if state.phase in PHASES_LAYING_DICE:
        view_json["turn"].update(at=state.circuit.space_names[state.plan_space], speed=state.plan_speed)


def is_secret(state: State) -> bool:
    """Whether tyres are being chosen in secret."""
    return state.phase is PHASE_CHOOSING_TYRES and state.settings.tyres == "secret"


def _question_json(state: State) -> Json | None:
    """The open question and whose it is; with several at once, only what it is."""
    if state.phase in (PHASE_CHOOSING_TYRES, PHASE_QUALIFYING):
        return {"question": question(state), "car": None, "seat": None}
    if not state.phase.asks_driver:
        return None
    car = state.turn_order[0]
    return {
        "question": question(state),
        "car": CAR_VALUES.names[state.lineup.colours[car]],
        "seat": state.lineup.seats[car],
    }
