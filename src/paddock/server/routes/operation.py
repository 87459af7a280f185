"""Is the server well, and what does it count?"""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get

from paddock import __version__
from paddock.core.registry import titles
from paddock.server.errors import NoSuchPageError
from paddock.server.health import OK
from paddock.server.routes.asked import TheHouse


@get("/health", summary="Is the server well?", tags=["operation"])
async def health(house: TheHouse) -> Response[dict[str, Any]]:
    """200 while the server takes commands and its store can be read and written, otherwise 503."""
    store = await house.tables.health.ask(2 * house.settings.told_after)
    well = store == OK and not house.tables.stopping
    found = {"status": "ok" if well else "down", "store": store, "version": __version__, "titles": titles()}
    return Response(found, status_code=200 if well else 503)


@get("/metrics", media_type=MediaType.TEXT, summary="What is counted", include_in_schema=False)
async def metrics(house: TheHouse) -> str:
    """Matches, decisions, latency, bots and sockets in the format of Prometheus; only where a setting opens it."""
    if not house.settings.metrics:
        raise NoSuchPageError()
    return house.metrics.text()


HANDLERS = [health, metrics]
