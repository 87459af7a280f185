"""Setups and positions on which Classic Rally is tried."""
