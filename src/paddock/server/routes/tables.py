"""The lobby: tables are opened, found, joined, left, begun, closed, and played again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import JSONBody, QueryParameter

from paddock.bots.levels import resolve_level
from paddock.match import actions
from paddock.match.entries import Entry, SeatTaken, Timestamp
from paddock.match.errors import GameFinishedError, GameNotStartedError
from paddock.match.match import STATUS_GATHERING, STATUS_OVER, STATUS_PLAYING, Match
from paddock.server import errors, lobby, tokens
from paddock.server.accounts import account_of
from paddock.server.answers.common import OwnTableView
from paddock.server.answers.tables import (
    ClosedTable,
    Invitation,
    LeftSeat,
    OpenedTable,
    RematchKey,
    SeatKey,
    SharedAddress,
    TableList,
    TableName,
    TakenSeat,
)
from paddock.server.cached_files import AnyRequest
from paddock.server.campaigns import open_stage
from paddock.server.context import AppContext
from paddock.server.identity import Identity, check_own_seat
from paddock.server.names import check_name_at_table
from paddock.server.reach import address_for_others, is_this_machine
from paddock.server.rematch import create_rematch, is_opener_of_first_table, rematch_token, seat_same_people
from paddock.server.requests import OpenTable, RevokeInvitation, SeatBody, TakeSeat
from paddock.server.routes.parameters import Caller, Context, OptionalText, PathNumber, PathText, ViewedSeat
from paddock.server.seat_actions import SeatActions, token_json
from paddock.store import ListingFilter

SEED_BYTES: Final = 32


@post("/api/tables", summary="Open a table", tags=["lobby"])
async def open_table(context: Context, caller: Caller, data: JSONBody[OpenTable]) -> OpenedTable:
    """Opens a table and seats those who are there already; answers with a token for the sender's seats."""
    context.table_rate_limit.take(caller.address)
    account = await account_of(context, caller)
    await context.opened_tables.check(caller, account)
    now = await context.match_service.synchronised_time()
    match = Match.open(
        tokens.new_match_name(),
        data.title,
        len(data.seats),
        data.settings,
        seed=secrets.token_bytes(SEED_BYTES),
        now=now,
        clock_settings=data.clock,
        is_public=data.public,
    )
    entries: list[Entry] = [match.opening_entry]
    mine: list[int] = []
    for seat, wish in enumerate(data.seats):
        if wish.who == "link":
            continue
        level = resolve_level(match.game, wish.level) if wish.who == "bot" else ""
        name = wish.name or (f"{level} {seat + 1}" if level else "")
        owner = account if wish.who == "me" else ""
        check_name_at_table(name, match.seats)
        entries += actions.take_seat(match, name, now, seat=seat, bot_level=level, account=owner)
        if not level:
            mine.append(seat)
    if data.start:
        entries += actions.start_game(match, now)
    return await create_table(context, match, entries, mine, account, caller)


async def create_table(
    context: AppContext,
    match: Match,
    entries: Sequence[Entry],
    own_tables: Sequence[int],
    account: str,
    caller: Identity,
) -> OpenedTable:
    """Keeps a table that has just been made, and answers with the key to the opener's seats."""
    live = await context.match_service.create_match(match.match_id, entries, match)
    for seat in own_tables if account else []:  # the friends at this screen come along to another device
        await context.store.take_seat(match.match_id, seat, account)
    context.opened_tables.record(caller, account, match.match_id)
    async with live.lock:
        return {
            "match": match.match_id,
            "token": context.signer.seat_token(
                match.match_id, own_tables, live.loaded_match().departure_count, is_host=True
            ),
            "seats": list(own_tables),
            "invitation": context.signer.invitation(match.match_id),
            "table": live.table_view(
                own_tables[0] if len(own_tables) == 1 else None, context.match_service.current_time()
            ),
        }


@get("/api/tables", summary="The lobby", tags=["lobby"])
async def list_tables(
    context: Context,
    title: OptionalText = None,
    status: OptionalText = None,
    after: OptionalText = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> TableList:
    """Public tables that wait for players (`status=gathering`) or can be watched (`status=playing`), youngest first.

    `next` is what to give as `after` for the next page.
    """
    which = ListingFilter(status=(status,) if status else (STATUS_GATHERING, STATUS_PLAYING), title=title, public=True)
    start = after if after is not None and tokens.is_match_name(after) else None
    page = await context.store.listings(which, limit, start)
    tables = [lobby.listing_json(listed) for listed in page]
    return {"tables": tables, "next": page[-1].match if len(page) == limit else None}


@get("/api/tables/{match:str}", summary="A table as the sender sees it", tags=["table"])
async def get_table(context: Context, caller: Caller, match: PathText, seat: ViewedSeat = None) -> OwnTableView:
    """What a seat (by its token) or a spectator sees now: the same as the socket's `table`."""
    return await SeatActions(context, caller, match).table_view(seat)


@post("/api/tables/{match:str}/seats", summary="Take a seat", tags=["lobby"])
async def take_seat(context: Context, caller: Caller, match: PathText, data: JSONBody[TakeSeat]) -> TakenSeat:
    """Takes a free seat, by invitation or at a public table; the host may put a bot there.

    Whoever has a token for this table gets one that is good for all their seats: several people at one screen.
    """
    context.seat_rate_limit.take(caller.address)
    account = await account_of(context, caller) if not data.bot else ""

    def command(gathering: Match, now: Timestamp) -> Sequence[Entry]:
        live = context.match_service.live_matches[match]
        held = caller.seat_token(live)
        level = resolve_level(gathering.game, data.bot) if data.bot else ""
        if level and not (held is not None and held.is_host):
            raise errors.NotHostError()
        if data.invitation:
            live.check_invitation(data.invitation)
        elif held is None and not gathering.opening_entry.public:
            raise errors.PrivateTableError()
        name = data.name or (f"{level} {(data.seat or 0) + 1}" if level else "")
        check_name_at_table(name, gathering.seats)
        return actions.take_seat(gathering, name, now, seat=data.seat, bot_level=level, account=account)

    stored = await context.match_service.run_command(match, command)
    seat = next(entry.seat for entry in stored if isinstance(entry, SeatTaken))
    if account:
        await context.store.take_seat(match, seat, account)
    async with context.match_service.locked(match) as live:
        held = caller.seat_token(live)
        seats = {*(held.seats if held is not None else ()), *(() if data.bot else (seat,))}
        token = live.new_token(seats, is_host=held is not None and held.is_host)
        return {"match": match, "seat": seat, "seats": sorted(seats), "token": token}


@delete("/api/tables/{match:str}/seats/{seat:int}", summary="Leave a seat", tags=["lobby"], status_code=200)
async def leave_seat(context: Context, caller: Caller, match: PathText, seat: PathNumber) -> LeftSeat:
    """Leaves a seat before the start; the host may free any seat. Tokens for it are worthless from then on."""

    async with context.match_service.locked(match) as live:
        token = caller.require_seat_token(live)
        if not token.is_host:
            check_own_seat(token, live, seat)
        actions.check_can_leave(live.loaded_match(), seat)
        # First the token, then the seat: nobody may ever hold a token for somebody else's seat.
        await context.match_service.revoke(live, tokens.left_seat_revocation(seat, live.change_count()))
    await context.match_service.run_command(match, lambda at, now: actions.leave_seat(at, seat, now))
    await context.store.leave_seat(match, seat)
    return {"match": match, "seat": seat}


@post("/api/tables/{match:str}/invitations", summary="A new invitation", tags=["lobby"])
async def new_invitation(context: Context, caller: Caller, match: PathText) -> Invitation:
    """A code that lets whoever has it take a free seat or watch. Put it after the `#` of a link."""
    async with context.match_service.locked(match) as live:
        caller.require_seat_token(live)
        return {"match": match, "invitation": context.signer.invitation(match)}


@get("/api/address", summary="Where others can reach this server", tags=["lobby"], sync_to_thread=False)
def shared_address(request: AnyRequest, context: Context, caller: Caller) -> SharedAddress:
    """The address to be put into links for others, for a browser on the server's own machine. Whoever comes from
    elsewhere knows one already, and is told nothing of the network."""
    if not is_this_machine(caller.address) or context.settings.proxies:
        return {"address": None}
    return {"address": address_for_others(context.settings.host, request.url.port or context.settings.port)}


@post("/api/tables/{match:str}/invitations/revoke", summary="Revoke an invitation", tags=["lobby"], status_code=200)
async def revoke_invitation(
    context: Context, caller: Caller, match: PathText, data: JSONBody[RevokeInvitation]
) -> TableName:
    """Makes an invitation worthless."""
    context.seat_rate_limit.take(caller.address)
    async with context.match_service.locked(match) as live:
        caller.require_seat_token(live)
        await context.match_service.revoke(live, context.signer.read_invitation(data.invitation, match))
    await context.match_service.log_revocation(match)
    return {"match": match}


@post("/api/tables/{match:str}/key", summary="A new token for my seats", tags=["lobby"], status_code=200)
async def new_key(context: Context, caller: Caller, match: PathText) -> SeatKey:
    """A new token for the seats of the one that is shown, or of the account that is signed in. Every older one for any
    of these seats is worthless from then on, wherever it is, and the old table gives no other."""
    context.seat_rate_limit.take(caller.address)
    account = await account_of(context, caller)
    async with context.match_service.locked(match) as live:
        held = caller.seat_token(live)
        if held is not None:
            seats, host = set(held.seats), held.is_host
        else:
            mine = await context.store.seats(account) if account else []
            seats = {its.seat for its in mine if its.match == match}
            host = bool(seats) and await is_opener_of_first_table(context, match, account)
        if not seats and not host:
            raise errors.NeedsTokenError()
        keys: list[int | None] = [*sorted(seats), *([None] if host else [])]
        count = live.change_count()
        await context.match_service.revoke(live, *(tokens.rotated_key_revocation(key, count) for key in keys))
        token = live.new_token(seats, is_host=host)
    await context.match_service.log_revocation(match)
    return {"match": match, "seats": sorted(seats), "token": token}


@post("/api/tables/{match:str}/start", summary="Begin the game", tags=["lobby"], status_code=200)
async def start_game(
    context: Context, caller: Caller, match: PathText, data: JSONBody[SeatBody | None] = None
) -> OwnTableView:
    """Begins, once every seat is taken."""
    table = SeatActions(context, caller, match)
    await table.start()
    return await table.table_view(data.seat if data is not None else None)


@post("/api/tables/{match:str}/close", summary="Close the table", tags=["lobby"], status_code=200)
async def close_table(context: Context, caller: Caller, match: PathText) -> ClosedTable:
    """The host closes the table for good; not while others are playing."""

    def command(table: Match, now: Timestamp) -> Sequence[Entry]:
        token = caller.require_host(context.match_service.live_matches[match])
        if table.status not in (STATUS_GATHERING, STATUS_OVER) and not set(table.person_seats()) <= set(token.seats):
            raise errors.OthersAlreadyPlayError()
        return actions.close_table(table, now, closing_seat=token.seats[0] if token.seats else None)

    await context.match_service.run_command(match, command)
    return {"match": match, "status": STATUS_OVER}


@post("/api/tables/{match:str}/rematch", summary="Play again", tags=["lobby"], status_code=200)
async def rematch(context: Context, caller: Caller, match: PathText) -> RematchKey:
    """A new table with the same people and settings, or the next stage of the campaign; everybody at the old one is
    told where it is.

    Whoever asks first opens it; everybody gets a token for the seats they had by asking the same.
    """
    async with context.match_service.locked(match) as live:
        token, old = caller.require_seat_token(live), live.loaded_match()
        if old.status == STATUS_GATHERING:
            raise GameNotStartedError()
        if old.status != STATUS_OVER:
            raise errors.OthersAlreadyPlayError()
        new_id = context.match_service.rematch_id(old)
    now, opened = await context.match_service.synchronised_time(), old.opening_entry
    if opened.campaign:
        document = await open_stage(context, opened.campaign, caller)
        if document.previous_match != match:
            raise GameFinishedError()  # the campaign has gone on since, perhaps with others in these seats
        new_id = document.match
    else:
        new = Match.open(
            new_id,
            opened.title,
            opened.seats,
            opened.settings,
            seed=bytes.fromhex(opened.seed) if opened.daily else secrets.token_bytes(SEED_BYTES),
            now=now,
            clock_settings=opened.clock,
            is_public=opened.public,
            previous_match=match,
            daily=opened.daily,
        )
        await create_rematch(context, new, [new.opening_entry, *seat_same_people(new, old, now)], match)
    return {**await rematch_token(context, new_id, token.seats, is_host=token.is_host), "yours": token_json(token)}
