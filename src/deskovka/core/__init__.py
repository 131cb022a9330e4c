"""The engine: an agenda of steps, questions and options.  It knows no game."""
