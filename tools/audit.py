"""Is anything known to be wrong with the packages that are pinned?

osv.dev, which gathers the advisories of PyPI, npm and GitHub, is asked about all of them. Any Python will do;
nothing is installed.

python tools/audit.py              # exit code 0: nothing is known; 1: something is; 2: nobody could be asked
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PLACE = "https://api.osv.dev/v1/querybatch"
AT_ONCE = 500
"""Packages that are asked about at a time; 1,000 would be allowed."""
PATIENCE = 60.0
_PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)


class Pin(NamedTuple):
    """A package in the version that is installed."""

    ecosystem: str
    name: str
    version: str


class UnreachableError(Exception):
    """Nobody could be asked, or the answer was none."""


def python_pins(folder: Path) -> Iterator[Pin]:
    """What `requirements/*.txt` pin."""
    for file in sorted(folder.glob("*.txt")):
        for name, version in _PIN.findall(file.read_text(encoding="utf-8")):
            yield Pin("PyPI", name.lower(), version)


def npm_pins(lock: Path) -> Iterator[Pin]:
    """What `package-lock.json` pins."""
    for place, package in json.loads(lock.read_text(encoding="utf-8"))["packages"].items():
        if "node_modules/" in place and "version" in package:
            yield Pin("npm", package.get("name") or place.rpartition("node_modules/")[2], package["version"])


def ask(place: str, queries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One question about many packages; an answer for each, in the same order."""
    body = json.dumps({"queries": queries}).encode()
    request = urllib.request.Request(place, body, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            found = json.load(answer)["results"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise UnreachableError(str(error) or type(error).__name__) from None
    if not isinstance(found, list) or len(found) != len(queries):
        raise UnreachableError(f"{len(queries)} packages were asked about, and not as many answered")
    return found


def known(place: str, pins: list[Pin]) -> dict[Pin, list[str]]:
    """The advisories about these packages; raises `UnreachableError`. What has many comes in pages."""
    found: dict[Pin, list[str]] = {}
    waiting = [(pin, "") for pin in pins]
    while waiting:
        now, waiting = waiting[:AT_ONCE], waiting[AT_ONCE:]
        queries = [
            {"package": {"ecosystem": pin.ecosystem, "name": pin.name}, "version": pin.version}
            | ({"page_token": page} if page else {})
            for pin, page in now
        ]
        for (pin, _), answer in zip(now, ask(place, queries), strict=True):
            advisories = [str(each["id"]) for each in answer.get("vulns") or []]
            if advisories:
                found.setdefault(pin, []).extend(advisories)
            if answer.get("next_page_token"):
                waiting.append((pin, str(answer["next_page_token"])))
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--at", default=PLACE, metavar="ADDRESS", help="a mirror that answers in its place")
    parser.add_argument("--root", type=Path, default=ROOT, help="the folder with requirements/ and web/")
    asked = parser.parse_args(arguments)
    pins = sorted({*python_pins(asked.root / "requirements"), *npm_pins(asked.root / "web" / "package-lock.json")})
    try:
        found = known(asked.at, pins)
    except UnreachableError as error:
        print(
            f"NOT audited: {asked.at} can't be asked about {len(pins)} packages ({error}).\n"
            "  That is no word about them, good or bad: try again where there is a network, or name a mirror (--at).",
            file=sys.stderr,
        )
        return 2
    for pin, advisories in found.items():
        for advisory in sorted(set(advisories)):
            print(f"{pin.ecosystem} {pin.name} {pin.version}: {advisory} https://osv.dev/vulnerability/{advisory}")
    print(f"· {len(pins)} packages, {len(found)} with something known against them")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
