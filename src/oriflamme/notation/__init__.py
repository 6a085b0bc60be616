"""Text for anything on the table, both ways: cards, rows, actions, positions; scenarios, traces, records.

What is said here is documented in docs/notation.md. No rule lives here: positions are handed to the
engine, and the engine says what is wrong with them. Only what a line tells beside the cards, such as whose
text is being carried out or what went back to a hand, is held against them here.
"""
