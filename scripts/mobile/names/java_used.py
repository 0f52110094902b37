"""Finds the classes, methods and fields of Java that Rust code names.

It reads `bind_java_type!` and the calls by name of the crate `jni`. What it does not understand is a failure.
"""

import re
from dataclasses import dataclass

# The types of `jni` that stand for classes, from its macros.
CLASSES = {
    "JByteBuffer": "java.nio.ByteBuffer",
    "JCharSequence": "java.lang.CharSequence",
    "JClass": "java.lang.Class",
    "JClassLoader": "java.lang.ClassLoader",
    "JCollection": "java.util.Collection",
    "JIterator": "java.util.Iterator",
    "JList": "java.util.List",
    "JMap": "java.util.Map",
    "JMapEntry": "java.util.Map$Entry",
    "JObject": "java.lang.Object",
    "JSet": "java.util.Set",
    "JStackTraceElement": "java.lang.StackTraceElement",
    "JString": "java.lang.String",
    "JThread": "java.lang.Thread",
    "JThrowable": "java.lang.Throwable",
}
PRIMITIVES = {
    "bool": "Z", "jboolean": "Z", "boolean": "Z",
    "i8": "B", "jbyte": "B", "byte": "B", "u16": "C", "jchar": "C", "char": "C",
    "i16": "S", "jshort": "S", "short": "S", "i32": "I", "jint": "I", "int": "I",
    "i64": "J", "jlong": "J", "long": "J", "f32": "F", "jfloat": "F", "float": "F",
    "f64": "D", "jdouble": "D", "double": "D", "void": "V", "()": "V",
}


@dataclass(frozen=True)
class Use:
    # The class by its binary name, with dots between packages.
    owner: str
    # `None` for the class alone, `<init>` for a constructor.
    member: str | None
    descriptor: str
    static: bool
    # The binding that looks it up together with all that is in it.
    binding: str
    place: str

    @property
    def is_field(self):
        return self.member is not None and not self.descriptor.startswith("(")

    def said(self):
        return f"{'static ' if self.static else ''}{self.descriptor}"

    def key(self):
        return f"{self.owner}.{self.member} {self.descriptor}" if self.member else self.owner


class Misread(Exception):
    pass


def bare(text):
    """Replaces comments by blanks, so that places stay."""
    blank = lambda found: found[0] if found[0].startswith('"') else re.sub(r"[^\n]", " ", found[0])
    return re.sub(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*.*?\*/', blank, text, flags=re.S)


def closing(text, at):
    """Returns the place behind the bracket that closes the one at `at`."""
    depth, quoted = 0, False
    while at < len(text):
        char = text[at]
        if char == '"':
            at = text.index('"', at + 1)
        elif char in "({[":
            depth += 1
        elif char in ")}]":
            depth -= 1
            if depth == 0:
                return at + 1
        at += 1
    raise Misread("a bracket is not closed")


def split(text, sign=","):
    parts, depth, start = [], 0, 0
    for at, char in enumerate(text):
        if char in "({[":
            depth += 1
        elif char in ")}]":
            depth -= 1
        elif char == sign and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    return [part for part in [*parts, text[start:].strip()] if part]


def lower_camel(name):
    """As the macros of `jni` turn a Rust name into one of Java."""
    if re.search(r"[A-Z]", name):
        return name
    first, *others = re.sub(r"^_", "", name).split("_")
    return first + "".join(part[:1].upper() + part[1:] for part in others)


def class_name(text):
    return text.strip().strip('"').replace(" ", "").replace("::", ".").lstrip(".")


class Types:
    def __init__(self, known):
        self.known = {**CLASSES, **known}

    def descriptor(self, kind):
        kind = kind.strip()
        if found := re.fullmatch(r"(?:JObjectArray<(?P<a>.*)>|\[(?P<b>.*)\]|(?P<c>.*)\[\])", kind, re.S):
            return "[" + self.descriptor(found["a"] or found["b"] or found["c"])
        if found := re.fullmatch(r"JPrimitiveArray<(.*)>", kind):
            return "[" + self.descriptor(found[1])
        kind = re.sub(r"<'\w+>$", "", kind).removeprefix("jni::objects::").removeprefix("jni::sys::")
        if kind in PRIMITIVES:
            return PRIMITIVES[kind]
        if name := self.known.get(kind) or ("." in kind and class_name(kind)):
            return f"L{name.replace('.', '/')};"
        raise Misread(f"the type {kind} is not known")

    def signature(self, takes, gives):
        kinds = [part.split(":", 1)[-1] if ":" in part.replace("::", "") else part for part in split(takes)]
        return f"({''.join(map(self.descriptor, kinds))}){self.descriptor(gives) if gives else 'V'}"

    def written(self, text):
        """A signature as it is written for `jni_sig!`."""
        text = text.strip()
        if found := re.fullmatch(r'"([^"]*)"', text):
            text = found[1]
            if re.fullmatch(r"\([\[\w/$;]*\)[\[\w/$;]+|\[*(?:L[\w/$]+;|[ZBCSIJFD])", text):
                return text
        text = text.removeprefix("fn").strip()
        if text.startswith("("):
            end = closing(text, 0)
            gives = text[end:].strip().removeprefix("->").strip()
            return self.signature(text[1 : end - 1], gives)
        return self.descriptor(text)


def properties(block):
    """The properties of a method in braces: `name = "x", sig = (...) -> T`."""
    return {key.strip(): value.strip() for key, value in
            (part.split("=", 1) for part in split(block) if re.match(r"\w+\s*=[^=]", part))}


def line_of(text, at):
    return text.count("\n", 0, at) + 1


BLOCKS = {"type_map", "is_instance_of", "methods", "native_methods", "constructors", "fields"}


def bindings(text, place, offset=0):
    """The uses in all `bind_java_type!` of a file."""
    for found in re.finditer(r"\bbind_java_type!\s*([({\[])", text):
        end = closing(text, found.end() - 1)
        body = text[found.end() : end - 1]
        here = f"{place}:{line_of(text, found.start())}"
        head, *sections = split(body)
        head = re.sub(r"#\[[^\]]*\]", "", head)
        named = re.fullmatch(r'\s*(?:(?:pub(?:\([^)]*\))?|priv)\s+)?(\w+)\s*(?:=>\s*([\w.$:"\s]+))?', head)
        if not named:
            raise Misread(f"{here}: the head of a binding: {head}")
        binding = named[1]
        blocks = {}
        owner = named[2]
        for section in sections:
            key = re.match(r"(?:#\[[^\]]*\]\s*)*(\w+)\s*([={])", section)
            if not key:
                raise Misread(f"{here}: {section}")
            if key[2] == "=":
                value = section[key.end() :].strip()
                if key[1] == "java_type":
                    owner = value
                elif key[1] == "rust_type":
                    binding = value
                elif key[1] not in ("jni", "__jni_core", "__sys_type", "api", "native_methods_export"):
                    raise Misread(f"{here}: {section}")
                continue
            if key[1] not in BLOCKS and key[1] not in ("hooks", "abi_check"):
                raise Misread(f"{here}: the block {key[1]}")
            blocks[key[1]] = section[key.end() : section.rindex("}")]
        owner = class_name(owner)
        known = {binding: owner}
        for mapped in split(blocks.get("type_map", "")):
            if not mapped.startswith("unsafe ") and "=>" in mapped:
                rust, java = mapped.split("=>")
                known[rust.strip()] = class_name(java)
        types = Types(known)
        yield Use(owner, None, "", False, binding, here)
        for one in split(blocks.get("is_instance_of", "")):
            above = one.split(":")[-1].strip().split("=")[0].strip()
            yield Use(class_name(types.known[above]), None, "", False, binding, here)
        for kind in ("methods", "native_methods", "constructors", "fields"):
            for one in split(blocks.get(kind, "")):
                # A native method is one of ours that Java calls.
                yield member(types, owner, kind, one, "native" if kind == "native_methods" else binding, here)


def member(types, owner, kind, text, binding, here):
    text = re.sub(r"#\[[^\]]*\]", "", text).strip()
    text = re.sub(r"^(?:pub(?:\([^)]*\))?|priv)\s+", "", text)
    static = text.startswith("static ")
    text = text.removeprefix("static ").strip()
    if kind == "fields":
        found = re.fullmatch(r"(\w+)\s*(?::\s*([^{]+?))?\s*(?:\{(.*)\})?", text, re.S)
        if not found:
            raise Misread(f"{here}: {text}")
        more = properties(found[3] or "")
        name = more.get("name", "").strip('"') or lower_camel(found[1])
        return Use(owner, name, types.written(more.get("sig", found[2] or "")), static, binding, here)
    if not text.startswith("fn "):
        raise Misread(f"{here}: {text}")
    text = text.removeprefix("fn ").strip()
    found = re.match(r"(\w+)\s*", text)
    rest = text[found.end() :]
    if rest.startswith("("):
        end = closing(rest, 0)
        takes, rest = rest[1 : end - 1], rest[end:].strip()
        gives = ""
        if rest.startswith("->"):
            gives = re.match(r"->\s*([^{]+)", rest)[1].strip()
            rest = rest[rest.index("{") :] if "{" in rest else ""
        more = properties(rest.strip()[1:-1]) if rest.startswith("{") else {}
        descriptor = types.written(more["sig"]) if "sig" in more else types.signature(takes, gives)
    else:
        more = properties(rest.strip()[1:-1])
        descriptor = types.written(more["sig"])
    name = more.get("name", "").strip('"') or lower_camel(found[1])
    if kind == "constructors":
        name, descriptor = "<init>", re.sub(r"\).*", ")V", descriptor)
    return Use(owner, name, descriptor, static, binding, here)


# The calls of `jni` that name something, and at which argument.
CALLS = {
    "call_method": (1, 2), "call_static_method": (0, 1, 2), "call_method_unchecked": None,
    "get_field": (1, 2), "set_field": (1, 2), "get_static_field": (0, 1, 2),
    "find_class": (0,), "load_class": (0,), "new_object": (0, 1), "new_object_array": None,
    "get_method_id": None, "get_static_method_id": None, "get_field_id": None, "get_static_field_id": None,
    "native_method": None, "register_native_methods": None, "throw_new": None, "define_class": None,
}


def calls(text, place, receivers):
    """The uses in calls by name. `receivers` says for `name descriptor` which class it is called on, since the
    code does not say it."""
    for found in re.finditer(r"[.:\s](" + "|".join(CALLS) + r")!?\s*(?:::<[^(]*>)?\(", text):
        call, where = found[1], CALLS[found[1]]
        here = f"{place}:{line_of(text, found.start())}"
        if re.search(r"\bfn\s*$", text[: found.start() + 1]):
            continue
        if where is None:
            raise Misread(f"{here}: {call} is not understood")
        arguments = split(text[found.end() : closing(text, found.end() - 1) - 1])

        def word(at):
            value = arguments[at]
            if inner := re.fullmatch(r'(?:jni::)?(?:jni_str!\s*\(\s*)?"([^"]*)"\s*\)?', value):
                return inner[1]
            raise Misread(f"{here}: {call} with the name {value}")

        def signature(at):
            value = arguments[at]
            inner = re.fullmatch(r"(?:jni::)?jni_sig!\s*\((.*)\)", value, re.S)
            return Types({}).written(inner[1] if inner else value)

        if call in ("find_class", "load_class"):
            yield Use(word(0).replace("/", "."), None, "", False, "", here)
        elif call == "new_object":
            yield Use(word(0).replace("/", "."), "<init>", signature(1), False, "", here)
        elif len(where) == 3:
            yield Use(word(0).replace("/", "."), word(1), signature(2), True, "", here)
        else:
            name, descriptor = word(1), signature(2)
            owner = receivers.get(f"{name} {descriptor}")
            if owner is None:
                raise Misread(f"{here}: which class has {name} {descriptor}? later.toml does not say it")
            yield Use(owner, name, descriptor, False, "", here)


def read(text, place, receivers):
    text = bare(text)
    return [*bindings(text, place), *calls(text, place, receivers)]
