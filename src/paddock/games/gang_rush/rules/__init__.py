"""The rules of GangRush: positions, decisions, events, and what follows from what."""
