"""Classic Rally, clause by clause."""
