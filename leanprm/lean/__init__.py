"""Everything that talks to Lean: documents, engines, messages, attribution, soundness."""
