"""Writes stubs of Android's classes in Java, with the members that the app may use.

    java_stubs.py <folder of the declarations> <folder for the stubs>

A member exists where the declarations have it. Each notes its call with the arguments in `stubs.Calls` and answers
with something of its type. Constants have the values of the system. A class in tests/jni/device, which acts in place of
Android's, is taken from there; `/* constants */` in it becomes its constants.
"""

import json
import re
import sys
from pathlib import Path

import java_code
import java_declared
import java_used
import names

CALLS = """package stubs;
public final class Calls {
    private static final StringBuilder TEXT = new StringBuilder();
    public static synchronized void say(Object on, String name, Object... with) {
        TEXT.append(name).append('(');
        for (int at = 0; at < with.length; at++) TEXT.append(at == 0 ? "" : ", ").append(with[at]);
        TEXT.append(") ");
    }
    public static int file;
    public static void give(int number) {
        file = number;
    }
    public static synchronized String taken() {
        String text = TEXT.toString();
        TEXT.setLength(0);
        return text;
    }
}
"""
VALUES = {"Z": "true", "I": "7", "F": "1.5f", "V": "", "Ljava/lang/String;": '"text"',
          "Ljava/lang/CharSequence;": 'new StringBuilder("styled")'}
WORDS = {"Z": "boolean", "B": "byte", "C": "char", "S": "short", "I": "int", "J": "long", "F": "float", "D": "double", "V": "void"}
DEVICE = Path("tests/jni/device")
# Interfaces of Java itself that the language or the code asks for.
KEPT = ("java.io.Closeable", "java.lang.CharSequence")


def word(descriptor):
    if descriptor.startswith("["):
        return word(descriptor[1:]) + "[]"
    return WORDS.get(descriptor) or descriptor[1:-1].replace("/", ".").replace("$", ".")


def main(declarations, folder):
    java = names.Java(declarations, 26)
    texts = {str(path): java_used.bare(path.read_text()) for path in names.ANDROID}
    uses, problems, _ = names.judge(java, texts, names.RECORDS["java"])
    if problems:
        names.failed(problems)
    uses = [use for use in uses if not use.owner.startswith(java_code.OWN)]
    more, reached = java_code.candidates(java, java_code.rows_of_file(java))
    uses += more
    classes, left = {}, [use.owner.replace("$", ".") for use in uses] + sorted(reached)
    for use in uses:
        left += [word(one) for one in re.findall(r"L[^;]+;", use.descriptor)]
    while left:
        name = left.pop()
        if name not in classes and name in java.all and not name.startswith("java."):
            classes[name] = set()
            left += [name.rsplit(".", 1)[0], *java.all[name].above]
    acts = {".".join(path.relative_to(DEVICE).with_suffix("").parts): path.read_text() for path in DEVICE.rglob("*.java")}
    for use in uses:
        if use.member is None:
            continue
        # What a class of the device does is not hidden by a stub below it.
        if not use.is_field and any(re.search(rf"\b{use.member}\(", acts.get(one, "")) for one in java_declared.above(
                java.all, use.owner.replace("$", "."))):
            continue
        for owner in java_declared.above(java.all, use.owner.replace("$", ".")):
            entries = java.all[owner].members.get("constructor" if use.member == "<init>" else use.member, [])
            # The topmost class that has it: those below inherit it.
            if entries and owner in classes:
                classes[owner].add((use.member, use.descriptor, use.static))
                break
    interfaces = {name for name in classes if java_code.is_interface(java, name)}
    implemented = {one for name in classes if name not in interfaces for one in java_declared.above(java.all, name)}

    def answer(kind):
        if kind in VALUES:
            return VALUES[kind]
        if kind.startswith("["):
            return f"new {word(kind[1:])}[0]"
        if kind in WORDS:
            return "0"
        name = word(kind)
        return {"java.lang.Object": "new android.content.ClipboardManager()"}.get(
            name, "null" if name in interfaces or name.startswith("java.") else f"new {name}()")

    def constant(name, member, descriptor):
        value = java.constant(f"{name}.{member}")
        said = f"public static final {word(descriptor)} {member} = "
        return said + (json.dumps(value[0]) if value else f"({answer(descriptor)})") + ";"

    def body(name):
        simple, lines = name.rsplit(".", 1)[1], []
        above = [one for one in java.all[name].above if one in classes or one in KEPT or one.endswith("Exception")]
        kinds = [one for one in above if one in interfaces or one in KEPT]
        parents = [one for one in above if one not in kinds]
        if name in interfaces:
            head = f"interface {simple}" + (f" extends {', '.join(kinds)}" if kinds else "")
        else:
            head = f"class {simple}" + (f" extends {parents[0]}" if parents else "") + (f" implements {', '.join(kinds)}" if kinds else "")
            lines.append(f"public {simple}() {{ }}")
        for member, descriptor, static in sorted(classes[name]):
            mark = "static " if static else ""
            if not descriptor.startswith("(") and static:
                lines.append(constant(name, member, descriptor))
                continue
            if not descriptor.startswith("("):
                lines.append(f"public {mark}{word(descriptor)} {member} = {answer(descriptor)};")
                continue
            takes, gives = java_declared.parts(descriptor)
            said = f'stubs.Calls.say(null, "{simple if member == "<init>" else member}"' + "".join(
                f", {'(Object) ' if kind.startswith('[') else ''}p{at}" for at, kind in enumerate(takes)) + ");"
            listed = ", ".join(f"{word(one)} p{at}" for at, one in enumerate(takes))
            if member == "<init>":
                if takes:
                    lines.append(f"public {simple}({listed}) {{ {said} }}")
            else:
                # The file of the test.
                value = "stubs.Calls.file" if member == "detachFd" else answer(gives)
                does = f"{{ {said} return {value}; }}".replace("return ; ", "")
                if name in interfaces and not static:
                    # A single method stays open for a lambda.
                    is_open = len(classes[name]) == 1 and name not in implemented
                    mark, does = ("", ";") if is_open else ("default ", does)
                lines.append(f"public {mark}{word(gives)} {member}({listed}) {does}")
        for inner in sorted(classes):
            if inner.startswith(name + ".") and inner.count(".") == name.count(".") + 1:
                lines.append(body(inner).replace("public ", "public static ", 1))
        return f"public {head} {{\n" + "\n".join(lines) + "\n}\n"

    count = 0
    for name in sorted(classes):
        package = name.rsplit(".", 1)[0]
        if package not in classes:
            path = folder / (name.replace(".", "/") + ".java")
            path.parent.mkdir(parents=True, exist_ok=True)
            if name in acts:
                fields = [constant(name, member, descriptor) for member, descriptor, static in sorted(classes[name])
                          if static and not descriptor.startswith("(")]
                path.write_text(acts[name].replace("/* constants */", "\n".join(fields)))
            else:
                path.write_text(f"package {package};\n{body(name)}")
            count += 1
    (folder / "stubs").mkdir(exist_ok=True)
    (folder / "stubs/Calls.java").write_text(CALLS)
    for path in DEVICE.rglob("*.java"):
        stub = folder / path.relative_to(DEVICE)
        if not stub.exists():
            stub.parent.mkdir(parents=True, exist_ok=True)
            stub.write_text(path.read_text())
    print(f"  ok: {len(classes)} classes of Android have stubs with {sum(map(len, classes.values()))} members")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
