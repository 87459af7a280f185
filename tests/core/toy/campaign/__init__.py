"""What lasts from game to game of the toy."""
