"""Dahlgaard's Academy, as far as the solo game needs it. [A-1]"""
