"""Calling language models: requests and answers as data, prompts as versioned files, clients behind one protocol."""
