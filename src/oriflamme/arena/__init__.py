"""Games in large numbers: simulations, matches, ladders, reports, measurements.

`runner.py` distributes the work over processes of this machine. This package has no rules, and bots get
observations, never the game itself.
"""
