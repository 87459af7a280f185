"""What lies in the box of The Great Race: crews, cards, tiles and the map. Imports the core only."""
