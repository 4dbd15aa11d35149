"""Measurements of speed and strength: `python -m perf.<name>`, each ending in the bars it must hold."""
