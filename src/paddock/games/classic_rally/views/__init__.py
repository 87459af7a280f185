"""What may be seen of a game of Classic Rally: by a seat, in advance, and by whoever draws it."""
