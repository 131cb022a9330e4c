"""The table server attacked, killed and loaded from outside: `make chaos`, and what tests of real processes share."""
