"""A second, naive reading of the rules of Dwellings of Eldervale: placements, costs, battle dice, final scoring.

It is written from docs/rules/eldervale* and the rulebook alone and looks at the table only through the open view, so
that where it and the engine disagree, one of them has misread the rules.  Compare as many questions as you like with

    PYTHONPATH=src:tests python -m games.eldervale.oracle 50000
"""
