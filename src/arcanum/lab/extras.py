"""What an adapter says when its library is not installed."""

from __future__ import annotations

from arcanum.kernel.errors import ArcanumError

PACKAGES = {"pyspiel": "open_spiel"}  # where the package is named otherwise than its module


class NotInstalled(ArcanumError):
    """A library of an extra is missing; the line says which extra brings it."""


def not_installed(missing: ImportError, extra: str = "lab") -> NotInstalled:
    """The one line for a failed import."""
    module = (missing.name or "a library").partition(".")[0]
    package = PACKAGES.get(module, module)
    return NotInstalled(f"{package} is not installed: pip install 'arcanum[{extra}]'")
