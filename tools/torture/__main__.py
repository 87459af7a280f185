"""`python -m tools.torture`; `make torture` runs it."""

from __future__ import annotations

if __name__ == "__main__":  # servers are forked, and import this module again: so nothing is read above
    import sys

    from tools.torture.command import main

    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("· ended before it was over")
