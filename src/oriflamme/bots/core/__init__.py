"""The compiled part of the bots: imagined games by the thousand. It is as pure as the rules, except for the
clock that ends a search in time."""
