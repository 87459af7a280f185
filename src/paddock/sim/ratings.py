"""What the games of a tournament come to: who is ahead of whom how often, and ratings, both with intervals."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from paddock.sim.tournament_games import PlayedGame

DEVIATIONS_FOR_95_PERCENT: Final = 1.959964
"""Standard deviations on each side of 95 %."""
RATING_DEVIATIONS: Final = 2
"""Standard deviations on each side of a rating."""


class Comparison(msgspec.Struct, frozen=True):
    """How often one entrant was ahead of another, as a share from 0 to 1 with its interval of 95 %."""

    games: int
    share: float
    low: float
    high: float


class Rating(msgspec.Struct, frozen=True):
    """How strong an entrant is thought to be, in the units of OpenSkill: 25 is the middle."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - RATING_DEVIATIONS * self.sigma

    @property
    def high(self) -> float:
        return self.mu + RATING_DEVIATIONS * self.sigma


def ahead_share(played_games: PlayedGame, entrant: str, other_entrant: str) -> float | None:
    """How far one entrant was ahead of another in a game: every seat of the one is compared with every seat of the
    other, 1 for the better place and ½ for the same; the mean of these. None where they did not meet."""
    mine = [place for bot, place in zip(played_games.bots, played_games.places, strict=True) if bot == entrant]
    theirs = [place for bot, place in zip(played_games.bots, played_games.places, strict=True) if bot == other_entrant]
    if not mine or not theirs:
        return None
    points = sum((mine_ < their) + (mine_ == their) / 2 for mine_ in mine for their in theirs)
    return points / (len(mine) * len(theirs))


def compare_entrants(played_games: Iterable[PlayedGame], entrant: str, other_entrant: str) -> Comparison:
    """How often one was ahead of the other over many games. A game counts once, however many seats it has."""
    shares = [each for game in played_games if (each := ahead_share(game, entrant, other_entrant)) is not None]
    share = sum(shares) / len(shares) if shares else 0.5
    return Comparison(len(shares), share, *wilson_interval(share, len(shares)))


def wilson_interval(share: float, game_count: int) -> tuple[float, float]:
    """The interval of 95 % around a share that was seen in so many games (Wilson's; it is never outside 0 to 1)."""
    if game_count == 0:
        return 0.0, 1.0
    square = DEVIATIONS_FOR_95_PERCENT * DEVIATIONS_FOR_95_PERCENT / game_count
    middle = (share + square / 2) / (1 + square)
    half = (
        DEVIATIONS_FOR_95_PERCENT
        / (1 + square)
        * math.sqrt(share * (1 - share) / game_count + square / (4 * game_count))
    )
    return max(0.0, middle - half), min(1.0, middle + half)


def rate_entrants(entrant_names: Sequence[str], played_games: Iterable[PlayedGame]) -> dict[str, Rating]:
    """OpenSkill ratings (Plackett-Luce) by name. Games are counted by number, so that no pair comes before another;
    bots do not learn, so the model expects no drift (tau 0). One who has several seats gets the mean of what they
    gained."""
    model = PlackettLuce(tau=0.0)
    ratings = {name: model.rating(name=name) for name in entrant_names}
    for game in sorted(played_games, key=lambda each: (each.number, each.line_up)):
        if len(set(game.bots)) < 2:
            continue
        rated = model.rate([[ratings[name]] for name in game.bots], ranks=[float(place) for place in game.places])
        for name in set(game.bots):
            new = [team[0] for bot, team in zip(game.bots, rated, strict=True) if bot == name]
            mu, sigma = (
                sum(values) / len(new) for values in zip(*((each.mu, each.sigma) for each in new), strict=True)
            )
            ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: Rating(rating.mu, rating.sigma) for name, rating in ratings.items()}


def seconds_per_decision(played_games: Iterable[PlayedGame], entrant_name: str) -> float | None:
    """Seconds of processor time that a bot took for a decision that left it a choice; None if nobody counted them."""
    choices, seconds = 0, 0.0
    for game in played_games:
        for seat, bot in enumerate(game.bots):
            if bot == entrant_name:
                choices += game.choices[seat]
                seconds += game.seconds[seat]
    return seconds / choices if choices else None
