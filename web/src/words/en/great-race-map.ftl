great-race-board = Map of Africa
