"""`python -m deskovka` is the command `deskovka`."""

from deskovka.cli import main

main()
