"""Trains the learned bots: games to learn from, lessons, and the file of weights.

`oriflamme train` repeats all of it from a seed. Nothing here is needed to play.
"""
