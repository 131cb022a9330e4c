"""What draws a table of The Vale of Eternity for the terminal; not compiled."""
