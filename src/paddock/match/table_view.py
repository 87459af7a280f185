"""What a viewer sees of a match right now: the seats, the view, what may be decided, and the clocks."""

from __future__ import annotations

from typing import Any

from paddock.core.record import write_outcome
from paddock.match.entries import Timestamp
from paddock.match.match import OVER, PLAYING, Match


def table_view(match: Match, viewer: int | None, now: Timestamp) -> dict[str, Any]:
    """All that a seat (or a spectator, None) needs to show the table, as JSON."""
    view: dict[str, Any] = {
        "match": match.id,
        "number": match.feed.last_number(viewer),
        "title": match.opened.title,
        "settings": match.opened.settings,
        "public": match.opened.public,
        "daily": match.opened.daily or None,
        "campaign": match.opened.campaign or None,
        "status": match.status,
        "you": viewer,
        "seats": [seat.json() for seat in match.seats],
        "commitment": match.commitment,
        "clock": _clock_view(match, now),
        "proposal": _proposal_view(match, viewer),
        "chat": match.chat[-50:],
        "now": now.at,
    }
    if match.play is not None:
        view |= _game_view(match, viewer)
    return view


def _proposal_view(match: Match, viewer: int | None) -> dict[str, Any] | None:
    """The open proposal; `to` is the viewer's own update of the moment to go back to."""
    proposal = match.proposal
    if proposal is None:
        return None
    place = -1 if viewer is None else viewer
    return {**proposal.json(), "to": proposal.updates[place] if proposal.updates else None}


def _clock_view(match: Match, now: Timestamp) -> dict[str, Any]:
    """The time that each seat has left, in milliseconds; null where it has as long as it likes. It does not go down for
    the first `stands` milliseconds."""
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
        "stands": now.paused_ms if clocks.are_used else 0,
        "banks": clocks.banks if settings.mode == "bank" else None,
    }


def _game_view(match: Match, viewer: int | None) -> dict[str, Any]:
    """The game as the viewer sees it."""
    play = match.started_play()
    game, state = match.game, play.state
    outcome = game.outcome(state)
    shown: dict[str, Any] = {
        "view": play.views[viewer] if viewer in play.views else game.view(state, viewer),
        "waiting": match.waiting_for(),
        "outcome": write_outcome(outcome) if outcome is not None else None,
    }
    if match.status == OVER:
        shown["seed"] = match.opened.seed
    if viewer is not None and match.status == PLAYING:
        notation = game.space.notation
        shown["question"] = match.questions[viewer]
        shown["legal"] = [notation(decision) for decision in game.legal(state, viewer)]
        shown["always_legal"] = [notation(decision) for decision in game.always_legal(state, viewer)]
        shown["take_back"] = [
            {"step": place, "do": play.steps[n - play.first_step].do}
            for place, n in enumerate(match.undoable_steps(viewer), 1)
        ]
        shown["preview"] = game.preview(state, viewer)
    return shown
