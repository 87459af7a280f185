"""Titles that go on from game to game: what is kept is plain, follows from the results alone, and can be said."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from paddock.core.campaign import Campaign, MessageKeyAndArgs, Stage, campaign_of
from paddock.core.chance import LiveChance
from paddock.core.errors import BadSetupError
from paddock.core.game import Game, Json, Setting
from paddock.core.game_session import GameSession
from paddock.core.translations import LANGUAGES, translations_for
from tests.conformance.trial import LIMIT


@pytest.fixture
def campaign(game: Game[Any]) -> Campaign[Any]:
    found = campaign_of(game)
    if found is None:
        pytest.skip("not played from game to game")
    return found


def seats_of(game: Game[Any], campaign: Campaign[Any]) -> tuple[int, int]:
    """For how few and how many a campaign is."""
    return campaign.seats or (game.min_seats, game.max_seats)


def opened(game: Game[Any], seats: int, stage: Stage, chance: random.Random) -> GameSession[Any]:
    """A stage as a game that has begun."""
    if stage.position is not None:
        return GameSession.from_position(game, stage.position, LiveChance(chance), settings=stage.settings)
    return GameSession.start(game, seats, stage.settings, LiveChance(chance))


def chosen(campaign: Campaign[Any], chance: random.Random) -> Json:
    """Something for each of the choices before a game; now and then one is left out."""

    def value(choice: Setting) -> object:
        if choice.choices:
            return chance.choice(choice.choices)
        if isinstance(choice.default, bool):
            return chance.random() < 0.5
        return chance.randint(choice.low, choice.high)

    return {choice.name: value(choice) for choice in campaign.choices if chance.random() < 0.8}


def given_up(game_session: GameSession[Any], chance: random.Random, after: int) -> Any:
    """The end of a game: some steps at random, then everybody gives up."""
    game = game_session.game
    for step in range(LIMIT):
        waiting = game.waiting_for(game_session.state)
        if not waiting:
            break
        standing = game.always_legal(game_session.state, waiting[0]) if step >= after else []
        game_session.decide(waiting[0], chance.choice(standing or game.legal(game_session.state, waiting[0])))
    assert game.outcome(game_session.state) is not None
    return game_session.state


def plain(found: Json) -> Json:
    """JSON as it comes back from a file."""
    again: Json = msgspec.json.decode(msgspec.json.encode(found))
    assert again == found
    return again


def test_a_campaign_ends_and_adds_up_again_from_its_results(game: Game[Any], campaign: Campaign[Any]) -> None:
    least, most = seats_of(game, campaign)
    for seats in range(least, most + 1):
        chance = random.Random(seats)
        settings = {setting.name: setting.default for setting in campaign.settings}
        kept = begun = plain(campaign.initial_progress(seats, settings))
        assert [line.place for line in campaign.standings(kept).lines] == [None] * seats, "nothing was played yet"
        results: list[Json] = []
        while campaign.stage(kept) is not None:
            assert len(results) < 100
            before, wanted = msgspec.json.encode(kept), chosen(campaign, chance)
            stage = campaign.stage(plain(campaign.choose(kept, wanted)))
            assert stage is not None
            game_session = opened(game, seats, stage, chance)
            assert game_session.seats == seats
            results.append(plain(campaign.result(given_up(game_session, chance, 30))))
            expected = {**campaign.default_choices(kept), **wanted}
            after = plain(campaign.progress_after(kept, results[-1]))
            assert msgspec.json.encode(kept) == before
            kept = after
            assert campaign.default_choices(kept) == expected, "the next game is played like this one"
            lines = campaign.standings(kept).lines
            assert [line.seat for line in lines] == list(range(seats))
            assert sum(len(group.stages) for group in campaign.standings(kept).groups) == len(results)
        again = begun
        for result in results:
            again = campaign.progress_after(again, result)
        assert again == kept


def test_a_setting_that_is_none_is_refused(game: Game[Any], campaign: Campaign[Any]) -> None:
    with pytest.raises(BadSetupError):
        campaign.initial_progress(seats_of(game, campaign)[1], {"no such setting": 1})


def test_the_usual_choices_can_be_made_and_change_nothing(game: Game[Any], campaign: Campaign[Any]) -> None:
    kept = campaign.initial_progress(seats_of(game, campaign)[1], {})
    usual = campaign.default_choices(kept)
    assert list(usual) == [choice.name for choice in campaign.choices]
    assert campaign.choose(kept, usual) == campaign.choose(kept, {}) == kept
    with pytest.raises(BadSetupError):
        campaign.choose(kept, {"no such choice": 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_it_is_said_in_both_languages(game: Game[Any], campaign: Campaign[Any], language: str) -> None:
    translations = translations_for(language, game)

    def is_said(said: MessageKeyAndArgs) -> None:
        assert translations.has_message(said[0]), said
        assert "{" not in translations.message(said[0], **said[1])

    for setting in (*campaign.settings, *campaign.choices):
        is_said((f"setting-{setting.name}", {}))
    is_said(("campaign-name", {}))
    chance, seats = random.Random(1), seats_of(game, campaign)[1]
    kept = campaign.initial_progress(seats, {})
    stage = campaign.stage(kept)
    assert stage is not None
    is_said(stage.message)
    game_session = opened(game, seats, stage, chance)
    standings = campaign.standings(campaign.progress_after(kept, campaign.result(given_up(game_session, chance, 0))))
    for said in (standings.measure, *(group.message for group in standings.groups)):
        is_said(said)
    for leg in (leg for group in standings.groups for leg in group.stages):
        is_said(leg.message)
