"""What lasts from game to game: feats that were set, and daily challenges. It reads logs and a store; no sockets."""
