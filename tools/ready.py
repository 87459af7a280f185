"""Is this machine ready for the tests? What is missing is said now, and not by a test that fails minutes later.

python tools/ready.py install     # before anything is installed; any Python will do
python tools/ready.py test        # before the tests
python tools/ready.py compile     # before the tests on the compiled form
"""

from __future__ import annotations

import shutil
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:  # for `tests.web.chromium`, when this is run as a file
    sys.path.insert(0, str(ROOT))

ROOM = 4.0
"""Gigabytes that packages, pages, a browser and what tests write need together."""
LEFT = 0.5
"""Gigabytes that must be left for the tests alone."""


def disk(needed: float, free: Callable[[str], float]) -> Iterator[str]:
    """Lines for the folders in which there is too little room."""
    for folder in dict.fromkeys([str(ROOT), tempfile.gettempdir()]):
        if free(folder) < needed:
            yield (
                f"The disk is nearly full: {free(folder):.1f} GB are free in {folder}, {needed:g} GB are needed.\n"
                "  Make room, or put temporary files elsewhere: TMPDIR=/another/folder make test"
            )


def gigabytes_free(folder: str) -> float:
    return shutil.disk_usage(folder).free / 1e9


def ports() -> Iterator[str]:
    """A line if no server could be started on this machine."""
    try:
        with socket.socket() as listening:
            listening.bind(("127.0.0.1", 0))
    except OSError as error:
        yield (
            f"No port can be had on 127.0.0.1 ({error}).\n"
            "  Tests start servers there: close what holds the ports, or allow programs to listen."
        )


def browser() -> Iterator[str]:
    """A line if no browser can be started as the tests start it."""
    from playwright.sync_api import Error, sync_playwright
    from tests.web.chromium import FLAGS, environment, program

    try:
        with sync_playwright() as playwright:
            playwright.chromium.launch(executable_path=program(), args=list(FLAGS), env=environment()).close()
    except OSError as error:
        yield str(error)
    except Error as error:
        said = [line for line in str(error).splitlines() if "error while" in line or "cannot open" in line]
        yield (
            f"Chromium does not start: {(said or [str(error).splitlines()[0]])[0].strip()}\n"
            "  It may lack libraries of the system. On Debian and Ubuntu: apt install chromium\n"
            "  Another one can be named: PADDOCK_CHROMIUM=/path/to/chromium make test"
        )


def database() -> Iterator[str]:
    """A line if no PostgreSQL can be started."""
    from tests.postgres import binaries

    try:
        binaries()
    except RuntimeError as error:
        yield str(error)


def compiler() -> Iterator[str]:
    """A line if nothing can be compiled."""
    from tools.compile import missing

    lacks = missing()
    if lacks is not None:
        yield (
            f"The engine can't be compiled: {lacks}.\n"
            "  On Debian and Ubuntu: apt install gcc python3-dev. `make test` does without."
        )


def lacking(what: str) -> list[str]:
    """All that is missing for `what`, in words that say how to get it."""
    if what == "install":
        return list(disk(ROOM, gigabytes_free))
    lines = [*disk(LEFT, gigabytes_free), *ports(), *browser(), *database()]
    return [*lines, *compiler()] if what == "compile" else lines


def main(arguments: Sequence[str]) -> int:
    lines = lacking(arguments[0] if arguments else "test")
    for line in lines:
        print(f"· not ready: {line}", file=sys.stderr)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
