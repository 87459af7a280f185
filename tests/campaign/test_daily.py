"""The daily challenge: the same for everybody, and another one tomorrow."""

from __future__ import annotations

from typing import Any

from paddock.campaign.daily import DAY_MILLISECONDS, daily_challenge, end_of_day, utc_date
from paddock.core.chance import FairChance
from paddock.core.registry import game
from tests.campaign.laps import START, Lap

TITLE = game("rallyman_gt")


def test_a_day_is_that_of_utc() -> None:
    assert utc_date(START) == "2026-11-15"
    assert utc_date(START - 1) == "2026-11-14"
    assert end_of_day(START) == end_of_day(START + DAY_MILLISECONDS - 1) == START + DAY_MILLISECONDS


def test_the_task_follows_from_title_and_date_alone() -> None:
    found, again, tomorrow = (daily_challenge(TITLE, day) for day in ("2026-11-15", "2026-11-15", "2026-11-16"))
    assert found is not None
    assert again is not None
    assert tomorrow is not None
    assert (found.settings, found.seed) == (again.settings, again.seed)
    assert found.seed != tomorrow.seed
    # What is published never changes: the daily challenge that people have driven stays what it was.
    assert found.settings == {"circuit": "1", "weather": "sun", "tyres": "open"}
    assert found.seed.hex() == "7e9bd7780fac216a9e60e537e2598b415de0393a3f66aacf5fe2da43e33277e0"


def test_a_title_without_records_has_no_task() -> None:
    assert daily_challenge(game("roborally"), "2026-11-15") is None


def test_every_task_can_be_driven_and_a_season_has_all_circuits_and_weathers() -> None:
    challenges = [daily_challenge(TITLE, utc_date(START + number * DAY_MILLISECONDS)) for number in range(200)]
    settings = [challenge.settings for challenge in challenges if challenge is not None]
    assert len(settings) == 200
    for each in settings:
        TITLE.setup(1, each)
    assert {each["circuit"] for each in settings} == {str(number) for number in range(1, 9)}
    assert {each["weather"] for each in settings} == {"sun", "rain"}
    assert {each["tyres"] for each in settings} == {"asphalt", "open"}


def test_everybody_meets_the_same_dice_in_the_same_order() -> None:
    challenge = daily_challenge(TITLE, "2026-11-15")
    assert challenge is not None
    settings: dict[str, Any] = challenge.settings
    first = Lap("Ann", seed=challenge.seed, daily=challenge.day, **settings).drive()
    again = Lap("Bob", seed=challenge.seed, daily=challenge.day, **settings).drive()
    assert first.match.seed_commitment == again.match.seed_commitment == FairChance.commit(challenge.seed)
    met = [[step.drawn for step in lap.match.started_session().steps] for lap in (first, again)]
    assert met[0] == met[1]
    assert first.seconds == again.seconds
