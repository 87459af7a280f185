"""How hard the Torpedo of The Great Race is: who wins alone against it, how long it takes, and what a campaign brings.

    PYTHONPATH=src python tools/torpedo.py --games 200 --campaigns 20
    PYTHONPATH=src python tools/torpedo.py champion --games 100 --campaigns 5

For each level of Estienne's deck, without and with Legacy, the same games as `paddock sim great_race --seats BOT
--setting deck_level=LEVEL --setting legacy=WITH --seed SEED`; then as many of a crew that stays at home, in which only
the Torpedo drives; then campaigns of `--length` games in the Legendary way, game by game.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable

from paddock.bots.bot import Bot, decide
from paddock.bots.levels import make_bot
from paddock.bots.random_bot import RandomBot
from paddock.core.chance import LiveChance
from paddock.core.decision import Decision
from paddock.games.great_race.campaign.campaign import CAMPAIGN
from paddock.games.great_race.game import GAME
from paddock.sim.game_runner import FinishedGame, play_to_end

LEVELS = (1, 2, 3)
WAYS = ("legendary", "prudent")
PASS = GAME.space.parse("pass")


class AtHome(RandomBot):
    """A crew that never leaves: it passes where it may."""

    name = "at home"

    def choose(self, game: object, position: object, seat: int, legal: object, chance: object) -> Decision:
        return PASS if PASS in legal else legal[0]  # type: ignore[operator,index]


def rounds(tables: Iterable[FinishedGame]) -> str:
    """Fewest rounds, mean and most."""
    found = sorted(int(table.figures[0]["rounds"] or 0) for table in tables)
    return f"{found[0]}–{found[-1]}, mean {sum(found) / len(found):.2f}" if found else "never"


def against(bot: str, games: int, seed: int) -> None:
    """Its games at each level, without and with Legacy."""
    for level in LEVELS:
        for legacy in (False, True):
            settings = {"deck_level": level, "legacy": legacy}
            tables = [
                play_to_end(GAME, [make_bot(GAME, bot)], settings, f"{seed}/{GAME.title}", number)
                for number in range(games)
            ]
            won = [table for table in tables if table.outcome.victory_shares()[0]]
            lost = [table for table in tables if not table.outcome.victory_shares()[0]]
            share = f"{len(won)} of {games} ({len(won) / games:.1%})"
            print(f"deck {level}{' with Legacy' if legacy else ''}: won {share}", end="; ")
            print(f"rounds when won {rounds(won)}; when lost {rounds(lost)}", flush=True)


def alone(games: int, seed: int) -> None:
    """How many rounds the Torpedo takes if nobody drives against it."""
    for level in LEVELS:
        settings = {"deck_level": level}
        tables = [
            play_to_end(GAME, [AtHome()], settings, f"{seed}/{GAME.title}/home", number) for number in range(games)
        ]
        print(f"deck {level}, the Torpedo alone: rounds {rounds(tables)}", flush=True)


def campaign(bot: Bot, length: int, way: str, name: str) -> list[bool]:
    """Which games of a campaign were won."""
    kept = CAMPAIGN.initial_progress(1, {"games": length, "way": way})
    for number in range(length):
        stage = CAMPAIGN.stage(kept)
        if stage is None or stage.position is None:
            break
        chance_source = LiveChance(random.Random(f"{name}/{number}/table"))
        own = LiveChance(random.Random(f"{name}/{number}/bot"))
        state = GAME.load(stage.position)
        GAME.advance(state, chance_source)
        while GAME.waiting_for(state):
            GAME.play(state, 0, decide(bot, GAME, state, 0, own), chance_source)
        kept = CAMPAIGN.progress_after(kept, CAMPAIGN.result(state))
    history: list[dict[str, object]] = kept["history"]  # type: ignore[assignment]
    return [game["result"] == "player" for game in history]


def campaigns(bot: str, many: int, length: int, seed: int) -> None:
    """Campaigns game by game."""
    for way in WAYS:
        played = [campaign(make_bot(GAME, bot), length, way, f"{seed}/{way}/{number}") for number in range(many)]
        won = [sum(game) for game in zip(*played, strict=True)]
        share = f"{sum(won) / (many * length):.1%}"
        print(f"{many} campaigns, {way}: won {share}; game by game of {many}: {' '.join(map(str, won))}", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("bot", nargs="?", default="driver")
    reader.add_argument("--games", type=int, default=200)
    reader.add_argument("--campaigns", type=int, default=20)
    reader.add_argument("--length", type=int, default=12)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    against(asked.bot, asked.games, asked.seed)
    alone(asked.games, asked.seed)
    if asked.campaigns:
        campaigns(asked.bot, asked.campaigns, asked.length, asked.seed)


if __name__ == "__main__":
    main()
