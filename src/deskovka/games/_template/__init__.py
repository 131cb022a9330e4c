"""Lantern: a complete tiny game to copy when a new one begins (CONTRIBUTING.md).

Three rounds: a die sets the prize, all pick a card in secret, the highest card wins it.
Small as it is, it has what games are made of: luck, hidden cards, secret picks at the same time, a score.
The rules by id: docs/rules/_template.md.
"""
