"""The games of a tournament: who meets whom, on which seats, with which chances.

A game is fixed by the seed, by who meets and by its number. When, where and in which order games are played changes
nothing, and neither does the kind of tournament that asks for them.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from paddock.bots.bot import Bot
from paddock.core import registry
from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision
from paddock.core.game import Game
from paddock.sim.entrants import Entrant, fingerprint
from paddock.sim.external_bot import ExternalBot
from paddock.sim.game_runner import BotFault, play_to_end
from paddock.sim.translator import SimError

LineUp = tuple[str, ...]
"""Those who meet, by name, in alphabetical order."""


class TournamentSetup(msgspec.Struct, frozen=True):
    """What all games of a tournament have in common; it goes to every worker."""

    title: str
    settings: Mapping[str, object]
    seats: int
    seed: int
    entrants: tuple[Entrant, ...]
    fingerprint: str
    server_address: str = ""
    """The server on which games with bots from the network are played."""
    language: str = "en"


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game, as the tournament's file keeps it: who met, the number of the game, and by seat who sat
    there, the place, the decisions with a choice, the seconds of processor time that they took, and the title's
    statistics. `seconds_taken` is how many seconds went by from its beginning to its end."""

    line_up: LineUp
    number: int
    bots: list[str]
    places: list[int]
    choices: list[int]
    seconds: list[float]
    figures: list[dict[str, int | str | None]]
    seconds_taken: float
    faults: list[BotFault] = []


def seat_order(line_up: LineUp, seats: int, seed: int, game_number: int) -> list[str]:
    """Who sits where. Games come in sets of as many as there are seats: whoever meets is seated in a new order for each
    set, again from the start where seats are left, and moves on by a seat from game to game until all were everywhere.
    """
    order = list(line_up)
    random.Random(f"{seed}/seats/{'+'.join(line_up)}/{game_number // seats}").shuffle(order)
    filled = [order[seat % len(order)] for seat in range(seats)]
    turn = game_number % seats
    return filled[turn:] + filled[:turn]


class TimedBot(Bot):
    """A bot under a stopwatch, which runs only while it is asked."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.needs_position = bot.needs_position
        self.choice_count = 0
        self.total_seconds = 0.0
        self._bot = bot
        # One from a file thinks in another process, whose work this one's processor time does not show.
        self._read_clock = time.perf_counter if isinstance(bot, ExternalBot) else time.thread_time

    def choose(
        self, game: Game[Any], position: Any, seat: int, choices: Sequence[Decision], chance_source: ChanceSource
    ) -> Decision:
        self.choice_count += 1
        before = self._read_clock()
        try:
            return self._bot.choose(game, position, seat, choices, chance_source)
        finally:
            self.total_seconds += self._read_clock() - before


def play_games(setup: TournamentSetup, line_up: LineUp, numbers: Sequence[int]) -> list[PlayedGame]:
    """Plays some games of those who meet."""
    game = registry.game(setup.title)
    return [_play_game(game, setup, line_up, number) for number in numbers]


def play_games_remotely(setup: TournamentSetup, line_up: LineUp, numbers: Sequence[int]) -> list[PlayedGame]:
    """The same in another process, which may have other bots or another title. Raises `SimError` if it has."""
    if _local_fingerprint(setup.title) != setup.fingerprint:
        raise SimError(problem="tournament-other-code")
    return play_games(setup, line_up, numbers)


@cache
def _local_fingerprint(title_name: str) -> str:
    """What this process plays with: read once, for it goes on with what it has loaded."""
    return fingerprint(registry.game(title_name))


def _play_game(game: Game[Any], setup: TournamentSetup, line_up: LineUp, game_number: int) -> PlayedGame:
    began = time.perf_counter()
    by_name = {entrant.name: entrant for entrant in setup.entrants}
    names = seat_order(line_up, setup.seats, setup.seed, game_number)
    entrants = [by_name[name] for name in names]
    if any(entrant.is_online for entrant in entrants):
        from paddock.sim.online import play_online

        online = play_online(
            game, setup.settings, entrants, game_number, address=setup.server_address, language=setup.language
        )
        places, figures, faults = online
        choices, seconds = [0] * len(names), [0.0] * len(names)
    else:
        bots = [TimedBot(entrant.make_bot(game)) for entrant in entrants]
        table = play_to_end(game, bots, setup.settings, f"{setup.seed}/{game.title}/{'+'.join(line_up)}", game_number)
        places, figures, faults = [placing.place for placing in table.outcome.placings], table.figures, table.faults
        choices, seconds = [bot.choice_count for bot in bots], [round(bot.total_seconds, 6) for bot in bots]
    seconds_taken = round(time.perf_counter() - began, 6)
    return PlayedGame(line_up, game_number, names, places, choices, seconds, figures, seconds_taken, faults)
