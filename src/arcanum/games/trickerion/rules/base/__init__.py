"""Trickerion for two to four players. The Heir and the Academy join it as modules."""
