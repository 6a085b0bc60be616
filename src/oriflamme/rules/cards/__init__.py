"""The catalogue of cards: one module a set, each reading like the card page of its rulebook.

Nothing else lives here. A new set is a module with a list CARDS, and two lines in `catalogue.py`.
"""
