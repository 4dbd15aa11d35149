"""The command line: arguments in, calls to the library, results out. No logic of its own."""
