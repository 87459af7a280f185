"""What may be seen of a game of GangRush: by a seat, in advance, and by whoever draws it."""
