"""A table: seats, clocks, consent, chat, spectators and bots around one game. No sockets, no clock of its own."""
