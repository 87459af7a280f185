"""Everything can be said in French and in English."""

from __future__ import annotations

from typing import Any

from paddock.core.chance import LiveChance
from paddock.core.decision import Decision, Refusal
from paddock.core.event import Event, EventLog
from paddock.core.game import Game
from paddock.core.translations import LANGUAGES, missing_messages, translations_for
from tests.conformance.trial import Trial, sampled, wander


def said(text: str, key: str) -> None:
    """A sentence that came out whole: no bare key, no hole where an argument should be."""
    assert text
    assert text != key
    assert "{" not in text, text
    assert "  " not in text, text
    assert text == text.strip()


def test_every_message_exists_in_both_languages(game: Game[Any]) -> None:
    assert missing_messages(game) == []


def test_everything_that_happens_in_a_random_game_can_be_said(trial: Trial) -> None:
    game = trial.game
    events: set[Event] = set()
    for moment in wander(trial, "told", standing=0.005):
        told: list[Event] = []
        game.play(
            game.copy(moment.state), moment.seat, moment.decision, LiveChance(trial.generator("told")), EventLog(told)
        )
        events.update(told)
    for language in LANGUAGES:
        translations = translations_for(language, game)
        for event in events:
            said(translations.event(event), f"event-{event.kind}".capitalize())


def test_every_decision_and_refusal_that_is_met_can_be_said(trial: Trial) -> None:
    game, chance = trial.game, trial.generator("refusals")
    decisions: set[Decision] = set()
    refusals: dict[tuple[str, str], Refusal] = {}
    for moment in sampled(trial, "refusals", each=2, more=0.005, standing=0.01):
        decisions.update(game.legal(moment.state, moment.seat), game.always_legal(moment.state, moment.seat))
        for kind in game.space.kinds:
            decision = game.space.from_number(kind.first_number + chance.randrange(kind.size))
            for seat in range(game.seats(moment.state)):
                refusal = game.refusal_for(moment.state, seat, decision)
                if refusal is not None:
                    refusals[refusal.clause_id, refusal.message_key] = refusal
    for language in LANGUAGES:
        translations = translations_for(language, game)
        for decision in decisions:
            assert translations.has_message(f"do-{game.space.kinds[decision.kind].name}")
            said(translations.decision(decision), "")
        for refusal in refusals.values():
            assert translations.has_message(refusal.message_key), refusal.message_key
            sentence = translations.refusal(refusal)
            said(sentence, refusal.message_key)
            assert refusal.clause_id in sentence


def test_every_result_can_be_said(trial: Trial) -> None:
    game = trial.game
    for seed in range(3):
        state = None
        for moment in wander(trial, "result", seed, standing=0.02):
            state = moment.state
        outcome = game.outcome(state)
        assert outcome is not None
        for language in LANGUAGES:
            translations = translations_for(language, game)
            for placing in outcome.placings:
                assert translations.has_message(placing.key), placing.key
                said(translations.placing(placing), placing.key)
