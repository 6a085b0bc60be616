"""Text for anything on the table, both ways: cards, rows, actions, positions; scenarios, traces, records.

docs/notation.md documents it. No rule lives here: the engine checks positions and says what is wrong with
them. This package checks only what a line says apart from the cards, such as whose text is being carried
out or what went back to a hand.
"""
