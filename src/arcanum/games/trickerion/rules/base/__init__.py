"""Trickerion for two to four players; it knows nothing of the Heir or the Academy."""
