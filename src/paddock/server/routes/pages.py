"""The browser client: one page for all its addresses, and the files that it is made of."""

from __future__ import annotations

import contextlib
from typing import Final

from litestar import HttpMethod, Response, route

from paddock.server.cached_files import AnyRequest, file_response
from paddock.server.errors import NoSuchPageError
from paddock.server.identity import language_of
from paddock.server.routes.parameters import Context, PathText
from paddock.server.share_preview import share_preview
from paddock.server.static_pages import StaticPages
from paddock.server.tokens import is_match_name
from paddock.store import StoreError

PAGE_ADDRESSES: Final = [
    "/",
    "/new",
    "/new/{title:str}",
    "/games",
    "/replays",
    "/records",
    "/records/{title:str}",
    "/campaigns",
    "/campaigns/{campaign:str}",
    "/workshop",
    "/workshop/{title:str}",
    "/settings",
    "/help",
    "/help/{title:str}",
]
"""What the client shows, besides `MATCH_ADDRESSES`; both lists stand in its own router."""
MATCH_ADDRESSES: Final = ["/tables/{match:str}", "/replays/{match:str}"]
"""Pages of one match, whose links are shared."""
READ_METHODS: Final = [HttpMethod.GET, HttpMethod.HEAD]


def static_pages_of(request: AnyRequest) -> StaticPages:
    """The pages that this server hands out."""
    pages = request.app.state.pages
    assert isinstance(pages, StaticPages)
    return pages


def client_page(request: AnyRequest, status: int = 200) -> Response[bytes]:
    """The page of the client, also for an address that it does not know (404)."""
    return static_pages_of(request).index(request, status)


def is_page(request: AnyRequest) -> bool:
    """Whether a browser asks for a page to show, and not a program for data."""
    return (
        request.method in READ_METHODS
        and not request.scope["path"].startswith("/api/")
        and "text/html" in request.headers.get("accept", "")
        and static_pages_of(request).file("index.html") is not None
    )


@route(PAGE_ADDRESSES, http_method=READ_METHODS, include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest) -> Response[bytes]:
    """The client."""
    return client_page(request)


@route(MATCH_ADDRESSES, http_method=READ_METHODS, include_in_schema=False)
async def match_page(request: AnyRequest, context: Context, match: PathText) -> Response[bytes]:
    """The client, with what is shown where a link to it is shared."""
    preview = None
    if is_match_name(match):
        with contextlib.suppress(StoreError):  # the page says more of it than we could
            listed = await context.store.listing(match)
            if listed is not None:
                is_replay = request.scope["path"].startswith("/replays/")
                preview = share_preview(listed, language_of(request), is_replay=is_replay)
    return client_page(request) if preview is None else static_pages_of(request).index_with_preview(request, preview)


@route("/assets/{file:path}", http_method=READ_METHODS, include_in_schema=False, sync_to_thread=False)
def asset(request: AnyRequest, file: PathText) -> Response[bytes]:
    """A file whose name changes with what is in it."""
    return _static_file(request, f"assets/{file.lstrip('/')}")


@route("/{file:str}", http_method=READ_METHODS, include_in_schema=False, sync_to_thread=False)
def other_static_file(request: AnyRequest, file: PathText) -> Response[bytes]:
    """A file beside the page: its icon, its manifest, its worker."""
    return _static_file(request, file)


def _static_file(request: AnyRequest, file_name: str) -> Response[bytes]:
    file = static_pages_of(request).file(file_name)
    if file is None:
        raise NoSuchPageError()
    return file_response(file, request)
