"""Learning from games: how good answers were, judged by what their seats could know (docs/review.md)."""
