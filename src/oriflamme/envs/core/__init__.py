"""The compiled part of the environments: many games at once, as arrays. It needs no NumPy."""
