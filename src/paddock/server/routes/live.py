"""The socket of a table: the position and the story as they change, and everything that can be done there."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from paddock.server.caller import address_of
from paddock.server.guards import check_origin
from paddock.server.routes.asked import InPath, TheHouse
from paddock.server.sockets import CLOSE_TOO_MANY, Socket


@websocket("/api/tables/{match:str}/live")
async def live(socket: WebSocket[Any, Any, Any], house: TheHouse, match: InPath) -> None:
    """The first message is `{"hello": {"token", "seat", "after", "language"}}`; `docs/protocol.md` has the rest."""
    check_origin(socket, house.settings.origins)
    who = address_of(socket)
    await socket.accept()
    settings = house.settings
    each = house.sockets.get(who, 0)
    if each >= settings.most_sockets_each or sum(house.sockets.values()) >= settings.most_sockets:
        await socket.close(code=CLOSE_TOO_MANY, reason="too many sockets")
        return
    house.sockets[who] = each + 1
    try:
        await Socket(house, socket, match).run()
    finally:
        house.sockets[who] -= 1
        if not house.sockets[who]:
            del house.sockets[who]


HANDLERS = [live]
