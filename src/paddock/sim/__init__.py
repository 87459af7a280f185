"""Many games between bots: played in one process or several, counted, and written down."""
