"""The rules of The Great Race: positions, decisions, events, and what follows from what."""
