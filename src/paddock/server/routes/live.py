"""The socket of a table: the position and the story as they change, and everything that can be done there."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from paddock.server.identity import client_address
from paddock.server.request_guards import check_origin
from paddock.server.routes.parameters import Context, PathText
from paddock.server.table_socket import CLOSE_TOO_MANY, TableSocket


@websocket("/api/tables/{match:str}/live")
async def live_table_socket(socket: WebSocket[Any, Any, Any], context: Context, match: PathText) -> None:
    """The first message is `{"hello": {"token", "seat", "after", "language"}}`; `docs/protocol.md` has the rest."""
    check_origin(socket, context.settings.origins)
    address = client_address(socket)
    await socket.accept()
    settings = context.settings
    sockets = context.open_sockets
    if sockets.count(address) >= settings.max_sockets_per_address or sockets.total >= settings.max_sockets:
        await socket.close(code=CLOSE_TOO_MANY, reason="too many sockets")
        return
    with sockets.counting(address):
        await TableSocket(context, socket, match).run()
