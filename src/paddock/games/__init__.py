"""The titles: one folder each, all of the same shape."""
