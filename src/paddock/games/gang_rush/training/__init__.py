"""GangRush in numbers: for learners, and for statistics."""
