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
from litestar.openapi.plugins import JsonRenderPlugin

from paddock import __version__
from paddock.core.errors import PaddockError
from paddock.core.registry import game_of_edition
from paddock.core.registry import titles as titles_known
from paddock.core.translations import AnyGame
from paddock.server.context import AppContext
from paddock.server.docs_page import DocsPage
from paddock.server.errors import (
    BadMethodError,
    BadRequestError,
    NoSuchPageError,
    RequestTooLargeError,
    TooManyRequestsError,
)
from paddock.server.identity import Identity, identity_of, language_of
from paddock.server.openapi import ApiDescription, operation_id
from paddock.server.request_guards import SAFE_METHODS, add_security_headers, check_request, take_request_allowance
from paddock.server.routes import (
    accounts,
    best_results,
    campaigns,
    drawings,
    history,
    live,
    operation,
    pages,
    play,
    sandboxes,
    tables,
    titles,
    workshop,
)
from paddock.server.settings import Settings
from paddock.server.static_pages import StaticPages
from paddock.server.translator import code_and_status, error_json
from paddock.store import BrokenStoreError, StoreUnavailableError

ROUTES: Final = (
    operation, titles, workshop, tables, play, history, drawings, best_results, campaigns, sandboxes, accounts, live,
    pages,
)  # fmt: skip

AnyRequest = Request[Any, Any, Any]
ContextOpener = Callable[[], Any]

NESTED_TOO_DEEP: Final = "deserializing"
"""In the words of the one who reads JSON: it gave up."""
CLIENT_DISCONNECTED: Final = "client disconnected prematurely"
"""In the framework's words: a client that went in the middle of its request is no fault of ours."""


def make_app(settings: Settings, open_context: ContextOpener | None = None) -> Litestar:
    """The application for these settings; `open_context` makes the context, if it is not to be the usual one."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            context: AppContext = await (open_context() if open_context is not None else AppContext.open(settings))
        except PaddockError as error:
            app.state.trouble = error
            raise
        app.state.context = context
        try:
            yield
        finally:
            await context.close()

    handlers = route_handlers()
    return Litestar(
        route_handlers=handlers,
        state=State({"pages": StaticPages()}),
        lifespan=[lifespan],
        dependencies={
            "context": Provide(provide_context, sync_to_thread=False),
            "caller": Provide(provide_identity, sync_to_thread=False),
        },
        guards=[_check_request],
        before_request=check_utf8,
        before_send=[add_security_headers],
        exception_handlers={
            PaddockError: error_response,
            ValidationException: validation_error_response,
            HTTPException: http_error_response,
            Exception: fault_response,
        },
        request_max_body_size=settings.max_message_bytes,
        cors_config=CORSConfig(allow_origins=settings.origins) if settings.origins else None,
        openapi_config=ApiDescription(
            handlers=handlers,
            title="Paddock",
            version=__version__,
            description="Racing board games: tables, decisions, and the story of every match.",
            path="/docs",
            operation_id_creator=operation_id,
            render_plugins=[DocsPage(), JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )


def route_handlers() -> list[BaseRouteHandler]:
    """All routes: every handler that stands in one of their modules."""
    return [each for module in ROUTES for each in vars(module).values() if isinstance(each, BaseRouteHandler)]


def context_of(connection: ASGIConnection[Any, Any, Any, Any]) -> AppContext:
    """The context that serves a request."""
    return provide_context(connection.app.state)


def provide_context(state: State) -> AppContext:
    """The context, for routes that ask for it."""
    context = state.context
    assert isinstance(context, AppContext)
    return context


def provide_identity(request: AnyRequest) -> Identity:
    """Who asks, for routes that ask for it."""
    return identity_of(request)


def _check_request(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    check_request(context_of(connection), connection)


async def check_utf8(request: AnyRequest) -> None:
    """Raises `BadRequestError` for a body that is no text: JSON is UTF-8."""
    if request.method in SAFE_METHODS:
        return
    try:
        (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise BadRequestError(detail=f"UTF-8: {error.start}") from None


def error_response(request: AnyRequest, error: PaddockError) -> Response[Any]:
    """An error with words, in the language of whoever asked; a browser that is lost is given the client, to say it."""
    if isinstance(error, StoreUnavailableError | BrokenStoreError):
        error = context_of(request).match_service.health.record_failure(error)
    code, status = code_and_status(error)
    context_of(request).metrics.refusals.add(code)
    if isinstance(error, NoSuchPageError) and pages.is_page(request):
        return pages.client_page(request, status)
    headers = {}
    seconds = error.details.get("seconds")
    if status == 429 and isinstance(seconds, int):
        headers["retry-after"] = str(seconds)
    if status == 503:
        headers["retry-after"] = "2"
    return Response(
        error_json(error, language_of(request), _game_of_request(request)), status_code=status, headers=headers
    )


def _game_of_request(request: AnyRequest) -> AnyGame | None:
    """The title that a request is about, so that refusals can be said in its words."""
    match = context_of(request).match_service.live_matches.get(str(request.path_params.get("match", "")))
    if match is not None and match.match is not None:
        return match.match.game
    name = str(request.path_params.get("name", ""))
    title = context_of(request).sandboxes.title(name)
    if not title and (asked := request.path_params.get("title")) in titles_known():
        title = str(asked)
    return game_of_edition(title) if title else None


def validation_error_response(request: AnyRequest, error: ValidationException) -> Response[Any]:
    """A body or a parameter that is not what it should be."""
    where = ""
    if isinstance(error.extra, list):
        where = "; ".join(
            f"{each.get('key', '')}: {each.get('message', '')}" for each in error.extra[:5] if isinstance(each, dict)
        )
    return error_response(request, BadRequestError(detail=ascii(where or error.detail)[1:-1][:300]))


def http_error_response(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses."""
    status = error.status_code
    try:
        if status in (404, 405):  # no route, so nobody has counted it
            take_request_allowance(context_of(request), request)
    except TooManyRequestsError as too_many:
        return error_response(request, too_many)
    if status == 404:
        return error_response(request, NoSuchPageError())
    if status == 405:
        return error_response(request, BadMethodError())
    if status == 413:
        own = getattr(request.route_handler, "request_max_body_size", None)
        longest = own if isinstance(own, int) else context_of(request).settings.max_message_bytes
        return error_response(request, RequestTooLargeError(longest=longest))
    if status < 500 or error.detail == CLIENT_DISCONNECTED:
        return error_response(request, BadRequestError(detail=ascii(error.detail)[1:-1][:300]))
    return fault_response(request, error)


def fault_response(request: AnyRequest, error: Exception) -> Response[Any]:
    """A fault of our own; JSON that is nested too deeply to be read is none."""
    if isinstance(error, RecursionError) and NESTED_TOO_DEEP in str(error):
        return error_response(request, BadRequestError(detail=str(error)))
    return error_response(request, context_of(request).log_fault("request", error))
