"""Finds the classes, methods and constants of Android that the app's own code in Java names.

Before it is compiled, `candidates` names everything it may use, by its words alone, so that stubs can be made. Afterwards
`compiled` reads from the classes what it does use.
"""

import re
import subprocess
from pathlib import Path

from java_used import Use, bare

JAVA = sorted(Path("android/app/src/main/java").rglob("*.java"))
OWN = "org.parlour.app."


def word(descriptor):
    return descriptor[1:-1].replace("/", ".").replace("$", ".")


def kinds(descriptor):
    """The classes in a descriptor."""
    return [word(one) for one in re.findall(r"L[^;]+;", descriptor)]


def is_interface(java, name):
    """Says whether a class is an interface. The declarations say it of its constructor alone."""
    outer = name
    while outer not in java.all.blocks and "." in outer:
        outer = outer.rsplit(".", 1)[0]
    inner = outer + name[len(outer) :].replace(".", "$")
    return f"Constructs a new instance of the {inner} interface" in java.all.blocks.get(outer, "")


def candidates(java, rows_of):
    """All members with the words of the code in the classes within its reach. `rows_of` gives the members of a class: their
    names, whether they are static and whether a class has to bring them, and their types."""
    text = "\n".join(bare(path.read_text()) for path in JAVA)
    words = set(re.findall(r"[A-Za-z_]\w*", text)) - {"equals", "toString"}
    left = [name for name in re.findall(r"^import ([\w.]+);", text, re.M) if name.startswith("android.")]
    seen, uses = set(), set()
    while left:
        name = left.pop()
        if name in seen or not name.startswith("android.") or name not in java.all:
            continue
        seen.add(name)
        left += java.all[name].above
        left += [f"{name}.{one}" for one in words if f"{name}.{one}" in java.all]
        rows = rows_of(name)
        brought = [row for row in rows if row[2]]
        for row in rows:
            member, static, _, descriptor = row
            made = member == "<init>" and name.rsplit(".", 1)[1] in words
            # What a lambda stands for has no name in the code.
            alone = brought == [row] and is_interface(java, name)
            if made or alone or member in words:
                uses.add(Use(name, member, descriptor, static, "", "java"))
                left += kinds(descriptor)
    return sorted(uses, key=lambda use: (use.owner, use.member, use.descriptor)), seen


CALL = re.compile(
    r"(invoke\w+|getstatic|putstatic|getfield|putfield|new|checkcast|instanceof|anewarray)\s+#\d+[^/]*"
    r"// (?:Method|InterfaceMethod|Field|class|InvokeDynamic) (\S+)")


def compiled(folder):
    """What the compiled classes use, and the methods that they override, as pairs with the class of ours."""
    for path in sorted(Path(folder).rglob("*.class")):
        said = subprocess.run(["javap", "-c", "-p", "-s", str(path)], check=True, capture_output=True, text=True).stdout
        own = re.search(r"class (\S+?)(?: extends (\S+?))?(?: implements \S+)? \{", said)
        ours, above = own[1], own[2] or "java.lang.Object"
        source = next((bare(one.read_text()) for one in JAVA if one.stem == ours.rsplit(".", 1)[1]), "")
        declared = set(re.findall(r"[ .](\w+)\([^)]*\)[^;{]*;\n +descriptor: (\S+)", said))
        for kind, what in CALL.findall(said):
            if kind in ("new", "checkcast", "instanceof", "anewarray"):
                name = re.sub(r'^"?\[*L?|;?"?$', "", what).replace("/", ".")
                if name.startswith("android."):
                    yield Use(name, None, "", False, "", ours)
                continue
            if kind == "invokedynamic":
                found = re.match(r"#\d+:(\w+):\(.*\)L(android/[^;]+);", what)
                if found:
                    yield Use(found[2].replace("/", "."), found[1], None, False, "", ours)
                continue
            found = re.match(r'(?:([\w/$]+)\.)?"?(<init>|\w+)"?:(\S+)', what)
            owner, member, descriptor = (found[1] or ours).replace("/", "."), found[2], found[3]
            is_own = not descriptor.startswith("(") or member == "<init>" or (member, descriptor) in declared
            if owner == ours and is_own:
                continue
            if owner == ours:
                owner = above
            if owner.startswith("android."):
                yield Use(owner, member, descriptor, kind.endswith("static"), "", ours)
        for member in re.findall(r"@Override\s+(?:public|protected) [\w\[\].]+ (\w+)\(", source):
            for name, descriptor in declared:
                if name == member and above.startswith("android."):
                    yield Use(above, member, descriptor, False, "", ours)


SIMPLE = {"void": "V", "boolean": "Z", "int": "I", "long": "J", "float": "F", "String": "Ljava/lang/String;"}
METHOD = re.compile(r"^    ((?:(?:public|protected|private|static|synchronized|native) )*)([\w.]+) (\w+)\(([^)]*)\)[^;{]*[;{]", re.M)


def own():
    """The methods of our classes: their class, name, whether static, whether Rust brings them, and types."""
    found = set()
    for path in JAVA:
        text = bare(path.read_text())
        package = re.search(r"^package ([\w.]+);", text, re.M)[1]
        imports = {name.rsplit(".", 1)[1]: name for name in re.findall(r"^import ([\w.]+);", text, re.M)}

        def kind(said):
            name = re.sub(r"^final ", "", said.strip()).split(" ")[0]
            return SIMPLE.get(name) or f"L{imports.get(name, name).replace('.', '/')};"

        for marks, gives, name, takes in METHOD.findall(text):
            descriptor = f"({''.join(kind(one) for one in takes.split(',') if one.strip())}){kind(gives)}"
            found.add((f"{package}.{path.stem}", name, "static" in marks, "native" in marks, descriptor))
    return found


def find_own(use):
    """What is wrong with a use of our own class, or `None`."""
    if use.member is None:
        return None if any(use.owner == owner for owner, *_ in own()) else f"there is no class {use.owner}"
    known = (use.owner, use.member, use.static, use.binding == "native", use.descriptor)
    return None if known in own() else f"{use.owner} has no {use.member} that is {use.said()}"


def constants(java, uses):
    """Constants in the code that the oldest system lacks, or whose value is not known. The compiler puts their values into
    the classes."""
    for use in uses:
        if use.is_field and use.static and use.member.isupper():
            known = java.constant(f"{use.owner}.{use.member}")
            if known is None or known[1] > java.least:
                yield f"{use.owner}.{use.member} exists since {known and known[1]}"


def judge(java, folder):
    """What is wrong with the use of Android in our Java, and with the methods by which Rust calls it."""
    problems, uses = [], set(compiled(folder))
    for use in sorted(uses, key=lambda use: use.key() if use.descriptor is not None else use.owner):
        if use.descriptor is None:
            rows = java.known.get((use.owner.replace("$", "."), use.member))
            if not rows:
                problems.append(f"{use.place}: {use.owner} has no {use.member}")
            continue
        problems += java.wrong(use)
    return uses, problems


def rows_of_file(java):
    """The rows of descriptors.txt by their classes. It does not say what a class has to bring: all of an interface."""
    rows = {}
    for (owner, member), some in java.known.items():
        for static, descriptor in some:
            rows.setdefault(owner, []).append((member, static, is_interface(java, owner), descriptor))
    return lambda name: rows.get(name, [])
