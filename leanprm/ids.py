"""Content digests: the ids that resume, caching, joins and `explain` rest on."""

from __future__ import annotations

import hashlib


def digest(*parts: str | int) -> str:
    """20 hex digits of SHA-256 over the parts, each length-prefixed, so that ("ab", "c") and ("a", "bc") differ."""
    h = hashlib.sha256()
    for part in parts:
        data = str(part).encode("utf-8", "surrogatepass")
        h.update(len(data).to_bytes(8, "big"))
        h.update(data)
    return h.hexdigest()[:20]
