"""The rules of Goofspiel. They import the kernel of Arcanum and nothing else."""
