"""Requests and sockets: who asks, how they reach a table, and the page for browsers."""
