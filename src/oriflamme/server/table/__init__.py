"""A table as a pure state machine: its journal, what may be asked of it, clocks, deals and ratings.

Nothing here waits, writes or looks at a clock.
"""
