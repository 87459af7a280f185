"""Positions of Rallyman: GT as JSON, both ways."""
