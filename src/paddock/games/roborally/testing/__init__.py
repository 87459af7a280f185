"""Setups and positions on which RoboRally is tried."""
