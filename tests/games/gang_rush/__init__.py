"""GangRush, clause by clause."""
