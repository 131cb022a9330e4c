"""Positions to train with: one question of a game that was played, whose best answer is clear (docs/puzzles.md)."""
