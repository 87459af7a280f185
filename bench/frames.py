"""What the browser's main thread has to do for each picture while something is shown at speed x4.

    PYTHONPATH=src:. .venv/bin/python bench/frames.py              # eight robots, then five crews
    PYTHONPATH=src:. .venv/bin/python bench/frames.py roborally --seconds 20

Others decide at random for the one who looks, so that there is always something to show. Processor time counts, for
the machine may have other work; at 60 pictures a second each has 16.7 ms.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from tests.web.chromium import FLAGS, environment, program
from tests.web.conftest import Server
from tests.web.player_page import decide, fetch_table_view, give_key, open_table

TITLES: Final = {"roborally": 7, "great_race": 4}
"""Bots at the table of each title."""
SECONDS: Final = 15.0
PAUSE: Final = 500
"""Milliseconds between two decisions."""
CATEGORIES: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"]
FRAME: Final = "Commit"
"""What ends the work for a picture."""
KINDS: Final = (
    "FunctionCall",
    "FireAnimationFrame",
    "UpdateLayoutTree",
    "Layout",
    "PrePaint",
    "Paint",
    "Layerize",
    "Commit",
)


def watch(browser: Browser, server: Server, title: str, seconds: float) -> list[dict[str, Any]]:
    """The trace of a table at which something is shown."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", service_workers="block")
    page = context.new_page()
    settings = {"course": "risky_exchange"} if title == "roborally" else {}
    opened = open_table(server, "me:Ann", *["bot:random"] * TITLES[title], title=title, settings=settings)
    give_key(page, opened)
    page.goto(f"{server.address}/tables/{opened['match']}")
    page.get_by_role("region", name="What you may do").wait_for()
    page.wait_for_timeout(1000)
    luck, began = random.Random(1), time.perf_counter()
    browser.start_tracing(page=page, categories=CATEGORIES)
    while time.perf_counter() - began < seconds:
        table = fetch_table_view(server, opened)
        if table["legal"]:
            decide(server, opened, luck.choice(table["legal"]))
        page.wait_for_timeout(PAUSE)
    trace: dict[str, Any] = json.loads(browser.stop_tracing())
    context.close()
    events: list[dict[str, Any]] = trace["traceEvents"]
    return events


def main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """The process and thread in which the page is drawn."""
    frames = Counter((event["pid"], event["tid"]) for event in events if event["name"] == FRAME)
    return frames.most_common(1)[0][0]


def report(title: str, events: list[dict[str, Any]]) -> None:
    """Prints what a picture costs, and of what that is made."""
    thread = main_thread(events)
    own = sorted((event for event in events if (event["pid"], event["tid"]) == thread), key=lambda event: event["ts"])
    begun = [event["ts"] + event.get("dur", 0) for event in own if event["name"] == FRAME]
    tasks = [event for event in own if event["name"] == "RunTask" and event.get("tdur")]
    work: list[float] = []
    place = 0
    for start, end in pairwise(begun):
        spent = 0
        while place < len(tasks) and tasks[place]["ts"] < end:
            spent += tasks[place]["tdur"] if tasks[place]["ts"] >= start else 0
            place += 1
        work.append(spent / 1000)
    ranked = sorted(work)
    total = (begun[-1] - begun[0]) / 1e6
    kinds: Counter[str] = Counter()
    for event in own:
        if event["name"] in KINDS:
            kinds[event["name"]] += event.get("tdur", 0) / 1000
    parts = ", ".join(f"{name} {kinds[name] / len(work):.2f}" for name in KINDS)
    print(
        f"{title:12} {len(work)} pictures in {total:.1f} s ({len(work) / total:.0f} a second);"
        f" work each: mean {sum(work) / len(work):.1f}, median {ranked[len(work) // 2]:.1f},"
        f" 95 % {ranked[int(len(work) * 0.95)]:.1f}, most {ranked[-1]:.1f} ms;"
        f" {sum(each > 16.7 for each in work)} above 16.7 ms\n{'':12} mean of each, ms: {parts}",
        flush=True,
    )


def main() -> None:
    """Prints two lines for each title."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("titles", nargs="*", default=[*TITLES])
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--keep", help="a folder for the traces")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), f"{folder}/paddock.db")
        server.start()
        server.wait()
        browser = playwright.chromium.launch(executable_path=program(), args=list(FLAGS), env=environment())
        try:
            for title in asked.titles:
                events = watch(browser, server, title, asked.seconds)
                if asked.keep:
                    Path(asked.keep, f"{title}.json").write_text(json.dumps({"traceEvents": events}))
                report(title, events)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
