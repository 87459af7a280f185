"""Classic Rally in numbers: for learners, and for statistics."""
