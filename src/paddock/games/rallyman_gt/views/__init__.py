"""What may be seen of a game of Rallyman: GT: by a seat, in advance, and by whoever draws it."""
