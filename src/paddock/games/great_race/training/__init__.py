"""The Great Race in numbers: for learners, and for statistics."""
