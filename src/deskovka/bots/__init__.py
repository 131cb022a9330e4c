"""Bots: players that see a table only from their own seat."""
