"""The Great Race: half-tracks across Africa, and René Estienne's Torpedo."""

from paddock.games.great_race.game import GAME

__all__ = ["GAME"]
