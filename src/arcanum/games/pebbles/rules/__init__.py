"""The rules of Pebbles. They import the kernel and nothing else of Arcanum."""
