"""Positions of The Great Race as JSON, both ways."""
