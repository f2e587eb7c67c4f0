"""Dahlgaard's Heir: the opponent of a solo game, as rules of the game. [H-0.1]"""
