"""Networks that learn a game by playing it with themselves (docs/learning.md)."""
