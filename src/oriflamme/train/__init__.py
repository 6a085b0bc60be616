"""Trains the learned bots: games to learn from, lessons, and the file of weights.

`oriflamme train` teaches the network (selfplay), `oriflamme train-linear` the linear models.
Nothing here is needed to play.
"""
