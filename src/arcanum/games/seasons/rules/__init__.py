"""The rules of Seasons. They import the kernel and nothing else of Arcanum."""
