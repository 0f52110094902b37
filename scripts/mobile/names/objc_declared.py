"""Reads the declarations of Apple's classes from the TypeScript of `@nativescript/types-ios`."""

import re
from dataclasses import dataclass, field

OLDEST = (0, 0)


@dataclass
class Class:
    name: str
    since: tuple
    above: list
    # Each name: static or not, the number of parameters or `None` for a property, read-only or not, since when.
    members: dict = field(default_factory=dict)


def version(text):
    return tuple(int(part) for part in (text.split(".") + ["0"])[:2])


HEAD = re.compile(r"^(?:declare class|interface) (\w+)(?:<.*?>)?(.*)\{$")
PROPERTY = re.compile(r"(static )?(readonly )?(\w+)\??: (.*);")
METHOD = re.compile(r"(static )?(\w+)\??(?:<[^(]*>)?\((.*)\): .*;")
NAME = re.compile(r"^declare (?:var|function|const enum|const|class) (\w+)|^interface (\w+)")
ENUMERATOR = re.compile(r"(\w+) = (-?\d+)")


class Declarations:
    def __init__(self, folder, frameworks):
        self.classes, self.names, self.enums = {}, {}, {}
        for framework in frameworks:
            self.read((folder / f"objc!{framework}.d.ts").read_text())

    def read(self, text):
        since, inside, enum, comment = None, None, None, False
        for raw in text.splitlines():
            line = raw.strip()
            if comment or line.startswith("/*"):
                if "@since" in line:
                    since = version(re.search(r"@since ([\d.]+)", line)[1])
                comment = "*/" not in line
                continue
            if not line:
                continue
            if not raw[0].isspace():
                inside = enum = None
                if found := NAME.match(line):
                    name = found[1] or found[2]
                    self.names.setdefault(name, since or OLDEST)
                    if head := HEAD.match(line):
                        above = re.split(r"[,\s]+", re.sub(r"<[^<>]*>|extends|implements", " ", head[2]).strip())
                        # A protocol is declared twice: what asks for it, and a variable with its name.
                        inside = self.classes.setdefault(name, Class(name, since or OLDEST, [one for one in above if one]))
                    elif line.startswith("declare const enum"):
                        enum = self.enums.setdefault(name, {})
                since = None
            elif enum is not None:
                if found := ENUMERATOR.match(line):
                    enum[found[1]] = (int(found[2]), since or OLDEST)
                since = None
            elif inside is not None:
                line = line.split("; //")[0].rstrip(";") + ";"
                if found := METHOD.match(line):
                    static, name, takes = found.groups()
                    entry = (bool(static), count(takes), False, since or OLDEST)
                    inside.members.setdefault(name, []).append(entry)
                elif found := PROPERTY.match(line):
                    static, fixed, name, _ = found.groups()
                    inside.members.setdefault(name, []).append((bool(static), None, bool(fixed), since or OLDEST))
                since = None

    def above(self, name):
        seen, left = [], [name]
        while left:
            one = left.pop(0)
            if one in self.classes and one not in seen:
                seen.append(one)
                left += self.classes[one].above
        return seen

    def find(self, owner, selector, static):
        """Since when a class has a selector, or a sentence on what is wrong."""
        if owner not in self.classes:
            return f"there is no class or protocol {owner}"
        takes = selector.count(":")
        first, *others = selector.rstrip(":").split(":")
        joined = first + "".join(part[:1].upper() + part[1:] for part in others)
        found = []
        for level in self.above(owner):
            members = self.classes[level].members
            # A protocol has no version of its own if it is the one of its class.
            least = max(self.classes[level].since, self.classes[owner].since)
            for is_static, count_, _, since in members.get(joined, []):
                if is_static == static and (count_ == takes or (count_ is None and takes == 0)):
                    found.append(max(since, least))
            property_ = None
            if takes == 1 and re.match(r"set[A-Z]\w*:$", selector):
                property_, writes = selector[3:-1], True
            elif takes == 0 and re.match(r"is[A-Z]", selector):
                property_, writes = selector[2:], False
            if property_:
                for name in (property_[0].lower() + property_[1:], property_):
                    for is_static, count_, fixed, since in members.get(name, []):
                        if is_static == static and count_ is None and not (writes and fixed):
                            found.append(max(since, least))
        if found:
            return min(found)
        return f"{owner} has no {'+' if static else '-'}{selector}"


def count(takes):
    """The number of parameters, without what is inside of brackets."""
    takes = takes.strip()
    if not takes:
        return 0
    number, depth = 1, 0
    for at, char in enumerate(takes):
        if char in "(<[{":
            depth += 1
        elif char in ")]}" or (char == ">" and takes[at - 1] != "="):
            depth -= 1
        elif char == "," and depth == 0:
            number += 1
    return number
