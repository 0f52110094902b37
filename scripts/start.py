#!/usr/bin/env python3
"""Measures the time from the start of the program to its first picture, on a virtual display.

    scripts/start.py PROGRAM [ROUNDS]

Each round starts the program twice with the same data, a match on the table and a library of some size: on this
computer's disk, and on one whose flushes take 50 ms longer and whose files are read at 40 MB a second
(`slow_disk.c`). Needs a C compiler, and what `latency.py` needs.
"""
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from latency import Display

HERE = Path(__file__).parent
PATIENCE = 60           # seconds


def drawn(display):
    """Returns the part of the picture that differs from its lower left corner: an empty window has nothing."""
    return np.mean(display.picture != display.picture[-2, 1])


def shown(display, program, environment):
    """Returns the seconds until the first screen can be seen, and ends the program."""
    begun = time.perf_counter()
    process = subprocess.Popen([program], env=environment)
    try:
        while drawn(display) < .1:
            if time.perf_counter() - begun > PATIENCE or process.poll() is not None:
                sys.exit(f'{program} shows nothing')
            time.sleep(.002)
        return time.perf_counter() - begun
    finally:
        process.terminate()
        process.wait()
        while drawn(display) > 0:
            time.sleep(.01)


def main():
    program = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    with tempfile.TemporaryDirectory() as folder:
        disk = Path(folder) / 'slow_disk.so'
        subprocess.run(['cc', '-O1', '-shared', '-fPIC', '-o', disk, HERE / 'slow_disk.c'], check=True)
        display = Display(folder)
        data = Path(folder) / 'data'
        environment = dict(os.environ, DISPLAY=display.name, PARLOUR_DATA=str(data), RUST_LOG='error')
        environment.pop('WAYLAND_DISPLAY', None)
        slow = dict(environment, LD_PRELOAD=str(disk))
        try:
            print(f'first start of all            {shown(display, program, slow):.2f} s on a slow disk')
            times = [(shown(display, program, environment), shown(display, program, slow)) for _ in range(rounds)]
        finally:
            display.server.terminate()
        for what, measured in zip(('on this disk', 'on a slow disk'), zip(*times)):
            print(f'start, {what:15}        {statistics.median(measured):.2f} s in the middle, {max(measured):.2f} s at most')


if __name__ == '__main__':
    main()
