"""The rules of Rallyman: GT: positions, decisions, events, and what follows from what."""
