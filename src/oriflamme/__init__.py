"""The card game Oriflamme: its rules, its notation, and what plays it.

Start with `oriflamme.rules`. ORIFLAMME_PURE=1 in the environment runs everything uncompiled.
"""

import os

__version__ = "0.1.0"

if os.environ.get("ORIFLAMME_PURE", "0") not in ("", "0"):
    from oriflamme import _pure

    _pure.install()
