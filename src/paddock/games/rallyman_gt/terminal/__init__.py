"""Rallyman: GT in a terminal."""
