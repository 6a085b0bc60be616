"""Self-play: a network that plays, and one that judges, taught by games against themselves and others.

It needs `oriflamme[train]`. Nothing here is needed to play: bots/network.py reads what was learned.
"""
