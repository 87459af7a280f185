"""Setups and positions on which The Great Race is tried."""
