"""Writes descriptors.txt again, the exact types of the members of Java that the app and the crates below it use.

    descriptors.py <folder of the crate jni-android-sys> <folder of the declarations>
"""

import re
import sys
from pathlib import Path

import java_code
import java_declared
import java_used
from names import ANDROID, HERE, RECORDS, Java, crates, oldest


class Descriptors:
    """The exact types at API 28, from the folder of the crate jni-android-sys."""

    def __init__(self, folder):
        self.folder, self.read = folder / "src/generated", {}
        self.index = (self.folder / "api-level-28.rs").read_text()

    def rows(self, owner):
        """The members of a class: names, whether static, whether a class has to bring them, and types."""
        if owner in self.read:
            return self.read[owner]
        outer = [part for part in owner.split(".") if part[0].islower()]
        file = "/".join(outer) + "/" + "_".join(owner.split(".")[len(outer) :]) + ".rs"
        rows = []
        for include in re.findall(rf'include!\("(api-level-\d+/{re.escape(file)})"\)', self.index):
            text = (self.folder / include).read_text()
            for flags, member, descriptor in re.findall(
                    r'java\.flags == ([^,]*), \.name == "([^"]*)", \.descriptor == "([^"]*)"', text):
                rows.append((member, "STATIC" in flags, "ABSTRACT" in flags, descriptor))
            for static, member, descriptor in re.findall(
                    r'require_class_(static_)?field\("[^"]*", "(\w+)\\0", "([^"]*)\\0"\)', text):
                rows.append((member, bool(static), False, descriptor))
            for member, kind in re.findall(r"pub const (\w+) : (i32|&'static str) =", text):
                rows.append((member, True, False, "I" if kind == "i32" else "Ljava/lang/String;"))
        self.read[owner] = rows
        return rows


def write(folder, declarations):
    """Writes all descriptors of API 28 that have the name of a member which the app uses."""
    java = Java(declarations, oldest())
    crate = Descriptors(folder)
    uses = [use for path in ANDROID for use in java_used.read(path.read_text(), str(path), RECORDS["java"]["receivers"])]
    folders = {name: one for (name, _), one in crates("aarch64-linux-android").items()}
    for path in (folders["android-activity"] / "src").rglob("*.rs"):
        uses += java_used.bindings(java_used.bare(path.read_text()), path.name)
    for one in RECORDS["java"]["crates"]:
        uses.append(java_used.Use(one["class"], one["method"], one["descriptor"], False, "", ""))
    rows = set(RECORDS["java"]["left_out"]["rows"])
    for use in uses:
        own = use.owner.replace("$", ".")
        for owner in [] if use.member is None else [own] if use.member == "<init>" else java_declared.above(java.all, own):
            rows |= {f"{owner} {member} {'static' if static else 'own'} {descriptor}"
                     for member, static, _, descriptor in crate.rows(owner) if member == use.member}
    for use in java_code.candidates(java, crate.rows)[0]:
        rows.add(f"{use.owner} {use.member} {'static' if use.static else 'own'} {use.descriptor}")
    (HERE / "descriptors.txt").write_text(
        "# The exact types of the members of Java that the app and the crates below it use, all that have their names, at\n"
        "# API 28, from the crate jni-android-sys 0.0.10 (MIT or Apache-2.0). descriptors.py writes this file.\n"
        + "".join(f"{row}\n" for row in sorted(rows)))


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
