"""The five Locations and what can be done there. [T-6]"""
