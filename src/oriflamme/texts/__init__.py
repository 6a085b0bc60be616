"""One message catalogue per language, read by the commands and later by the page.

The files are Fluent (`.ftl`), of which a small part is read here: messages, attributes, values over several
lines and `{ $name }`. Nothing but text lives here; all of it is written for this project.
"""

from oriflamme.texts.catalogue import Catalogue, english

__all__ = ["Catalogue", "english"]
