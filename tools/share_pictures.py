"""Draw the picture of every title that is shown where a link is shared: `python -m tools.share_pictures`.

They are the posters of the lobby, as files in `web/public`, since those who show links take no SVG. To be run when a
poster has changed; the pages must have been built (`tools/web.py`).
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import ViewportSize, sync_playwright
from tests.web import chromium
from tests.web.conftest import Server

from paddock.core.registry import titles
from paddock.server.share_preview import picture_of

ROOT: Final = Path(__file__).resolve().parents[1]
VIEWPORT: Final[ViewportSize] = {"width": 440, "height": 900}
"""A page so narrow that each card has all of its width; it is drawn three times as large."""
QUALITY: Final = 82


def main() -> int:
    """Opens the lobby, and keeps the poster on the card of each title."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), f"{folder}/paddock.db")
        server.start()
        try:
            server.wait()
            browser = playwright.chromium.launch(
                executable_path=chromium.program(), args=list(chromium.FLAGS), env=chromium.environment()
            )
            page = browser.new_page(viewport=VIEWPORT, device_scale_factor=3)
            page.goto(server.address, wait_until="networkidle")
            for title in titles():
                card = page.locator("article").filter(has=page.locator(f'a[href="/new/{title}"]'))
                card.locator(".poster svg").first.wait_for()
                path = ROOT / "web" / "public" / picture_of(title)
                card.locator(".poster").screenshot(path=path, type="jpeg", quality=QUALITY, animations="disabled")
                print(path.name, path.stat().st_size)
            browser.close()
        finally:
            server.kill()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
