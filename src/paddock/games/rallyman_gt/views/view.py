"""What a seat may see (section C of the rules)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.fields import CustomField, Fields
from paddock.core.game import Json
from paddock.core.view_fields import ListFields, ViewFields

from ..codec.cars import CAR_FIELDS
from ..codec.position import POSITION_FIELDS, RUN_FIELDS, cars_on_grid
from ..codec.turns import TURN_FIELDS
from ..components.content import CAR_VALUES
from ..rules.legal import current_question_name, waiting_for
from ..rules.phases import PHASE_CHOOSING_TYRES, PHASE_QUALIFYING, PHASES_LAYING_DICE
from ..rules.state import State, dice_allowance, warning_threshold


def is_secret(state: State) -> bool:
    """Whether tyres are being chosen in secret."""
    return state.phase is PHASE_CHOOSING_TYRES and state.settings.tyres == "secret"


def _question_json(state: State) -> Json | None:
    """The open question and whose it is; with several at once, only what it is."""
    if state.phase in (PHASE_CHOOSING_TYRES, PHASE_QUALIFYING):
        return {"question": current_question_name(state), "car": None, "seat": None}
    if not state.phase.asks_driver:
        return None
    car = state.turn_order[0]
    return {
        "question": current_question_name(state),
        "car": CAR_VALUES.names[state.lineup.colours[car]],
        "seat": state.lineup.seats[car],
    }


def _turn_json(state: State) -> Json:
    """The turn and, while dice are laid, where the plan leads."""
    turn = TURN_FIELDS[state.phase].write(state)
    if state.phase in PHASES_LAYING_DICE:
        turn.update(at=state.circuit.space_names[state.plan_space], speed=state.plan_speed)
    return turn


def _dice_json(state: State, car: int) -> dict[str, int]:
    """How many dice of each kind the car has."""
    return dict(zip(("gear", "gas", "brake", "boost"), dice_allowance(state, car), strict=True))


def _unless_secret(write: Callable[[State, int], object]) -> Callable[[State, int], object]:
    return lambda state, car: None if is_secret(state) else write(state, car)


def _run_views(state: State, viewer: int | None) -> list[Json]:
    """The qualifying laps, which are positions themselves."""
    views = [RUN_VIEW_FIELDS.view(run, viewer) for run in state.qualifying_runs]
    return [{name: part for name, part in view.items() if name != "you"} for view in views]


_DASHBOARD_READS: Final = "damage_tokens lineup tyre_turns tyres weather"
_DASHBOARD_FIELDS: Final = (
    CustomField("dice", _dice_json, names_read=_DASHBOARD_READS),
    CustomField("threshold", warning_threshold, names_read=_DASHBOARD_READS),
)
_TURN_FIELD: Final = CustomField("turn", _turn_json, is_written=lambda state: state.phase in TURN_FIELDS)
_CAR_LIST: Final = ListFields(
    "cars",
    CAR_FIELDS.with_fields(*_DASHBOARD_FIELDS),
    hidden_fields=[
        CustomField(
            field.name, _unless_secret(field.writer(is_indexed=True)), names_read=f"{_DASHBOARD_READS} phase settings"
        )
        for field in (*CAR_FIELDS.only("tyres"), *_DASHBOARD_FIELDS)
    ],
    owners_of=lambda state: state.lineup.seats,
    order_of=cars_on_grid,
)
RUN_VIEW_FIELDS: Final = ViewFields(Fields(*RUN_FIELDS.without("cars turn"), _TURN_FIELD), _CAR_LIST)
VIEW_FIELDS: Final = ViewFields(
    Fields(
        *POSITION_FIELDS.without("cars turn runs"),
        _TURN_FIELD,
        CustomField("waiting", waiting_for),
        CustomField("asked", _question_json),
    ),
    _CAR_LIST,
    seat_fields=(
        CustomField(
            "runs", _run_views, is_written=lambda state, _: bool(state.qualifying_runs), names_read="qualifying_runs"
        ),
    ),
)
"""The position as a seat (or a spectator) sees it: all of it, but for tyres chosen in secret (RG-2.3)."""
