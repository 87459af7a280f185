"""What the rounds of `paddock bench` come to: tables of medians, and the goals that were reached or missed."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Final, NamedTuple

from paddock.commands.bench_process import MAX_CHESS_PLIES, Figures, figure_name, title_benchmarks
from paddock.core import registry
from paddock.core.benchmark import Benchmark, RatedAction
from paddock.core.translations import translations_for

YARDSTICK_PROCESS: Final = "yardstick"
PURE_PYTHON_PROCESS: Final = "pure Python"
COMPILED_PROCESS: Final = "compiled"
PLAYOUT_PROCESS: Final = "playouts "
TRAINING_PROCESS: Final = "training"
"""What the processes that measure training are called, followed by the form of the engine."""

ENGINE_FORM_GOALS: Final[Mapping[str, tuple[float, float]]] = {PURE_PYTHON_PROCESS: (4, 5), COMPILED_PROCESS: (10, 2)}
"""What each form is to reach with every title: decisions as a multiple of python-chess, and microseconds a copy. What
else a title is to reach its benchmark says."""
AEC_SPEED_GOAL: Final = 1.5
"""Steps of every title as a multiple of those of connect four."""
VECTOR_SPEED_GOAL: Final = 20.0
"""Steps of many games at once, on two cores, as a multiple of the AEC loop of the same title."""

EXPLANATION: Final = f"""\
What is measured: processor time, median of all rounds, yardsticks and forms in turn on one core.

- **decisions/s**: random games from setup to the end: ask who is waited for, list the whole legal list of one of them,
  play one of it at random; no events are told, no invariants checked.
- **to python-chess**: the ratio to python-chess listing all legal moves and pushing a random one (games of at most
  {MAX_CHESS_PLIES} plies) in the same round; **to catanatron** likewise, to the actions of whole games of its four
  random bots. The goal is held against the smallest ratio of a title.
- **copy**: one copy of a position; the goal is held against the slowest.
"""
SEARCH_AND_TRAINING_EXPLANATION: Final = """\
- **search**: playouts of the champion's search with two seats, from positions of random games: imagine a world, play
  the first decision of the list, go on by the title's quick policy until the next round is over, judge the position.
- **Training**: steps a second of PettingZoo's loop (AEC) with two seats: `last`, a random action out of the mask,
  `step`; a game that is over begins again. Connect four is PettingZoo's own, in the same loop. Backgammon is that of
  OpenSpiel from Python: legal actions, observation tensor, a random action; chance nodes don't count. **many at once**:
  256 games stepped together by two processes on two cores; the time is the processor time of the process that decides
  and of the busier worker, for they wait for each other.
"""


class Goal(NamedTuple):
    """Something to be reached, and what was measured."""

    description: str
    goal: float
    measured: float
    is_reached: bool

    @classmethod
    def at_least(cls, description: str, goal: float, measured: float) -> Goal:
        """More is better."""
        return cls(f"{description}, at least", goal, measured, measured >= goal)

    @classmethod
    def at_most(cls, description: str, goal: float, measured: float) -> Goal:
        """Less is better."""
        return cls(f"{description}, at most", goal, measured, measured <= goal)


def training_process(engine_form: str) -> str:
    """The process that measures training on a form of the engine."""
    return f"{TRAINING_PROCESS} {engine_form}"


def title_name(title: str) -> str:
    """What a title is called."""
    return translations_for("en", registry.game(title)).title


def explanation_lines() -> list[str]:
    """What every figure means."""
    lines = EXPLANATION.splitlines()
    for title, benchmark in title_benchmarks().items():
        explained = f"- **{title_name(title)}**: {benchmark.description}"
        lines += textwrap.wrap(" ".join(explained.split()), 120, subsequent_indent="  ", break_on_hyphens=False)
    return lines + SEARCH_AND_TRAINING_EXPLANATION.splitlines()


def _markdown_table(
    headings: Sequence[str], rows: Sequence[Sequence[str]], *, is_last_column_text: bool = False
) -> list[str]:
    """A table in Markdown, after an empty line: words on the left, numbers on the right of their columns."""
    marks = ["---", *["---:"] * (len(headings) - 1)]
    if is_last_column_text:
        marks[-1] = "---"
    return [
        "",
        *("".join(f"| {cell} " if cell else "| " for cell in cells) + "|" for cells in (headings, marks, *rows)),
    ]


class BenchReport:
    """The medians over all rounds, as tables."""

    def __init__(self, rounds: Sequence[Mapping[str, Figures]]) -> None:
        self._measured_rounds: Final = rounds
        self._engine_forms: Final = [
            name for name in rounds[0] if name != YARDSTICK_PROCESS and not name.startswith(TRAINING_PROCESS)
        ]
        self._training_figures: Final = [name for name in rounds[0] if name.startswith(TRAINING_PROCESS)]
        self._benchmarks: Final = title_benchmarks()

    def median(self, process: str, figure_name: str) -> float:
        """The median of a figure that a process has measured."""
        return median(figures[process][figure_name] for figures in self._measured_rounds)

    def ratio(
        self,
        process: str,
        figure_name: str,
        denominator_process: str = "chess",
        numerator_process: str = YARDSTICK_PROCESS,
    ) -> float:
        """The median of a figure's ratio to another one, of another process, in the same round."""
        return median(
            figures[process][figure_name] / figures[numerator_process][denominator_process]
            for figures in self._measured_rounds
        )

    # -- goals -------------------------------------------------------------------------------------------------

    def goals(self) -> list[Goal]:
        """Every goal."""
        goals = [
            goal
            for form in self._engine_forms
            if form in ENGINE_FORM_GOALS
            for title, benchmark in self._benchmarks.items()
            for goal in self._title_goals(form, title, benchmark)
        ]
        return goals + self.training_goals()

    def _title_goals(self, engine_form: str, title: str, benchmark: Benchmark) -> list[Goal]:
        ratio_goal, copy_goal = ENGINE_FORM_GOALS[engine_form]
        name, seats = f"{engine_form}, {title_name(title)}", benchmark.seats
        ratio = min(self.ratio(engine_form, figure_name(title, "decisions", each)) for each in seats)

        def slowest_seconds(action_name: str) -> float:
            return max(self.median(engine_form, figure_name(title, action_name, each)) for each in seats)

        goals = [
            Goal.at_least(f"{name}: decisions/s to python-chess", ratio_goal, ratio),
            Goal.at_most(f"{name}: µs for a copy", copy_goal, slowest_seconds("copy")),
        ]
        for act in benchmark.actions:
            if isinstance(act, RatedAction):
                if engine_form in act.min_per_second:
                    rate = self.median(engine_form, figure_name(title, act.name, max(seats)))
                    what = f"{name}: {act.description} with {max(seats)} {benchmark.seat_noun}"
                    goals.append(Goal.at_least(what, act.min_per_second[engine_form], rate))
            elif engine_form == PURE_PYTHON_PROCESS and act.max_microseconds is not None:
                goals.append(
                    Goal.at_most(f"{name}: µs for {act.description}", act.max_microseconds, slowest_seconds(act.name))
                )
        return goals

    def training_goals(self) -> list[Goal]:
        """What every title is to reach in training."""
        titles, goals = registry.titles(), list[Goal]()
        for process in self._training_figures:
            aec = min(self.ratio(process, f"aec {title}", "connect four", process) for title in titles)
            many = min(self._vector_ratio(process, title, process) for title in titles)
            goals.append(Goal.at_least(f"{process}: AEC steps/s of every title to connect four", AEC_SPEED_GOAL, aec))
            goals.append(Goal.at_least(f"{process}: many at once to its own AEC loop", VECTOR_SPEED_GOAL, many))
        for process in self._training_figures[1:]:
            first = self._training_figures[0]
            many = min(self._vector_ratio(process, title, first) for title in titles)
            what = f"{process}: many at once to the AEC loop of {first.removeprefix(TRAINING_PROCESS).strip()}"
            goals.append(Goal.at_least(what, VECTOR_SPEED_GOAL, many))
        return goals

    def _vector_ratio(self, process: str, title: str, aec_process: str) -> float:
        """Many games at once beside the AEC loop of this or another process."""
        return self.ratio(process, f"vector {title}", f"aec {title}", aec_process)

    # -- tables ------------------------------------------------------------------------------------------------

    def _title_table(self, title: str, benchmark: Benchmark) -> list[str]:
        acts = benchmark.actions
        heads = [title_name(title), benchmark.seat_noun, "decisions/s", "to python-chess", "to catanatron", "copy, µs"]
        heads += [f"{act.name}/s" if isinstance(act, RatedAction) else f"{act.name}, µs" for act in acts]
        rows: list[list[str]] = []
        for form in self._engine_forms:
            for seats in benchmark.seats:
                name = figure_name(title, "decisions", seats)
                copy = self.median(form, figure_name(title, "copy", seats))
                cells = [form, str(seats), f"{self.median(form, name):,.0f}", f"{self.ratio(form, name):.1f} ×"]
                cells += [f"{self.ratio(form, name, 'catanatron'):.1f} ×", f"{copy:.2f}"]
                for act in acts:
                    value = self.median(form, figure_name(title, act.name, seats))
                    cells.append(f"{value:,.0f}" if isinstance(act, RatedAction) else f"{value:.{act.decimals}f}")
                rows.append(cells)
        return _markdown_table(heads, rows)

    def _search_table(self) -> list[str]:
        names = [name for name in self._measured_rounds[0][self._engine_forms[0]] if name.startswith(PLAYOUT_PROCESS)]
        rows = [
            [f"{form}, {title_name(name.removeprefix(PLAYOUT_PROCESS))}", f"{self.median(form, name):,.0f}"]
            for form in self._engine_forms
            for name in names
        ]
        return _markdown_table(["search", "playouts/s"], rows)

    def training_table(self) -> list[str]:
        """The table of the environments for training; nothing if they were not measured."""
        if not self._training_figures:
            return []
        heads = ["training", "steps/s", "to connect four", "many at once, steps/s", "to its AEC loop"]
        first, rows = self._training_figures[0], list[list[str]]()
        for process in self._training_figures:
            form = process.removeprefix(TRAINING_PROCESS).strip()
            for title in registry.titles():
                aec, vector = f"aec {title}", f"vector {title}"
                cells = [f"{form}, {title_name(title)}", f"{self.median(process, aec):,.0f}"]
                cells += [f"{self.ratio(process, aec, 'connect four', process):.2f} ×"]
                cells += [f"{self.median(process, vector):,.0f}"]
                rows.append(cells + [f"{self._vector_ratio(process, title, of):.1f} ×" for of in (process, first)])
        for name, words in (("connect four", "PettingZoo's connect four"), ("backgammon", "OpenSpiel's backgammon")):
            ratio = f"{self.ratio(first, name, 'connect four', first):.2f} ×"
            rows.append([words, f"{self.median(first, name):,.0f}", ratio, "", "", ""])
        return _markdown_table([*heads, "to that of pure Python"], rows)

    def markdown_lines(self) -> list[str]:
        """All tables as Markdown."""
        yardsticks = [
            ["python-chess, list legal moves and push", f"{self.median(YARDSTICK_PROCESS, 'chess'):,.0f}"],
            ["catanatron, four random bots", f"{self.median(YARDSTICK_PROCESS, 'catanatron'):,.0f}"],
        ]
        lines = _markdown_table(["yardstick", "decisions/s"], yardsticks)[1:]
        for title, benchmark in self._benchmarks.items():
            lines += self._title_table(title, benchmark)
        goals = [
            [
                goal.description,
                f"{goal.goal:,g}",
                f"{goal.measured:,.0f}" if goal.measured >= 100 else f"{goal.measured:.1f}",
                "reached" if goal.is_reached else "missed",
            ]
            for goal in self.goals()
        ]
        goal_table = _markdown_table(["goal", "", "measured", ""], goals, is_last_column_text=True)
        return [*lines, *self._search_table(), *self.training_table(), *goal_table]
