"""What lasts from game to game: feats that were set, and a task for each day. It reads logs and stores; no sockets."""
