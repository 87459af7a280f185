"""Positions of RoboRally as JSON, both ways."""
