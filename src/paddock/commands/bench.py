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
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import IO, Final

import paddock
from paddock.commands import bench_training
from paddock.commands.bench_training import TRAINING
from paddock.commands.measure import COURSE, MOVES, POSITIONS, ROBOTS, Figures
from paddock.commands.measure_gang import CARS as GANG_CARS
from paddock.commands.measure_great_race import SEATS as RACE_SEATS
from paddock.commands.measure_rally import SEATS as RALLY_SEATS
from paddock.commands.measure_rallyman import CARS, CIRCUIT, FOCUS, STEPS
from paddock.commands.shared import BAD_INPUT, say
from paddock.core import registry
from paddock.core.record import FORMAT
from paddock.core.words import speak
from paddock.files import save

ROOT: Final = Path(__file__).resolve().parents[3]
RESULTS: Final = Path("bench") / "results.md"
TITLE: Final = "# How fast the engine is"
YARDSTICK: Final = "yardstick"
PURE: Final = "pure Python"
COMPILED: Final = "compiled"
PLAYOUTS: Final = "playouts "

GOALS: Final[Mapping[str, Mapping[str, float]]] = {
    PURE: {"ratio": 4, "turns 8": 3_000, "copy": 5, "legal": 50, "odds": 1_000, "reroll": 5_000, "plans": 2_000},
    COMPILED: {"ratio": 10, "turns 8": 12_000, "copy": 2},
}
"""What each form is to reach: decisions as a multiple of python-chess, turns a second, microseconds a copy; in
Rallyman: GT microseconds for the legal list of a planning step and for the odds of a long plan, in GangRush for the
best reroll, in Classic Rally for all legal plans of a car."""


class Worker:
    """A process that measures one form of the engine, or the yardsticks, a round at a time."""

    def __init__(self, what: str, place: Path, seconds: float) -> None:
        places = [str(place), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "paddock.commands.measure", what, str(seconds)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(places), "PYTHONHASHSEED": "0"},
            cwd=place,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._answer()

    def _answer(self) -> Figures:
        reply: IO[str] | None = self._process.stdout
        line = reply.readline() if reply is not None else ""
        if not line:
            raise ChildProcessError(f"measuring stopped with exit code {self._process.wait()}")
        return {str(name): float(figure) for name, figure in json.loads(line).items()}

    def round(self) -> Figures:
        """One round of measurements."""
        asked: IO[str] | None = self._process.stdin
        if asked is not None:
            asked.write("\n")
            asked.flush()
        return self._answer()

    def close(self) -> None:
        """Ends the process."""
        self._process.communicate()


# -- where the forms lie ---------------------------------------------------------------------------------------


def forms(*, compiled: bool) -> dict[str, Path]:
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


def one_core() -> None:
    """Keeps this process and those that it starts on one core, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


# -- the run ---------------------------------------------------------------------------------------------------


def measure(places: Mapping[str, Path], rounds: int, seconds: float) -> list[dict[str, Figures]]:
    """Rounds of all measurements, in turn: yardsticks, then each form."""
    with ExitStack() as stack:
        workers = {YARDSTICK: Worker(YARDSTICK, next(iter(places.values())), seconds)}
        stack.callback(workers[YARDSTICK].close)
        for name, place in places.items():
            workers[name] = Worker("engine", place, seconds)
            stack.callback(workers[name].close)
        for name, place in places.items() if bench_training.is_possible() else ():
            worker = bench_training.worker_name(name)
            workers[worker] = Worker(TRAINING, place, seconds)
            stack.callback(workers[worker].close)
        found: list[dict[str, Figures]] = []
        for number in range(rounds):
            say(f"· round {number + 1} of {rounds}")
            found.append({name: worker.round() for name, worker in workers.items()})
        return found


class Report:
    """The medians over all rounds, as tables."""

    def __init__(self, rounds: Sequence[Mapping[str, Figures]]) -> None:
        self._rounds = rounds
        self.forms = [name for name in rounds[0] if name != YARDSTICK and not name.startswith(TRAINING)]

    def figure(self, form: str, name: str) -> float:
        """The median of a figure."""
        return median(each[form][name] for each in self._rounds)

    def ratio(self, form: str, name: str, to: str = "chess") -> float:
        """The median of a figure's ratio to a yardstick in the same round."""
        return median(each[form][name] / each[YARDSTICK][to] for each in self._rounds)

    def goals(self) -> list[tuple[str, float, float, bool]]:
        """Every goal: what, the goal, the figure, whether it is reached."""
        found: list[tuple[str, float, float, bool]] = []
        for form in self.forms:
            goals = GOALS.get(form, {})
            if goals:
                ratio = min(self.ratio(form, f"decisions {robots}") for robots in ROBOTS)
                copy = max(self.figure(form, f"copy {robots}") for robots in ROBOTS)
                turns = self.figure(form, "turns 8")
                found += [
                    (f"{form}: decisions/s to python-chess, at least", goals["ratio"], ratio, ratio >= goals["ratio"]),
                    (f"{form}: turns/s with 8 robots, at least", goals["turns 8"], turns, turns >= goals["turns 8"]),
                    (f"{form}: µs for a copy, at most", goals["copy"], copy, copy <= goals["copy"]),
                    *self._rallyman_goals(form, goals),
                    *self._gang_goals(form, goals),
                    *self._rally_goals(form, goals),
                    *self._race_goals(form, goals),
                ]
        return found + bench_training.goals(self._rounds)

    def _rallyman_goals(self, form: str, goals: Mapping[str, float]) -> list[tuple[str, float, float, bool]]:
        ratio = min(self.ratio(form, f"rallyman decisions {cars}") for cars in CARS)
        what = f"{form}, Rallyman: GT: decisions/s to python-chess, at least"
        found = [(what, goals["ratio"], ratio, ratio >= goals["ratio"])]
        for name, said in (
            ("copy", "µs for a copy"),
            ("legal", "µs for the legal list of a planning step"),
            ("odds", f"µs for the odds of {STEPS} steps"),
        ):
            if name in goals:
                slowest = max(self.figure(form, f"rallyman {name} {cars}") for cars in CARS)
                found.append((f"{form}, Rallyman: GT: {said}, at most", goals[name], slowest, slowest <= goals[name]))
        return found

    def _gang_goals(self, form: str, goals: Mapping[str, float]) -> list[tuple[str, float, float, bool]]:
        ratio = min(self.ratio(form, f"gang decisions {cars}") for cars in GANG_CARS)
        what = f"{form}, GangRush: decisions/s to python-chess, at least"
        found = [(what, goals["ratio"], ratio, ratio >= goals["ratio"])]
        for name, said in (("copy", "µs for a copy"), ("reroll", "µs for the best reroll")):
            if name in goals:
                slowest = max(self.figure(form, f"gang {name} {cars}") for cars in GANG_CARS)
                found.append((f"{form}, GangRush: {said}, at most", goals[name], slowest, slowest <= goals[name]))
        return found

    def _rally_goals(self, form: str, goals: Mapping[str, float]) -> list[tuple[str, float, float, bool]]:
        ratio = min(self.ratio(form, f"rally decisions {seats}") for seats in RALLY_SEATS)
        what = f"{form}, Classic Rally: decisions/s to python-chess, at least"
        found = [(what, goals["ratio"], ratio, ratio >= goals["ratio"])]
        for name, said in (("copy", "µs for a copy"), ("plans", "µs for all legal plans")):
            if name in goals:
                slowest = max(self.figure(form, f"rally {name} {seats}") for seats in RALLY_SEATS)
                found.append((f"{form}, Classic Rally: {said}, at most", goals[name], slowest, slowest <= goals[name]))
        return found

    def _race_goals(self, form: str, goals: Mapping[str, float]) -> list[tuple[str, float, float, bool]]:
        ratio = min(self.ratio(form, f"race decisions {seats}") for seats in RACE_SEATS)
        copy = max(self.figure(form, f"race copy {seats}") for seats in RACE_SEATS)
        name = f"{form}, The Great Race"
        return [
            (f"{name}: decisions/s to python-chess, at least", goals["ratio"], ratio, ratio >= goals["ratio"]),
            (f"{name}: µs for a copy, at most", goals["copy"], copy, copy <= goals["copy"]),
        ]

    def _race_lines(self) -> list[str]:
        lines = [
            "",
            "| The Great Race | crews | decisions/s | to python-chess | to catanatron | copy, µs | legal, µs |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        ]
        for form in self.forms:
            for seats in RACE_SEATS:
                name = f"race decisions {seats}"
                copy, legal = (self.figure(form, f"race {each} {seats}") for each in ("copy", "legal"))
                lines.append(
                    f"| {form} | {seats} | {self.figure(form, name):,.0f} | {self.ratio(form, name):.1f} × "
                    f"| {self.ratio(form, name, 'catanatron'):.1f} × | {copy:.2f} | {legal:.1f} |"
                )
        return lines

    def _rally_lines(self) -> list[str]:
        lines = [
            "",
            "| Classic Rally | cars | decisions/s | to python-chess | to catanatron | copy, µs | legal, µs "
            "| plans, µs |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
        ]
        for form in self.forms:
            for seats in RALLY_SEATS:
                name = f"rally decisions {seats}"
                copy, legal, plans = (self.figure(form, f"rally {each} {seats}") for each in ("copy", "legal", "plans"))
                lines.append(
                    f"| {form} | {seats} | {self.figure(form, name):,.0f} | {self.ratio(form, name):.1f} × "
                    f"| {self.ratio(form, name, 'catanatron'):.1f} × | {copy:.2f} | {legal:.1f} | {plans:.0f} |"
                )
        return lines

    def _gang_lines(self) -> list[str]:
        lines = [
            "",
            "| GangRush: Breakout | cars | decisions/s | to python-chess | to catanatron | copy, µs | reroll, µs |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        ]
        for form in self.forms:
            for cars in GANG_CARS:
                name = f"gang decisions {cars}"
                copy, reroll = (self.figure(form, f"gang {each} {cars}") for each in ("copy", "reroll"))
                lines.append(
                    f"| {form} | {cars} | {self.figure(form, name):,.0f} | {self.ratio(form, name):.1f} × "
                    f"| {self.ratio(form, name, 'catanatron'):.1f} × | {copy:.2f} | {reroll:.0f} |"
                )
        return lines

    def _search_lines(self) -> list[str]:
        names = [name for name in self._rounds[0][self.forms[0]] if name.startswith(PLAYOUTS)]
        lines = ["", "| search | playouts/s |", "| --- | ---: |"]
        for form in self.forms:
            for name in names:
                title = speak("en", registry.game(name.removeprefix(PLAYOUTS))).message("title")
                lines.append(f"| {form}, {title} | {self.figure(form, name):,.0f} |")
        return lines

    def lines(self) -> list[str]:
        """All tables as Markdown."""
        chess, catan = self.figure(YARDSTICK, "chess"), self.figure(YARDSTICK, "catanatron")
        lines = [
            "| yardstick | decisions/s |",
            "| --- | ---: |",
            f"| python-chess, list legal moves and push | {chess:,.0f} |",
            f"| catanatron, four random bots | {catan:,.0f} |",
            "",
            "| RoboRally | robots | decisions/s | to python-chess | to catanatron | turns/s | with deal | copy, µs |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
        ]
        for form in self.forms:
            for robots in ROBOTS:
                name = f"decisions {robots}"
                lines.append(
                    f"| {form} | {robots} | {self.figure(form, name):,.0f} | {self.ratio(form, name):.1f} × "
                    f"| {self.ratio(form, name, 'catanatron'):.1f} × | {self.figure(form, f'turns {robots}'):,.0f} "
                    f"| {self.figure(form, f'turns and deals {robots}'):,.0f} "
                    f"| {self.figure(form, f'copy {robots}'):.2f} |"
                )
        lines += [
            "",
            "| Rallyman: GT | cars | decisions/s | to python-chess | to catanatron | copy, µs | legal, µs | odds, µs |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
        ]
        for form in self.forms:
            for cars in CARS:
                name = f"rallyman decisions {cars}"
                copy, legal, odds = (self.figure(form, f"rallyman {each} {cars}") for each in ("copy", "legal", "odds"))
                lines.append(
                    f"| {form} | {cars} | {self.figure(form, name):,.0f} | {self.ratio(form, name):.1f} × "
                    f"| {self.ratio(form, name, 'catanatron'):.1f} × | {copy:.2f} | {legal:.1f} | {odds:.0f} |"
                )
        lines += self._gang_lines()
        lines += self._rally_lines()
        lines += self._race_lines()
        lines += self._search_lines()
        lines += bench_training.lines(self._rounds)
        lines += ["", "| goal | | measured | |", "| --- | ---: | ---: | --- |"]
        for what, goal, found, reached in self.goals():
            shown = f"{found:,.0f}" if found >= 100 else f"{found:.1f}"
            lines.append(f"| {what} | {goal:,g} | {shown} | {'reached' if reached else 'missed'} |")
        return lines


EXPLAINED: Final = f"""\
What is measured: processor time, median of all rounds, yardsticks and forms in turn on one core.

- **decisions/s**: random games on `{COURSE}` from setup to the end: ask who is waited for, list the whole legal list of
  one of them, play one of it at random; no events are told, no invariants checked.
- **to python-chess**: the ratio to python-chess listing all legal moves and pushing a random one (games of at most
  {MOVES} plies) in the same round; **to catanatron** likewise, to the actions of whole games of its four random bots.
  The goal is held against the smallest of the three ratios.
- **turns/s**: {POSITIONS} positions with all robots scattered over `{COURSE}`, undamaged, every program laid at random
  and all but one sealed. The clock runs from the last seal through power-down declarations, five registers, repairs,
  wiping and re-entry to the moment before the next deal; questions on the way are answered by their defaults. Copying
  the positions is not counted. **with deal**: the same until the next programs are owed.
- **copy**: one copy of such a position; the goal is held against the slowest of the three.
- **Rallyman: GT**: random races on circuit {CIRCUIT} likewise. **legal**: the legal list in a position of them in
  which dice are being laid; **odds**: all that is told of a plan of {STEPS} steps (losses step by step, flat out, what
  rolling, securing and stopping are worth) with {FOCUS} focus tokens.
- **GangRush: Breakout**: random races likewise, nothing left out. **reroll**: what every reroll is worth to the driver,
  in positions of them in which dice may be rolled again.
- **Classic Rally**: random races on the beginner layout likewise. **legal**: the legal list in a position of them in
  which the rally car has yet to move; **plans**: all its legal plans there with a full tank and nothing broken, in the
  position that takes longest.
- **The Great Race**: random races likewise; one crew plays against the Torpedo, with all three layers, and what the
  Torpedo does between its decisions counts. **legal**: the legal list in a position of a convoy.
- **search**: playouts of the champion's search with two seats, from positions of random games: imagine a world, play
  the first decision of the list, go on by the title's quick policy until the next round is over, judge the position.
"""


def page(report: Report, command: str) -> list[str]:
    """The results as a page, with how, where and when they were made."""
    cores, system = os.cpu_count(), f"{platform.system()} {platform.machine()}"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    today = datetime.now(UTC).date().isoformat()
    return [
        TITLE,
        "",
        f"`{command}` on {today}: {system}, {cores} cores (one used, shared with other work), {python}, record format "
        f"{FORMAT}. Trust ratios more than absolute figures.",
        "",
        *report.lines(),
        "",
        *EXPLAINED.splitlines(),
        *bench_training.EXPLAINED.splitlines(),
    ]


def beside(path: Path) -> list[str]:
    """The sections of the page that other measurements wrote: they stay."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    sections = [part.strip() for part in re.split(r"^(?=# )", text, flags=re.MULTILINE)]
    return [line for part in sections if part and part.splitlines()[0] != TITLE for line in ("", *part.splitlines())]


def run(arguments: Sequence[str]) -> int:
    """Measures, prints, and writes `bench/results.md` if asked to."""
    parser = argparse.ArgumentParser(prog="paddock bench", description="Measure the engine beside a yardstick.")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, of which the medians are taken (7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="seconds for one measurement (0.5)")
    parser.add_argument("--pure", action="store_true", help="leave the compiled form out")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.as_posix()}")
    asked = parser.parse_args(list(arguments))
    lacking = [name for name in ("chess", "catanatron") if importlib.util.find_spec(name) is None]
    if lacking:
        say(f"paddock bench needs {' and '.join(lacking)}: pip install {' '.join(lacking)}, or use `make bench`.")
        return BAD_INPUT
    places = forms(compiled=not asked.pure)
    one_core()
    report = Report(measure(places, max(1, asked.rounds), asked.seconds))
    print("\n".join(report.lines()))
    if asked.write:
        command = " ".join(["paddock bench", *arguments])
        path = ROOT / RESULTS if PURE in places else RESULTS
        path.parent.mkdir(exist_ok=True)
        lines = [*page(report, command), *beside(path)]
        save(str(path), (f"{line}\n".encode() for line in lines))
        say(f"· written: {RESULTS.as_posix()}")
    return 0
