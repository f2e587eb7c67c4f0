"""`arcanum admin`: look after the database of a server, also while the server runs."""
