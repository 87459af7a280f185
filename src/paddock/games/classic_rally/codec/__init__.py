"""Positions of Classic Rally as JSON, both ways."""
