"""Dwellings of Eldervale (Legendy Dávnozemě)."""
