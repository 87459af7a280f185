"""What each Option is worth to a driver, in tenths of a register: for the draft, for armour, for what to lose."""

from __future__ import annotations

from typing import Final

from ..components.content import OPTION_VALUES

_WORTH_BY_NAME: Final = {
    "ablative_coat": 12,
    "abort_switch": 4,
    "brakes": 8,
    "circuit_breaker": 5,
    "conditional_program": 7,
    "crab_legs": 9,
    "double_barreled_laser": 9,
    "dual_processor": 10,
    "extra_memory": 14,
    "fire_control": 8,
    "flywheel": 8,
    "fourth_gear": 9,
    "gyroscopic_stabilizer": 6,
    "high_power_laser": 6,
    "mechanical_arm": 14,
    "mini_howitzer": 7,
    "power_down_shield": 6,
    "pressor_beam": 6,
    "radio_control": 5,
    "ramming_gear": 7,
    "rear_firing_laser": 7,
    "recompile": 6,
    "reverse_gear": 6,
    "scrambler": 7,
    "superior_archive": 8,
    "tractor_beam": 5,
}

WORTH_BY_OPTION: Final[list[int]] = [_WORTH_BY_NAME[name] for name in OPTION_VALUES.names]
