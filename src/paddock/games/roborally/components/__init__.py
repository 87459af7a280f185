"""What lies in the box of RoboRally: cards, Options, robots, boards and courses. Imports the core only."""
