"""Which rules these are: what was played under another version may not replay."""

from typing import Final

VERSION: Final = "1"
