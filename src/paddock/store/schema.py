"""The tables, as numbered steps: a new store takes all of them, an older one those that it lacks.

One text serves both databases; only the names of types differ. A step that has been released is never changed. A new
column has a default, so that backups of older stores can be restored.
"""

from __future__ import annotations

from typing import Final

APPLICATION_ID: Final = 0x50616464
"""What marks an SQLite file as ours ("Padd")."""

MIGRATIONS: Final[list[str]] = [
    """
    create table log (
        id {identity},
        match_id text not null,
        number bigint not null,
        data {bytes} not null
    );
    create unique index log_match_number on log (match_id, number);

    create table snapshot (
        match_id text not null,
        number bigint not null,
        data {bytes} not null,
        primary key (match_id, number)
    );

    create table listing (
        match_id text primary key,
        title text not null,
        status text not null,
        public smallint not null,
        data {bytes} not null,
        created double precision not null,
        changed double precision not null
    );
    create index listing_created on listing (created, match_id);
    create index listing_status on listing (status, created, match_id);

    create table account (
        folded text primary key,
        name text not null,
        password_hash text not null,
        created double precision not null
    );

    create table session (
        token_hash text primary key,
        account text not null,
        created double precision not null,
        expires double precision not null
    );
    create index session_account on session (account);

    create table seat (
        match_id text not null,
        seat bigint not null,
        account text not null,
        primary key (match_id, seat)
    );
    create index seat_account on seat (account);

    create table revoked (
        match_id text not null,
        token text not null,
        primary key (match_id, token)
    );

    create table secret (
        name text primary key,
        data {bytes} not null
    )
    """,
    """
    create table feat (
        match_id text not null,
        seat bigint not null,
        category text not null,
        title text not null,
        day text not null,
        value bigint not null,
        holder text not null,
        name text not null,
        achieved double precision not null,
        data {bytes} not null,
        trace {bytes} not null,
        primary key (match_id, seat, category)
    );
    create index feat_category on feat (title, category, day, value);
    create index feat_day on feat (title, day, value);
    create index feat_holder on feat (holder, title, category, day);

    create table judged (
        match_id text primary key
    )
    """,
    """
    create table campaign (
        campaign_id text not null,
        number bigint not null,
        title text not null,
        match_id text not null,
        changed double precision not null,
        data {bytes} not null,
        primary key (campaign_id, number)
    );
    create index campaign_match on campaign (match_id)
    """,
    """
    create table running (
        name text primary key,
        ms bigint not null
    )
    """,
    """
    create table departed (
        name_hash text primary key
    )
    """,
]

TABLE_COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "log": ("match_id", "number", "data"),
    "snapshot": ("match_id", "number", "data"),
    "listing": ("match_id", "title", "status", "public", "data", "created", "changed"),
    "account": ("folded", "name", "password_hash", "created"),
    "session": ("token_hash", "account", "created", "expires"),
    "seat": ("match_id", "seat", "account"),
    "revoked": ("match_id", "token"),
    "secret": ("name", "data"),
    "feat": (
        "match_id", "seat", "category", "title", "day", "value", "holder", "name", "achieved", "data", "trace"
    ),
    "judged": ("match_id",),
    "campaign": ("campaign_id", "number", "title", "match_id", "changed", "data"),
    "running": ("name", "ms"),
    "departed": ("name_hash",),
}  # fmt: skip
"""What a backup holds, in this order: all columns but the ids, which are a store's own."""

PRIMARY_KEY_LENGTHS: Final[dict[str, int]] = {
    "log": 2, "snapshot": 2, "listing": 1, "account": 1, "session": 1, "seat": 2, "revoked": 2, "secret": 1,
    "feat": 3, "judged": 1, "campaign": 2, "running": 1, "departed": 1,
}  # fmt: skip
"""How many of a table's first columns make its key; a backup lists rows in the order of that key."""

SQLITE_TYPES: Final = {"identity": "integer primary key", "bytes": "blob"}
POSTGRESQL_TYPES: Final = {"identity": "bigint generated always as identity primary key", "bytes": "bytea"}


def current_version() -> int:
    """The version that this Paddock writes."""
    return len(MIGRATIONS)


def migration_statements(existing_version: int, types: dict[str, str]) -> list[str]:
    """What brings a store of version `existing_version` (0: an empty one) up to now, statement by statement."""
    return [
        statement.strip()
        for step in MIGRATIONS[existing_version:]
        for statement in step.format_map(types).split(";")
        if statement.strip()
    ]
