"""What lasts from game to game of The Great Race."""
