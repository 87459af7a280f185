"""Attacks a server in every way that is known, and says what held: `make torture`.

    make torture                                              # all of it, some hours
    make torture ARGS=--short                                 # a little of everything, some minutes
    make torture ARGS="--only kills --kills 50 --store sqlite"

Real server processes on SQLite and on a real PostgreSQL. What ran, how far, and one line for each attack is printed;
the figures are in build/torture/results.md and results.json, the logs beside them. Ends with 1 if something broke.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import json
import os
import platform
import signal
import sys
from dataclasses import asdict, replace
from datetime import UTC, datetime
from typing import Final

from tools.torture.ground import BUILD, POSTGRESQL, ROOT, STORES, Effort, Ground, Result, attacked, database, shown

ATTACKS: Final = ("cheats", "clocks", "disk", "slow", "leaks", "messages", "kills")
"""Each is a module of this package with a function `attack`; the quick ones come first."""
SHORT: Final = Effort(kills=12, messages=6000, games=1, outage=6.0, connections=600, short=True)


def parsed(arguments: list[str] | None = None) -> tuple[argparse.Namespace, Effort]:
    """What is asked for."""
    parser = argparse.ArgumentParser(
        prog="make torture", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    whole = Effort()
    parser.add_argument("--only", action="append", choices=ATTACKS, help="this attack; may be given more than once")
    parser.add_argument("--store", choices=STORES, help="one store only")
    parser.add_argument("--short", action="store_true", help="a little of everything, some minutes")
    parser.add_argument("--kills", type=int, help=f"kills in all, over both stores ({whole.kills:,})")
    parser.add_argument("--messages", type=int, help=f"messages in all, over both stores ({whole.messages:,})")
    parser.add_argument("--games", type=int, help=f"whole games of each title and store ({whole.games})")
    parser.add_argument("--outage", type=float, help=f"seconds that servers and stores are away ({whole.outage:g})")
    parser.add_argument("--connections", type=int, help=f"connections that are half open ({whole.connections:,})")
    parser.add_argument("--seed", type=int, help=f"what is random follows from it ({whole.seed})")
    asked = parser.parse_args(arguments)
    effort = SHORT if asked.short else whole
    given = {name: getattr(asked, name) for name in asdict(whole) if name != "short"}
    found = Effort(**{**asdict(effort), **{name: value for name, value in given.items() if value is not None}})
    return asked, found


def shared(effort: Effort, stores: int) -> Effort:
    """Of what is counted over all stores, the part of one."""
    return Effort(**{**asdict(effort), "kills": -(-effort.kills // stores), "messages": -(-effort.messages // stores)})


def kept(result: Result) -> None:
    """Puts what came of an attack among the figures, in place of what came of it the last time."""
    BUILD.mkdir(parents=True, exist_ok=True)
    file = BUILD / "results.json"
    known = [Result(**each) for each in json.loads(file.read_text(encoding="utf-8"))] if file.exists() else []
    others = [each for each in known if (each.attack, each.store) != (result.attack, result.store)]
    every = sorted([*others, result], key=lambda each: (ATTACKS.index(each.attack), STORES.index(each.store)))
    file.write_text(json.dumps([asdict(each) for each in every], indent=1), encoding="utf-8")
    (BUILD / "results.md").write_text(written(every), encoding="utf-8")


def written(results: list[Result]) -> str:
    """The figures as a page."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    lines = [
        "# Torture",
        "",
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores for attackers, servers and database, "
        f"{python}.",
        "",
        "| attack | store | | seconds | figures | command, and when (UTC) |",
        "| --- | --- | --- | ---: | --- | --- |",
    ]
    for each in results:
        told = "; ".join(f"{name}: {shown(value)}" for name, value in each.figures.items())
        came = f"BROKEN: {each.broken}".replace("|", "/").replace("\n", " ") if each.broken else "held"
        ran = f"`{each.command}`, {each.at}"
        lines.append(f"| {each.attack} | {each.store} | {came} | {each.seconds:.0f} | {told} | {ran} |")
    return "\n".join([*lines, ""])


def main() -> int:
    asked, effort = parsed()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also in the background
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))  # nothing is left running then
    stores = [asked.store] if asked.store else list(STORES)
    part = shared(effort, len(stores))
    settings = " ".join(sys.argv[1:])
    command = f'make torture ARGS="{settings}"' if settings else "make torture"
    results: list[Result] = []
    with database(POSTGRESQL in stores) as postgres, _runner() as runner:
        for name in asked.only or ATTACKS:
            attack = importlib.import_module(f"tools.torture.{name}").attack
            for store in stores:
                ground = Ground(name, store, part, postgres)
                ground.say("begins", every=0)
                results.append(attacked(attack, ground, runner))
                print(results[-1].line(), flush=True)
                kept(replace(results[-1], command=command, at=f"{datetime.now(UTC):%Y-%m-%d %H:%M}"))
    broken = [each for each in results if each.broken]
    for each in broken:
        print(f"BROKEN: {each.attack} on {each.store}: {each.broken}\n  look at {each.look}", file=sys.stderr)
    where = (BUILD / "results.md").relative_to(ROOT)
    print(f"· {len(results) - len(broken)} of {len(results)} attacks held; {where} has the figures", file=sys.stderr)
    return 1 if broken else 0


def _runner() -> asyncio.Runner:
    """The loop of the attackers: the quick one where it is there."""
    try:
        import uvloop
    except ImportError:
        return asyncio.Runner()
    return asyncio.Runner(loop_factory=uvloop.new_event_loop)
