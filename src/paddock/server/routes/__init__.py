"""What the server answers, one file for each kind of thing that can be asked."""
