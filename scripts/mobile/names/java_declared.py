"""Reads the declarations of Android's classes from the TypeScript of `@nativescript/types-android`."""

import re
from dataclasses import dataclass, field

# A name without a level of its own is at least as old as this one, the oldest of the declarations.
OLDEST = 21


@dataclass
class Member:
    name: str
    static: bool
    # The types of the parameters, or `None` for a field.
    takes: list | None
    gives: str
    since: int


@dataclass
class Class:
    name: str
    since: int
    above: list
    members: dict = field(default_factory=dict)

    def add(self, member):
        self.members.setdefault(member.name, []).append(member)


def split(text):
    """Splits at the commas outside of all brackets."""
    parts, depth, start = [], 0, 0
    for at, char in enumerate(text):
        if char in "<({[":
            depth += 1
        elif char in ")}]" or (char == ">" and text[at - 1] != "="):
            depth -= 1
        elif char == "," and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    return [*parts, text[start:].strip()] if text.strip() else []


MEMBER = re.compile(r"(?:public|protected) (static )?(?:abstract )?([\w$]+)(\??)(?:\((.*)\))?(?:: (.*?))?;$")
OPENS = re.compile(r"(?:declare|export) (module|class|abstract class|interface) ([\w.$]+)(?:<.*?>)?(.*)\{$")


class Classes:
    """All classes of a file by their full names, with a dot before the name of an inner class. Each is read when it
    is asked for, since there are thousands."""

    def __init__(self, path):
        text = path.read_text()
        self.blocks, self.classes = {}, {}
        starts = [found.start() for found in re.finditer(r"^declare module ", text, re.M)]
        for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
            block = text[start:end]
            modules, at = [], 0
            while found := re.compile(r"\s*(?:declare|export) module ([\w.$]+) \{\n").match(block, at):
                modules.append(found[1])
                at = found.end()
            for found in re.finditer(rf"^\t{{{len(modules)}}}export (?:abstract )?(?:class|interface) ([\w$]+)", block, re.M):
                self.blocks[".".join([*modules, found[1]])] = block

    def __contains__(self, name):
        outer = name
        while outer not in self.blocks:
            if "." not in outer:
                return False
            outer = outer.rsplit(".", 1)[0]
        if outer not in self.classes:
            read(self.blocks[outer], self.classes)
        return name in self.classes

    def __getitem__(self, name):
        if name not in self:
            raise KeyError(name)
        return self.classes[name]


def read(text, classes):
    """Adds the classes of a text."""
    scopes, since, comment = [], None, False
    skipped = 0
    for line in text.splitlines():
        line = line.strip()
        if comment or line.startswith("/*"):
            if found := re.search(r"@since (\d+)", line):
                since = int(found[1])
            comment = "*/" not in line
            continue
        if skipped:
            # The methods that an interface asks for, repeated in its constructor.
            skipped += line.count("{") - line.count("}")
            continue
        if found := OPENS.match(line):
            kind, name, rest = found.groups()
            full = ".".join([*scopes, name])
            scopes.append(name)
            if kind != "module" and full not in classes:
                above = [one for part in re.findall(r"(?:extends|implements) ([^{]*?)(?= implements|$)", rest.strip())
                         for one in split(part)]
                classes[full] = Class(full, since or OLDEST, [plain(one) for one in above])
            since = None
        elif line.endswith("{"):
            skipped, since = 1, None
        elif line == "}":
            scopes.pop()
        elif found := MEMBER.match(line):
            static, name, _, takes, gives = found.groups()
            takes = None if takes is None else [one.split(":", 1)[-1].strip() for one in split(takes)]
            classes[".".join(scopes)].add(Member(name, bool(static), takes, gives or "", since or OLDEST))
            since = None
        elif line:
            since = None


def plain(kind):
    """Removes what the type of a declaration says beyond its Java type: type arguments and null."""
    kind = re.sub(r"\s*\|\s*null\b", "", kind).strip()
    while "<" in kind and not kind.startswith("androidNative.Array<"):
        shorter = re.sub(r"<[^<>]*>", "", kind)
        if shorter == kind:
            break
        kind = shorter
    return kind


PRIMITIVES = {"Z": "boolean", "V": "void", "C": "string", **dict.fromkeys("BSIJFD", "number")}
OBJECTS = {"java.lang.String": "string", "java.lang.CharSequence": "string", "java.lang.Object": "any"}


def parts(descriptor):
    """Splits the descriptor of a method into its parameters and its answer."""
    found = re.fullmatch(r"\((.*)\)(.+)", descriptor)
    return re.findall(r"\[*(?:L[^;]+;|[ZBCSIJFDV])", found[1]), found[2]


def fits(descriptor, kind):
    """Says whether a type of a declaration is that of a descriptor: 'yes', 'no', or 'open' if the declaration
    leaves it open."""
    kind = plain(kind)
    if descriptor.startswith("["):
        found = re.fullmatch(r"androidNative\.Array<(.*)>", kind)
        return fits(descriptor[1:], found[1]) if found else "no"
    if descriptor in PRIMITIVES:
        return "yes" if PRIMITIVES[descriptor] == kind else "no"
    name = descriptor[1:-1].replace("/", ".").replace("$", ".")
    if OBJECTS.get(name, name) == kind:
        return "yes"
    # `any` stands for every class as well, and a single letter for a type parameter.
    return "open" if kind == "any" or re.fullmatch(r"[A-Z]", kind) else "no"


def above(classes, name):
    """The class and everything that it inherits from."""
    seen, left = [], [name]
    while left:
        one = left.pop(0)
        if one in classes and one not in seen:
            seen.append(one)
            left += classes[one].above
    if "java.lang.Object" not in seen:
        seen.append("java.lang.Object")
    return seen


def since_class(classes, name):
    """The level since which a class exists: an inner class is no older than its outer one."""
    found = [classes[name].since]
    while "." in name:
        name = name.rsplit(".", 1)[0]
        if name in classes:
            found.append(classes[name].since)
    return max(found)


def find(classes, use):
    """Finds what a use names: returns the level since which it exists and the types that stay open, or a sentence
    on what is wrong."""
    name = use.owner.replace("$", ".")
    if name not in classes:
        return f"there is no class {use.owner}"
    own = since_class(classes, name)
    if use.member is None:
        return own, []
    best, seen = None, []
    lookup = [name] if use.member == "<init>" else above(classes, name)
    for level in lookup:
        member_name = "constructor" if use.member == "<init>" else use.member
        for member in classes[level].members.get(member_name, []):
            seen.append(member)
            if (member.takes is None) != use.is_field or member.static != use.static:
                continue
            if use.is_field:
                pairs = [(use.descriptor, member.gives)]
                # A constant is declared with its value in the place of its type.
                if re.fullmatch(r'-?[\d.]+|".*"', member.gives):
                    pairs = [(use.descriptor, "string" if member.gives.startswith('"') else "number")]
            else:
                takes, gives = parts(use.descriptor)
                if len(takes) != len(member.takes):
                    continue
                pairs = list(zip(takes, member.takes, strict=True))
                if use.member != "<init>":
                    pairs.append((gives, member.gives))
            answers = [fits(*pair) for pair in pairs]
            if "no" in answers:
                continue
            # A method that a class overrides is as old as the one that it overrides.
            level_since = max(member.since, own if level == name else since_class(classes, level), own)
            found = (level_since, [pair for pair, answer in zip(pairs, answers, strict=True) if answer == "open"])
            best = min(best, found, key=lambda one: (one[0], len(one[1]))) if best else found
    if best:
        return best
    if seen:
        return f"{use.owner}.{use.member} is not {use.said()}"
    return f"{use.owner} has no {use.member}"
