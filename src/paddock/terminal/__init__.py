"""Play in a terminal: the full-screen table, and the plain line mode that is the reference for screen readers."""
