"""Accounts, sessions, seats and keys.

Accounts are found by the folded form of their name; sessions and seats hold that form too.
"""

from __future__ import annotations

import secrets
from typing import Final

from paddock.core.names import fold_name
from paddock.store.database import Database, reading_method, writing_method, writing_once_method
from paddock.store.errors import NameTakenError, NoSuchAccountError
from paddock.store.models import DELETED_NAME, Account, AccountSeat, Session, anonymous_holder, name_hash
from paddock.store.statements import Transaction, insert_rows, query, write

SELECT_SESSION: Final = (
    "select session.token_hash, account.name, session.created, session.expires"
    " from session join account on account.folded = session.account"
)


class AccountTables(Database):
    """Who keeps their games, on which devices and in which seats; which tokens are void; and the server's own keys."""

    @writing_once_method
    def create_account(self, may_be_committed: bool, account_name: str, password_hash: str) -> Transaction[Account]:
        """Opens an account; `NameTakenError` if the name is in use, capitals and the like apart. A hash has a random
        salt: finding the same one means that an earlier try of ours was made."""
        now = self._read_clock()
        row = (fold_name(account_name), account_name, password_hash, now)
        added = yield insert_rows("account", ("folded", "name", "password_hash", "created"), [row])
        if not added.changed_rows:
            there = yield from _read_account(account_name)
            if not may_be_committed or there is None or there.password_hash != password_hash:
                raise NameTakenError(name=account_name)
            return there
        if (
            yield from was_deleted(fold_name(account_name))
        ):  # asked last: it may have been deleted while we waited to insert
            raise NameTakenError(name=account_name)
        return Account(account_name, password_hash, now)

    @reading_method
    def account(self, account_name: str) -> Transaction[Account | None]:
        """The account with this name, however it is written."""
        return (yield from _read_account(account_name))

    @writing_once_method
    def set_password(
        self,
        may_be_committed: bool,
        account_name: str,
        password_hash: str,
        *,
        expected_hash: str | None = None,
        keep_session: str | None = "",
    ) -> Transaction[None]:
        """Changes a password and ends all sessions of the account but `keep_session`, or none of them (None).
        `NoSuchAccountError` if there is none, or if its hash is no longer the `expected_hash`; finding the new one
        means that an earlier try of ours was made."""
        yield from _lock_account(account_name, expected_hash, password_hash if may_be_committed else None)
        yield write("update account set password_hash = $1 where folded = $2", password_hash, fold_name(account_name))
        if keep_session is not None:
            yield write(
                "delete from session where account = $1 and token_hash <> $2", fold_name(account_name), keep_session
            )

    @writing_once_method
    def delete_account(
        self, may_be_committed: bool, account_name: str, *, expected_hash: str | None = None
    ) -> Transaction[None]:
        """Removes an account with its sessions and its hold on seats. The matches stay, and its results without its
        name; of the name itself a hash stays, so that nobody else can take it: logs say who sat where by name.
        `NoSuchAccountError` if its hash is no longer the `expected_hash`."""
        if expected_hash is not None and not may_be_committed:
            yield from _lock_account(account_name, expected_hash)
        folded_name = fold_name(account_name)
        gone = yield write("delete from account where folded = $1", folded_name)
        if not gone.changed_rows:
            return
        yield write("delete from session where account = $1", folded_name)
        yield write("delete from seat where account = $1", folded_name)
        yield insert_rows("departed", ("name_hash",), [(name_hash(folded_name),)])
        without_name = "update feat set holder = $1, name = $2 where holder = $3"
        yield write(without_name, anonymous_holder(folded_name), DELETED_NAME, f"@{folded_name}")

    @writing_method
    def open_session(
        self, account_name: str, token_hash: str, expires_at: float, *, expected_hash: str | None = None
    ) -> Transaction[None]:
        """Signs a device in until `expires_at` (seconds since 1970), and forgets the sessions of this account that are
        over; `NoSuchAccountError` if there is no account, or if its hash is no longer the `expected_hash`."""
        now = self._read_clock()
        yield from _lock_account(account_name, expected_hash)
        yield write("delete from session where account = $1 and expires <= $2", fold_name(account_name), now)
        row = (token_hash, fold_name(account_name), now, expires_at)
        yield insert_rows("session", ("token_hash", "account", "created", "expires"), [row])

    @reading_method
    def session(self, token_hash: str) -> Transaction[Session | None]:
        """The session of a token, if it is neither over nor revoked."""
        good = yield query(f"{SELECT_SESSION} where token_hash = $1 and expires > $2", token_hash, self._read_clock())
        return Session(*good.rows[0]) if good.rows else None

    @reading_method
    def sessions(self, account_name: str) -> Transaction[list[Session]]:
        """The devices on which an account is signed in, the last first."""
        where = " where account = $1 and expires > $2 order by session.created desc, token_hash"
        good = yield query(SELECT_SESSION + where, fold_name(account_name), self._read_clock())
        return [Session(*row) for row in good.rows]

    @writing_method
    def close_session(self, token_hash: str) -> Transaction[None]:
        """Signs a device out."""
        yield write("delete from session where token_hash = $1", token_hash)

    @writing_method
    def close_sessions(self, account_name: str) -> Transaction[None]:
        """Signs all devices of an account out."""
        yield write("delete from session where account = $1", fold_name(account_name))

    @writing_method
    def take_seat(self, match: str, seat: int, account: str) -> Transaction[None]:
        """Gives a seat to an account; `NoSuchAccountError` if there is none."""
        yield from _lock_account(account)
        upsert = (
            "insert into seat (match_id, seat, account) values ($1, $2, $3)"
            " on conflict (match_id, seat) do update set account = excluded.account"
        )
        yield write(upsert, match, seat, fold_name(account))

    @writing_method
    def leave_seat(self, match: str, seat: int) -> Transaction[None]:
        """Takes a seat from whatever account has it."""
        yield write("delete from seat where match_id = $1 and seat = $2", match, seat)

    @reading_method
    def seats(self, account: str) -> Transaction[list[AccountSeat]]:
        """The seats of an account, the youngest match first."""
        own = yield query(
            "select seat.match_id, seat.seat, account.name from seat join account on account.folded = seat.account"
            " left join listing on listing.match_id = seat.match_id where seat.account = $1"
            " order by coalesce(listing.created, 0) desc, seat.match_id desc, seat.seat",
            fold_name(account),
        )
        return [AccountSeat(*row) for row in own.rows]

    @writing_method
    def revoke_token(self, match: str, token: str) -> Transaction[None]:
        """Remembers that a seat token, known by its id, is no longer good."""
        yield insert_rows("revoked", ("match_id", "token"), [(match, token)])

    @reading_method
    def revoked_tokens(self, match: str) -> Transaction[frozenset[str]]:
        """The ids of the seat tokens of a match that are no longer good."""
        revoked = yield query("select token from revoked where match_id = $1", match)
        return frozenset(token for (token,) in revoked.rows)

    @writing_method
    def check_writable(self) -> Transaction[None]:
        """Writes a row and takes it away again, to see that the database can be written."""
        yield insert_rows("revoked", ("match_id", "token"), [("", "probe")])
        yield write("delete from revoked where match_id = $1 and token = $2", "", "probe")

    @writing_method
    def ensure_secret_key(self, key_name: str) -> Transaction[bytes]:
        """32 random bytes, made when first asked for: every process of one store signs with the same key."""
        yield insert_rows("secret", ("name", "data"), [(key_name, secrets.token_bytes(32))])
        key = yield query("select data from secret where name = $1", key_name)
        return bytes(key.rows[0][0])


def _read_account(account_name: str) -> Transaction[Account | None]:
    known = yield query("select name, password_hash, created from account where folded = $1", fold_name(account_name))
    return Account(*known.rows[0]) if known.rows else None


def was_deleted(folded_name: str) -> Transaction[bool]:
    """Whether there was an account of this folded name."""
    departed = yield query("select 1 from departed where name_hash = $1", name_hash(folded_name))
    return bool(departed.rows)


def _lock_account(
    account_name: str, expected_hash: str | None = None, new_hash: str | None = None
) -> Transaction[None]:
    """Refuses an account that is not there, or whose password's hash is neither the one that is expected (None: any)
    nor the one that we have made. Writing a row as it is keeps others from changing it until we have committed."""
    hashes = [] if expected_hash is None else [expected_hash, new_hash or expected_hash]
    among = " and password_hash in ($2, $3)" if hashes else ""
    locked = yield write(
        f"update account set created = created where folded = $1{among}", fold_name(account_name), *hashes
    )
    if not locked.changed_rows:
        raise NoSuchAccountError(name=account_name)
