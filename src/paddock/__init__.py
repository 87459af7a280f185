"""Paddock: racing board games, kept, tuned and raced."""

__version__ = "0.1.0"
