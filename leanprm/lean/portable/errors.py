"""The one exception of this package."""


class PortableLeanError(Exception):
    """Portable Lean cannot be used here; the message says why and what to do."""
