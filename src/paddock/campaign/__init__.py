"""What lasts from game to game: best results, and daily challenges. It reads logs and a store; no sockets."""
