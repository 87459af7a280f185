"""The browser client's files, as `tools/web.py` has built them, held in memory and ready to be sent."""

from __future__ import annotations

import html
from pathlib import Path
from typing import Any, Final

from litestar import Response

from paddock.core.translations import LANGUAGES
from paddock.server.sheets import ASK, FOREVER, AnyRequest, Sheet, send
from paddock.server.tongue import tongue

FOLDER: Final = Path(__file__).resolve().parent / "pages"
INDEX: Final = "index.html"
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""How a file may be packed beside itself."""
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


def time_sheet_of(path: Path, name: str) -> Sheet:
    """A file of a build, with those beside it into which the build has packed it."""
    bodies = {"": path.read_bytes()}
    for coding, suffix in PACKED:
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            bodies[coding] = beside.read_bytes()
    keep = FOREVER if name.startswith("assets/") else ASK
    return Sheet(bodies, TYPES.get(path.suffix, "application/octet-stream"), keep)


class Pages:
    """All files of one build. A newer build is noticed by itself."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder: Final = folder
        self._seen: object = None
        self._sheets: dict[str, Sheet] = {}

    def sheet(self, name: str) -> Sheet | None:
        """The file of this name, such as `assets/table-Bx3.js`; None if the build has none."""
        self._look()
        return self._sheets.get(name)

    def _look(self) -> None:
        seen = [_changed(self._folder / name) for name in ("", INDEX, "assets")]
        if seen == self._seen:
            return
        self._sheets = {}
        if seen[1] is not None:
            for path in sorted(self._folder.rglob("*")):
                name = path.relative_to(self._folder).as_posix()
                is_packed = path.suffix in (".br", ".gz") and path.with_suffix("").is_file()
                if path.is_file() and not is_packed and not path.name.startswith("."):
                    self._sheets[name] = time_sheet_of(path, name)
        self._seen = seen

    def index(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """The page of the client, which reads its address itself; without a build, how to make one."""
        found = self.sheet(INDEX)
        if found is None:
            return Response(
                unbuilt(), media_type=TYPES[".html"], status_code=503, headers={"cache-control": "no-store"}
            )
        return send(found, request, status)


def _changed(path: Path) -> int | None:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return None


def unbuilt() -> bytes:
    """What is shown where the client was not built, in both languages."""
    said: list[Any] = []
    for language in LANGUAGES:
        text = html.escape(tongue(language).message("pages-not-built"))
        said.append(f"<p lang={language}>{text}</p>")
    return (
        "<!doctype html><html lang=en><head><meta charset=utf-8><title>Paddock</title>"
        "<meta name=viewport content='width=device-width'>"
        "<style>body{font:18px/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;"
        "color-scheme:light dark}</style></head>"
        f"<body><h1>Paddock</h1>{''.join(said)}<p><a href=/docs>API</a></p></body></html>"
    ).encode()
