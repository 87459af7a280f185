"""A server under load: 200 matches with 4 seats each over real sockets, 100 decisions a second for five minutes.

    make bench-load                                        # one process on SQLite, then two on PostgreSQL
    make bench-load LOAD="--seconds 20 --store sqlite"
    make bench-load LOAD=--write                           # and keep the figures in bench/results.md

The server runs as `paddock serve` does, the clients in a process of their own (`bench/crowd.py`), all on this machine.
PostgreSQL is brought along, with every commit on the disk. Its two processes share every table: two seats are at one,
two at the other.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from bench import past
from tests.postgres import PostgresServer
from tests.server.outside import Process

ROOT: Final = Path(__file__).resolve().parents[1]
RESULTS: Final = ROOT / "bench" / "results.md"
HEADING: Final = "# The server under load"
COURSE: Final = {"course": "risky_exchange", "choose_robots": False}
GOAL: Final = 25.0
"""Milliseconds: p95 from a decision sent to everyone's update."""
FLAT: Final = 1.10
"""Memory in the last minute to memory in the first, at most."""
EVERY: Final = 1.0


def memory(pid: int) -> float:
    """What a process holds in memory, in MB."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def busy(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(kind: str, processes: int) -> Iterator[list[Process]]:
    """Server processes on a new store."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="paddock-load-")))
        place = str(folder / "paddock.db")
        if kind == "postgresql":
            postgres = PostgresServer(fsync="on")
            stack.callback(postgres.remove)
            place = postgres.new_database()
        servers = [Process(folder, place) for _ in range(processes)]
        for server in servers:
            server.start()
            stack.callback(server.stop)
            asyncio.run(server.ready())
        yield servers


def measure(kind: str, processes: int, asked: argparse.Namespace) -> dict[str, Any]:
    """One run."""
    wanted = {
        "settings": COURSE,
        "matches": asked.matches,
        "rate": asked.rate,
        "seconds": asked.seconds,
        "warm": min(asked.warm, asked.seconds),
        "seed": 1,
    }
    with served(kind, processes) as servers:
        wanted["ports"] = [server.port for server in servers]
        crowd = subprocess.Popen(
            [sys.executable, "-m", "bench.crowd", json.dumps(wanted)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        )
        assert crowd.stdout is not None
        os.set_blocking(crowd.stdout.fileno(), True)
        print(f"· {kind}: seated", crowd.stdout.readline().strip(), file=sys.stderr)
        crowd.stdout.readline()
        before, began = [busy(server.pid) for server in servers], time.monotonic()
        held: list[float] = []
        while time.monotonic() - began < asked.seconds:
            held.append(sum(memory(server.pid) for server in servers))
            time.sleep(EVERY)
        used = [busy(server.pid) - its for server, its in zip(servers, before, strict=True)]
        load = os.getloadavg()
        answer = crowd.stdout.readline()
        crowd.wait(60)
        if not answer:
            raise SystemExit("the clients gave up")
        found: dict[str, Any] = json.loads(answer)
        logged = sum(bool(line) for server in servers for line in server.log().splitlines()[1:])
    part = max(1, len(held) // 5)
    ends = {"start": held[:part], "middle": held[len(held) // 2 - part // 2 :][:part], "end": held[-part:]}
    found |= {f"memory_{name}": sum(each) / len(each) for name, each in ends.items()}
    found |= {
        "kind": kind,
        "processes": processes,
        "busy": sum(used) / asked.seconds,
        "load": load,
        "logged": logged,
    }
    return found


def reached(found: dict[str, Any], rate: float) -> bool:
    """Whether the goal is reached."""
    flat = found["memory_end"] <= FLAT * found["memory_start"]
    quick = found["took"]["p95"] <= GOAL and found["took_all"]["p95"] <= GOAL
    return bool(flat and quick and not found["errors"] and found["rate"] >= 0.99 * rate)


def lines(every: list[dict[str, Any]], asked: argparse.Namespace, command: str) -> list[str]:
    """The figures as a section."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    found = [
        HEADING,
        "",
        f"`{command}` on {datetime.now(UTC):%Y-%m-%d %H:%M} UTC: {platform.system()} {platform.machine()}, "
        f"{os.cpu_count()} cores for servers, clients and database together, {python}.",
        "",
        f"{asked.matches} matches with 4 seats each, {4 * asked.matches} sockets, {asked.seconds:g} seconds after "
        f"{asked.warm:g} seconds to warm up. From a decision sent until the last of its messages has come: the answer, "
        "and the update of everybody who is told. Most decisions are cards laid in secret, told to one seat; those "
        f"told to all four are shown apart, and both are held against the goal of p95 ≤ {GOAL:g} ms.",
        "",
        "| | " + " | ".join(f"{each['kind']}, {each['processes']} process(es)" for each in every) + " |",
        "| --- |" + " ---: |" * len(every),
    ]

    def row(name: str, *values: str) -> None:
        found.append(f"| {name} | " + " | ".join(values) + " |")

    row("decisions/s", *(f"{each['rate']:.1f}" for each in every))
    for name, what in (("took", "all decisions"), ("took_all", "told to all four")):
        shown = [each[name] for each in every]
        row(f"{what}", *(f"{each['count']:,}" for each in shown))
        figures = [[f"{each[part]:.1f}" for part in ("p50", "p95", "p99", "most")] for each in shown]
        row("· p50 / p95 / p99 / most, ms", *(" / ".join(each) for each in figures))
    row("errors", *(f"{each['errors']} {' '.join(each['which'])}".strip() for each in every))
    row("lines logged as warnings", *(f"{each['logged']}" for each in every))
    memories = [[f"{each[f'memory_{part}']:.0f}" for part in ("start", "middle", "end")] for each in every]
    row("memory of the servers at the start / middle / end, MB", *(" / ".join(each) for each in memories))
    row("processor time of the servers, cores", *(f"{each['busy']:.2f}" for each in every))
    row("processor time of the clients, cores", *(f"{each['crowd_busy']:.2f}" for each in every))
    row("sent by the servers, kB/s", *(f"{each['bytes'] / each['seconds'] / 1000:,.0f}" for each in every))
    row("load average at the end (1, 5, 15 min)", *(" ".join(f"{part:.1f}" for part in each["load"]) for each in every))
    row("goal", *("reached" if reached(each, asked.rate) else "missed" for each in every))
    return found


def keep(section: list[str]) -> None:
    """Puts the section into the page, in place of the one before it."""
    text = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
    rest = re.sub(rf"^{re.escape(HEADING)}$.*?(?=^# |\Z)", "", text, flags=re.MULTILINE | re.DOTALL).rstrip()
    RESULTS.write_text("\n".join([*([rest, ""] if rest else []), *section, ""]), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100, help="decisions a second (100)")
    parser.add_argument("--seconds", type=float, default=300, help="how long (300)")
    parser.add_argument("--warm", type=float, default=60, help="seconds before it is measured (60)")
    parser.add_argument("--store", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--processes", type=int, help="server processes (1 on SQLite, 2 on PostgreSQL)")
    parser.add_argument("--write", action="store_true", help="keep the figures in bench/results.md")
    asked = parser.parse_args()
    runs = {"sqlite": asked.processes or 1, "postgresql": asked.processes or 2}
    every = [measure(kind, count, asked) for kind, count in runs.items() if asked.store in (kind, "both")]
    settings = " ".join(sys.argv[1:])
    section = lines(every, asked, f"make bench-load LOAD='{settings}'" if settings else "make bench-load")
    if asked.store == "both":
        section += ["", *past.lines(past.measure())]
    print("\n".join(section))
    if asked.write:
        keep(section)
    return 1 if any(each["errors"] for each in every) else 0


if __name__ == "__main__":
    sys.exit(main())
