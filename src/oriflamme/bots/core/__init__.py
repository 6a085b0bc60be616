"""The part of the bots that is compiled: imagined games by the thousand. Pure, as the rules are, but for
the clock that ends a search in time."""
