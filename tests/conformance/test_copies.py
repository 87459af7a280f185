"""A copy is a position of its own, and telling what happens changes nothing."""

from __future__ import annotations

from paddock.core.chance import LiveChance
from paddock.core.event import Event, EventLog
from paddock.core.record import canonical_json
from tests.conformance.trial import Trial, choose, sampled, wander

MADE_WHEN_NEEDED = frozenset({"card_deck_pile", "tile_bag_pile"})
"""What a copy leaves out because it can be made from the rest."""


def fields(state: object) -> dict[str, object]:
    """All that a position holds, in either form of the engine."""
    names = [name for name in dir(state) if not name.startswith("_")]
    return {name: value for name in names if not callable(value := getattr(state, name))}


def lists_in(value: object) -> list[int]:
    """Which lists a field holds, itself or within."""
    if not isinstance(value, list | tuple):
        return []
    return [*([id(value)] if isinstance(value, list) else []), *(found for item in value for found in lists_in(item))]


def test_a_copy_has_every_field_and_shares_no_list(trial: Trial) -> None:
    for moment in sampled(trial, "whole copies"):
        before, after = fields(moment.state), fields(trial.game.copy(moment.state))
        assert before.keys() == after.keys()
        for name, value in before.items():
            assert not {*lists_in(value)} & {*lists_in(after[name])}, name
            if name not in MADE_WHEN_NEEDED and "object at" not in repr(value):
                assert after[name] == value, name


def test_playing_on_a_copy_changes_neither_the_parent_nor_any_earlier_copy(trial: Trial) -> None:
    game, chance = trial.game, trial.generator("copies")
    kept = []
    for moment in wander(trial, "copies"):
        state = moment.state
        if moment.number % 7 and chance.random() > 0.05:
            continue
        before = canonical_json(game.dump(state))
        child = game.copy(state)
        assert canonical_json(game.dump(child)) == before
        kept.append((child, game.copy(child), before))
        game.play(child, moment.seat, moment.decision, LiveChance(trial.generator(moment.number)))
        for _ in range(3):
            if game.waiting_for(child):
                _, seat, decision = choose(game, child, chance)
                game.play(child, seat, decision, LiveChance(chance))
        assert canonical_json(game.dump(state)) == before
    for _, untouched, before in kept:
        assert canonical_json(game.dump(untouched)) == before


def test_asking_changes_nothing(trial: Trial) -> None:
    game = trial.game
    for moment in sampled(trial, "asking"):
        state = moment.state
        before = canonical_json(game.dump(state))
        for seat in range(game.seats(state)):
            game.legal(state, seat).clear()
            game.always_legal(state, seat).clear()
            game.view(state, seat)
            game.preview(state, seat)
            game.refusal_for(state, seat, moment.decision)
        game.waiting_for(state).clear()
        assert canonical_json(game.dump(state)) == before
        assert game.waiting_for(state) == moment.waiting
        assert moment.decision in game.legal(state, moment.seat)


def test_a_step_comes_out_the_same_whether_or_not_it_is_told(trial: Trial) -> None:
    game = trial.game
    for moment in sampled(trial, "told", each=6):
        told, silent = game.copy(moment.state), game.copy(moment.state)
        events: list[Event] = []
        game.play(told, moment.seat, moment.decision, LiveChance(trial.generator(moment.number)), EventLog(events))
        game.play(silent, moment.seat, moment.decision, LiveChance(trial.generator(moment.number)))
        assert canonical_json(game.dump(told)) == canonical_json(game.dump(silent))
        for event in events:
            assert len(event.args) == len(game.events.kinds[event.kind])
            game.events.json(event)
