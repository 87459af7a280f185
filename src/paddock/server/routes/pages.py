"""The browser client: one page for all its addresses, and the files that it is made of."""

from __future__ import annotations

from typing import Final

from litestar import HttpMethod, Response, route

from paddock.server.cached_files import AnyRequest, file_response
from paddock.server.errors import NoSuchPageError
from paddock.server.routes.parameters import PathText
from paddock.server.static_pages import StaticPages

PAGE_ADDRESSES: Final = [
    "/",
    "/new",
    "/new/{title:str}",
    "/tables/{match:str}",
    "/games",
    "/replays",
    "/replays/{match:str}",
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
"""What the client shows; the same list stands in its own router."""
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
