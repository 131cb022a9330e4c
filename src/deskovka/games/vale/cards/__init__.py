"""The 70 cards, one file per family.  Their numbers are fixed: they are stored and fed to networks."""
