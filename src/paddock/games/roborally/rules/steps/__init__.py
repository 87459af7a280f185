"""The steps of a game of RoboRally, one module for each part of the turn. `advance.py` calls them in order."""
