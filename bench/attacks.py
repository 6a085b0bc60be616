"""How honest players fare while somebody attacks: `python bench/attacks.py [--seconds N] [ATTACK …]`.

A real server with the limits that everybody gets. Three tables of people play, and then go on beside each
attack of `tests/helpers/floods.py`, which runs in a process of its own. For each: how many moves they made,
how long these took to be answered, and how long the server worked meanwhile, without it and with it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.helpers.attacks import public_server  # noqa: E402
from tests.helpers.floods import FLOODS, fared  # noqa: E402

ATTACKER = "127.0.4.2"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(FLOODS))
    parser.add_argument("--seconds", type=float, default=10.0)
    options = parser.parse_args()
    for name in options.attacks or FLOODS:
        with tempfile.TemporaryDirectory() as folder, public_server(Path(folder)) as server:
            times = asyncio.run(fared(server, name, ATTACKER, options.seconds))
        print(f"{name}\n{times.told()}", flush=True)


if __name__ == "__main__":
    main()
