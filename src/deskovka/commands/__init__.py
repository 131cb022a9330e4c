"""What each command of `deskovka` does.  The command line imports a module only when its command is run."""
