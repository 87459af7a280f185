"""RoboRally (2005 rules): program a robot, and hope that nobody gets in its way."""

from paddock.games.roborally.game import RoboRally

GAME = RoboRally()

__all__ = ["GAME", "RoboRally"]
