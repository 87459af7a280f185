"""What lasts from game to game of Rallyman: GT."""
