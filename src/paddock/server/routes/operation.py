"""Is the server well, and what does it count?"""

from __future__ import annotations

from litestar import MediaType, Response, get

from paddock import __version__
from paddock.core.registry import titles
from paddock.server.answers.common import Health
from paddock.server.errors import NoSuchPageError
from paddock.server.health import STORE_OK
from paddock.server.routes.parameters import Context, answer_of


@get("/health", summary="Is the server well?", tags=["operation"], responses=answer_of(Health, status=503))
async def health_check(context: Context) -> Response[Health]:
    """200 while the server takes commands and its store can be read and written, otherwise 503."""
    store = await context.match_service.health.check_store(2 * context.settings.store_warning_seconds)
    well = store == STORE_OK and not context.match_service.is_stopping
    answer: Health = {"status": "ok" if well else "down", "store": store, "version": __version__, "titles": titles()}
    return Response(answer, status_code=200 if well else 503)


@get("/metrics", media_type=MediaType.TEXT, summary="What is counted", include_in_schema=False)
async def metrics(context: Context) -> str:
    """Matches, decisions, latency, bots and sockets in the format of Prometheus; only where a setting opens it."""
    if not context.settings.metrics:
        raise NoSuchPageError()
    return context.metrics.exposition_text()
