"""What the browser has to fetch, and how long until somebody can play: the lobby, and a table of each title.

    PYTHONPATH=src:. .venv/bin/python bench/weight.py              # every title
    PYTHONPATH=src:. .venv/bin/python bench/weight.py roborally    # one

Each page is opened by somebody new, with nothing kept from before, on a processor slowed four times. Interactive is
when what is to be pressed is on the screen. Of several runs the quickest counts: the machine may have other work.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Request, sync_playwright
from tests.web.chromium import FLAGS, environment, program
from tests.web.conftest import Server
from tests.web.player_page import WORDS, give_key, open_table

SLOWER: Final = 4
ROUNDS: Final = 3
TITLES: Final = ("roborally", "rallyman_gt", "gang_rush", "classic_rally", "great_race")


class Weight(NamedTuple):
    """What one page took."""

    requests: int
    kilobytes: float
    seconds: float
    """By the clock, until it was interactive."""
    work: float
    """Processor seconds of the page's main thread until then."""
    again: dict[str, int]
    """What was asked for more than once, and how often."""


def weigh(browser: Browser, server: Server, title: str = "") -> Weight:
    """Opens the lobby, or a table of a title."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce", service_workers="block"
    )
    page = context.new_page()
    finished: list[Request] = []
    page.on("requestfinished", lambda request: finished.append(request))
    address = server.address
    if title:
        opened = open_table(server, "me:Ann", "bot:random", "bot:random", title=title)
        give_key(page, opened)
        address += f"/tables/{opened['match']}"
        ready = page.get_by_role("region", name=WORDS["en"]["bar"]).get_by_text(WORDS["en"]["mine"], exact=True)
    else:
        ready = page.get_by_role("button", name="Play now")
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    ready.wait_for()
    seconds = time.perf_counter() - began
    measured = {each["name"]: each["value"] for each in devtools.send("Performance.getMetrics")["metrics"]}
    page.wait_for_load_state("networkidle")
    sizes = [request.sizes() for request in finished]
    total = sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)
    asked = Counter(urlsplit(request.url).path for request in finished)
    context.close()
    again = {path: times for path, times in asked.items() if times > 1}
    return Weight(len(sizes), total / 1000, seconds, measured["TaskDuration"], again)


def main() -> None:
    """Prints a line for each page."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("titles", nargs="*", default=TITLES)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), f"{folder}/paddock.db")
        server.start()
        server.wait()
        browser = playwright.chromium.launch(executable_path=program(), args=list(FLAGS), env=environment())
        try:
            for title in ("", *asked.titles):
                rounds = [weigh(browser, server, title) for _ in range(asked.rounds)]
                found = rounds[-1]
                seconds, work = min(each.seconds for each in rounds), min(each.work for each in rounds)
                print(
                    f"{title or 'lobby':14} {found.requests:4} requests {found.kilobytes:7.0f} kB"
                    f" {seconds:5.2f} s, {work:5.2f} s of work  {found.again or ''}",
                    flush=True,
                )
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
