"""Classic Rally: three checkpoints, two cars, fourteen cards, and the road that you laid yourselves."""

from paddock.games.classic_rally.game import GAME, ClassicRally

__all__ = ["GAME", "ClassicRally"]
