"""Seeds for random generators."""

from __future__ import annotations

import hashlib


def seed_of(*parts: object) -> int:
    """A seed made from these parts, unrelated to the seed of any others."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()) >> 2
