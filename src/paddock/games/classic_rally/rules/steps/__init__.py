"""The parts of a game of Classic Rally, one file for each."""
