"""Rallyman: GT in numbers: for learners, and for statistics."""
