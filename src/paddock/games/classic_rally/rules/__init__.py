"""The rules of Classic Rally: positions, decisions, events, and what follows from what."""
