"""What lies in the box of GangRush: dice, drivers, tiles and the bridge. Imports the core only."""
