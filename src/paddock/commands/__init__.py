"""What the command line does, one module for each command; `paddock.cli` imports them only when they are asked for."""
