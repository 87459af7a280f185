"""The Great Race in a terminal."""
