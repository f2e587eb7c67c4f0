"""What the cards do: small functions, and the table from card to functions."""
