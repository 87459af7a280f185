"""The parts of The Great Race, one file for each."""
