"""The cards: one module per set, which reads like a list of the cards and their texts.

A new set is a module with a list CARDS, and two lines in `catalogue.py`.
"""
