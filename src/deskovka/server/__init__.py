"""The table server: live, durable, fair and safe.  It knows games only through the registry."""
