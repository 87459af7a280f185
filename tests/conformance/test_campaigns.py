"""Titles that go on from game to game: what is kept is plain, follows from the results alone, and can be said."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from paddock.core.campaign import Campaign, Said, Stage, campaign_of
from paddock.core.chance import LiveChance
from paddock.core.errors import BadSetupError
from paddock.core.game import Game, Json
from paddock.core.play import Play
from paddock.core.words import LANGUAGES, speak
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


def opened(game: Game[Any], seats: int, stage: Stage, chance: random.Random) -> Play[Any]:
    """A stage as a game that has begun."""
    if stage.position is not None:
        return Play.from_position(game, stage.position, LiveChance(chance), options=stage.options)
    return Play.start(game, seats, stage.options, LiveChance(chance))


def given_up(play: Play[Any], chance: random.Random, after: int) -> Any:
    """The end of a game: some steps at random, then everybody gives up."""
    game = play.game
    for step in range(LIMIT):
        waiting = game.waiting_for(play.state)
        if not waiting:
            break
        standing = game.standing(play.state, waiting[0]) if step >= after else []
        play.decide(waiting[0], chance.choice(standing or game.legal(play.state, waiting[0])))
    assert game.outcome(play.state) is not None
    return play.state


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
        kept = begun = plain(campaign.begin(seats, settings))
        results: list[Json] = []
        while (stage := campaign.stage(kept)) is not None:
            assert len(results) < 100
            play = opened(game, seats, stage, chance)
            assert play.seats == seats
            results.append(plain(campaign.result(given_up(play, chance, 30))))
            before = msgspec.json.encode(kept)
            after = plain(campaign.merge(kept, results[-1]))
            assert msgspec.json.encode(kept) == before
            kept = after
            lines = campaign.standings(kept).lines
            assert [line.seat for line in lines] == list(range(seats))
            assert sum(len(group.legs) for group in campaign.standings(kept).groups) == len(results)
        again = begun
        for result in results:
            again = campaign.merge(again, result)
        assert again == kept


def test_a_setting_that_is_none_is_refused(game: Game[Any], campaign: Campaign[Any]) -> None:
    with pytest.raises(BadSetupError):
        campaign.begin(seats_of(game, campaign)[1], {"no such setting": 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_it_is_said_in_both_languages(game: Game[Any], campaign: Campaign[Any], language: str) -> None:
    words = speak(language, game)

    def is_said(said: Said) -> None:
        assert words.has(said[0]), said
        assert "{" not in words.message(said[0], **said[1])

    for setting in campaign.settings:
        is_said((f"setting-{setting.name}", {}))
    is_said(("campaign-name", {}))
    chance, seats = random.Random(1), seats_of(game, campaign)[1]
    kept = campaign.begin(seats, {})
    stage = campaign.stage(kept)
    assert stage is not None
    is_said(stage.said)
    play = opened(game, seats, stage, chance)
    standings = campaign.standings(campaign.merge(kept, campaign.result(given_up(play, chance, 0))))
    for said in (standings.measure, *(group.said for group in standings.groups)):
        is_said(said)
    for leg in (leg for group in standings.groups for leg in group.legs):
        is_said(leg.said)
