"""What the messages of a table weigh on the line, as they are and packed, and the processor time that packing takes.

    PYTHONPATH=src:. .venv/bin/python bench/messages.py

For each title a table with bots is played at random for a while; what its socket sends is then packed as
permessage-deflate does it: each message after the ones before it, in a window of 4 kB.
"""

from __future__ import annotations

import random
import tempfile
import time
import zlib
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, WebSocket, sync_playwright
from tests.web.chromium import FLAGS, environment, program
from tests.web.conftest import Server
from tests.web.player_page import decide, fetch_table_view, give_key, open_table

TITLES: Final = {"roborally": 3, "rallyman_gt": 3, "gang_rush": 3, "classic_rally": 3, "great_race": 3}
SECONDS: Final = 12.0
LEAST: Final = (0, 256, 1024, 4096)
"""Bytes from which a message is packed."""
WINDOW: Final = 12
MEMORY: Final = 5
ROUNDS: Final = 5


def messages_of(browser: Browser, server: Server, title: str) -> list[bytes]:
    """What the socket of a table sends, in order."""
    found: list[bytes] = []
    page: Page = browser.new_page()

    def heard(payload: str | bytes) -> None:
        found.append(payload if isinstance(payload, bytes) else payload.encode())

    def opened_socket(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    page.on("websocket", opened_socket)
    opened = open_table(server, "me:Ann", *["bot:random"] * TITLES[title], title=title)
    give_key(page, opened)
    page.goto(f"{server.address}/tables/{opened['match']}")
    page.get_by_role("region", name="What you may do").wait_for()
    luck, began = random.Random(1), time.monotonic()
    while time.monotonic() - began < SECONDS:
        table = fetch_table_view(server, opened)
        if table["legal"]:
            decide(server, opened, luck.choice(table["legal"]))
        page.wait_for_timeout(100)
    page.close()
    return found


def packed(messages: list[bytes], least: int) -> tuple[int, float]:
    """Bytes on the line, and the processor seconds that packing takes."""
    took, size = float("inf"), 0
    for _ in range(ROUNDS):
        packer = zlib.compressobj(wbits=-WINDOW, memLevel=MEMORY)
        began, size = time.process_time(), 0
        for message in messages:
            if len(message) < least:
                size += len(message)
            else:
                size += len(packer.compress(message)) + len(packer.flush(zlib.Z_SYNC_FLUSH)) - 4
        took = min(took, time.process_time() - began)
    return size, took


def main() -> None:
    """Prints a line for each title and bound."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), f"{folder}/paddock.db")
        server.start()
        server.wait()
        browser = playwright.chromium.launch(executable_path=program(), args=list(FLAGS), env=environment())
        try:
            for title in TITLES:
                messages = messages_of(browser, server, title)
                sizes = sorted(map(len, messages))
                print(
                    f"{title:14} {len(sizes):4} messages, {sum(sizes) / 1000:6.1f} kB;"
                    f" the first {len(messages[0]) / 1000:.1f}, median {sizes[len(sizes) // 2] / 1000:.2f},"
                    f" most {sizes[-1] / 1000:.1f} kB",
                    flush=True,
                )
                for least in LEAST:
                    size, took = packed(messages, least)
                    those = sum(each >= least for each in sizes)
                    print(
                        f"{'':14} packed from {least:4} bytes: {size / 1000:6.1f} kB ({size / sum(sizes):.0%}),"
                        f" {those} messages, {1e6 * took / max(1, those):.0f} µs each",
                        flush=True,
                    )
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
