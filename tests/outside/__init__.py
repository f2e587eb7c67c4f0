"""A game from outside: installed as its users would, and played in every place."""
