"""The socket of a table: the position and the story as they change, and everything that can be done there."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from paddock.server.identity import client_address
from paddock.server.request_guards import check_origin
from paddock.server.routes.asked import Context, InPath
from paddock.server.table_socket import CLOSE_TOO_MANY, TableSocket


@websocket("/api/tables/{match:str}/live")
async def live(socket: WebSocket[Any, Any, Any], context: Context, match: InPath) -> None:
    """The first message is `{"hello": {"token", "seat", "after", "language"}}`; `docs/protocol.md` has the rest."""
    check_origin(socket, context.settings.origins)
    who = client_address(socket)
    await socket.accept()
    settings = context.settings
    each = context.sockets_by_address.get(who, 0)
    if each >= settings.max_sockets_per_address or sum(context.sockets_by_address.values()) >= settings.max_sockets:
        await socket.close(code=CLOSE_TOO_MANY, reason="too many sockets")
        return
    context.sockets_by_address[who] = each + 1
    try:
        await TableSocket(context, socket, match).run()
    finally:
        context.sockets_by_address[who] -= 1
        if not context.sockets_by_address[who]:
            del context.sockets_by_address[who]


HANDLERS = [live]
