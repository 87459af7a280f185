"""What may be seen of a game of The Great Race: by a seat, in advance, and by whoever draws it."""
