"""Games in great numbers: simulations, matches, ladders, reports, measurements.

Mass work goes through `runner.py`, on this machine's processes. No rule lives here, and bots are given
observations, never the game itself.
"""
