"""The part of `paddock bench` that measures the environments for training: see `paddock.rl.benchmark`."""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Final

from paddock.commands.bench_titles import Figures
from paddock.core import registry
from paddock.core.translations import translations_for

TRAINING: Final = "training"
"""What the workers that measure them begin with; the form of the engine follows."""
REQUIRED_PACKAGES: Final = ("numpy", "pettingzoo", "pygame", "pyspiel")
AEC_GOAL: Final = 1.5
"""Steps of every title as a multiple of those of connect four."""
VECTOR_GOAL: Final = 20.0
"""Steps of many games at once, on two cores, as a multiple of the AEC loop of the same title."""
EXPLANATION: Final = """\
- **Training**: steps a second of PettingZoo's loop (AEC) with two seats: `last`, a random action out of the mask,
  `step`; a game that is over begins again. Connect four is PettingZoo's own, in the same loop. Backgammon is that of
  OpenSpiel from Python: legal actions, observation tensor, a random action; chance nodes don't count. **many at once**:
  256 games stepped together by two processes on two cores; the time is the processor time of the process that decides
  and of the busier worker, for they wait for each other.
"""
Rounds = Sequence[Mapping[str, Figures]]


def is_installed() -> bool:
    """Whether everything is installed that the environments and those beside them need."""
    return all(importlib.util.find_spec(name) is not None for name in REQUIRED_PACKAGES)


def worker_name(form: str) -> str:
    """The worker that measures training on a form of the engine."""
    return f"{TRAINING} {form}"


def _training_workers(rounds: Rounds) -> list[str]:
    return [name for name in rounds[0] if name.startswith(TRAINING)]


def _ratio(rounds: Rounds, worker: str, name: str, to: str, of: str | None = None) -> float:
    """How often a figure goes into another of the same worker, or of one that is named."""
    return median(each[worker][name] / each[of or worker][to] for each in rounds)


def _vector_ratio(rounds: Rounds, worker: str, title: str, of: str | None = None) -> float:
    """Many games at once beside the AEC loop, of the same form of the engine unless said otherwise."""
    return _ratio(rounds, worker, f"vector {title}", f"aec {title}", of)


def training_goals(rounds: Rounds) -> list[tuple[str, float, float, bool]]:
    """What every title is to reach."""
    found: list[tuple[str, float, float, bool]] = []
    titles = registry.titles()
    first, *others = _training_workers(rounds) or [""]
    for worker in _training_workers(rounds):
        aec = min(_ratio(rounds, worker, f"aec {title}", "connect four") for title in titles)
        many = min(_vector_ratio(rounds, worker, title) for title in titles)
        found += [
            (f"{worker}: AEC steps/s of every title to connect four, at least", AEC_GOAL, aec, aec >= AEC_GOAL),
            (f"{worker}: many at once to its own AEC loop, at least", VECTOR_GOAL, many, many >= VECTOR_GOAL),
        ]
    for worker in others:
        many = min(_vector_ratio(rounds, worker, title, first) for title in titles)
        said = f"{worker}: many at once to the AEC loop of {first.removeprefix(TRAINING).strip()}, at least"
        found.append((said, VECTOR_GOAL, many, many >= VECTOR_GOAL))
    return found


def training_table(rounds: Rounds) -> list[str]:
    """The table."""
    if not _training_workers(rounds):
        return []
    found = [
        "",
        "| training | steps/s | to connect four | many at once, steps/s | to its AEC loop | to that of pure Python |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    first = _training_workers(rounds)[0]
    for worker in _training_workers(rounds):
        for title in registry.titles():
            aec, vector = f"aec {title}", f"vector {title}"
            steps, many = (median(each[worker][name] for each in rounds) for name in (aec, vector))
            found.append(
                f"| {worker.removeprefix(TRAINING).strip()}, {_title_name(title)} | {steps:,.0f} "
                f"| {_ratio(rounds, worker, aec, 'connect four'):.2f} × | {many:,.0f} "
                f"| {_vector_ratio(rounds, worker, title):.1f} × "
                f"| {_vector_ratio(rounds, worker, title, first):.1f} × |"
            )
    for name, words in (("connect four", "PettingZoo's connect four"), ("backgammon", "OpenSpiel's backgammon")):
        steps = median(each[first][name] for each in rounds)
        found.append(f"| {words} | {steps:,.0f} | {_ratio(rounds, first, name, 'connect four'):.2f} × | | | |")
    return found


def _title_name(title: str) -> str:
    return translations_for("en", registry.game(title)).message("title")
