"""Results that are ranked (lap times and the like).

A result is known by its match, seat and category. Writing one again changes nothing, so several processes may save
those of a match, or one more after one of them died. The tables are called `feat` and `judged`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from paddock.store.accounts import was_deleted
from paddock.store.database import Database, reading_method, writing_method
from paddock.store.models import DELETED_NAME, CategoryStanding, Leaderboard, RankedResult, anonymous_holder
from paddock.store.schema import TABLE_COLUMNS
from paddock.store.statements import StatementParameters, Transaction, insert_rows, query

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


class ResultTables(Database):
    """What was set in finished matches, and how it ranks."""

    @writing_method
    def save_results(self, match: str, results: Sequence[RankedResult]) -> Transaction[None]:
        """Keeps what was set in a finished match, all or nothing; doing it again changes nothing."""
        if results:
            saved = yield from _without_deleted_names(results)
            rows = [msgspec.structs.astuple(result)[: len(TABLE_COLUMNS["feat"])] for result in saved]
            yield insert_rows("feat", TABLE_COLUMNS["feat"], rows)
        yield insert_rows("judged", ("match_id",), [(match,)])

    @reading_method
    def has_saved_results(self, match: str) -> Transaction[bool]:
        """Whether that has been done, also where nothing was set."""
        return bool((yield query("select 1 from judged where match_id = $1", match)).rows)

    @reading_method
    def matches_without_results(
        self, titles: Sequence[str], status: str, max_count: int = 100, after_match: str = ""
    ) -> Transaction[list[str]]:
        """Matches of these titles with this status for which it has not been done, by name."""
        if not titles:
            return []
        values = StatementParameters([status, after_match, max_count])
        matches = yield query(
            "select match_id from listing where status = $1 and match_id > $2"
            " and not exists (select 1 from judged where judged.match_id = listing.match_id)"
            f" and title in ({', '.join(map(values.add, titles))}) order by match_id limit $3",
            *values,
        )
        return [match for (match,) in matches.rows]

    @reading_method
    def best_results(
        self, leaderboard: Leaderboard, max_count: int = 20, holder: str | None = None, except_match: str = ""
    ) -> Transaction[list[RankedResult]]:
        """The results of a leaderboard, best first, one for each holder; or those of one holder. With `except_match`,
        all that were set in other matches than that one."""
        return (yield from _best_results(leaderboard, max_count, holder, except_match))

    @reading_method
    def rank_of(self, leaderboard: Leaderboard, result_value: int) -> Transaction[int]:
        """The place that a value has, or would have, in a leaderboard; equal values share it."""
        values = StatementParameters()
        where = f"{_leaderboard_condition(leaderboard, values)} and {_counts_condition(leaderboard)}"
        sql = f"select count(*) from feat as this where {where} and this.value < {values.add(result_value)}"
        better = yield query(sql, *values)
        return int(better.rows[0][0]) + 1

    @reading_method
    def category_standings(self, title_name: str, max_count: int = 200) -> Transaction[list[CategoryStanding]]:
        """How the categories of a title stand, the one that was last driven for first; days apart."""
        categories = yield query(
            "select category, count(distinct holder) from feat where title = $1 and day = ''"
            " group by category order by max(achieved) desc, category limit $2",
            title_name,
            max_count,
        )
        standings: list[CategoryStanding] = []
        for category, holders in categories.rows:
            first = yield from _best_results(Leaderboard(title_name, category), 1)
            standings += [CategoryStanding(first[0], holders)] if first else []
        return standings

    @reading_method
    def match_results(self, match: str) -> Transaction[list[RankedResult]]:
        """What was set in a match."""
        results = yield query(f"{SELECT_RESULT} where this.match_id = $1 order by this.seat, this.category", match)
        return [_to_result(*row) for row in results.rows]

    @reading_method
    def result_trace(self, result: RankedResult) -> Transaction[bytes | None]:
        """How a result was done."""
        one = "select trace from feat where match_id = $1 and seat = $2 and category = $3"
        traces = yield query(one, result.match, result.seat, result.category)
        return bytes(traces.rows[0][0]) if traces.rows else None


def _without_deleted_names(results: Sequence[RankedResult]) -> Transaction[list[RankedResult]]:
    """The results as they are kept: those of an account that was deleted have lost its name."""
    saved: list[RankedResult] = []
    for result in results:
        folded_name = result.holder.removeprefix("@")
        if folded_name != result.holder and (yield from was_deleted(folded_name)):
            result = msgspec.structs.replace(result, holder=anonymous_holder(folded_name), name=DELETED_NAME)
        saved.append(result)
    return saved


def _leaderboard_condition(leaderboard: Leaderboard, parameters: StatementParameters) -> str:
    """The condition for the results of a leaderboard."""
    where = f"this.title = {parameters.add(leaderboard.title)} and this.day = {parameters.add(leaderboard.day)}"
    return where if leaderboard.day else f"{where} and this.category = {parameters.add(leaderboard.category)}"


def _counts_condition(leaderboard: Leaderboard) -> str:
    """The condition for those of them that count, one of each holder: of a day the first, otherwise the best."""
    before = EARLIER_SQL if leaderboard.day else f"other.category = this.category and {BETTER_SQL}"
    return f"not exists (select 1 from feat as other where {SAME_HOLDER_SQL} and {before})"


def _best_results(
    leaderboard: Leaderboard, max_count: int, holder: str | None = None, except_match: str = ""
) -> Transaction[list[RankedResult]]:
    values = StatementParameters()
    where = _leaderboard_condition(leaderboard, values)
    where += (
        f" and this.match_id <> {values.add(except_match)}"
        if except_match
        else f" and {_counts_condition(leaderboard)}"
    )
    if holder is not None:
        where += f" and this.holder = {values.add(holder)}"
    results = yield query(f"{SELECT_RESULT} where {where}{ORDER_SQL} limit {values.add(max_count)}", *values)
    return [_to_result(*row) for row in results.rows]


def _to_result(*row: Any) -> RankedResult:
    *columns, public = row
    return msgspec.structs.replace(RankedResult(*columns), public=bool(public))
