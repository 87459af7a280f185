### The board: words that all titles share, and those of RoboRally's factory.

board-keys = Arrow keys look around, plus and minus change the size, 0 shows the whole board.
board-nearer = Nearer
board-farther = Farther
board-whole = Show the whole board
board-label = The course { $course }
board-now = What is being played
board-turn = Turn { NUMBER($turn, useGrouping: 0) }
board-register =
    { $register ->
        [0] No register is being played
       *[other] Register { $register } of 5
    }
