"""GangRush in a terminal."""
