"""The browser client's files, as `tools/web.py` has built them, held in memory and ready to be sent."""

from __future__ import annotations

import hashlib
import html
from pathlib import Path
from typing import Any, Final

from litestar import Response

from paddock.core.words import LANGUAGES
from paddock.server.tongue import tongue

FOLDER: Final = Path(__file__).resolve().parent / "pages"
INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with what is in them."""
ASK: Final = "no-cache"
"""For all others: kept, but asked for anew each time."""
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""How a file may be packed beside itself, the best first."""
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


class Sheet:
    """One file: its bytes as they are and as they are packed, its type, and how long it may be kept."""

    __slots__ = ("bodies", "keep", "tag", "type")

    def __init__(self, path: Path, name: str) -> None:
        plain = path.read_bytes()
        self.bodies: dict[str, bytes] = {"": plain}
        for coding, suffix in PACKED:
            beside = path.with_name(path.name + suffix)
            if beside.is_file():
                self.bodies[coding] = beside.read_bytes()
        self.type = TYPES.get(path.suffix, "application/octet-stream")
        self.keep = FOREVER if name.startswith("assets/") else ASK
        self.tag = hashlib.sha256(plain).hexdigest()[:20]


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
                    self._sheets[name] = Sheet(path, name)
        self._seen = seen

    def index(self, accepted: str, known: str, status: int = 200) -> Response[bytes]:
        """The page of the client, which reads its address itself; without a build, how to make one."""
        found = self.sheet(INDEX)
        if found is None:
            return Response(
                unbuilt(), media_type=TYPES[".html"], status_code=503, headers={"cache-control": "no-store"}
            )
        return send(found, accepted, known, status)


def _changed(path: Path) -> int | None:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return None


def send(sheet: Sheet, accepted: str, known: str, status: int = 200) -> Response[bytes]:
    """A file as an answer: packed as the browser takes it, or nothing if the browser has it already (`known`)."""
    coding = packing(sheet, accepted)
    tag = f'"{sheet.tag}{"-" + coding if coding else ""}"'
    headers = {"cache-control": sheet.keep, "etag": tag}
    if len(sheet.bodies) > 1:
        headers["vary"] = "accept-encoding"
    if status == 200 and has(known, tag):
        return Response(b"", media_type=sheet.type, status_code=304, headers=headers)
    if coding:
        headers["content-encoding"] = coding
    return Response(sheet.bodies[coding], media_type=sheet.type, status_code=status, headers=headers)


def has(known: str, tag: str) -> bool:
    """Whether an `If-None-Match` header names this tag.

    >>> has('"a", W/"b"', '"b"'), has("*", '"b"'), has("", '"b"')
    (True, True, False)
    """
    return any(each.strip().removeprefix("W/") in (tag, "*") for each in known[:1000].split(","))


def packing(sheet: Sheet, accepted: str) -> str:
    """The best packing that an `Accept-Encoding` header takes, of those that the file has; empty: as it is."""
    taken: dict[str, bool] = {}
    for part in accepted[:300].lower().split(","):
        name, _, weight = part.strip().partition(";")
        taken[name.strip()] = weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    anything = taken.get("*", False)
    for coding, _ in PACKED:
        if coding in sheet.bodies and taken.get(coding, anything):
            return coding
    return ""


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
