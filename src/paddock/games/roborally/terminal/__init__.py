"""RoboRally in a terminal."""
