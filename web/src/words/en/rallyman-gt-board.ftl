### Rallyman: GT's board: the circuit, the cars, the order of the round.

gt-board = The track: { $circuit }
