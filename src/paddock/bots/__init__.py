"""Bots: seats that decide by themselves, from what a seat may see."""
