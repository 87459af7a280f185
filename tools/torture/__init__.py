"""The attacks on a server, as one command: `make torture`. Each module is one kind of attack, and says what must hold."""
