"""The parts of a game of Rallyman: GT, one file for each."""
