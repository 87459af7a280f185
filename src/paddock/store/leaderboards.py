"""Results that are ranked (lap times and the like): the SQL that keeps them and ranks them.

A result is known by its match, seat and category. Writing one again changes nothing, so several processes may save
those of a match, or one more after one of them died. The tables are called `feat` and `judged`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from paddock.store.accounts import was_deleted
from paddock.store.models import DELETED_NAME, CategoryStanding, Leaderboard, RankedResult, anonymous_holder
from paddock.store.statements import Transaction, Value, insert_rows, query, write

COLUMNS: Final = (
    "match_id", "seat", "category", "title", "day", "value", "holder", "name", "achieved", "data", "trace"
)  # fmt: skip
SELECT_RESULT: Final = (
    "select this.match_id, this.seat, this.category, this.title, this.day, this.value, this.holder, this.name,"
    " this.achieved, this.data, listing.public from feat as this left join listing on listing.match_id = this.match_id"
)
SAME_HOLDER_SQL: Final = "other.holder = this.holder and other.title = this.title and other.day = this.day"
EARLIER_SQL: Final = "(other.achieved, other.match_id, other.seat) < (this.achieved, this.match_id, this.seat)"
BETTER_SQL: Final = (
    "(other.value, other.achieved, other.match_id, other.seat) < (this.value, this.achieved, this.match_id, this.seat)"
)
ORDER_SQL: Final = " order by this.value, this.achieved, this.match_id, this.seat"


def save_results(match: str, results: Sequence[RankedResult]) -> Transaction[None]:
    """Keeps the results of a match and remembers that there are no others."""
    if results:
        results = yield from _without_deleted_names(results)
        rows: list[tuple[Value, ...]] = [
            (
                each.match, each.seat, each.category, each.title, each.day, each.value, each.holder, each.name, each.at,
                each.data, each.trace,
            )
            for each in results
        ]  # fmt: skip
        yield insert_rows("feat", COLUMNS, rows)
    yield write("insert into judged (match_id) values ($1) on conflict do nothing", match)


def _without_deleted_names(results: Sequence[RankedResult]) -> Transaction[Sequence[RankedResult]]:
    """The results as they are kept: those of an account that was deleted have lost its name."""
    found: list[RankedResult] = []
    for each in results:
        folded_name = each.holder.removeprefix("@")
        if folded_name != each.holder and (yield from was_deleted(folded_name)):
            each = msgspec.structs.replace(each, holder=anonymous_holder(folded_name), name=DELETED_NAME)
        found.append(each)
    return found


def has_saved_results(match: str) -> Transaction[bool]:
    """Whether the results of a match are known."""
    found = yield query("select 1 from judged where match_id = $1", match)
    return bool(found.rows)


def matches_without_results(titles: Sequence[str], status: str, limit: int, after: str) -> Transaction[list[str]]:
    """Matches of these titles that stand so in the lobby and were not judged, in the order of their names."""
    if not titles:
        return []
    places = ", ".join(f"${place}" for place in range(4, 4 + len(titles)))
    found = yield query(
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


def _counting_condition(leaderboard: Leaderboard, values: list[Value]) -> str:
    """The condition for the results of a leaderboard that count: of each holder one."""
    values += [leaderboard.title, leaderboard.day]
    if leaderboard.day:
        first = f"not exists (select 1 from feat as other where {SAME_HOLDER_SQL} and {EARLIER_SQL})"
        return f"this.title = $1 and this.day = $2 and {first}"
    values.append(leaderboard.category)
    return (
        "this.title = $1 and this.day = $2 and this.category = $3 and not exists"
        f" (select 1 from feat as other where {SAME_HOLDER_SQL} and other.category = this.category and {BETTER_SQL})"
    )


def best_results(
    leaderboard: Leaderboard, limit: int, holder: str | None, except_match: str
) -> Transaction[list[RankedResult]]:
    """The results of a leaderboard that count, best first: of one holder or of all, not those of `except_match`."""
    values: list[Value] = []
    if except_match:
        return (yield from _results_of_other_matches(leaderboard, limit, holder, except_match))
    where = _counting_condition(leaderboard, values)
    if holder is not None:
        values.append(holder)
        where += f" and this.holder = ${len(values)}"
    values.append(limit)
    found = yield query(f"{SELECT_RESULT} where {where}{ORDER_SQL} limit ${len(values)}", *values)
    return [_to_result(*row) for row in found.rows]


def _results_of_other_matches(
    leaderboard: Leaderboard, limit: int, holder: str | None, except_match: str
) -> Transaction[list[RankedResult]]:
    """All results of a leaderboard, not one for each holder: what there was besides a match."""
    values: list[Value] = [leaderboard.title, leaderboard.day, except_match]
    where = "this.title = $1 and this.day = $2 and this.match_id <> $3"
    for column, value in (("category", "" if leaderboard.day else leaderboard.category), ("holder", holder or "")):
        if value:
            values.append(value)
            where += f" and this.{column} = ${len(values)}"
    values.append(limit)
    found = yield query(f"{SELECT_RESULT} where {where}{ORDER_SQL} limit ${len(values)}", *values)
    return [_to_result(*row) for row in found.rows]


def rank_of(leaderboard: Leaderboard, value: int) -> Transaction[int]:
    """The place that a value has, or would have, in a leaderboard: equal ones share it."""
    values: list[Value] = []
    where = _counting_condition(leaderboard, values)
    values.append(value)
    found = yield query(f"select count(*) from feat as this where {where} and this.value < ${len(values)}", *values)
    return int(found.rows[0][0]) + 1


def category_standings(title: str, limit: int) -> Transaction[list[CategoryStanding]]:
    """The categories of a title, the one that was last driven for first; days apart."""
    found = yield query(
        "select category, count(distinct holder) from feat where title = $1 and day = ''"
        " group by category order by max(achieved) desc, category limit $2",
        title,
        limit,
    )
    standing: list[CategoryStanding] = []
    for category, holders in found.rows:
        first = yield from best_results(Leaderboard(title, category), 1, None, "")
        standing += [CategoryStanding(first[0], holders)] if first else []
    return standing


def match_results(match: str) -> Transaction[list[RankedResult]]:
    """What was set in a match."""
    found = yield query(f"{SELECT_RESULT} where this.match_id = $1 order by this.seat, this.category", match)
    return [_to_result(*row) for row in found.rows]


def result_trace(match: str, seat: int, category: str) -> Transaction[bytes | None]:
    """How a result was done."""
    found = yield query(
        "select trace from feat where match_id = $1 and seat = $2 and category = $3", match, seat, category
    )
    return bytes(found.rows[0][0]) if found.rows else None


def _to_result(
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
) -> RankedResult:
    return RankedResult(
        match, seat, category, title, day, value, holder, name, achieved, bytes(data), public=bool(public)
    )
