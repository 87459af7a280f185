"""What lies in the box of Classic Rally: cards, tiles and the road that they make. Imports the core only."""
