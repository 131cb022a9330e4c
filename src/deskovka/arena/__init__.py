"""Many games: simulations and speed."""
