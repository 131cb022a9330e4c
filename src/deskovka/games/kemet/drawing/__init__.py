"""What draws a table of Kemet for the terminal; not compiled."""
