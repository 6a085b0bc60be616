"""A table as a pure state machine: its journal, its commands, clocks, deals and ratings.

Nothing here waits, writes or reads a clock.
"""
