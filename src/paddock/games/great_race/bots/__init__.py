"""How The Great Race is played well: advice, plans, chances of winning, and what can be said of a decision."""
