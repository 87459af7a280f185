"""Accounts, sessions, seats and keys: the SQL for each.

Accounts are found by the folded form of their name; sessions and seats hold that form too.
"""

from __future__ import annotations

from paddock.core.names import fold_name
from paddock.store.errors import NameTakenError, NoSuchAccountError
from paddock.store.models import DELETED_NAME, Account, AccountSeat, Session, anonymous_holder, name_hash
from paddock.store.statements import Transaction, query, write


def create_account(name: str, password_hash: str, now: float, maybe_committed: bool) -> Transaction[Account]:
    """Opens an account. A hash has a random salt: with `maybe_committed`, finding the same one means that an earlier
    try of ours was made."""
    added = yield write(
        "insert into account (folded, name, password_hash, created) values ($1, $2, $3, $4) on conflict do nothing",
        fold_name(name),
        name,
        password_hash,
        now,
    )
    if not added.changed:
        found = yield from account(name)
        if not maybe_committed or found is None or found.password_hash != password_hash:
            raise NameTakenError(name=name)
        return found
    if (yield from was_deleted(fold_name(name))):  # asked last: it may have been deleted while we waited to insert
        raise NameTakenError(name=name)
    return Account(name, password_hash, now)


def account(name: str) -> Transaction[Account | None]:
    """An account by its name."""
    found = yield query("select name, password_hash, created from account where folded = $1", fold_name(name))
    return Account(*found.rows[0]) if found.rows else None


def set_password(
    name: str, password_hash: str, known: str | None, keep: str | None, maybe_committed: bool
) -> Transaction[None]:
    """A new password. Whoever was signed in with the old one no longer is, but for the session `keep`, or (None) for
    everybody. With `maybe_committed`, finding the new one means that an earlier try of ours was made."""
    yield from _lock_account(name, *_accepted_hashes(known, password_hash if maybe_committed else None))
    yield write("update account set password_hash = $1 where folded = $2", password_hash, fold_name(name))
    if keep is not None:
        yield write("delete from session where account = $1 and token_hash <> $2", fold_name(name), keep)


def delete_account(name: str, known: str | None) -> Transaction[None]:
    """Removes an account and all that is only its own. What it did stays without its name; of the name itself a hash
    stays, so that nobody else can take it: logs say who sat where by name."""
    if known is not None:
        yield from _lock_account(name, known)
    folded_name = fold_name(name)
    gone = yield write("delete from account where folded = $1", folded_name)
    if not gone.changed:
        return
    yield write("delete from session where account = $1", folded_name)
    yield write("delete from seat where account = $1", folded_name)
    yield write("insert into departed (name_hash) values ($1) on conflict do nothing", name_hash(folded_name))
    yield write(
        "update feat set holder = $1, name = $2 where holder = $3",
        anonymous_holder(folded_name),
        DELETED_NAME,
        f"@{folded_name}",
    )


def was_deleted(folded_name: str) -> Transaction[bool]:
    """Whether there was an account of this folded name."""
    found = yield query("select 1 from departed where name_hash = $1", name_hash(folded_name))
    return bool(found.rows)


def open_session(name: str, token_hash: str, now: float, expires: float, known: str | None) -> Transaction[None]:
    """Signs in, and forgets the sessions of this account that are over."""
    yield from _lock_account(name, *_accepted_hashes(known))
    yield write("delete from session where account = $1 and expires <= $2", fold_name(name), now)
    yield write(
        "insert into session (token_hash, account, created, expires) values ($1, $2, $3, $4) on conflict do nothing",
        token_hash,
        fold_name(name),
        now,
        expires,
    )


def session(token_hash: str, now: float) -> Transaction[Session | None]:
    """The session of a token that is still good."""
    found = yield query(f"{_SESSION} where token_hash = $1 and expires > $2", token_hash, now)
    return Session(*found.rows[0]) if found.rows else None


def sessions(name: str, now: float) -> Transaction[list[Session]]:
    """All sessions of an account that are still good, the newest first."""
    found = yield query(
        f"{_SESSION} where account = $1 and expires > $2 order by session.created desc, token_hash",
        fold_name(name),
        now,
    )
    return [Session(*row) for row in found.rows]


_SESSION = (
    "select session.token_hash, account.name, session.created, session.expires"
    " from session join account on account.folded = session.account"
)


def close_session(token_hash: str) -> Transaction[None]:
    """Signs one device out."""
    yield write("delete from session where token_hash = $1", token_hash)


def close_sessions(name: str) -> Transaction[None]:
    """Signs all devices out."""
    yield write("delete from session where account = $1", fold_name(name))


def take_seat(match: str, seat: int, name: str) -> Transaction[None]:
    """The seat is this account's from now on."""
    yield from _lock_account(name)
    yield write(
        "insert into seat (match_id, seat, account) values ($1, $2, $3)"
        " on conflict (match_id, seat) do update set account = excluded.account",
        match,
        seat,
        fold_name(name),
    )


def leave_seat(match: str, seat: int) -> Transaction[None]:
    """The seat is nobody's."""
    yield write("delete from seat where match_id = $1 and seat = $2", match, seat)


def seats(name: str) -> Transaction[list[AccountSeat]]:
    """All seats of an account."""
    found = yield query(
        "select seat.match_id, seat.seat, account.name from seat join account on account.folded = seat.account"
        " left join listing on listing.match_id = seat.match_id where seat.account = $1"
        " order by coalesce(listing.created, 0) desc, seat.match_id desc, seat.seat",
        fold_name(name),
    )
    return [AccountSeat(*row) for row in found.rows]


def revoke_token(match: str, token: str) -> Transaction[None]:
    """A seat token that is no longer good."""
    yield write("insert into revoked (match_id, token) values ($1, $2) on conflict do nothing", match, token)


def revoked_tokens(match: str) -> Transaction[frozenset[str]]:
    """The seat tokens of a match that are no longer good."""
    found = yield query("select token from revoked where match_id = $1", match)
    return frozenset(token for (token,) in found.rows)


def check_writable() -> Transaction[None]:
    """Writes and leaves nothing behind."""
    yield write("insert into revoked (match_id, token) values ($1, $2) on conflict do nothing", "", "probe")
    yield write("delete from revoked where match_id = $1 and token = $2", "", "probe")


def secret_key(name: str, fresh: bytes) -> Transaction[bytes]:
    """The key of this name; `fresh` becomes it if there is none yet."""
    yield write("insert into secret (name, data) values ($1, $2) on conflict do nothing", name, fresh)
    found = yield query("select data from secret where name = $1", name)
    return bytes(found.rows[0][0])


def _accepted_hashes(known: str | None, made: str | None = None) -> list[str]:
    return [] if known is None else [each for each in (known, made) if each is not None]


def _lock_account(name: str, *known: str) -> Transaction[None]:
    """Refuses an account that is not there, or whose password's hash is none of those that are known. Writing a row as
    it is keeps others from changing it until we have committed."""
    among = f" and password_hash in ({', '.join(f'${at + 2}' for at in range(len(known)))})" if known else ""
    found = yield write(f"update account set created = created where folded = $1{among}", fold_name(name), *known)
    if not found.changed:
        raise NoSuchAccountError(name=name)
