"""What lies in the box of Rallyman: GT: dice, dashboards, tiles and circuits. Imports the core only."""
