"""What a viewer sees of a match right now: the seats, the view, what may be decided, and the clocks."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta

from paddock.core.record import WrittenPlacing, write_outcome
from paddock.match.entries import Timestamp
from paddock.match.match import CLOCK_MODES, STATUS_GATHERING, STATUS_OVER, STATUS_PAUSED, STATUS_PLAYING, Match
from paddock.match.seats import ChatLine, ProposedAction, SeatInfo

ViewJson = Annotated[
    dict[str, Any], Meta(title="View", description="What a title shows of itself: its types have the title's own name.")
]
Status = Annotated[
    str, Meta(extra_json_schema={"enum": [STATUS_GATHERING, STATUS_PLAYING, STATUS_PAUSED, STATUS_OVER]})
]
ClockMode = Annotated[str, Meta(extra_json_schema={"enum": CLOCK_MODES})]


class ClockInfo(TypedDict):
    """How the table keeps time, and the milliseconds that each seat has `left`; null where it has as long as it likes.
    Nothing goes off them for the first `stands` milliseconds."""

    mode: ClockMode
    seconds: int
    increment: int
    days: int
    rules: bool
    left: list[int | None]
    stands: int
    banks: list[int] | None


class ProposalInfo(TypedDict):
    """The open proposal; `to` is the viewer's own update of the moment to go back to."""

    seat: int
    what: ProposedAction
    agreed: list[int]
    to: int | None


class UndoableStep(TypedDict):
    """A step that can be taken back: its place among those, and what was decided."""

    step: int
    do: str


class SeatPresence(TypedDict):
    """Whether the page of a seat's person shows the table (`here`), and if not, since when: a date in milliseconds,
    null where nobody was seen to leave."""

    here: bool
    away_since: int | None


class TableView(TypedDict):
    """The table as a viewer sees it; `you` is the viewer's seat, null for a spectator, and `number` the latest update
    that the viewer was told. `commitment` is the fingerprint of the fair seed; `now` is a date in milliseconds.

    Once the game has begun there are its `view` and `outcome` and, in `waiting`, the seats that owe a decision; for a
    seat its `question`, what it may decide and take back; at the end the `seed` and the `rematch`. Those who
    share a screen learn which of them may be asked before all eyes, for they have no secret: `open_seats`."""

    match: str
    number: int
    title: str
    settings: dict[str, Any]
    public: bool
    daily: str | None
    campaign: str | None
    status: Status
    you: int | None
    seats: list[SeatInfo]
    commitment: str
    clock: ClockInfo
    proposal: ProposalInfo | None
    chat: list[ChatLine]
    now: int
    watchers: NotRequired[int]
    presence: NotRequired[list[SeatPresence]]
    open_seats: NotRequired[list[int]]
    view: NotRequired[ViewJson]
    waiting: NotRequired[list[int]]
    outcome: NotRequired[list[WrittenPlacing] | None]
    seed: NotRequired[str]
    question: NotRequired[int]
    legal: NotRequired[list[str]]
    always_legal: NotRequired[list[str]]
    take_back: NotRequired[list[UndoableStep]]
    preview: NotRequired[ViewJson]
    rematch: NotRequired[str | None]


def table_view(match: Match, viewer: int | None, now: Timestamp) -> TableView:
    """All that a seat (or a spectator, None) needs to show the table, as JSON."""
    view: TableView = {
        "match": match.match_id,
        "number": match.feed.last_number(viewer),
        "title": match.opening_entry.title,
        "settings": match.opening_entry.settings,
        "public": match.opening_entry.public,
        "daily": match.opening_entry.daily or None,
        "campaign": match.opening_entry.campaign or None,
        "status": match.status,
        "you": viewer,
        "seats": [seat.info() for seat in match.seats],
        "commitment": match.seed_commitment,
        "clock": _clock_view(match, now),
        "proposal": _proposal_view(match, viewer),
        "chat": match.chat_lines[-50:],
        "now": now.at,
    }
    if match.game_session is not None:
        _add_game(view, match, viewer)
    return view


def _proposal_view(match: Match, viewer: int | None) -> ProposalInfo | None:
    proposal = match.proposal
    if proposal is None:
        return None
    place = -1 if viewer is None else viewer
    return {
        "seat": proposal.seat,
        "what": proposal.action,
        "agreed": proposal.agreed[:],
        "to": proposal.updates[place] if proposal.updates else None,
    }


def _clock_view(match: Match, now: Timestamp) -> ClockInfo:
    clocks = match.clocks
    moment = clocks.paused_at if clocks.paused_at is not None else match.clock_time(now)
    deadlines = [clocks.deadline(seat) for seat in range(len(match.seats))]
    settings = clocks.settings
    return {
        "mode": settings.mode,
        "seconds": settings.seconds,
        "increment": settings.increment,
        "days": settings.days,
        "rules": settings.rules,
        "left": [None if deadline is None else max(0, deadline - moment) for deadline in deadlines],
        "stands": now.paused_ms if clocks.has_time_limits else 0,
        "banks": clocks.banks[:] if settings.mode == "bank" else None,
    }


def _add_game(table_view: TableView, match: Match, viewer: int | None) -> None:
    """The game as the viewer sees it."""
    game_session = match.started_session()
    game, state = match.game, game_session.state
    outcome = game.outcome(state)
    table_view["view"] = game_session.view(viewer)
    table_view["waiting"] = match.waiting_for()
    table_view["outcome"] = write_outcome(outcome) if outcome is not None else None
    if match.status == STATUS_OVER:
        table_view["seed"] = match.opening_entry.seed
    if viewer is not None and match.status == STATUS_PLAYING:
        notation = game.space.notation
        table_view["question"] = match.questions[viewer]
        table_view["legal"] = [notation(decision) for decision in game.legal(state, viewer)]
        table_view["always_legal"] = [notation(decision) for decision in game.always_legal(state, viewer)]
        table_view["take_back"] = [
            {"step": place, "do": game_session.steps[n - game_session.first_step].do or ""}
            for place, n in enumerate(match.undoable_steps(viewer), 1)
        ]
        table_view["preview"] = game.preview(state, viewer)
