"""Who asks: an address, a language, and perhaps a seat token, an account or an invitation."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Any, Final

from litestar.connection import ASGIConnection

from paddock.core.errors import NoSuchSeatError
from paddock.core.translations import LANGUAGES
from paddock.server.errors import (
    BadTokenError,
    NeedsTokenError,
    NoSeatError,
    NotHostError,
    NotYourSeatError,
    PrivateTableError,
    WhichSeatError,
)
from paddock.server.live import Live
from paddock.server.service import Tables
from paddock.server.tokens import ACCOUNT, SEAT, SeatToken
from paddock.server.tongue import preferred

INVITATION_HEADER: Final = "x-paddock-invitation"
CAMPAIGN_HEADER: Final = "x-paddock-campaign"


class Caller:
    """Somebody who asks. Nothing is believed before it is checked."""

    __slots__ = ("_read", "address", "invitation", "key", "language", "session", "token")

    def __init__(
        self,
        address: str,
        language: str,
        token: str | None = None,
        session: str | None = None,
        invitation: str = "",
        key: str = "",
    ) -> None:
        self.address = address
        self.language = language
        self.token = token
        self.session = session
        self.invitation = invitation
        self.key = key
        self._read: SeatToken | None = None

    def person(self, tables: Tables, match_id: str) -> str:
        """By what limits know the caller: their seat at a table, whatever token they show for it, or their address."""
        if self.token is None:
            return self.address
        token = tables.signer.read_seat_token(self.token, match_id)
        live = tables.live.get(match_id)
        if live is not None:
            token = live.holds(token)
        return f"{match_id} {token.seats[0] if token.seats else 'host'}"

    def held(self, tables: Tables, live: Live) -> SeatToken | None:
        """The seat token as it is good now, or None if there is none; raises `BadTokenError`."""
        if self.token is None:
            return None
        if self._read is None or self._read.match != live.id:
            self._read = tables.signer.read_seat_token(self.token, live.id)
        return live.holds(self._read)

    def may_watch(self, tables: Tables, live: Live) -> SeatToken | None:
        """The same, for looking at the table; raises `PrivateTableError` for a stranger at a private one."""
        token = self.held(tables, live)
        if token is None and not live.here().opened.public:
            if not self.invitation:
                raise PrivateTableError()
            self.check_invitation(tables, live, self.invitation)
        return token

    @staticmethod
    def check_invitation(tables: Tables, live: Live, invitation: str) -> None:
        """Raises `BadInvitationError` for one that is not good here."""
        from paddock.server.errors import BadInvitationError

        if tables.signer.read_invitation(invitation, live.id) in live.revoked:
            raise BadInvitationError()

    def seated(self, tables: Tables, live: Live) -> SeatToken:
        """The seat token, which must be there."""
        token = self.held(tables, live)
        if token is None:
            raise NeedsTokenError()
        return token

    def host(self, tables: Tables, live: Live) -> SeatToken:
        """The token of whoever opened the table."""
        token = self.seated(tables, live)
        if not token.host:
            raise NotHostError()
        return token

    def seat(self, tables: Tables, live: Live, seat: int | None) -> int:
        """The seat to act for: the one that is named, or the only one; raises `NotYourSeatError`."""
        token = self.seated(tables, live)
        if seat is None:
            if not token.seats:
                raise NoSeatError()
            if len(token.seats) > 1:
                raise WhichSeatError(seats=list(token.seats))
            return token.seats[0]
        return own(token, live, seat)

    def viewer(self, tables: Tables, live: Live, seat: int | None) -> int | None:
        """Whose view is shown: the named seat, the only one, or a spectator's."""
        token = self.may_watch(tables, live)
        if seat is not None:
            if token is None:
                raise NeedsTokenError()
            return own(token, live, seat)
        return token.seats[0] if token is not None and len(token.seats) == 1 else None


def own(token: SeatToken, live: Live, seat: int) -> int:
    """A seat that the token is good for."""
    seats = len(live.here().seats)
    if not 0 <= seat < seats:
        raise NoSuchSeatError(seat=seat, last=seats - 1)
    if seat not in token.seats:
        raise NotYourSeatError(seat=seat)
    return seat


def caller_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
    """Who asks, from the headers of a request."""
    token: str | None = None
    session: str | None = None
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if bearer:
        if scheme.lower() == "bearer" and bearer.startswith(SEAT):
            token = bearer
        elif scheme.lower() == "bearer" and bearer.startswith(ACCOUNT):
            session = bearer
        else:
            raise BadTokenError()
    return Caller(
        address_of(connection),
        language_of(connection),
        token,
        session,
        connection.headers.get(INVITATION_HEADER, ""),
        connection.headers.get(CAMPAIGN_HEADER, ""),
    )


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's address, by which guests are told apart."""
    return told_apart(connection.client.host) if connection.client is not None else "?"


@lru_cache(maxsize=10_000)
def told_apart(host: str) -> str:
    """What of an address tells people apart: of IPv6 the first half, since whoever has one address has all of the
    second.

    >>> told_apart("2001:db8::7"), told_apart("::ffff:192.0.2.1"), told_apart("192.0.2.1")
    ('2001:db8::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return str(address)


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language to answer in: `?language=`, or the header's."""
    asked = connection.query_params.get("language", "")
    return asked if asked in LANGUAGES else preferred(connection.headers.get("accept-language", ""))
