"""Makes stubs of the system's libraries with the symbols that lists of ios/ name.

    ios_stubs.py <target in the notation of stubs> <folder> <list>...
"""

import sys
from collections import defaultdict
from pathlib import Path

# Paths of the libraries that are not frameworks.
LIBRARIES = {"System": "/usr/lib/libSystem.B.dylib", "objc": "/usr/lib/libobjc.A.dylib"}


def main():
    target, folder = sys.argv[1], Path(sys.argv[2])
    lists = [Path(path) for path in sys.argv[3:]]
    exports = defaultdict(list)
    for line in "\n".join(path.read_text() for path in lists).splitlines():
        if line and not line.startswith("#"):
            library, symbol = line.split()
            exports[library].append(symbol)
    for library, symbols in exports.items():
        path = LIBRARIES.get(library, f"/System/Library/Frameworks/{library}.framework/{library}")
        listed = ", ".join(f"'{symbol}'" for symbol in symbols)
        (folder / f"{library}.tbd").write_text(
            f"""--- !tapi-tbd
tbd-version: 4
targets: [ {target} ]
install-name: '{path}'
exports:
  - targets: [ {target} ]
    symbols: [ {listed} ]
...
"""
        )


main()
