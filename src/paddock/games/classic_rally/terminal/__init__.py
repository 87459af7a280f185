"""Classic Rally in a terminal."""
