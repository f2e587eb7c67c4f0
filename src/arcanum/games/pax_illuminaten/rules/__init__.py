"""The rules of Pax Illuminaten. They import the kernel and nothing else of Arcanum."""
