"""What lasts from game to game: feats that were set, and a challenge for each day. It has logs and a store, no sockets."""
