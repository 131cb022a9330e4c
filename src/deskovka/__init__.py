"""Deskovka: a digital tabletop for modern board games, and a library for people who write bots."""

__version__ = "0.1.0"
