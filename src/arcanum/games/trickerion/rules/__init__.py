"""The rules of Trickerion. They import the kernel and nothing else of Arcanum."""
