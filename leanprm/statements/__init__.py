"""Statements: reading them, and when two of them are the same theorem."""
