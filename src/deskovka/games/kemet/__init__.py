"""Kemet: Blood and Sand (docs/rules/kemet.md)."""
