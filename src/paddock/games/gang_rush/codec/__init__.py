"""Positions of GangRush as JSON, both ways."""
