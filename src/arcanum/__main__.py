"""`python -m arcanum` is the `arcanum` command."""

import sys

from arcanum.cli import main

if __name__ == "__main__":
    sys.exit(main())
