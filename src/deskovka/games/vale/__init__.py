"""The Vale of Eternity (Údolí věčnosti), 2–4 seats.  The rules by id: docs/rules/vale.md."""
