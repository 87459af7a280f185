"""GangRush: Breakout: bring your loot over the bridge, richer than the others, and not last."""

from paddock.games.gang_rush.game import GAME, GangRush

__all__ = ["GAME", "GangRush"]
