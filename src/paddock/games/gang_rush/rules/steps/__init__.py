"""The parts of a round, one file each."""
