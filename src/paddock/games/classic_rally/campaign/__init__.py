"""What lasts from game to game of Classic Rally."""
