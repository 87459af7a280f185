"""Run the checks and the tests side by side, and say how long each took.

    python tools/checks.py            # what `make test` runs
    python tools/checks.py --long     # what `make test-all` runs

Two lanes: while the tests run, types and the client's own checks use the time in which they wait. Nothing is printed of
a step that succeeds but its time (of the tests their last line); of one that fails all that it said.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
LOGS = ROOT / "build" / "checks"
COMPILED = ROOT / "build" / "compiled-for-tests"


@dataclass(frozen=True)
class Step:
    """One command. Of a `live` one all is printed while it runs, of others only what they said when they fail."""

    name: str
    command: Sequence[str]
    live: bool = False
    environment: dict[str, str] = field(default_factory=dict)


def run(step: Step) -> bool:
    """Runs a step, and says how long it took; returns whether it succeeded."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{step.name.replace(' ', '-')}.log"
    began = time.monotonic()
    with log.open("w") as kept:
        out = None if step.live else kept
        own = {**os.environ, **step.environment}
        code = subprocess.run(step.command, cwd=ROOT, env=own, stdout=out, stderr=out, check=False).returncode
    took = time.monotonic() - began
    if code:
        print(f"{log.read_text(errors='replace')}\n· {step.name}: FAILED after {took:.0f} s", flush=True)
    else:
        print(f"· {step.name}: {took:.0f} s", flush=True)
    return code == 0


def lane(steps: Sequence[Step], failed: list[str]) -> None:
    """Runs steps one after the other; those that fail are named in `failed`."""
    failed += [step.name for step in steps if not run(step)]


def pytest(name: str, jobs: str, arguments: Sequence[str], environment: dict[str, str] | None = None) -> Step:
    """The tests, in so many processes."""
    command = [str(BIN / "pytest"), "-n", jobs, "--dist", "worksteal", *arguments]
    return Step(name, command, live=True, environment=environment or {})


def lint() -> list[Step]:
    """What reads the source."""
    return [
        Step("ruff", [str(BIN / "ruff"), "check", "--quiet", "."]),
        Step("format", [str(BIN / "ruff"), "format", "--check", "--quiet", "."]),
        Step("import arrows", [str(BIN / "lint-imports"), "--no-cache", "--no-logo"]),
        Step("mypy", [str(BIN / "mypy"), "--no-error-summary"]),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the checks and the tests side by side.")
    parser.add_argument("--long", action="store_true", help="the long tests too, and all of them on the compiled form")
    parser.add_argument("--lint", action="store_true", help="only what reads the source")
    parser.add_argument("--jobs", default="auto", help="processes for the tests")
    parser.add_argument("--plain-only", default="", help="folders whose tests the compiled form can't change")
    asked, more = parser.parse_known_args()  # what is not known here is for pytest
    failed: list[str] = []
    if asked.lint:
        lane(lint(), failed)
        return 1 if failed else 0
    python = sys.executable
    tools = [python, str(ROOT / "tools" / "web.py")]
    beside = [*lint(), Step("browser client", [*tools, "--check"])]
    if asked.long:
        quietly = ["nice", python, str(ROOT / "tools" / "compile.py"), str(COMPILED), "--opt", "0"]
        beside.append(Step("compiling", quietly))
    began = time.monotonic()
    aside = threading.Thread(target=lane, args=(beside, failed))
    aside.start()
    # Compiled once here, test modules are not compiled by every process of the tests at once.
    reading = Step("reading the tests", [str(BIN / "pytest"), "--collect-only", "-qq"])
    lane([reading, pytest("tests", asked.jobs, [*(["--long"] if asked.long else []), *more])], failed)
    aside.join()
    if asked.long and not failed:
        passed_over = [f"--ignore={folder}" for folder in asked.plain_only.split()]
        own = {"PYTHONPATH": str(COMPILED)}
        lane([pytest("tests on the compiled form", asked.jobs, ["--long", *passed_over, *more], own)], failed)
    if failed:
        print(f"· failed: {', '.join(failed)}", flush=True)
        return 1
    print(f"· all passed in {time.monotonic() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
