"""Tests of the Lean text that portable Lean is built from."""
