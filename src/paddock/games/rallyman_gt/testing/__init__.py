"""Setups and positions on which Rallyman: GT is tried."""
