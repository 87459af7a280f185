"""The browser client's files, as `tools/web.py` has built them, held in memory and ready to be sent."""

from __future__ import annotations

import html
from pathlib import Path
from typing import Final

import msgspec
from litestar import Response

from paddock.core.translations import LANGUAGES
from paddock.server.cached_files import (
    CACHE_FOREVER,
    REVALIDATE,
    AnyRequest,
    CachedFile,
    compressed_file,
    file_response,
)
from paddock.server.share_preview import DEFAULT_PICTURE, PAGE_TITLE, SharePreview
from paddock.server.translator import translator

PAGES_FOLDER: Final = Path(__file__).resolve().parent / "pages"
INDEX_FILE: Final = "index.html"
ENCODED_SUFFIXES: Final = (("br", ".br"), ("gzip", ".gz"))
"""How a file may be packed beside itself."""
MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".jpg": "image/jpeg",
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


def read_file(path: Path, file_name: str) -> CachedFile:
    """A file of a build, with those beside it into which the build has packed it."""
    bodies = {"": path.read_bytes()}
    for coding, suffix in ENCODED_SUFFIXES:
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            bodies[coding] = beside.read_bytes()
    keep = CACHE_FOREVER if file_name.startswith("assets/") else REVALIDATE
    return CachedFile(bodies, MEDIA_TYPES.get(path.suffix, "application/octet-stream"), keep)


class StaticPages:
    """All files of one build. A newer build is noticed by itself."""

    def __init__(self, folder: Path = PAGES_FOLDER) -> None:
        self._folder: Final = folder
        self._modified_times: object = None
        self._files: dict[str, CachedFile] = {}

    def file(self, file_name: str) -> CachedFile | None:
        """The file of this name, such as `assets/table-Bx3.js`; None if the build has none."""
        self._reload_if_changed()
        return self._files.get(file_name)

    def _reload_if_changed(self) -> None:
        seen = [_modified_at(self._folder / name) for name in ("", INDEX_FILE, "assets")]
        if seen == self._modified_times:
            return
        self._files = {}
        if seen[1] is not None:
            for path in sorted(self._folder.rglob("*")):
                name = path.relative_to(self._folder).as_posix()
                is_packed = path.suffix in (".br", ".gz") and path.with_suffix("").is_file()
                if path.is_file() and not is_packed and not path.name.startswith("."):
                    self._files[name] = read_file(path, name)
        self._modified_times = seen

    def index(self, request: AnyRequest, status_code: int = 200) -> Response[bytes]:
        """The page of the client, which reads its address itself; without a build, how to make one."""
        page = self.file(INDEX_FILE)
        if page is not None:
            return file_response(page, request, status_code)
        return not_built_response()

    def index_with_preview(self, request: AnyRequest, preview: SharePreview) -> Response[bytes]:
        """The same, with what is shown where its address is shared."""
        page = self.file(INDEX_FILE)
        if page is None:
            return not_built_response()
        if self.file(preview.picture) is None:
            preview = msgspec.structs.replace(preview, picture=DEFAULT_PICTURE)
        tags = preview.meta_tags(str(request.base_url).rstrip("/"))
        body = page.body_by_encoding[""].replace(PAGE_TITLE, tags.encode(), 1)
        return file_response(compressed_file(body, page.media_type, page.cache_control), request)


def not_built_response() -> Response[bytes]:
    """How to build the client."""
    headers = {"cache-control": "no-store"}
    return Response(not_built_page(), media_type=MEDIA_TYPES[".html"], status_code=503, headers=headers)


def _modified_at(path: Path) -> int | None:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return None


def not_built_page() -> bytes:
    """What is shown where the client was not built, in both languages."""
    texts = {language: html.escape(translator(language).message("pages-not-built")) for language in LANGUAGES}
    paragraphs = "".join(f"<p lang={language}>{text}</p>" for language, text in texts.items())
    return (
        "<!doctype html><html lang=en><head><meta charset=utf-8><title>Paddock</title>"
        "<meta name=viewport content='width=device-width'>"
        "<style>body{font:18px/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;"
        "color-scheme:light dark}</style></head>"
        f"<body><h1>Paddock</h1>{paragraphs}<p><a href=/docs>API</a></p></body></html>"
    ).encode()
