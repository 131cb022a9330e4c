"""The table as text for a terminal.  Never compiled: it draws once an answer."""
