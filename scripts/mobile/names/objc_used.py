"""Finds the classes and selectors of Objective-C that Rust code uses through the crates `objc2`.

These crates are generated from Apple's headers and say which selector each of their functions sends. A call of a
method does not say the class of its receiver. So every class within reach of the code that has such a method counts:
one that the code imports, inherits from or is given by a method that it calls.
"""

import re
from dataclasses import dataclass, field


class Misread(Exception):
    pass


@dataclass
class Class:
    name: str
    above: list = field(default_factory=list)
    # Each function: the selector, whether it belongs to the class itself, and what it gives.
    functions: dict = field(default_factory=dict)


@dataclass(frozen=True)
class Use:
    owner: str
    selector: str
    static: bool
    place: str

    def key(self):
        return f"{'+' if self.static else '-'}[{self.owner} {self.selector}]"


TYPE = re.compile(r"\b([A-Z][A-Z]\w+)\b")
FUNCTION = re.compile(
    r"#\[unsafe\(method(?:_id)?\(([\w:]+)\)\)\]((?:\s*#\[[^\n]*\]|\s*///[^\n]*)*)\s*(?:pub )?(?:unsafe )?fn (\w+)[^(]*\((.*?)\)\s*(?:->\s*([^;{]+))?(?=;|\{|\s*where)",
    re.S,
)


def bare(text):
    blank = lambda found: found[0] if found[0].startswith('"') else re.sub(r"[^\n]", " ", found[0])
    return re.sub(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*.*?\*/', blank, text, flags=re.S)


def closing(text, at):
    depth = 0
    for found in re.compile(r'"(?:[^"\\]|\\.)*"|[(){}\[\]]').finditer(text, at):
        if found[0].startswith('"'):
            continue
        depth += 1 if found[0] in "({[" else -1
        if depth == 0:
            return found.end()
    raise Misread("a bracket is not closed")


class Crates:
    """What the generated crates declare."""

    def __init__(self, folders):
        self.classes, self.values, self.helpers = {}, {}, {}
        for folder in folders:
            # The files by hand come later: they may only add functions.
            for path in sorted((folder / "src").rglob("*.rs"), key=lambda path: "generated" not in path.parts):
                if "tests" not in path.parts:
                    self.read(bare(path.read_text()))

    def of(self, name):
        return self.classes.setdefault(name, Class(name))

    def read(self, text):
        for found in re.finditer(r"extern_class!\s*\(", text):
            body = text[found.end() : closing(text, found.end() - 1)]
            name = re.search(r"pub struct (\w+)", body)[1]
            above = re.search(r"#\[unsafe\(super\(([^\n]*)\)\)\]", body)
            self.of(name).above += re.findall(r"\b[A-Z]\w+", re.sub(r"<[^<>]*>", "", above[1])) if above else []
        for found in re.finditer(r"^ *impl (\w+): [\w:]+ \{", text, re.M):
            body = text[found.end() : closing(text, found.end() - 1)]
            for name, value, shift in re.findall(r"const (\w+)\s*=\s*(-?\w+)(?:<<(\d+))?;", body):
                self.values[found[1], name] = int(value, 0) << int(shift or 0)
        for found in re.finditer(r"unsafe impl(?:<.*?>)? (\w+)(?:<[^>]*>)? for (\w+)", text):
            self.of(found[2]).above.append(found[1])
        for found in re.finditer(r"pub unsafe trait (\w+)\s*(?::([^{]*))?\{", text):
            self.of(found[1]).above += re.findall(r"\b[A-Z]\w+", found[2] or "")
            self.functions(found[1], text[found.end() : closing(text, found.end() - 1)])
        for found in re.finditer(r"^impl(?:<[^{]*?>)? (\w+)(?:<[^{]*?>)?\s*(?:where[^{]*)?\{", text, re.M):
            body = text[found.end() : closing(text, found.end() - 1)]
            self.functions(found[1], body)
            for name, value in re.findall(r"pub const (\w+): Self = Self\((-?\w+)\);", body):
                self.values[found[1], name] = int(value, 0)
            # What the crates add by hand for Rust sends selectors inside.
            for one in re.finditer(r"^    (?:pub )?(?:unsafe )?fn (\w+)[^{;]*\{", body, re.M):
                self.helpers[found[1], one[1]] = re.sub(r"\bself\b\s*\.", f"{found[1]}::", re.sub(
                    r"\bSelf\b", found[1], body[one.end() : closing(body, one.end() - 1)]))

    def functions(self, owner, body):
        for selector, _, name, takes, gives in FUNCTION.findall(body):
            # `error:_` makes a result of the parameter for an error.
            selector = selector.removesuffix("_")
            static = not re.match(r"\s*(?:&self|&mut self|this\s*:|self\b)", takes)
            self.of(owner).functions.setdefault(name, (selector, static, gives or ""))

    def above(self, name):
        seen, left = [], [name]
        while left:
            one = left.pop(0)
            if one in self.classes and one not in seen:
                seen.append(one)
                left += self.classes[one].above
        return seen

    def function(self, name, function):
        """Where a class has a function, itself or above."""
        for one in self.above(name):
            if found := self.classes[one].functions.get(function):
                return one, found
        return None


def imports(text):
    """The names that the code imports from the crates."""
    names = set()
    for found in re.finditer(r"\buse objc2_\w+::(\{[^}]*\}|[\w:]+);", text):
        names |= set(re.findall(r"\b[A-Za-z]\w+", found[1]))
    return names


def read(texts, crates):
    """Returns the uses of selectors, the names that the code imports, and the selectors written by hand."""
    plain = {place: bare(text) for place, text in texts.items()}
    names = {(name, place) for place, text in plain.items() for name in imports(text)}
    blank = lambda found: re.sub(r"[^\n]", " ", found[0])
    bodies = {place: re.sub(r"\buse [^;]*;", blank, text) for place, text in plain.items()}
    written = dict(bodies)
    reach, uses = {name for name, _ in names if name in crates.classes}, set()
    # A method may give a class that was not within reach before.
    while True:
        before = (len(reach), len(uses), len(bodies))
        for place, body in list(bodies.items()):
            for found in re.finditer(r"\b([A-Z]\w+)::(\w+)\b", body):
                owner, function = found.groups()
                if at := crates.function(owner, function):
                    reach |= add(uses, owner, at, place, body, found.start())
                help_with(bodies, crates, {owner} & crates.classes.keys(), function)
            if place not in written:
                continue
            for found in re.finditer(r"\.\s*(\w+)\s*(?:::<[^(]*>)?\(", body):
                for owner in sorted(reach):
                    if at := crates.function(owner, found[1]):
                        reach |= add(uses, owner, at, place, body, found.start())
                help_with(bodies, crates, reach, found[1])
        reach &= crates.classes.keys()
        if before == (len(reach), len(uses), len(bodies)):
            break
    # A name with a capital inside is no method of Rust's.
    for place, body in written.items():
        for found in re.finditer(r"(?:\.\s*|\b[A-Z]\w+::)([a-z]+[A-Z]\w*)\s*\(", body):
            if not any(crates.function(owner, found[1]) for owner in reach):
                raise Misread(f"{place}:{body.count(chr(10), 0, found.start()) + 1}: no class within reach has {found[1]}")
    return uses, names, hand(written, crates)


def help_with(bodies, crates, owners, function):
    """Adds the body of a function that the crates have by hand."""
    for owner in owners:
        for one in crates.above(owner):
            if (body := crates.helpers.get((one, function))) is not None:
                bodies[f"objc2's {one}::{function}"] = body


def add(uses, owner, at, place, body, start):
    where, (selector, static, gives) = at
    uses.add(Use(owner, selector, static, f"{place}:{body.count(chr(10), 0, start) + 1}"))
    return set(TYPE.findall(gives.replace("Self", owner)))


def hand(bodies, crates):
    """The selectors that are written by hand: in `define_class!` and `msg_send!`."""
    uses = set()
    for place, body in bodies.items():
        for found in re.finditer(r"\bdefine_class!\s*\(", body):
            block = body[found.end() : closing(body, found.end() - 1)]
            for one in re.finditer(r"unsafe impl (\w+) for \w+\s*\{", block):
                inner = block[one.end() : closing(block, one.end() - 1)]
                for selector, _, _, takes, _ in FUNCTION.findall(inner):
                    line = body.count("\n", 0, found.start() + one.start() + inner.find(selector)) + 1
                    known = {entry[0] for above in crates.above(one[1]) for entry in crates.classes[above].functions.values()}
                    # The crates have the selectors of a protocol with their colons, which the other declarations lack.
                    uses.add((Use(one[1], selector, False, f"{place}:{line}"), selector in known))
                    if takes.count(",") - takes.rstrip().endswith(",") != selector.count(":"):
                        raise Misread(f"{place}:{line}: {selector} takes another number of parameters")
            for one in re.finditer(r"^\s{4}impl \w+\s*\{", block, re.M):
                raise Misread(f"{place}: methods of a class of ours that no protocol asks for")
        for found in re.finditer(r"\bmsg_send!\s*\[", body):
            inner = body[found.end() : closing(body, found.end() - 1) - 1]
            line = body.count("\n", 0, found.start()) + 1
            if re.sub(r"\s", "", inner) == "super(this),init":
                uses.add((Use("NSObject", "init", False, f"{place}:{line}"), True))
            else:
                raise Misread(f"{place}:{line}: msg_send![{inner.strip()}] is not understood")
        for word in ("sel!", "AnyClass::get", "class!", "ClassBuilder", "msg_send_id!"):
            if re.search(r"(?<!\w)" + re.escape(word), body):
                raise Misread(f"{place}: {word} is not understood")
    return uses


def members(texts, declared):
    """The enumerators that the code names: `Type::Member`."""
    for place, text in texts.items():
        body = bare(text)
        for found in re.finditer(r"\b([A-Z]\w+)::([A-Z]\w+)\b", body):
            if found[1] in declared.enums:
                yield found[1], found[2], f"{place}:{body.count(chr(10), 0, found.start()) + 1}"
