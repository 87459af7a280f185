"""Who asks: an address, a language, and perhaps a seat token, an account or an invitation."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection

from paddock.core.errors import NoSuchSeatError
from paddock.core.translations import LANGUAGES
from paddock.server import errors
from paddock.server.live_match import LiveMatch
from paddock.server.match_service import MatchService
from paddock.server.tokens import ACCOUNT_PREFIX, SEAT_PREFIX, SeatToken
from paddock.server.translator import preferred_language

INVITATION_HEADER: Final = "x-paddock-invitation"
CAMPAIGN_HEADER: Final = "x-paddock-campaign"
BROWSER_HEADER: Final = "x-paddock-browser"
_BROWSER_ID: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")


class Identity(msgspec.Struct):
    """Somebody who asks. Nothing is believed before it is checked. `browser` is an id by which a browser calls itself:
    anybody may make one up."""

    address: str
    language: str
    token: str | None = None
    session: str | None = None
    invitation: str = ""
    campaign_key: str = ""
    browser: str = ""
    _parsed_token: SeatToken | None = None

    def rate_limit_key(self, match_service: MatchService, match_id: str) -> str:
        """By what limits know the caller: their seat at a table, whatever token they show for it, or their address."""
        if self.token is None:
            return self.address
        token = match_service.signer.read_seat_token(self.token, match_id)
        live = match_service.live_matches.get(match_id)
        if live is not None:
            token = live.check_token(token)
        return f"{match_id} {token.seats[0] if token.seats else 'host'}"

    def seat_token(self, live_match: LiveMatch) -> SeatToken | None:
        """The seat token as it is good now, or None if there is none; raises `BadTokenError`."""
        if self.token is None:
            return None
        if self._parsed_token is None or self._parsed_token.match != live_match.match_id:
            self._parsed_token = live_match.signer.read_seat_token(self.token, live_match.match_id)
        return live_match.check_token(self._parsed_token)

    def watch_token(self, live_match: LiveMatch) -> SeatToken | None:
        """The same, for looking at the table; raises `PrivateTableError` for a stranger at a private one."""
        token = self.seat_token(live_match)
        if token is None and not live_match.loaded_match().opening_entry.public:
            if not self.invitation:
                raise errors.PrivateTableError()
            live_match.check_invitation(self.invitation)
        return token

    def require_seat_token(self, live_match: LiveMatch) -> SeatToken:
        """The seat token, which must be there."""
        token = self.seat_token(live_match)
        if token is None:
            raise errors.NeedsTokenError()
        return token

    def require_host(self, live_match: LiveMatch) -> SeatToken:
        """The token of whoever opened the table."""
        token = self.require_seat_token(live_match)
        if not token.is_host:
            raise errors.NotHostError()
        return token

    def acting_seat(self, live_match: LiveMatch, seat: int | None) -> int:
        """The seat to act for: the one that is named, or the only one; raises `NotYourSeatError`."""
        token = self.require_seat_token(live_match)
        if seat is not None:
            return check_own_seat(token, live_match, seat)
        if not token.seats:
            raise errors.NoSeatError()
        if len(token.seats) > 1:
            raise errors.SeatNotNamedError(seats=list(token.seats))
        return token.seats[0]

    def viewing_seat(self, live_match: LiveMatch, seat: int | None) -> int | None:
        """Whose view is shown: the named seat, the only one, or a spectator's."""
        token = self.watch_token(live_match)
        if seat is not None:
            if token is None:
                raise errors.NeedsTokenError()
            return check_own_seat(token, live_match, seat)
        return token.seats[0] if token is not None and len(token.seats) == 1 else None


def check_own_seat(token: SeatToken, live_match: LiveMatch, seat: int) -> int:
    """A seat that the token is good for."""
    seats = len(live_match.loaded_match().seats)
    if not 0 <= seat < seats:
        raise NoSuchSeatError(seat=seat, last=seats - 1)
    if seat not in token.seats:
        raise errors.NotYourSeatError(seat=seat)
    return seat


def identity_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Identity:
    """Who asks, from the headers of a request."""
    headers = connection.headers
    scheme, _, bearer = headers.get("authorization", "").partition(" ")
    if bearer and not (scheme.lower() == "bearer" and bearer.startswith((SEAT_PREFIX, ACCOUNT_PREFIX))):
        raise errors.BadTokenError()
    browser = headers.get(BROWSER_HEADER, "")
    return Identity(
        client_address(connection),
        language_of(connection),
        bearer if bearer.startswith(SEAT_PREFIX) else None,
        bearer if bearer.startswith(ACCOUNT_PREFIX) else None,
        headers.get(INVITATION_HEADER, ""),
        headers.get(CAMPAIGN_HEADER, ""),
        browser if _BROWSER_ID.fullmatch(browser) else "",
    )


def client_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's address, by which guests are told apart."""
    return rate_limit_address(connection.client.host) if connection.client is not None else "?"


@lru_cache(maxsize=10_000)
def rate_limit_address(host: str) -> str:
    """What of an address tells people apart: of IPv6 the first half, since whoever has one address has all of the
    second.

    >>> rate_limit_address("2001:db8::7"), rate_limit_address("::ffff:192.0.2.1"), rate_limit_address("192.0.2.1")
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
    return asked if asked in LANGUAGES else preferred_language(connection.headers.get("accept-language", ""))
