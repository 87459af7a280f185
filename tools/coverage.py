"""How much of the source the tests reach, in Python and TypeScript, by package: `make coverage`.

Prints the tables of docs/testing.md. A branch counts as reached when both its ways were taken.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
DATA: Final = ROOT / "build" / "coverage"
PYTHON: Final = ROOT / "src" / "paddock"
WEB: Final = ROOT / "web" / "src"

Counts = tuple[int, int, int, int]
"""Lines reached, lines, branches reached, branches."""


def package(path: Path, root: Path) -> str:
    """The folder that a file is counted in: each title for itself, otherwise the first folder.

    >>> package(Path("/x/games/roborally/steps/belts.py"), Path("/x")), package(Path("/x/cli.py"), Path("/x"))
    ('games/roborally', '.')
    """
    parts = path.relative_to(root).parts[:-1]
    depth = 2 if parts[:1] in (("games",), ("titles",)) else 1
    return "/".join(parts[:depth]) or "."


def table(counted: Iterable[tuple[str, Counts]]) -> list[str]:
    """The lines of a table, and of all together."""
    sums: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for name, counts in counted:
        for key in (name, "all"):
            sums[key] = [one + more for one, more in zip(sums[key], counts, strict=True)]
    names = [*sorted(name for name in sums if name != "all"), "all"]
    return ["| package | lines | reached | branches | reached |", "| --- | --- | --- | --- | --- |"] + [
        f"| {name} | {sums[name][1]:,} | {share(*sums[name][:2])} | {sums[name][3]:,} | {share(*sums[name][2:])} |"
        for name in names
    ]


def share(reached: int, of: int) -> str:
    return f"{100 * reached / of:.1f} %" if of else "–"


def in_python(found: dict[str, Any]) -> list[tuple[str, Counts]]:
    """What `coverage json` says of each file."""
    counted = []
    for name, file in found["files"].items():
        sums = file["summary"]
        counts = (sums["covered_lines"], sums["num_statements"], sums["covered_branches"], sums["num_branches"])
        counted.append((package(ROOT / name, PYTHON), counts))
    return counted


def in_typescript(found: dict[str, Any]) -> list[tuple[str, Counts]]:
    """What Vitest's summary says of each file."""
    counted = []
    for name, sums in found.items():
        if name != "total":
            lines, branches = sums["lines"], sums["branches"]
            counts = (lines["covered"], lines["total"], branches["covered"], branches["total"])
            counted.append((package(Path(name), WEB), counts))
    return counted


def main() -> int:
    parser = argparse.ArgumentParser(description="How much of the source the tests reach.")
    parser.add_argument("--jobs", default="auto", help="processes for the tests")
    asked, more = parser.parse_known_args()
    measure = [sys.executable, "-m", "coverage"]
    DATA.mkdir(parents=True, exist_ok=True)
    subprocess.run([*measure, "erase"], cwd=ROOT, check=True)
    tests = ["run", "-m", "pytest", "-n", asked.jobs, "--dist", "worksteal", *more]
    failed = subprocess.run([*measure, *tests], cwd=ROOT, check=False).returncode
    subprocess.run([*measure, "combine", "--quiet"], cwd=ROOT, check=True)
    subprocess.run([*measure, "json", "--quiet", "-o", str(DATA / "python.json")], cwd=ROOT, check=True)
    client = [sys.executable, str(ROOT / "tools" / "web.py"), "--npm", "run", "--silent", "coverage"]
    failed |= subprocess.run(client, cwd=ROOT, check=False).returncode
    print("\nPython\n")
    print("\n".join(table(in_python(json.loads((DATA / "python.json").read_text())))))
    print("\nTypeScript, by the client's own tests (browsers reach more)\n")
    print("\n".join(table(in_typescript(json.loads((DATA / "web" / "coverage-summary.json").read_text())))))
    return failed


if __name__ == "__main__":
    sys.exit(main())
