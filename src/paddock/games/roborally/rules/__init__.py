"""The rules of RoboRally: positions, decisions, events, and what follows from what."""
