"""What is needed to draw a table: its scene, and the sheet of a seat."""

from __future__ import annotations

from typing import Final

from litestar import Response, get

from paddock.campaign.daily import utc_date
from paddock.core.time_sheet import time_sheet_of
from paddock.match.table_view import ViewJson
from paddock.server.errors import NoTimeSheetError
from paddock.server.routes.parameters import Caller, Context, PathText, ViewedSeat, answer_of
from paddock.server.translator import translator

SHEET_TYPE: Final = "image/svg+xml"
SCENE_COST: Final = 2.0
"""What the scene of a table costs, in requests: some 8 ms for the largest."""


@get("/api/tables/{match:str}/scene", summary="What this table looks like", tags=["table"])
async def table_scene(context: Context, caller: Caller, match: PathText) -> ViewJson:
    """What of the table never changes, with its own settings, for clients that draw it."""
    async with context.match_service.locked(match) as live:
        caller.watch_token(live)
        context.charge_request(caller.address, extra_cost=SCENE_COST)
        return live.loaded_match().game.scene(live.loaded_match().opening_entry.settings)


@get(
    "/api/tables/{match:str}/sheet.svg",
    summary="The sheet of a seat, to print",
    tags=["table"],
    responses=answer_of(str, SHEET_TYPE),
)
async def time_sheet(context: Context, caller: Caller, match: PathText, seat: ViewedSeat = None) -> Response[str]:
    """The sheet that is filled in while one plays, as SVG, in the language that is asked for: of the sender's seat, or
    of the first one for those who watch. 404 where there is none."""
    async with context.match_service.locked(match) as live:
        viewer, now = caller.viewing_seat(live, seat), live.loaded_match()
        game, sheet = now.game, time_sheet_of(now.game)
        if sheet is None or now.game_session is None:
            raise NoTimeSheetError()
        view, name, day = (
            game.view(now.game_session.state, viewer),
            now.seats[viewer or 0].name,
            utc_date(now.opening_entry.at),
        )
    drawn = sheet.draw(view, viewer or 0, name, day, translator(caller.language, game))
    if not drawn:
        raise NoTimeSheetError()
    return Response(drawn, media_type=SHEET_TYPE)
