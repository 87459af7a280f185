"""Rallyman: GT, clause by clause."""
