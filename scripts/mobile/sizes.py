"""The sizes of the parts of a library: reads the linker's map and adds up the sections by crate.

An instance of a generic function counts for the first crate in its name, even if another crate
compiled it. With link-time optimisation only names show the origin of code.
"""

import collections
import re
import sys

# VMA LMA Size Align, and then a section with zero to two levels of indentation.
LINE = re.compile(r"^ *[0-9a-f]+ +[0-9a-f]+ +([0-9a-f]+) +\d+ (.*)$")
# The first crate in a mangled symbol, in the newer scheme (v0) and in the older one.
NEW = re.compile(r"C(?:s[0-9A-Za-z]*_)?(\d+)_?([A-Za-z_][A-Za-z0-9_]*)")
OLD = re.compile(r"(?:_ZN|\$LT\$)(?:\$RF\$|mut |\$u20\$)*(\d*)([a-z_][a-z0-9_]*)")


def crate(symbol):
    """Returns the first crate in a symbol."""
    found = NEW.search(symbol) if symbol.startswith("_R") else None
    if found:
        return found[2][: int(found[1])]
    found = OLD.search(symbol)
    if not found:
        return "(without a name)"
    name = found[2]
    return name[: int(found[1])] if found[1] else name


def main(path):
    sections, crates = collections.Counter(), collections.Counter()
    for line in open(path, encoding="utf-8", errors="replace"):
        found = LINE.match(line)
        if not found:
            continue
        size, rest = int(found[1], 16), found[2]
        if rest.startswith("."):
            sections[rest.split()[0]] += size
        elif ":(" in rest:
            section = rest[rest.rindex(":(") + 2 : -1]
            if section.startswith(".text."):
                crates[crate(section[len(".text.") :])] += size
            elif section.startswith((".rodata", ".data")):
                crates["(constants: tables, texts, drawings)"] += size
    print("bytes  section")
    for name, size in sections.most_common(10):
        print(size, "", name)
    print("\nbytes  code of")
    for name, size in crates.most_common(40):
        print(size, "", name)


main(sys.argv[1])
