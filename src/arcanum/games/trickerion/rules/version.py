"""Which rules these are, and what each version changed for tables that are being played."""

from typing import Final

VERSION: Final = "2"

# Version, and the rules that mean something else since then.
CHANGES: Final[tuple[tuple[int, tuple[str, ...]], ...]] = (
    # Component Sale sells from the stock only; the Heir's plan cards; Ingenuity in the Academy.
    (2, ("T-13.5", "H-6.4", "A-5.7")),
)
