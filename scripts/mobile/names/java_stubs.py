"""Writes stubs of Android's classes in Java, with exactly the members that the app uses.

    java_stubs.py <folder of the declarations> <folder for the stubs>

A member exists where the declarations have it. Each notes its call with the arguments in `stubs.Calls` and answers
with something of its type.
"""

import re
import sys
from pathlib import Path

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
WORDS = {"Z": "boolean", "I": "int", "F": "float", "V": "void"}


def word(descriptor):
    return WORDS.get(descriptor) or descriptor[1:-1].replace("/", ".").replace("$", ".")


def main(declarations, folder):
    java = names.Java(declarations, 26)
    texts = {str(path): java_used.bare(path.read_text()) for path in names.ANDROID}
    uses, problems, _ = names.judge(java, texts, names.RECORDS["java"])
    if problems:
        names.failed(problems)
    classes, left = {}, [use.owner.replace("$", ".") for use in uses]
    for use in uses:
        left += [word(one) for one in re.findall(r"L[^;]+;", use.descriptor)]
    while left:
        name = left.pop()
        if name not in classes and name in java.all and not name.startswith("java."):
            classes[name] = set()
            left += [name.rsplit(".", 1)[0], *java.all[name].above]
    for use in uses:
        if use.member is None:
            continue
        for owner in java_declared.above(java.all, use.owner.replace("$", ".")):
            entries = java.all[owner].members.get("constructor" if use.member == "<init>" else use.member, [])
            # The topmost class that has it: those below inherit it.
            if entries and owner in classes:
                classes[owner].add((use.member, use.descriptor, use.static))
                break
    interfaces = {name for name in classes
                  if re.search(rf"Constructs a new instance of the {re.escape(name)} interface", java.all.blocks.get(name, ""))}

    def answer(kind):
        if kind in VALUES:
            return VALUES[kind]
        name = word(kind)
        return {"java.lang.Object": "new android.content.ClipboardManager()"}.get(
            name, "null" if name in interfaces or name.startswith("java.") else f"new {name}()")

    def body(name):
        simple, lines = name.rsplit(".", 1)[1], []
        above = [one for one in java.all[name].above if one in classes]
        parents = [one for one in above if one not in interfaces]
        kinds = [one for one in above if one in interfaces]
        if name in interfaces:
            head = f"interface {simple}" + (f" extends {', '.join(kinds)}" if kinds else "")
        else:
            head = f"class {simple}" + (f" extends {parents[0]}" if parents else "") + (f" implements {', '.join(kinds)}" if kinds else "")
            lines.append(f"public {simple}() {{ }}")
        for member, descriptor, static in sorted(classes[name]):
            mark = "static " if static else ""
            if not descriptor.startswith("("):
                lines.append(f"public {mark}{word(descriptor)} {member} = {answer(descriptor)};")
                continue
            takes, gives = java_declared.parts(descriptor)
            said = f'stubs.Calls.say(null, "{simple if member == "<init>" else member}"' + "".join(f", p{at}" for at in range(len(takes))) + ");"
            listed = ", ".join(f"{word(one)} p{at}" for at, one in enumerate(takes))
            if member == "<init>":
                if takes:
                    lines.append(f"public {simple}({listed}) {{ {said} }}")
            else:
                # The file of the test.
                value = "stubs.Calls.file" if member == "detachFd" else answer(gives)
                lines.append(f"public {mark}{word(gives)} {member}({listed}) {{ {said} return {value}; }}".replace("return ; ", ""))
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
            path.write_text(f"package {package};\n{body(name)}")
            count += 1
    (folder / "stubs").mkdir(exist_ok=True)
    (folder / "stubs/Calls.java").write_text(CALLS)
    print(f"  ok: {len(classes)} classes of Android have stubs with {sum(map(len, classes.values()))} members")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
