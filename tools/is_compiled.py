"""Exit code 0 if the installed rules are compiled."""

import sys

from deskovka.core import steps

sys.exit(str(steps.__file__).endswith(".py"))
