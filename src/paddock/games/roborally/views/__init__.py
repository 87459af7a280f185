"""What may be seen of a game of RoboRally: by a seat, in advance, and by whoever draws it."""
