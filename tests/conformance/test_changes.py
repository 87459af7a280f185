"""An event says what it changes: what somebody saw, with the changes that they were told, is what they see now."""

from __future__ import annotations

from paddock.core.chance import LiveChance
from paddock.core.changes import with_changes
from paddock.core.event import Event
from paddock.core.game import Json
from tests.conformance.trial import Trial, choose


def test_the_view_before_with_the_changes_that_were_told_is_the_view_after(trial: Trial) -> None:
    dice = trial.generator("changes")
    game_session = trial.play(LiveChance(dice))
    game = game_session.game
    viewers = (*range(game.seats(game_session.state)), None)
    game_session.watch(viewers)
    views = {viewer: game.view(game_session.state, viewer) for viewer in viewers}
    for number in range(400):
        if not game.waiting_for(game_session.state):
            break
        _, seat, decision = choose(game, game_session.state, dice)
        events = game_session.decide(seat, decision)
        unseen = game_session.unseen_changes(lambda _: True)
        views = {viewer: with_changes(told(views[viewer], viewer, events), unseen[viewer]) for viewer in viewers}
        seen = {viewer: game.view(game_session.state, viewer) for viewer in viewers}
        assert views == seen, f"{trial.seed('changes')}, decision {number}"


def told(view: Json, viewer: int | None, events: list[Event]) -> Json:
    """A view after what events said that they changed in it; nothing is said of an event that one may not know of."""
    for event in events:
        assert event.visible_to(viewer) == (viewer in event.changes)
        view = with_changes(view, event.changes.get(viewer, []))
    return view
