"""The Great Race, clause by clause."""
