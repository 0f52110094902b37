#!/usr/bin/env python3
"""Measures the time from a press to the first pixel that changes, on a virtual display.

    scripts/latency.py PROGRAM [ROUNDS]

Starts Xvfb and PROGRAM with an empty data folder, presses with the X Test extension and polls the picture of the
display. Needs Xvfb, libXtst and numpy. `scripts/measure.sh` measures all other times.
"""
import ctypes
import mmap
import os
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

WIDTH, HEIGHT = 1280, 800
SETTLE = 1.2            # seconds for animations and drawings to end


class Display:
    """A virtual display, whose picture is a file in memory."""

    def __init__(self, folder, number=77):
        self.name = f':{number}'
        self.server = subprocess.Popen(
            ['Xvfb', self.name, '-screen', '0', f'{WIDTH}x{HEIGHT}x24', '-fbdir', folder], stderr=subprocess.DEVNULL)
        file = Path(folder) / 'Xvfb_screen0'
        while not file.exists() or file.stat().st_size < WIDTH * HEIGHT * 4:
            time.sleep(.05)
        self.memory = mmap.mmap(os.open(file, os.O_RDONLY), 0, prot=mmap.PROT_READ)
        header = struct.unpack('>25I', self.memory[:100])
        start = header[0] + header[19] * 12
        self.picture = np.frombuffer(self.memory, np.uint32, WIDTH * HEIGHT, start).reshape(HEIGHT, WIDTH)
        self.x = ctypes.CDLL('libX11.so.6')
        self.test = ctypes.CDLL('libXtst.so.6')
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        for _ in range(100):
            self.connection = ctypes.c_void_p(self.x.XOpenDisplay(self.name.encode()))
            if self.connection:
                break
            time.sleep(.05)

    def move(self, x, y):
        self.test.XTestFakeMotionEvent(self.connection, -1, int(x), int(y), 0)
        self.x.XSync(self.connection, 0)

    def button(self, down):
        self.test.XTestFakeButtonEvent(self.connection, 1, int(down), 0)
        self.x.XFlush(self.connection)

    def until_changed(self, act, area=None):
        """Acts, and returns the milliseconds until a pixel changes; None if none does within 2 s."""
        rows, columns = area or (slice(None), slice(None))
        before = self.picture[rows, columns].copy()
        start = time.perf_counter()
        act()
        while time.perf_counter() < start + 2:
            if not np.array_equal(before, self.picture[rows, columns]):
                return 1000 * (time.perf_counter() - start)
        return None


def around(x, y, size=60):
    return slice(max(0, y - size), y + size), slice(max(0, x - size), x + size)


def main():
    program = sys.argv[1]
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    with tempfile.TemporaryDirectory() as folder:
        display = Display(folder)
        data = Path(folder) / 'data'
        environment = dict(os.environ, DISPLAY=display.name, PARLOUR_DATA=str(data), RUST_LOG='error')
        environment.pop('WAYLAND_DISPLAY', None)
        app = subprocess.Popen([program], env=environment)
        try:
            time.sleep(8)
            tile = tuple(int(part) for part in os.environ.get('TILE', '200,420').split(','))
            figures = {'press on a tile': [], 'lift on a tile: the setup': []}
            poll = []
            for _ in range(rounds):
                display.move(*tile)
                time.sleep(SETTLE)
                begun = time.perf_counter()
                np.array_equal(display.picture[around(*tile)], display.picture[around(*tile)])
                poll.append(1000 * (time.perf_counter() - begun))
                figures['press on a tile'].append(display.until_changed(lambda: display.button(True), around(*tile)))
                time.sleep(.5)
                figures['lift on a tile: the setup'].append(
                    display.until_changed(lambda: display.button(False), (slice(0, 60), slice(300, 980))))
                time.sleep(SETTLE)
                # The arrow that leads back.
                display.move(32, 34)
                time.sleep(.4)
                display.button(True)
                time.sleep(.1)
                display.button(False)
                time.sleep(SETTLE)
            for name, times in figures.items():
                seen = sorted(time for time in times if time is not None)
                if seen:
                    print(f'{name:28} {statistics.median(seen):6.1f} ms in the middle, {seen[0]:.1f} to {seen[-1]:.1f}, '
                          f'{len(seen)} of {len(times)} seen')
                else:
                    print(f'{name:28} nothing changed')
            print(f'{"one look at the picture":28} {statistics.median(poll):6.2f} ms')
        finally:
            app.terminate()
            display.server.terminate()


if __name__ == '__main__':
    main()
