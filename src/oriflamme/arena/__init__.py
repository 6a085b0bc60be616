"""Games in great numbers: simulations, later matches, tournaments and ratings.

Mass work goes through `runner.py`, on this machine's processes. No rule and no text lives here, and
bots are given observations, never the game itself.
"""
