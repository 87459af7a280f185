"""Setups and positions on which GangRush is tried."""
