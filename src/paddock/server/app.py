"""The application: routes, errors as answers, and what surrounds every request."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.cors import CORSConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from paddock import __version__
from paddock.core.errors import PaddockError
from paddock.core.registry import edition
from paddock.core.registry import titles as titles_known
from paddock.core.translations import AnyGame
from paddock.server.caller import Caller, caller_of, language_of
from paddock.server.docs_page import DocsPage
from paddock.server.errors import BadMethodError, BadRequestError, NoSuchPageError, TooLargeError, TooManyError
from paddock.server.faults import fault
from paddock.server.guards import SAFE, guard, limit, strict
from paddock.server.house import House
from paddock.server.pages import Pages
from paddock.server.routes import (
    campaigns,
    facts,
    live,
    operation,
    pages,
    past,
    people,
    play,
    records,
    tables,
    titles,
    trials,
    workshop,
)
from paddock.server.settings import Settings
from paddock.server.tongue import answer, code_of
from paddock.store import BrokenStoreError, StoreUnavailableError

AnyRequest = Request[Any, Any, Any]
Opening = Callable[[], Any]

NESTED: Final = "deserializing"
"""In the words of the one who reads JSON: it gave up."""
CUT_OFF: Final = "client disconnected prematurely"
"""In the framework's words: a client that went in the middle of its request is no fault of ours."""


def make_app(settings: Settings, opening: Opening | None = None) -> Litestar:
    """The application for these settings; `opening` makes the house, if it is not to be the usual one."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            house: House = await (opening() if opening is not None else House.open(settings))
        except PaddockError as error:
            app.state.trouble = error
            raise
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[
            *operation.HANDLERS,
            *titles.HANDLERS,
            *workshop.HANDLERS,
            *tables.HANDLERS,
            *play.HANDLERS,
            *past.HANDLERS,
            *facts.HANDLERS,
            *records.HANDLERS,
            *campaigns.HANDLERS,
            *trials.HANDLERS,
            *people.HANDLERS,
            *live.HANDLERS,
            *pages.HANDLERS,
        ],
        state=State({"pages": Pages()}),
        lifespan=[lifespan],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "caller": Provide(provide_caller, sync_to_thread=False),
        },
        guards=[_guard],
        before_request=readable,
        before_send=[strict],
        exception_handlers={
            PaddockError: said_error,
            ValidationException: bad_request,
            HTTPException: http_error,
            Exception: broken,
        },
        request_max_body_size=settings.most_bytes,
        cors_config=CORSConfig(allow_origins=settings.origins) if settings.origins else None,
        openapi_config=OpenAPIConfig(
            title="Paddock",
            version=__version__,
            description="Racing board games: tables, decisions, and the story of every match.",
            path="/docs",
            render_plugins=[DocsPage(), JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house that serves a request."""
    found = connection.app.state.house
    assert isinstance(found, House)
    return found


def provide_house(state: State) -> House:
    """The house, for routes that ask for it."""
    found = state.house
    assert isinstance(found, House)
    return found


def provide_caller(request: AnyRequest) -> Caller:
    """Who asks, for routes that ask for it."""
    return caller_of(request)


def _guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    guard(house_of(connection), connection)


async def readable(request: AnyRequest) -> None:
    """Raises `BadRequestError` for a body that is no text: JSON is UTF-8."""
    if request.method in SAFE:
        return
    try:
        (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise BadRequestError(detail=f"UTF-8: {error.start}") from None


# -- errors --------------------------------------------------------------------------------------------------------


def said_error(request: AnyRequest, error: PaddockError) -> Response[Any]:
    """An error with words, in the language of whoever asked; a browser that is lost is given the client, to say it."""
    if isinstance(error, StoreUnavailableError | BrokenStoreError):
        error = house_of(request).tables.health.note(error)
    code, status = code_of(error)
    house_of(request).metrics.refusals.add(code)
    if isinstance(error, NoSuchPageError) and pages.is_page(request):
        return pages.index(request, status)
    headers = {}
    seconds = error.details.get("seconds")
    if status == 429 and isinstance(seconds, int):
        headers["retry-after"] = str(seconds)
    if status == 503:
        headers["retry-after"] = "2"
    return Response(answer(error, language_of(request), _game(request)), status_code=status, headers=headers)


def _game(request: AnyRequest) -> AnyGame | None:
    """The title that a request is about, so that refusals can be said in its words."""
    match = house_of(request).tables.live.get(str(request.path_params.get("match", "")))
    if match is not None and match.match is not None:
        return match.match.game
    name = str(request.path_params.get("name", ""))
    title = house_of(request).branches.title(name)
    if not title and (asked := request.path_params.get("title")) in titles_known():
        title = str(asked)
    return edition(title) if title else None


def bad_request(request: AnyRequest, error: ValidationException) -> Response[Any]:
    """A body or a parameter that is not what it should be."""
    where = ""
    if isinstance(error.extra, list):
        where = "; ".join(
            f"{each.get('key', '')}: {each.get('message', '')}" for each in error.extra[:5] if isinstance(each, dict)
        )
    return said_error(request, BadRequestError(detail=ascii(where or error.detail)[1:-1][:300]))


def http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses."""
    status = error.status_code
    try:
        if status in (404, 405):  # no route, so nobody has counted it
            limit(house_of(request), request)
    except TooManyError as too_many:
        return said_error(request, too_many)
    if status == 404:
        return said_error(request, NoSuchPageError())
    if status == 405:
        return said_error(request, BadMethodError())
    if status == 413:
        own = getattr(request.route_handler, "request_max_body_size", None)
        longest = own if isinstance(own, int) else house_of(request).settings.most_bytes
        return said_error(request, TooLargeError(longest=longest))
    if status < 500 or error.detail == CUT_OFF:
        return said_error(request, BadRequestError(detail=ascii(error.detail)[1:-1][:300]))
    return broken(request, error)


def broken(request: AnyRequest, error: Exception) -> Response[Any]:
    """A fault of our own; JSON that is nested too deeply to be read is none."""
    if isinstance(error, RecursionError) and NESTED in str(error):
        return said_error(request, BadRequestError(detail=str(error)))
    return said_error(request, fault(house_of(request), "request", error))
