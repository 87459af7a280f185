"""What every title must keep, asked of all of them: a new title gets these tests by existing."""
