"""Lessons and examples: scripted games, as data."""
