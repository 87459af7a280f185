"""The attacks on a server, as one command, `make torture`: each module is one kind, and says what must hold."""
