"""Seat tokens and invitations: signed, so that no process has to remember them, and revocable.

A seat token says "whoever brings this plays these seats of this match". It travels in the `Authorization` header or in
the first WebSocket message, never in an address. An invitation lets a guest pick a free seat of one match.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Final

import msgspec

from paddock.server.errors import BadInvitationError, BadTokenError

SEAT_PREFIX: Final = "ps1."
INVITATION_PREFIX: Final = "pi1."
ACCOUNT_PREFIX: Final = "pa1."
CAMPAIGN_PREFIX: Final = "pc1."
MAX_TOKEN_LENGTH: Final = 500
HOST_MARK: Final = "host"
LEFT_SIGN, ROTATED_SIGN = "@", "!"


class SeatToken(msgspec.Struct, frozen=True):
    """What a seat token says. `issued` counts how often a seat of the table had been left or a key changed by then: a
    seat that was left later is no longer in it, and a key that was changed later makes it worthless."""

    id: str
    match: str
    seats: tuple[int, ...]
    issued: int
    is_host: bool = False

    def after_revocations(self, revoked_tokens: Iterable[str]) -> SeatToken:
        """The token with the seats that are still its own; raises `BadTokenError` if it was revoked as a whole."""
        seats = set(self.seats)
        for revocation in revoked_tokens:
            if revocation == self.id:
                raise BadTokenError()
            place, sign, count = _parse_revocation(revocation)
            if not sign or self.issued > count:
                continue
            if sign == ROTATED_SIGN and (self.is_host if place == HOST_MARK else int(place) in self.seats):
                raise BadTokenError()
            if sign == LEFT_SIGN:
                seats.discard(int(place))
        return self if len(seats) == len(self.seats) else msgspec.structs.replace(self, seats=tuple(sorted(seats)))


def left_seat_revocation(seat: int, change_number: int) -> str:
    """What is revoked when somebody leaves a seat: every token for it that was issued when no more than so many seats
    had been left and keys changed. No clock is asked: it might be set back, or another machine's be behind."""
    return f"{seat}{LEFT_SIGN}{change_number}"


def rotated_key_revocation(seat: int | None, change_number: int) -> str:
    """What is revoked when a key is changed: every token that was issued until then for this seat, or (None) to the
    host, with all else that it was good for. So a device that was lost has nothing left."""
    return f"{HOST_MARK if seat is None else seat}{ROTATED_SIGN}{change_number}"


def changed_seats(revoked_tokens: Iterable[str]) -> frozenset[str]:
    """The seats that were left and the keys that were changed since a table was opened: numbers of seats, and `host`.

    >>> sorted(changed_seats([left_seat_revocation(0, 7), rotated_key_revocation(None, 8), "0a1b"]))
    ['0', 'host']
    """
    return frozenset(place for place, sign, _ in map(_parse_revocation, revoked_tokens) if sign)


def change_count(departure_count: int, revoked_tokens: Iterable[str]) -> int:
    """How often a seat was left or a key changed: a token that is issued now is younger than all of that. The log
    knows the departures, also where what was revoked is not known yet.

    >>> change_count(0, []), change_count(1, [left_seat_revocation(0, 0), rotated_key_revocation(None, 1), "0a1b"])
    (0, 2)
    """
    return max([departure_count, *(count + 1 for _, sign, count in map(_parse_revocation, revoked_tokens) if sign)])


def _parse_revocation(revocation: str) -> tuple[str, str, int]:
    """Of a revocation that is revoked: whose tokens, the sign that says what happened (nothing for a single token or an
    invitation), and how often something had happened before."""
    for sign in (LEFT_SIGN, ROTATED_SIGN):
        place, divider, count = revocation.partition(sign)
        if divider:
            return place, sign, int(count)
    return "", "", 0


class Signer:
    """Makes and reads tokens with one key."""

    def __init__(self, secret_key: bytes) -> None:
        self._secret_key: Final = secret_key

    def _sign(self, purpose: str, signed_bytes: bytes) -> bytes:
        return hmac.digest(self._secret_key, purpose.encode() + b"\0" + signed_bytes, "sha256")[:16]

    def seat_token(self, match: str, seats: Iterable[int], issued_at: int, *, is_host: bool = False) -> str:
        """A new token for these seats of a match; for `issued_at` see :func:`change_count`."""
        body = msgspec.json.encode(
            SeatToken(secrets.token_hex(8), match, tuple(sorted(set(seats))), issued_at, is_host)
        )
        return SEAT_PREFIX + _encode(body) + "." + _encode(self._sign("seat", body))

    def read_seat_token(self, token_text: str, match: str) -> SeatToken:
        """What a token says; raises `BadTokenError`. See :meth:`SeatToken.after_revocations`."""
        if not token_text.startswith(SEAT_PREFIX) or len(token_text) > MAX_TOKEN_LENGTH:
            raise BadTokenError()
        try:
            body, signature = map(_decode, token_text[len(SEAT_PREFIX) :].split("."))
        except ValueError:
            raise BadTokenError() from None
        if not hmac.compare_digest(signature, self._sign("seat", body)):
            raise BadTokenError()
        token = msgspec.json.decode(body, type=SeatToken)
        if token.match != match:
            raise BadTokenError()
        return token

    def invitation(self, match: str) -> str:
        """A new invitation to a match: eight random bytes, and the proof that they were made here for it."""
        nonce = secrets.token_bytes(8)
        return INVITATION_PREFIX + _encode(nonce + self._sign("invitation", match.encode() + b"\0" + nonce)[:10])

    def read_invitation(self, invitation_text: str, match: str) -> str:
        """The id by which an invitation is revoked; raises `BadInvitationError` if it is not for this match."""
        if not invitation_text.startswith(INVITATION_PREFIX) or len(invitation_text) > MAX_TOKEN_LENGTH:
            raise BadInvitationError()
        try:
            said = _decode(invitation_text[len(INVITATION_PREFIX) :])
        except ValueError:
            raise BadInvitationError() from None
        nonce, signed = said[:8], said[8:]
        if not hmac.compare_digest(signed, self._sign("invitation", match.encode() + b"\0" + nonce)[:10]):
            raise BadInvitationError()
        return "i" + nonce.hex()

    def rematch_name(self, match: str, campaign_id: str = "") -> str:
        """The name of the rematch of a match, or of the stage of a campaign that follows it (`""`: its first): the same
        for everybody who asks, and to be guessed by nobody."""
        purpose = f"campaign {campaign_id}\0" if campaign_id else "rematch\0"
        return name_from_bytes(hmac.digest(self._secret_key, purpose.encode() + match.encode(), "sha256"))

    def campaign_key(self, campaign_id: str, key_changes: int = 0) -> str:
        """What whoever opened a campaign shows to go on with it or to delete it, once its key was changed so often."""
        body = f"{campaign_id}\0{key_changes}" if key_changes else campaign_id
        return CAMPAIGN_PREFIX + _encode(self._sign("campaign", body.encode()))

    def check_campaign_key(self, key_text: str, campaign_id: str, key_changes: int = 0) -> None:
        """Raises `BadTokenError` for any other."""
        if not hmac.compare_digest(key_text.encode(), self.campaign_key(campaign_id, key_changes).encode()):
            raise BadTokenError()


MATCH_NAME_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
MATCH_NAME_LENGTH: Final = 12


def name_from_bytes(random_bytes: bytes) -> str:
    """A match name from random bytes: letters and digits that can't be mistaken for each other."""
    number, base = int.from_bytes(random_bytes[:16], "big"), len(MATCH_NAME_ALPHABET)
    return "".join(MATCH_NAME_ALPHABET[number // base**place % base] for place in range(MATCH_NAME_LENGTH))


def new_match_name() -> str:
    """A new name for a match, to be guessed by nobody."""
    return name_from_bytes(secrets.token_bytes(16))


def is_match_name(match_name: str) -> bool:
    """Whether this could be the name of a match."""
    return len(match_name) == MATCH_NAME_LENGTH and all(letter in MATCH_NAME_ALPHABET for letter in match_name)


def session_token() -> str:
    """A new token for a device on which an account signs in."""
    return ACCOUNT_PREFIX + secrets.token_urlsafe(32)


def session_hash(token: str) -> str:
    """What the store keeps of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def _encode(raw_bytes: bytes) -> str:
    return base64.urlsafe_b64encode(raw_bytes).rstrip(b"=").decode()


def _decode(encoded_text: str) -> bytes:
    """Raises ValueError for anything but what :func:`_encode` writes."""
    try:
        data = base64.b64decode(encoded_text + "=" * (-len(encoded_text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError):
        raise ValueError(encoded_text[:10]) from None
    if _encode(data) != encoded_text:
        raise ValueError(encoded_text[:10])
    return data
