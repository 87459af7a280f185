"""`paddock bench`: how fast the engine is, beside python-chess and catanatron in the same run and on the same core."""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import platform
import re
import subprocess
import sys
import textwrap
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import IO, Final

import paddock
from paddock.commands import bench_training
from paddock.commands.bench_process import MAX_CHESS_PLIES, title_benchmarks
from paddock.commands.bench_titles import Figures, figure_name
from paddock.commands.bench_training import TRAINING
from paddock.commands.shared import BAD_INPUT, print_error
from paddock.core import registry
from paddock.core.benchmark import Benchmark, RatedAct
from paddock.core.record import FORMAT
from paddock.core.translations import translations_for
from paddock.files import write_file

ROOT: Final = Path(__file__).resolve().parents[3]
RESULTS_PATH: Final = Path("bench") / "results.md"
PAGE_TITLE: Final = "# How fast the engine is"
YARDSTICK: Final = "yardstick"
PURE: Final = "pure Python"
COMPILED: Final = "compiled"
PLAYOUTS: Final = "playouts "

GOALS: Final[Mapping[str, tuple[float, float]]] = {PURE: (4, 5), COMPILED: (10, 2)}
"""What each form is to reach with every title: decisions as a multiple of python-chess, and microseconds a copy. What
else a title is to reach its benchmark says."""
Goal = tuple[str, float, float, bool]


class MeasuringProcess:
    """A process that measures one form of the engine, or the yardsticks, a round at a time."""

    def __init__(self, what: str, place: Path, seconds: float) -> None:
        places = [str(place), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "paddock.commands.bench_process", what, str(seconds)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(places), "PYTHONHASHSEED": "0"},
            cwd=place,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._read_answer()

    def _read_answer(self) -> Figures:
        reply: IO[str] | None = self._process.stdout
        line = reply.readline() if reply is not None else ""
        if not line:
            raise ChildProcessError(f"measuring stopped with exit code {self._process.wait()}")
        return {str(name): float(figure) for name, figure in json.loads(line).items()}

    def measure_round(self) -> Figures:
        """One round of measurements."""
        asked: IO[str] | None = self._process.stdin
        if asked is not None:
            asked.write("\n")
            asked.flush()
        return self._read_answer()

    def close(self) -> None:
        """Ends the process."""
        self._process.communicate()


# -- where the forms lie ---------------------------------------------------------------------------------------


def engine_forms(*, compiled: bool) -> dict[str, Path]:
    """The forms of the engine that can be measured here, with the folder that each is imported from."""
    source = ROOT / "src"
    if not (source / "paddock" / "core").is_dir():
        return {"as installed": Path(paddock.__file__).resolve().parent.parent}
    found = {PURE: source}
    if compiled and (ROOT / "tools" / "compile.py").is_file():
        out = ROOT / "build" / "compiled"
        done = subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py"), str(out)], check=False, stdout=2)
        if done.returncode == 0:
            found[COMPILED] = out
    return found


def pin_to_one_core() -> None:
    """Keeps this process and those that it starts on one core, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


# -- the run ---------------------------------------------------------------------------------------------------


def measure_rounds(places: Mapping[str, Path], rounds: int, seconds: float) -> list[dict[str, Figures]]:
    """Rounds of all measurements, in turn: yardsticks, then each form."""
    with ExitStack() as stack:
        workers = {YARDSTICK: MeasuringProcess(YARDSTICK, next(iter(places.values())), seconds)}
        stack.callback(workers[YARDSTICK].close)
        for name, place in places.items():
            workers[name] = MeasuringProcess("engine", place, seconds)
            stack.callback(workers[name].close)
        for name, place in places.items() if bench_training.is_installed() else ():
            worker = bench_training.worker_name(name)
            workers[worker] = MeasuringProcess(TRAINING, place, seconds)
            stack.callback(workers[worker].close)
        found: list[dict[str, Figures]] = []
        for number in range(rounds):
            print_error(f"· round {number + 1} of {rounds}")
            found.append({name: worker.measure_round() for name, worker in workers.items()})
        return found


class BenchReport:
    """The medians over all rounds, as tables."""

    def __init__(self, rounds: Sequence[Mapping[str, Figures]]) -> None:
        self._rounds = rounds
        self.forms = [name for name in rounds[0] if name != YARDSTICK and not name.startswith(TRAINING)]
        self._benchmarks: Final = title_benchmarks()

    def median(self, form: str, name: str) -> float:
        """The median of a figure."""
        return median(each[form][name] for each in self._rounds)

    def ratio(self, form: str, name: str, to: str = "chess") -> float:
        """The median of a figure's ratio to a yardstick in the same round."""
        return median(each[form][name] / each[YARDSTICK][to] for each in self._rounds)

    def goals(self) -> list[Goal]:
        """Every goal: what, the goal, the figure, whether it is reached."""
        found: list[Goal] = []
        for form in self.forms:
            if form in GOALS:
                for title, benchmark in self._benchmarks.items():
                    found += self._title_goals(form, title, benchmark)
        return found + bench_training.training_goals(self._rounds)

    def _title_goals(self, form: str, title: str, benchmark: Benchmark) -> list[Goal]:
        ratio_goal, copy_goal = GOALS[form]
        name, seats = f"{form}, {title_name(title)}", benchmark.seats
        ratio = min(self.ratio(form, figure_name(title, "decisions", each)) for each in seats)
        copy = max(self.median(form, figure_name(title, "copy", each)) for each in seats)
        found: list[Goal] = [
            (f"{name}: decisions/s to python-chess, at least", ratio_goal, ratio, ratio >= ratio_goal),
            (f"{name}: µs for a copy, at most", copy_goal, copy, copy <= copy_goal),
        ]
        for act in benchmark.acts:
            if isinstance(act, RatedAct):
                least = act.min_per_second.get(form)
                if least is not None:
                    rate = self.median(form, figure_name(title, act.name, max(seats)))
                    what = f"{name}: {act.said} with {max(seats)} {benchmark.seat_noun}, at least"
                    found.append((what, least, rate, rate >= least))
            elif form == PURE and act.max_microseconds is not None:
                slowest = max(self.median(form, figure_name(title, act.name, each)) for each in seats)
                found.append(
                    (
                        f"{name}: µs for {act.said}, at most",
                        act.max_microseconds,
                        slowest,
                        slowest <= act.max_microseconds,
                    )
                )
        return found

    def _title_lines(self, title: str, benchmark: Benchmark) -> list[str]:
        """The table of one title."""
        acts = benchmark.acts
        told = [f"{act.name}/s" if isinstance(act, RatedAct) else f"{act.name}, µs" for act in acts]
        heads = [
            title_name(title),
            benchmark.seat_noun,
            "decisions/s",
            "to python-chess",
            "to catanatron",
            "copy, µs",
            *told,
        ]
        lines = ["", _table_row(heads), _table_row(["---", *["---:"] * (len(heads) - 1)])]
        for form in self.forms:
            for seats in benchmark.seats:
                name = figure_name(title, "decisions", seats)
                copy = self.median(form, figure_name(title, "copy", seats))
                cells = [form, str(seats), f"{self.median(form, name):,.0f}", f"{self.ratio(form, name):.1f} ×"]
                cells += [f"{self.ratio(form, name, 'catanatron'):.1f} ×", f"{copy:.2f}"]
                for act in acts:
                    value = self.median(form, figure_name(title, act.name, seats))
                    cells.append(f"{value:,.0f}" if isinstance(act, RatedAct) else f"{value:.{act.decimals}f}")
                lines.append(_table_row(cells))
        return lines

    def _search_lines(self) -> list[str]:
        names = [name for name in self._rounds[0][self.forms[0]] if name.startswith(PLAYOUTS)]
        lines = ["", "| search | playouts/s |", "| --- | ---: |"]
        for form in self.forms:
            for name in names:
                lines.append(f"| {form}, {title_name(name.removeprefix(PLAYOUTS))} | {self.median(form, name):,.0f} |")
        return lines

    def lines(self) -> list[str]:
        """All tables as Markdown."""
        chess, catan = self.median(YARDSTICK, "chess"), self.median(YARDSTICK, "catanatron")
        lines = [
            "| yardstick | decisions/s |",
            "| --- | ---: |",
            f"| python-chess, list legal moves and push | {chess:,.0f} |",
            f"| catanatron, four random bots | {catan:,.0f} |",
        ]
        for title, benchmark in self._benchmarks.items():
            lines += self._title_lines(title, benchmark)
        lines += self._search_lines()
        lines += bench_training.training_table(self._rounds)
        lines += ["", "| goal | | measured | |", "| --- | ---: | ---: | --- |"]
        for what, goal, found, reached in self.goals():
            shown = f"{found:,.0f}" if found >= 100 else f"{found:.1f}"
            lines.append(f"| {what} | {goal:,g} | {shown} | {'reached' if reached else 'missed'} |")
        return lines


EXPLANATION: Final = f"""\
What is measured: processor time, median of all rounds, yardsticks and forms in turn on one core.

- **decisions/s**: random games from setup to the end: ask who is waited for, list the whole legal list of one of them,
  play one of it at random; no events are told, no invariants checked.
- **to python-chess**: the ratio to python-chess listing all legal moves and pushing a random one (games of at most
  {MAX_CHESS_PLIES} plies) in the same round; **to catanatron** likewise, to the actions of whole games of its four
  random bots. The goal is held against the smallest ratio of a title.
- **copy**: one copy of a position; the goal is held against the slowest.
"""
SEARCH_EXPLANATION: Final = """\
- **search**: playouts of the champion's search with two seats, from positions of random games: imagine a world, play
  the first decision of the list, go on by the title's quick policy until the next round is over, judge the position.
"""


def title_name(title: str) -> str:
    """What a title is called."""
    return translations_for("en", registry.game(title)).message("title")


def _table_row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def explanation_lines() -> list[str]:
    """What every figure means."""
    lines = EXPLANATION.splitlines()
    for title, benchmark in title_benchmarks().items():
        said = f"- **{title_name(title)}**: {benchmark.description}"
        lines += textwrap.wrap(" ".join(said.split()), 120, subsequent_indent="  ", break_on_hyphens=False)
    return lines + SEARCH_EXPLANATION.splitlines()


def results_page(report: BenchReport, command: str) -> list[str]:
    """The results as a page, with how, where and when they were made."""
    cores, system = os.cpu_count(), f"{platform.system()} {platform.machine()}"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    today = datetime.now(UTC).date().isoformat()
    return [
        PAGE_TITLE,
        "",
        f"`{command}` on {today}: {system}, {cores} cores (one used, shared with other work), {python}, record format "
        f"{FORMAT}. Trust ratios more than absolute figures.",
        "",
        *report.lines(),
        "",
        *explanation_lines(),
        *bench_training.EXPLANATION.splitlines(),
    ]


def other_sections(path: Path) -> list[str]:
    """The sections of the page that other measurements wrote: they stay."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    sections = [part.strip() for part in re.split(r"^(?=# )", text, flags=re.MULTILINE)]
    return [
        line for part in sections if part and part.splitlines()[0] != PAGE_TITLE for line in ("", *part.splitlines())
    ]


def run(arguments: Sequence[str]) -> int:
    """Measures, prints, and writes `bench/results.md` if asked to."""
    parser = argparse.ArgumentParser(prog="paddock bench", description="Measure the engine beside a yardstick.")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, of which the medians are taken (7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="seconds for one measurement (0.5)")
    parser.add_argument("--pure", action="store_true", help="leave the compiled form out")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS_PATH.as_posix()}")
    asked = parser.parse_args(list(arguments))
    lacking = [name for name in ("chess", "catanatron") if importlib.util.find_spec(name) is None]
    if lacking:
        print_error(
            f"paddock bench needs {' and '.join(lacking)}: pip install {' '.join(lacking)}, or use `make bench`."
        )
        return BAD_INPUT
    places = engine_forms(compiled=not asked.pure)
    pin_to_one_core()
    report = BenchReport(measure_rounds(places, max(1, asked.rounds), asked.seconds))
    print("\n".join(report.lines()))
    if asked.write:
        command = " ".join(["paddock bench", *arguments])
        path = ROOT / RESULTS_PATH if PURE in places else RESULTS_PATH
        path.parent.mkdir(exist_ok=True)
        lines = [*results_page(report, command), *other_sections(path)]
        write_file(str(path), (f"{line}\n".encode() for line in lines))
        print_error(f"· written: {RESULTS_PATH.as_posix()}")
    return 0
