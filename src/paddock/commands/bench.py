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
from typing import Final

import paddock
from paddock.commands.bench_process import Figures
from paddock.commands.bench_report import (
    COMPILED_PROCESS,
    PURE_PYTHON_PROCESS,
    TRAINING_PROCESS,
    YARDSTICK_PROCESS,
    BenchReport,
    explanation_lines,
    training_process,
)
from paddock.commands.shared import BAD_INPUT_EXIT_CODE, print_error
from paddock.core.record import FORMAT_VERSION
from paddock.files import write_file

REPOSITORY_ROOT: Final = Path(__file__).resolve().parents[3]
RESULTS_PATH: Final = Path("bench") / "results.md"
PAGE_TITLE: Final = "# How fast the engine is"

TRAINING_PACKAGES: Final = ("numpy", "pettingzoo", "pygame", "pyspiel")
"""What the environments for training, and those beside them, need."""


class MeasuringProcess:
    """A process that measures one form of the engine, or the yardsticks, a round at a time."""

    def __init__(self, process_name: str, folder: Path, seconds: float) -> None:
        paths = [str(folder), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "paddock.commands.bench_process", process_name, str(seconds)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"},
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._read_answer()

    def _read_answer(self) -> Figures:
        output = self._process.stdout
        line = output.readline() if output is not None else ""
        if not line:
            raise ChildProcessError(f"measuring stopped with exit code {self._process.wait()}")
        return {str(name): float(figure) for name, figure in json.loads(line).items()}

    def measure_round(self) -> Figures:
        """One round of measurements."""
        print(file=self._process.stdin, flush=True)
        return self._read_answer()

    def close(self) -> None:
        """Ends the process."""
        self._process.communicate()


# -- where the forms lie ---------------------------------------------------------------------------------------


def engine_forms(*, compiled: bool) -> dict[str, Path]:
    """The forms of the engine that can be measured here, with the folder that each is imported from."""
    source = REPOSITORY_ROOT / "src"
    if not (source / "paddock" / "core").is_dir():
        return {"as installed": Path(paddock.__file__).resolve().parent.parent}
    folders = {PURE_PYTHON_PROCESS: source}
    if compiled and (REPOSITORY_ROOT / "tools" / "compile.py").is_file():
        out = REPOSITORY_ROOT / "build" / "compiled"
        done = subprocess.run(
            [sys.executable, str(REPOSITORY_ROOT / "tools" / "compile.py"), str(out)], check=False, stdout=2
        )
        if done.returncode == 0:
            folders[COMPILED_PROCESS] = out
    return folders


def pin_to_one_core() -> None:
    """Keeps this process and those that it starts on one core, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


# -- the run ---------------------------------------------------------------------------------------------------


def measure_rounds(folders: Mapping[str, Path], rounds: int, seconds: float) -> list[dict[str, Figures]]:
    """Rounds of all measurements, in turn: yardsticks, then each form."""
    with ExitStack() as stack:
        measured = {YARDSTICK_PROCESS: (YARDSTICK_PROCESS, next(iter(folders.values())))}
        measured |= {form: ("engine", place) for form, place in folders.items()}
        if all(importlib.util.find_spec(name) is not None for name in TRAINING_PACKAGES):
            measured |= {training_process(form): (TRAINING_PROCESS, place) for form, place in folders.items()}
        processes: dict[str, MeasuringProcess] = {}
        for name, (what, place) in measured.items():
            processes[name] = MeasuringProcess(what, place, seconds)
            stack.callback(processes[name].close)
        figures: list[dict[str, Figures]] = []
        for number in range(rounds):
            print_error(f"· round {number + 1} of {rounds}")
            figures.append({name: process.measure_round() for name, process in processes.items()})
        return figures


def results_page(report: BenchReport, command: str) -> list[str]:
    """The results as a page, with how, where and when they were made."""
    cores, system = os.cpu_count(), f"{platform.system()} {platform.machine()}"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    today = datetime.now(UTC).date().isoformat()
    return [
        PAGE_TITLE,
        "",
        f"`{command}` on {today}: {system}, {cores} cores (one used, shared with other work), {python}, record format "
        f"{FORMAT_VERSION}. Trust ratios more than absolute figures.",
        "",
        *report.markdown_lines(),
        "",
        *explanation_lines(),
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
    parsed = parser.parse_args(list(arguments))
    lacking = [name for name in ("chess", "catanatron") if importlib.util.find_spec(name) is None]
    if lacking:
        print_error(
            f"paddock bench needs {' and '.join(lacking)}: pip install {' '.join(lacking)}, or use `make bench`."
        )
        return BAD_INPUT_EXIT_CODE
    folders = engine_forms(compiled=not parsed.pure)
    pin_to_one_core()
    report = BenchReport(measure_rounds(folders, max(1, parsed.rounds), parsed.seconds))
    print("\n".join(report.markdown_lines()))
    if parsed.write:
        command = " ".join(["paddock bench", *arguments])
        path = REPOSITORY_ROOT / RESULTS_PATH if PURE_PYTHON_PROCESS in folders else RESULTS_PATH
        path.parent.mkdir(exist_ok=True)
        lines = [*results_page(report, command), *other_sections(path)]
        write_file(str(path), (f"{line}\n".encode() for line in lines))
        print_error(f"· written: {RESULTS_PATH.as_posix()}")
    return 0
