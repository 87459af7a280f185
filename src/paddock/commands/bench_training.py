"""The part of `paddock bench` that measures the environments for training: see `paddock.rl.measure`."""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Final

from paddock.commands.measure import Figures
from paddock.core import registry
from paddock.core.words import speak

TRAINING: Final = "training"
"""The worker that measures them."""
NEEDED: Final = ("numpy", "pettingzoo", "pygame", "pyspiel")
AEC_GOAL: Final = 1.5
"""Steps of every title as a multiple of those of connect four."""
EXPLAINED: Final = """\
- **Training**: steps a second of PettingZoo's loop (AEC) in pure Python with two seats: `last`, a random action out of
  the mask, `step`; a game that is over begins again. Connect four is PettingZoo's own, in the same loop. Backgammon is
  OpenSpiel's, from Python: legal actions, observation tensor, a random action; its chance nodes are not counted.
"""


def is_possible() -> bool:
    """Whether everything is installed that the environments and those beside them need."""
    return all(importlib.util.find_spec(name) is not None for name in NEEDED)


def _ratio(rounds: Sequence[Mapping[str, Figures]], name: str) -> float:
    return median(each[TRAINING][name] / each[TRAINING]["connect four"] for each in rounds)


def goals(rounds: Sequence[Mapping[str, Figures]]) -> list[tuple[str, float, float, bool]]:
    """What every title is to reach."""
    if TRAINING not in rounds[0]:
        return []
    slowest = min(_ratio(rounds, f"aec {title}") for title in registry.titles())
    what = "training: AEC steps/s of every title to connect four, at least"
    return [(what, AEC_GOAL, slowest, slowest >= AEC_GOAL)]


def lines(rounds: Sequence[Mapping[str, Figures]]) -> list[str]:
    """The table."""
    if TRAINING not in rounds[0]:
        return []
    found = ["", "| training | steps/s | to connect four |", "| --- | ---: | ---: |"]
    said = {f"aec {title}": f"AEC, {_name(title)}" for title in registry.titles()}
    said |= {"connect four": "PettingZoo's connect four", "backgammon": "OpenSpiel's backgammon"}
    for name, words in said.items():
        steps = median(each[TRAINING][name] for each in rounds)
        found.append(f"| {words} | {steps:,.0f} | {_ratio(rounds, name):.2f} × |")
    return found


def _name(title: str) -> str:
    return speak("en", registry.game(title)).message("title")
