"""The lobby: tables are opened, found, joined, left, begun, closed, and played again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import delete, get, post
from litestar.params import JSONBody, QueryParameter

from paddock.bots.levels import resolve_level
from paddock.match import actions
from paddock.match.entries import Entry, Timestamp
from paddock.match.errors import FinishedError, NotStartedError
from paddock.match.match import GATHERING, OVER, PLAYING, Match
from paddock.server import lobby
from paddock.server.accounts import account_of
from paddock.server.campaigns import open_stage
from paddock.server.context import AppContext
from paddock.server.errors import (
    NeedsTokenError,
    NotHostError,
    OthersPlayError,
    PrivateTableError,
    TooManyTablesError,
)
from paddock.server.identity import check_own_seat
from paddock.server.messages import ForSeat, OpenTable, Revoke, Sit
from paddock.server.names import check_name_at_table
from paddock.server.rematch import create_rematch, opened_first_table, rematch_token, seat_same_people
from paddock.server.routes.asked import CallerIdentity, Context, InPath, MaybeText, NumberInPath, OneSeat
from paddock.server.seat_actions import SeatActions, token_json
from paddock.server.tokens import (
    change_count,
    is_match_name,
    left_seat_revocation,
    new_match_name,
    rotated_key_revocation,
)
from paddock.store import ListingFilter

SEED: Final = 32


@post("/api/tables", summary="Open a table", tags=["lobby"])
async def open_table(context: Context, caller: CallerIdentity, data: JSONBody[OpenTable]) -> dict[str, Any]:
    """Opens a table and seats those who are there already; answers with a token for the sender's seats."""
    context.table_limit.take(caller.address)
    account = await account_of(context, caller)
    await check_tables(context, account or caller.address)
    now = await context.matches.shared_now()
    match_id = new_match_name()
    match, opened = Match.open(
        match_id,
        data.title,
        len(data.seats),
        data.settings,
        seed=secrets.token_bytes(SEED),
        now=now,
        clock=data.clock,
        public=data.public,
    )
    entries: list[Entry] = list(opened)
    mine: list[int] = []
    for seat, wish in enumerate(data.seats):
        if wish.who == "link":
            continue
        level = resolve_level(match.game, wish.level) if wish.who == "bot" else ""
        name = wish.name or (f"{level} {seat + 1}" if level else wish.name)
        owner = account if wish.who == "me" else ""
        check_name_at_table(name, match.seats)
        _, sat = actions.take_seat(match, name, now, seat=seat, level=level, account=owner)
        entries += sat
        if not level:
            mine.append(seat)
    if data.start:
        entries += actions.start_game(match, now)
    return await found_table(context, match, entries, mine, account, caller.address)


async def found_table(
    context: AppContext, match: Match, entries: Sequence[Entry], mine: Sequence[int], account: str, address: str
) -> dict[str, Any]:
    """Keeps a table that has just been made, and answers with the key to the opener's seats."""
    live = await context.matches.create_match(match.id, entries, match)
    for seat in mine if account else []:
        await context.store.take_seat(
            match.id, seat, account
        )  # the friends at this screen come along to another device
    context.record_opened_table(account or address, match.id)
    async with live.lock:
        return {
            "match": match.id,
            "token": context.signer.seat_token(match.id, mine, live.loaded_match().departures, host=True),
            "seats": list(mine),
            "invitation": context.signer.invitation(match.id),
            "table": live.table_view(mine[0] if len(mine) == 1 else None, context.matches.now()),
        }


async def check_tables(context: AppContext, who: str) -> None:
    """Nobody has too many tables open at a time."""
    most = context.settings.max_tables_per_person
    known = context.opened_by.get(who, [])
    if not most or len(known) < most:
        return
    still: list[str] = []
    for match_id in known:
        listed = await context.store.listing(match_id)
        if listed is not None and listed.listing.status != OVER:
            still.append(match_id)
    context.opened_by[who] = still
    if len(still) >= most:
        raise TooManyTablesError(most=most)


@get("/api/tables", summary="The lobby", tags=["lobby"])
async def tables(
    context: Context,
    title: MaybeText = None,
    status: MaybeText = None,
    after: MaybeText = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> dict[str, Any]:
    """Public tables that wait for players (`status=gathering`) or can be watched (`status=playing`), youngest first.

    `next` is what to give as `after` for the next page.
    """
    wanted = (status,) if status else (GATHERING, PLAYING)
    start = after if after is not None and is_match_name(after) else None
    found = await context.store.listings(ListingFilter(status=wanted, title=title, public=True), limit, start)
    return {
        "tables": [lobby.listing_json(listed) for listed in found],
        "next": found[-1].match if len(found) == limit else None,
    }


@get("/api/tables/{match:str}", summary="A table as the sender sees it", tags=["table"])
async def one_table(context: Context, caller: CallerIdentity, match: InPath, seat: OneSeat = None) -> dict[str, Any]:
    """What a seat (by its token) or a spectator sees now: the same as the socket's `table`."""
    return await SeatActions(context, caller, match).table_view(seat)


@post("/api/tables/{match:str}/seats", summary="Take a seat", tags=["lobby"])
async def sit(context: Context, caller: CallerIdentity, match: InPath, data: JSONBody[Sit]) -> dict[str, Any]:
    """Takes a free seat, by invitation or at a public table; the host may put a bot there.

    Whoever has a token for this table gets one that is good for all their seats: several people at one screen.
    """
    context.seat_limit.take(caller.address)
    account = await account_of(context, caller) if not data.bot else ""
    taken: list[int] = []

    def command(found: Match, now: Timestamp) -> Sequence[Entry]:
        live = context.matches.live[match]
        held = caller.seat_token(context.matches, live)
        level = resolve_level(found.game, data.bot) if data.bot else ""
        if level and not (held is not None and held.host):
            raise NotHostError()
        if data.invitation:
            caller.check_invitation(context.matches, live, data.invitation)
        elif held is None and not found.opened.public:
            raise PrivateTableError()
        name = data.name or (f"{level} {(data.seat or 0) + 1}" if level else "")
        check_name_at_table(name, found.seats)
        seat, entries = actions.take_seat(found, name, now, seat=data.seat, level=level, account=account)
        taken[:] = [seat]
        return entries

    await context.matches.run_command(match, command)
    if account:
        await context.store.take_seat(match, taken[0], account)
    async with context.matches.locked(match) as live:
        held = caller.seat_token(context.matches, live)
        seats = {*(held.seats if held is not None else ()), *(() if data.bot else taken)}
        issued = change_count(live.loaded_match().departures, live.revoked)
        token = context.signer.seat_token(match, seats, issued, host=held is not None and held.host)
        return {"match": match, "seat": taken[0], "seats": sorted(seats), "token": token}


@delete("/api/tables/{match:str}/seats/{seat:int}", summary="Leave a seat", tags=["lobby"], status_code=200)
async def stand(context: Context, caller: CallerIdentity, match: InPath, seat: NumberInPath) -> dict[str, Any]:
    """Leaves a seat before the start; the host may free any seat. Tokens for it are worthless from then on."""

    async with context.matches.locked(match) as live:
        token, found = caller.require_seat_token(context.matches, live), live.loaded_match()
        if not token.host:
            check_own_seat(token, live, seat)
        if found.status != GATHERING or not 0 <= seat < len(found.seats) or found.seats[seat].is_open:
            actions.leave_seat(found, seat, context.matches.now())  # it can't be left, and says why
        # First the token, then the seat: nobody may ever hold a token for somebody else's seat.
        await context.matches.revoke(live, left_seat_revocation(seat, change_count(found.departures, live.revoked)))
    await context.matches.run_command(match, lambda at, now: actions.leave_seat(at, seat, now))
    await context.store.leave_seat(match, seat)
    return {"match": match, "seat": seat}


@post("/api/tables/{match:str}/invitations", summary="A new invitation", tags=["lobby"])
async def invite(context: Context, caller: CallerIdentity, match: InPath) -> dict[str, Any]:
    """A code that lets whoever has it take a free seat or watch. Put it after the `#` of a link."""
    async with context.matches.locked(match) as live:
        caller.require_seat_token(context.matches, live)
        return {"match": match, "invitation": context.signer.invitation(match)}


@post("/api/tables/{match:str}/invitations/revoke", summary="Revoke an invitation", tags=["lobby"], status_code=200)
async def revoke_invitation(
    context: Context, caller: CallerIdentity, match: InPath, data: JSONBody[Revoke]
) -> dict[str, Any]:
    """Makes an invitation worthless."""
    context.seat_limit.take(caller.address)
    async with context.matches.locked(match) as live:
        caller.require_seat_token(context.matches, live)
        await context.matches.revoke(live, context.signer.read_invitation(data.invitation, match))
    await context.matches.log_revocation(match)
    return {"match": match}


@post("/api/tables/{match:str}/key", summary="A new token for my seats", tags=["lobby"], status_code=200)
async def new_key(context: Context, caller: CallerIdentity, match: InPath) -> dict[str, Any]:
    """A new token for the seats of the one that is shown, or of the account that is signed in. Every older one for any
    of these seats is worthless from then on, wherever it is, and the old table gives no other."""
    context.seat_limit.take(caller.address)
    account = await account_of(context, caller)
    async with context.matches.locked(match) as live:
        held = caller.seat_token(context.matches, live)
        if held is not None:
            seats, host = set(held.seats), held.host
        else:
            mine = await context.store.seats(account) if account else []
            seats = {its.seat for its in mine if its.match == match}
            host = bool(seats) and await opened_first_table(context, match, account)
        if not seats and not host:
            raise NeedsTokenError()
        issued = change_count(live.loaded_match().departures, live.revoked)
        places: list[int | None] = [*sorted(seats), *([None] if host else [])]
        await context.matches.revoke(live, *(rotated_key_revocation(place, issued) for place in places))
        token = context.signer.seat_token(match, seats, issued + 1, host=host)
    await context.matches.log_revocation(match)
    return {"match": match, "seats": sorted(seats), "token": token}


@post("/api/tables/{match:str}/start", summary="Begin the game", tags=["lobby"], status_code=200)
async def start(
    context: Context, caller: CallerIdentity, match: InPath, data: JSONBody[ForSeat | None] = None
) -> dict[str, Any]:
    """Begins, once every seat is taken."""
    await SeatActions(context, caller, match).start()
    return await SeatActions(context, caller, match).table_view(data.seat if data is not None else None)


@post("/api/tables/{match:str}/close", summary="Close the table", tags=["lobby"], status_code=200)
async def close(context: Context, caller: CallerIdentity, match: InPath) -> dict[str, Any]:
    """The host closes the table for good; not while others are playing."""

    def command(found: Match, now: Timestamp) -> Sequence[Entry]:
        token = caller.require_host(context.matches, context.matches.live[match])
        if found.status not in (GATHERING, OVER) and not set(found.person_seats()) <= set(token.seats):
            raise OthersPlayError()
        return actions.close_table(found, now, by=token.seats[0] if token.seats else None)

    await context.matches.run_command(match, command)
    return {"match": match, "status": OVER}


@post("/api/tables/{match:str}/rematch", summary="Play again", tags=["lobby"], status_code=200)
async def rematch(context: Context, caller: CallerIdentity, match: InPath) -> dict[str, Any]:
    """A new table with the same people and settings, or the next stage of the campaign; everybody at the old one is
    told where it is.

    Whoever asks first opens it; everybody gets a token for the seats they had by asking the same.
    """
    async with context.matches.locked(match) as live:
        token, old = caller.require_seat_token(context.matches, live), live.loaded_match()
        if old.status == GATHERING:
            raise NotStartedError()
        if old.status != OVER:
            raise OthersPlayError()
        new_id = context.matches.rematch_id(old)
    now = await context.matches.shared_now()
    opened = old.opened
    if opened.campaign:
        document = await open_stage(context, opened.campaign, caller.address)
        if document.before != match:
            raise FinishedError()  # the campaign has gone on since, perhaps with others in these seats
        new_id = document.match
        return {**await rematch_token(context, new_id, token.seats, host=token.host), "yours": token_json(token)}
    new, entries = Match.open(
        new_id,
        opened.title,
        opened.seats,
        opened.settings,
        seed=bytes.fromhex(opened.seed) if opened.daily else secrets.token_bytes(SEED),
        now=now,
        clock=opened.clock,
        public=opened.public,
        after=match,
        daily=opened.daily,
    )
    entries += seat_same_people(new, old, now)
    await create_rematch(context, new, entries, match)
    return {**await rematch_token(context, new_id, token.seats, host=token.host), "yours": token_json(token)}


HANDLERS = [
    open_table,
    tables,
    one_table,
    sit,
    stand,
    invite,
    revoke_invitation,
    new_key,
    start,
    close,
    rematch,
]
