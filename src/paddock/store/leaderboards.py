"""Feats: what is asked of the database to keep them, and to rank them.

A feat is known by its match, seat and category. Writing one again changes nothing, so a match may be judged by several
processes, or once more after one of them died.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from paddock.store.asking import Value, Work, insert, read, write
from paddock.store.kept import GONE, Feat, Field, Standing, nameless
from paddock.store.people import has_departed

COLUMNS: Final = (
    "match_id", "seat", "category", "title", "day", "value", "holder", "name", "achieved", "data", "trace"
)  # fmt: skip
LISTED: Final = (
    "select this.match_id, this.seat, this.category, this.title, this.day, this.value, this.holder, this.name,"
    " this.achieved, this.data, listing.public from feat as this left join listing on listing.match_id = this.match_id"
)
SAME: Final = "other.holder = this.holder and other.title = this.title and other.day = this.day"
EARLIER: Final = "(other.achieved, other.match_id, other.seat) < (this.achieved, this.match_id, this.seat)"
BETTER: Final = (
    "(other.value, other.achieved, other.match_id, other.seat) < (this.value, this.achieved, this.match_id, this.seat)"
)
ORDER: Final = " order by this.value, this.achieved, this.match_id, this.seat"


def judge(match: str, feats: Sequence[Feat]) -> Work[None]:
    """Keeps the feats of a match and remembers that there are no others."""
    if feats:
        feats = yield from _without_names(feats)
        rows: list[tuple[Value, ...]] = [
            (
                each.match, each.seat, each.category, each.title, each.day, each.value, each.holder, each.name, each.at,
                each.data, each.trace,
            )
            for each in feats
        ]  # fmt: skip
        yield insert("feat", COLUMNS, rows)
    yield write("insert into judged (match_id) values ($1) on conflict do nothing", match)


def _without_names(feats: Sequence[Feat]) -> Work[Sequence[Feat]]:
    """The feats as they are kept: those of an account that was deleted have lost its name."""
    found: list[Feat] = []
    for each in feats:
        its = each.holder.removeprefix("@")
        if its != each.holder and (yield from has_departed(its)):
            each = msgspec.structs.replace(each, holder=nameless(its), name=GONE)
        found.append(each)
    return found


def is_judged(match: str) -> Work[bool]:
    """Whether the feats of a match are known."""
    found = yield read("select 1 from judged where match_id = $1", match)
    return bool(found.rows)


def unjudged(titles: Sequence[str], status: str, limit: int, after: str) -> Work[list[str]]:
    """Matches of these titles that stand so in the lobby and were not judged, in the order of their names."""
    if not titles:
        return []
    places = ", ".join(f"${place}" for place in range(4, 4 + len(titles)))
    found = yield read(
        "select match_id from listing where status = $1 and match_id > $2"
        " and not exists (select 1 from judged where judged.match_id = listing.match_id)"
        f" and title in ({places}) order by match_id limit $3",
        status,
        after,
        limit,
        *titles,
    )
    return [match for (match,) in found.rows]


# -- ranking ---------------------------------------------------------------------------------------------------


def _counted(field: Field, values: list[Value]) -> str:
    """The condition for the feats of a field that count: of each holder one."""
    values += [field.title, field.day]
    if field.day:
        first = f"not exists (select 1 from feat as other where {SAME} and {EARLIER})"
        return f"this.title = $1 and this.day = $2 and {first}"
    values.append(field.category)
    return (
        "this.title = $1 and this.day = $2 and this.category = $3 and not exists"
        f" (select 1 from feat as other where {SAME} and other.category = this.category and {BETTER})"
    )


def best(field: Field, limit: int, holder: str | None, apart: str) -> Work[list[Feat]]:
    """The feats of a field that count, best first: of one holder, or of all; but for those of the match `apart`."""
    values: list[Value] = []
    if apart:
        return (yield from _best_apart(field, limit, holder, apart))
    where = _counted(field, values)
    if holder is not None:
        values.append(holder)
        where += f" and this.holder = ${len(values)}"
    values.append(limit)
    found = yield read(f"{LISTED} where {where}{ORDER} limit ${len(values)}", *values)
    return [_feat(*row) for row in found.rows]


def _best_apart(field: Field, limit: int, holder: str | None, apart: str) -> Work[list[Feat]]:
    """All feats of a field, not one for each holder: what there was besides a match."""
    values: list[Value] = [field.title, field.day, apart]
    where = "this.title = $1 and this.day = $2 and this.match_id <> $3"
    for column, value in (("category", "" if field.day else field.category), ("holder", holder or "")):
        if value:
            values.append(value)
            where += f" and this.{column} = ${len(values)}"
    values.append(limit)
    found = yield read(f"{LISTED} where {where}{ORDER} limit ${len(values)}", *values)
    return [_feat(*row) for row in found.rows]


def place(field: Field, value: int) -> Work[int]:
    """The place that a value has, or would have, in a field: equal ones share it."""
    values: list[Value] = []
    where = _counted(field, values)
    values.append(value)
    found = yield read(f"select count(*) from feat as this where {where} and this.value < ${len(values)}", *values)
    return int(found.rows[0][0]) + 1


def standings(title: str, limit: int) -> Work[list[Standing]]:
    """The categories of a title, the one that was last driven for first; days apart."""
    found = yield read(
        "select category, count(distinct holder) from feat where title = $1 and day = ''"
        " group by category order by max(achieved) desc, category limit $2",
        title,
        limit,
    )
    standing: list[Standing] = []
    for category, holders in found.rows:
        first = yield from best(Field(title, category), 1, None, "")
        standing += [Standing(first[0], holders)] if first else []
    return standing


def feats_of(match: str) -> Work[list[Feat]]:
    """What was set in a match."""
    found = yield read(f"{LISTED} where this.match_id = $1 order by this.seat, this.category", match)
    return [_feat(*row) for row in found.rows]


def trace(match: str, seat: int, category: str) -> Work[bytes | None]:
    """How a feat was done."""
    found = yield read(
        "select trace from feat where match_id = $1 and seat = $2 and category = $3", match, seat, category
    )
    return bytes(found.rows[0][0]) if found.rows else None


def _feat(
    match: str,
    seat: int,
    category: str,
    title: str,
    day: str,
    value: int,
    holder: str,
    name: str,
    achieved: float,
    data: bytes,
    public: int | None,
) -> Feat:
    return Feat(match, seat, category, title, day, value, holder, name, achieved, bytes(data), public=bool(public))
