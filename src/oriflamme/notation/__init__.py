"""Text for anything on the table, both ways: cards, rows, actions, positions; scenarios, traces, records.

What is said here is documented in docs/notation.md. No rule lives here: positions are handed to the
engine, and the engine says what is wrong with them.
"""
