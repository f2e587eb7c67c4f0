"""Goofspiel for research: what a seat sees, as tensors."""
