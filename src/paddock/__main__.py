"""`python -m paddock`, the same as the command `paddock`."""

from paddock.cli import main

if __name__ == "__main__":
    main()
