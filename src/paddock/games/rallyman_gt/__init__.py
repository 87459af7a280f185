"""Rallyman: GT: lay your dice along the road, and decide with every roll how far you dare to go."""

from paddock.games.rallyman_gt.game import GAME, RallymanGT

__all__ = ["GAME", "RallymanGT"]
