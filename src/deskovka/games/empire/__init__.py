"""Eight-Minute Empire: Legends, with every variant of its rulebook (docs/rules/empire.md)."""
