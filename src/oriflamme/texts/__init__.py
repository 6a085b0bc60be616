"""One message catalogue per language, in Fluent's format (`.ftl`), read by the commands and by the page.

Nothing but text lives here; all of it is written for this project.
"""

from oriflamme.texts.catalogue import (
    LANGUAGES,
    Catalogue,
    MissingText,
    catalogue,
    english,
    of_the_system,
    understood,
)

__all__ = ["LANGUAGES", "Catalogue", "MissingText", "catalogue", "english", "of_the_system", "understood"]
