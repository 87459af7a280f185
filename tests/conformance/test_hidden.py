"""Nobody sees what their seat may not see: what a seat is shown follows from what it may know, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.core.chance import LiveChance
from paddock.core.event import Event, EventLog
from paddock.core.game import Game
from paddock.core.leak_check import differing_paths, find_leaks
from paddock.core.record import canonical_json
from tests.conformance.trial import Moment, Trial, choose, own_trials, sampled, trials_of


def watchers(game: Game[Any], state: Any) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(game.seats(state)), None]


def test_nobody_can_tell_the_true_position_from_one_imagined_from_what_they_know(trial: Trial) -> None:
    game = trial.game
    for moment in sampled(trial, "leaks", each=2, more=0.003, standing=0.005):
        for seat in watchers(game, moment.state):
            source = LiveChance(trial.generator(moment.number, seat))
            assert not find_leaks(game, moment.state, seat, source), f"at decision {moment.number}, seat {seat}"


def test_an_imagined_position_is_a_whole_one_and_can_be_played_on(trial: Trial) -> None:
    game = trial.game
    for moment in sampled(trial, "imagined", each=2, more=0.002, standing=0.005):
        for seat in watchers(game, moment.state):
            chance = trial.generator(moment.number, seat)
            imagined = game.determinize(moment.state, seat, LiveChance(chance))
            game.check_invariants(imagined)
            for _ in range(15):
                if not game.waiting_for(imagined):
                    break
                _, who, decision = choose(game, imagined, chance)
                game.play(imagined, who, decision, LiveChance(chance))
                game.check_invariants(imagined)


def test_an_imagined_position_can_be_written_and_read(trial: Trial) -> None:
    game = trial.game
    for moment in sampled(trial, "imagined-written", each=1, more=0.002):
        for seat in watchers(game, moment.state):
            imagined = game.determinize(moment.state, seat, LiveChance(trial.generator(moment.number, seat)))
            again = game.load(msgspec.json.decode(canonical_json(game.dump(imagined))))
            assert canonical_json(game.dump(again)) == canonical_json(game.dump(imagined))


def test_imagining_does_not_hand_back_the_truth(game: Game[Any]) -> None:
    own = own_trials(game)
    if own is not None and not own.HAS_SECRETS:
        return
    differs = 0
    for moment in sampled(trials_of(game)[0], "truth"):
        imagined = game.determinize(moment.state, None, LiveChance(trials_of(game)[0].generator(moment.number)))
        differs += bool(differing_paths(game.dump(moment.state), game.dump(imagined), ""))
    assert differs


def is_unresolved(game: Game[Any], moment: Moment, after: Any) -> bool:
    """Whether several seats were deciding at once and still are: then a step of one tells the others nothing more
    than that it was made."""
    left = [seat for seat in moment.waiting if seat != moment.seat]
    return bool(left) and game.waiting_for(after) in (left, moment.waiting)


def test_what_others_decide_in_secret_shows_in_no_event_and_no_view(trial: Trial) -> None:
    game = trial.game
    for moment in sampled(trial, "secret", each=12, more=0.01):
        for seat in watchers(game, moment.state):
            if seat == moment.seat:
                continue
            true = game.copy(moment.state)
            imagined = game.determinize(moment.state, seat, LiveChance(trial.generator(moment.number, seat)))
            kind = moment.decision.kind
            same = [each for each in game.legal(imagined, moment.seat) if each.kind == kind]
            if moment.decision not in same and not game.space.kinds[kind].is_quiet:
                continue
            told: list[Event] = []
            game.play(true, moment.seat, moment.decision, LiveChance(trial.generator(moment.number)), EventLog(told))
            if not same or not is_unresolved(game, moment, true):
                continue
            other: list[Event] = []
            decision = moment.decision if moment.decision in same else same[0]
            game.play(imagined, moment.seat, decision, LiveChance(trial.generator(moment.number)), EventLog(other))
            seen = [game.events.json(event) for event in told if event.visible_to(seat)]
            assert seen == [game.events.json(event) for event in other if event.visible_to(seat)]
            found = differing_paths(game.view(true, seat), game.view(imagined, seat), "view")
            assert not found, f"after {game.space.notation(moment.decision)} of seat {moment.seat}, seat {seat}"


def test_what_a_seat_sees_of_its_own_quiet_step_does_not_depend_on_what_it_cannot_know(trial: Trial) -> None:
    game = trial.game
    for moment in sampled(trial, "own", each=12, more=0.01):
        if not game.space.kinds[moment.decision.kind].is_quiet:
            continue
        true, seat = game.copy(moment.state), moment.seat
        imagined = game.determinize(moment.state, seat, LiveChance(trial.generator(moment.number, seat)))
        told: list[Event] = []
        other: list[Event] = []
        game.play(true, seat, moment.decision, LiveChance(trial.generator(moment.number)), EventLog(told))
        game.play(imagined, seat, moment.decision, LiveChance(trial.generator(moment.number)), EventLog(other))
        assert [e for e in told if e.visible_to(seat)] == [e for e in other if e.visible_to(seat)]
        assert not differing_paths(game.view(true, seat), game.view(imagined, seat), "view")


def test_a_question_without_a_secret_can_be_asked_before_everybodys_eyes(trial: Trial) -> None:
    """Those who share a screen are not asked to look away: what is offered follows from what everybody knows, and what
    is chosen is no secret either as long as others still choose."""
    game = trial.game
    for moment in sampled(trial, "open", each=12, more=0.01):
        state, seat = moment.state, moment.seat
        if game.shows_secret(state, seat):
            continue
        imagined = game.determinize(state, None, LiveChance(trial.generator(moment.number, seat)))
        assert game.legal(imagined, seat) == game.legal(state, seat), f"at decision {moment.number}"
        assert game.preview(imagined, seat) == game.preview(state, seat), f"at decision {moment.number}"
        after = game.copy(state)
        game.play(after, seat, moment.decision, LiveChance(trial.generator(moment.number)))
        if is_unresolved(game, moment, after):
            assert not game.shows_secret(after, seat), f"after {game.space.notation(moment.decision)}"
