"""`python -m oriflamme` is the command `oriflamme`."""

import sys

from oriflamme.cli import main

if __name__ == "__main__":  # workers of a simulation import this module again
    sys.exit(main())
