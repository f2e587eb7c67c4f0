"""Which build of the rules is in use."""

from __future__ import annotations


def is_compiled() -> bool:
    """Whether the rules in use are the compiled ones."""
    return not __file__.endswith(".py")
