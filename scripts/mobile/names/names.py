"""Holds every name of the platforms that the app uses against the platforms' own declarations.

    names.py android|ios <folder of the declarations> [--list]
    names.py java <folder of the declarations> <folder of our classes>

Each class, method, field, selector and constant has to exist in the oldest system that the app runs on, or to stand
behind a guard, and in the newest system of the declarations. Then names are changed, one at a time, and each change
has to be found. docs/mobile.md says what this leaves open.
"""

import json
import re
import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import java_code
import java_declared
import java_used
import objc_declared
import objc_used

HERE = Path(__file__).parent
ANDROID = [Path("src/platform/android.rs"), *sorted(Path("src/platform/android").rglob("*.rs"))]
IOS = [Path("src/platform/ios.rs"), *sorted(Path("src/platform/ios").rglob("*.rs"))]
RECORDS = tomllib.loads((HERE / "names.toml").read_text())


def shown(what):
    print(f"  ok: {what}")


def failed(problems):
    for problem in problems:
        print(f"  FAILED: {problem}", file=sys.stderr)
    sys.exit(1)


def crates(target):
    """The folders of the crates below the app, by their names."""
    said = subprocess.run(
        ["cargo", "metadata", "--format-version", "1", "--locked", "--no-default-features", "--features", "app",
         "--filter-platform", target],
        check=True, capture_output=True, text=True).stdout
    said = json.loads(said)
    used = {node["id"] for node in said["resolve"]["nodes"]}
    return {(one["name"], tuple(map(int, one["version"].split("+")[0].split(".")[:2]))): Path(one["manifest_path"]).parent
            for one in said["packages"] if one["id"] in used}


def elsewhere(word, here):
    """Files of the app that use a crate where names.py does not look."""
    return [f"{path} names {word}, which names.py reads only in {here[0]} and below" for path in sorted(Path("src").rglob("*.rs"))
            if path not in here and re.search(rf"\b(?:use\s+)?{word}(?:_\w+)?::", java_used.bare(path.read_text()))]


def changed(name):
    """The name with another letter in its middle."""
    at = len(name) // 2
    return name[:at] + ("q" if name[at] != "q" else "z") + name[at + 1 :]


# Java


class Java:
    def __init__(self, folder, least):
        here = folder / "types-android/lib/android"
        self.all = java_declared.Classes(here / "android-platform-21-37-merged.d.ts")
        self.newest = java_declared.Classes(here / "android-platform-37.d.ts")
        self.least = least
        self.known = {}
        for line in (HERE / "descriptors.txt").read_text().splitlines():
            if not line.startswith("#"):
                owner, member, static, descriptor = line.split()
                self.known.setdefault((owner, member), set()).add((static == "static", descriptor))

    def wrong(self, use):
        """A sentence on what is wrong with a use that stands behind no guard, in a list, or an empty list."""
        found = self.find(use)
        if isinstance(found, str):
            return [f"{use.place}: {found}"]
        return [f"{use.place}: {use.key()} exists since {found[0]}"] if found[0] > self.least else []

    def find(self, use):
        """Since when a use is possible and what stays open, or a sentence on what is wrong."""
        if use.owner.startswith(java_code.OWN):
            return java_code.find_own(use) or (self.least, [])
        found = java_declared.find(self.all, use)
        if isinstance(found, str):
            return found
        last = java_declared.find(self.newest, use)
        if isinstance(last, str):
            return f"the newest system: {last}"
        since, open_ = found
        if use.member is None:
            return since, []
        rows = set()
        own = use.owner.replace("$", ".")
        for owner in [own] if use.member == "<init>" else java_declared.above(self.all, own):
            rows |= self.known.get((owner, use.member), set())
        if rows:
            if (use.static, use.descriptor) not in rows:
                return f"{use.owner}.{use.member} is not {use.said()}, says descriptors.txt"
            return since, []
        if since <= 28:
            return f"descriptors.txt lacks {use.owner}.{use.member}: it has to be written again"
        if re.search(r"[BSIJFD]", re.sub(r"L[^;]+;", "", use.descriptor)):
            open_ = [*open_, "a number of this size"]
        return since, open_

    def constant(self, full):
        """The value of a constant and its level."""
        owner, name = full.replace("$", ".").rsplit(".", 1)
        for one in java_declared.above(self.all, owner):
            if one in self.all:
                for member in self.all[one].members.get(name, []):
                    newest = one in self.newest and self.newest[one].members.get(name)
                    if member.takes is None and newest:
                        return json.loads(member.gives), max(member.since, java_declared.since_class(self.all, one))
        return None


def functions(text, name):
    """The bodies of the functions with a name, and their places."""
    for found in re.finditer(rf"\bfn {name}\b", text):
        start = text.index("{", found.end())
        yield start, text[start : java_used.closing(text, start)]


def level(texts, name):
    """The value of a constant of ours."""
    for text in texts.values():
        if found := re.search(rf"\bconst {name}: i32 = (\d+);", text):
            return int(found[1])
    return -1


def behind(text, name, guard):
    """The part of a function behind a guard: the block of `if level >= guard {`, or what follows
    `if level < guard { return ..; }`."""
    parts = []
    for start, body in functions(text, name):
        for found in re.finditer(rf"if AndroidApp::sdk_version\(\) (<|>=) {guard} \{{", body):
            end = java_used.closing(body, found.end() - 1)
            if found[1] == ">=":
                parts.append((start + found.end(), start + end))
            elif re.match(r"\s*return\b", body[found.end() :]):
                parts.append((start + end, start + len(body)))
    return parts


def inside(parts, at):
    return any(start <= at < end for start, end in parts)


def guards(java, texts, uses, records):
    """What is wrong with names newer than the oldest system."""
    problems = []
    newer = {}
    for use in uses:
        found = java.find(use)
        if not isinstance(found, str) and found[0] > java.least:
            newer[use.binding] = max(found[0], newer.get(use.binding, 0))
    guarded = {one["binding"]: one for one in records["guarded"]}
    for binding, since in newer.items():
        if binding not in guarded:
            problems.append(f"{binding or 'a call by name'} is used without a guard, and exists since {since}")
    for binding, one in guarded.items():
        if newer.get(binding) != one["since"]:
            problems.append(f"names.toml: {binding} exists since {newer.get(binding, java.least)}, not {one['since']}")
        places = [(path, found.start()) for path, text in texts.items()
                  for found in re.finditer(rf"\bjava::{binding}\b", text)]
        if "from" in one:
            owner = next((use.owner for use in uses if use.binding == binding), "?")
            if places:
                problems.append(f"{binding} is named in {places[0][0]}, not only given by {one['from']}")
            for use in uses:
                givers = use.binding not in (binding, one["from"])
                if givers and owner.replace(".", "/") + ";" in use.descriptor:
                    problems.append(f"{use.binding} gives {binding} as well as {one['from']}")
            if guarded.get(one["from"], {}).get("since", 0) < one["since"]:
                problems.append(f"{one['from']} has no guard for {binding}")
            continue
        if level(texts, one["guard"]) < one["since"]:
            problems.append(f"the guard {one['guard']} lets in systems before {one['since']}, without {binding}")
        parts = behind(texts[one["file"]], one["function"], one["guard"])
        if not places:
            problems.append(f"names.toml: nothing uses {binding}")
        for path, at in places:
            if path != one["file"] or not inside(parts, at):
                problems.append(f"{path}:{java_used.line_of(texts[path], at)}: {binding} is not behind {one['guard']}")
    return problems


def repeated(java, texts, records):
    """What is wrong with constants that the code repeats. Returns their number as well."""
    problems, count = [], 0
    for one in records["numbers"]:
        text = texts[one["file"]]
        start, body = next(functions(text, one["function"]), (0, ""))
        found = re.findall(r"\bconst (\w+): i32 = (-?\d+);", body)
        if not found:
            problems.append(f"names.toml: {one['function']} has no numbers")
        for name, value in found:
            count += 1
            full = f"{one['class']}.{one.get('as', {}).get(name, name)}"
            known = java.constant(full)
            if known is None or known[0] != int(value):
                problems.append(f"{full} is not {value} but {known and known[0]}")
                continue
            guard = one.get("guarded", {}).get(name)
            if (known[1] > java.least) != (guard is not None):
                problems.append(f"{full} exists since {known[1]}, and its guard is {guard}")
            elif guard:
                if level(texts, guard) < known[1]:
                    problems.append(f"the guard {guard} lets in systems before {known[1]}, without {full}")
                for use in re.finditer(rf"^[^\n]*\b{name}\b[^\n]*$", body, re.M):
                    if "const " not in use[0] and f"if AndroidApp::sdk_version() >= {guard} =>" not in use[0]:
                        problems.append(f"{full} is not behind {guard}: {use[0].strip()}")
    asked = {}
    for path, text in texts.items():
        for found in re.finditer(r'JString::new\(\s*\w+,\s*"([^"]*)"\)|"(android\.[^"]*)"', text):
            if "=>" not in text[max(0, found.start() - 4) : found.start()] and not path.endswith("java.rs"):
                asked.setdefault(found[1] or found[2], []).append((path, found.start()))
    for word in set(asked) - set(records["words"]) - set(records["own"]["words"]):
        problems.append(f"names.toml does not say what {word!r} is")
    newer = {word: one for one in records.get("newer_words", []) for word in one["words"]}
    for word, full in records["words"].items():
        count += 1
        places = [(path, found.start()) for path, text in texts.items() for found in re.finditer(re.escape(f'"{word}"'), text)]
        known = java.constant(full)
        if not places:
            problems.append(f"names.toml: nothing says {word!r}")
        if known is None or known[0] != word:
            problems.append(f"{full} is not {word!r} but {known and known[0]!r}")
            continue
        if (known[1] > java.least) != (word in newer):
            problems.append(f"{full} exists since {known[1]}, guarded or not: {word in newer}")
        elif word in newer:
            one = newer[word]
            parts = behind(texts[one["file"]], one["function"], one["guard"])
            if level(texts, one["guard"]) < known[1]:
                problems.append(f"the guard {one['guard']} lets in systems before {known[1]}, without {full}")
            for path, at in places:
                if path != one["file"] or not inside(parts, at):
                    problems.append(f"{path}:{java_used.line_of(texts[path], at)}: {word!r} is not behind {one['guard']}")
    return problems, count


def judge(java, texts, records):
    """Everything that is wrong with the app's own use of Java."""
    try:
        uses = [use for path, text in texts.items() for use in java_used.read(text, path, records["receivers"])]
    except java_used.Misread as misread:
        return [], [str(misread)], 0
    problems = [f"{use.place}: {found}" for use in uses if isinstance(found := java.find(use), str)]
    problems += guards(java, texts, uses, records)
    more, count = repeated(java, texts, records)
    return uses, problems + more, count


def below(java, records):
    """The names in the crates below the app. A name that is newer than the oldest system is a failure there."""
    folders = {name: folder for (name, _), folder in crates("aarch64-linux-android").items()}
    uses = []
    for path in (folders["android-activity"] / "src").rglob("*.rs"):
        text = path.read_text()
        uses += java_used.bindings(java_used.bare(text), f"android-activity/{path.name}")
    for one in records["crates"]:
        if one["text"] not in (folders[one["crate"]] / one["file"]).read_text():
            failed([f"names.toml: {one['crate']} has no {one['text']} in {one['file']}"])
        uses.append(java_used.Use(one["class"], one["method"], one["descriptor"], False, "", one["crate"]))
    return uses, [problem for use in uses for problem in java.wrong(use)]


def mutations_of_java(java, texts, records, uses):
    """Changes names, one at a time, and counts what was changed. Each change that is not found is a failure."""
    count, missed, open_ = 0, [], set()

    def tried(what, found):
        nonlocal count
        count += 1
        if not found:
            missed.append(f"the check does not see {what}")

    # In the code, as a developer would mistype it.
    alone = {**records, "guarded": [], "numbers": [], "words": {}, "newer_words": []}

    def mistyped(path, text):
        problems = judge(java, {path: text}, alone)[1]
        return [one for one in problems if "without a guard" not in one]

    for path, text in texts.items():
        for pattern in (r"\bfn (\w+)\s*[({][^\n]*,\n", r'\bpub \w+ => "?([\w.$]+)"?', r"\b(\w+): (?:i32|f32)[,\s]", r'name = "(\w+)"'):
            for found in re.finditer(pattern, text) if path.endswith("java.rs") else ():
                name = found[1]
                if name == "new" or "fields" not in text[max(0, found.start() - 80) : found.start()] and pattern.startswith(r"\b(\w+):"):
                    continue
                # The name in Java may be given apart.
                if 'name = "' in found[0] and pattern.startswith(r"\bfn"):
                    continue
                start = found.start(1)
                other = text[:start] + changed(name) + text[start + len(name) :]
                tried(f"{changed(name)} in the place of {name} in {path}", not mistyped(path, text) and mistyped(path, other))
    # In what was read.
    for use in uses:
        tried(f"another class than {use.owner}", isinstance(java.find(replace(use, owner=changed(use.owner))), str))
        if use.member is None:
            continue
        if use.member != "<init>":
            tried(f"another name than {use.key()}", isinstance(java.find(replace(use, member=changed(use.member))), str))
            tried(f"static or not: {use.key()}", isinstance(java.find(replace(use, static=not use.static)), str))
        if not use.is_field:
            more = replace(use, descriptor=use.descriptor.replace("(", "(Ljava/util/concurrent/Phaser;"))
            tried(f"one more parameter for {use.key()}", isinstance(java.find(more), str))
        pieces = list(re.finditer(r"L[^;]+;|[ZBCSIJFDV]", use.descriptor))
        left = java.find(use)[1]
        for piece in pieces:
            if use.member == "<init>" and piece[0] == "V":
                continue
            swap = {"Z": "I", "V": "I", "I": "J", "J": "I", "F": "D", "D": "F"}.get(piece[0][0], "Ljava/util/concurrent/Phaser;")
            other = use.descriptor[: piece.start()] + swap + use.descriptor[piece.end() :]
            seen = isinstance(java.find(replace(use, descriptor=other)), str)
            if not seen and left:
                open_.add(f"{use.key()}: {piece[0]}")
            else:
                tried(f"{swap} in {use.key()} for {piece[0]}", seen)
    # Guards.
    for name in {one["guard"] for one in [*records["guarded"], *records.get("newer_words", [])] if "guard" in one} | {
            guard for one in records["numbers"] for guard in one.get("guarded", {}).values()}:
        for path, text in texts.items():
            for found in re.finditer(rf"AndroidApp::sdk_version\(\) (<|>=) {name} (?=\{{|=>)", text):
                end = found.end()
                other = text[: found.start()] + "true " + text[end:]
                tried(f"{path} without the guard {name}", judge(java, {**texts, path: other}, records)[1])
            if found := re.search(rf"\bconst {name}: i32 = (\d+);", text):
                other = text[: found.start(1)] + str(int(found[1]) - 1) + text[found.end(1) :]
                tried(f"{name} one too low", judge(java, {**texts, path: other}, records)[1])
    # Constants.
    for path, text in texts.items():
        for word in records["words"]:
            for found in re.finditer(re.escape(f'"{word}"'), text):
                other = text[: found.start() + 1] + changed(word) + text[found.end() - 1 :]
                tried(f"{changed(word)} in {path}", judge(java, {**texts, path: other}, records)[1])
        for one in records["numbers"]:
            start, body = next(functions(text, one["function"]), (0, "")) if path == one["file"] else (0, "")
            for found in re.finditer(r"\bconst \w+: i32 = (-?\d+);", body):
                other = text[: start + found.start(1)] + "77" + text[start + found.end(1) :]
                tried(f"77 in {found[0]}", judge(java, {**texts, path: other}, records)[1])
    return count, missed, open_


def android(folder, listed):
    least = oldest()
    java = Java(folder, least)
    texts = {str(path): java_used.bare(path.read_text()) for path in ANDROID}
    records = RECORDS["java"]
    uses, problems, constants = judge(java, texts, records)
    problems += elsewhere("jni", ANDROID)
    problems += [f"nothing in Rust is {owner}.{name}" for owner, name, _, is_native, _ in java_code.own()
                 if is_native and not any((use.owner, use.member, use.binding) == (owner, name, "native") for use in uses)]
    if problems:
        failed(problems)
    of_crates, problems = below(java, records)
    if problems:
        failed(problems)
    if listed:
        for use in sorted({(use.key(), *map(str, java.find(use)), use.place) for use in [*uses, *of_crates]}):
            print("   ", *use)
    count = lambda some: f"{len({use.owner for use in some})} classes and {len({use.key() for use in some if use.member})} members"
    newer = {use.key() for use in uses if java.find(use)[0] > least}
    shown(f"{count(uses)} of Java that the app names exist from API {least} to 37, {len(newer)} of the names behind guards")
    shown(f"{constants} constants of the system that the app repeats have the values of the system")
    shown(f"{count(of_crates)} that android-activity and cpal name exist as well")
    done, missed, open_ = mutations_of_java(java, texts, records, uses)
    if missed:
        failed(missed)
    shown(f"{done} changes of these names, types, guards and values were all found")
    print(f"  open: {len(open_)} types that the declarations do not tell: {'; '.join(sorted(open_))}")


def own_java(folder, classes):
    """Holds our compiled code in Java against the declarations."""
    java = Java(folder, oldest())
    uses, problems = java_code.judge(java, classes)
    read, _ = java_code.candidates(java, java_code.rows_of_file(java))
    problems += java_code.constants(java, read)
    if problems:
        failed(problems)
    android = {use for use in uses if use.member is not None}
    shown(f"{len({use.owner for use in uses})} classes and {len(android)} members of Android that our Java uses exist from API {java.least} to 37")
    # Changes, one at a time, each of which has to be found.
    count, missed = 0, []
    for use in android:
        if use.descriptor is None:
            continue
        for other in (replace(use, owner=changed(use.owner)), *([] if use.member == "<init>" else [
                replace(use, member=changed(use.member)), replace(use, static=not use.static)]),
                replace(use, descriptor=use.descriptor.replace("(", "(Ljava/util/concurrent/Phaser;") if not use.is_field else "[J")):
            count += 1
            if not isinstance(java.find(other), str):
                missed.append(f"the check does not see {other.key()}")
    if missed:
        failed(missed)
    shown(f"{count} changes of these names and types were all found")


def oldest():
    return int(re.search(r'^minSdk = "(\d+)"', Path("android/gradle/libs.versions.toml").read_text(), re.M)[1])


# Objective-C

FRAMEWORKS = {"ui_kit": "UIKit", "foundation": "Foundation", "avf_audio": "AVFAudio",
              "uniform_type_identifiers": "UniformTypeIdentifiers", "game_controller": "GameController"}


def judge_objc(texts, generated, declared, least):
    """Everything that is wrong with the app's own use of Objective-C."""
    try:
        uses, names, hand = objc_used.read(texts, generated)
    except objc_used.Misread as misread:
        return None, [str(misread)]
    problems = []

    def judge(place, since, what):
        if isinstance(since, str):
            problems.append(f"{place}: {since}")
        elif since is None:
            problems.append(f"{place}: there is no {what}")
        elif since > least:
            problems.append(f"{place}: {what} exists since {since[0]}.{since[1]}, without a guard")

    for use in uses:
        judge(use.place, declared.find(use.owner, use.selector, use.static), use.key())
    for use, known in hand:
        judge(use.place, declared.find(use.owner, use.selector, use.static), use.key())
        if not known:
            problems.append(f"{use.place}: the crates know no {use.key()} with colons in these places")
    for name, place in names:
        judge(place, declared.names.get(name), name)
    members = set(objc_used.members(texts, declared))
    for kind, name, place in members:
        value, since = declared.enums[kind].get(name, (None, None))
        judge(place, since, f"{kind}::{name}")
        if generated.values.get((kind, name)) != value:
            problems.append(f"{place}: {kind}::{name} is {value}, not {generated.values.get((kind, name))}")
    return (uses, names, hand, members), problems


def ios(folder, listed):
    least = objc_declared.version(
        re.search(r"IPHONEOS_DEPLOYMENT_TARGET = ([\d.]+);", Path("ios/Parlour.xcodeproj/project.pbxproj").read_text())[1])
    texts = {str(path): path.read_text() for path in IOS}
    wanted = sorted(set(re.findall(r"\bobjc2_(\w+)::", "".join(texts.values()))))
    if unknown := [one for one in wanted if one not in FRAMEWORKS]:
        failed([f"names.py does not know the framework of objc2_{one}" for one in unknown])
    # UIKit's own declarations lie in two more.
    declared = objc_declared.Declarations(
        folder / "types-ios/lib/ios/objc-x86_64", ["ObjectiveC", "UIUtilities", *(FRAMEWORKS[one] for one in wanted)])
    folders = crates("aarch64-apple-ios")
    newest = {one: max((version, path) for (name, version), path in folders.items() if name == f"objc2-{one.replace('_', '-')}")[1]
              for one in wanted}
    generated = objc_used.Crates(newest.values())
    read, problems = judge_objc(texts, generated, declared, least)
    problems += elsewhere("objc2", IOS)
    if problems:
        failed(problems)
    uses, names, hand, members = read
    every = {*uses, *(use for use, _ in hand)}
    if listed:
        for use in sorted({(use.key(), str(declared.find(use.owner, use.selector, use.static)), use.place) for use in every}):
            print("   ", *use)
    selectors = {use.selector for use in every}
    shown(f"{len(selectors)} selectors exist in iOS {least[0]}.{least[1]} and in the newest, in all "
          f"{len({use.key() for use in every})} pairs with a class that may get one; {len(hand)} are written by hand, none is behind a guard")
    shown(f"{len({name for name, _ in names})} classes, protocols, functions and constants exist, and {len(members)} enumerators have the values of the system")

    count, missed = 0, []

    def tried(what, seen):
        nonlocal count
        count += 1
        if not seen:
            missed.append(f"the check does not see {what}")

    def wrong(use):
        return isinstance(declared.find(use.owner, use.selector, use.static), str)

    for use in {replace(use, place="") for use in every}:
        tried(f"another selector than {use.key()}", wrong(replace(use, selector=changed(use.selector))))
        tried(f"another class than {use.key()}", wrong(replace(use, owner=changed(use.owner))))
        tried(f"one more colon in {use.key()}", wrong(replace(use, selector=use.selector + "x:")))
    for name in {name for name, _ in names}:
        tried(f"another name than {name}", changed(name) not in declared.names)
    # In the code: what is written by hand, and enumerators.
    known = {above: {entry[0] for entry in one.functions.values()} for above, one in generated.classes.items()}
    for use, _ in hand:
        path = use.place.split(":")[0]
        if use.selector == "init":
            continue
        for other in (changed(use.selector), use.selector[:-1], re.sub(r"(\w)(\w:)", r"\1:\2", use.selector)):
            text = re.sub(rf"\b(method(?:_id)?)\({re.escape(use.selector)}\)", rf"\1({other})", texts[path])
            try:
                found = objc_used.hand({path: re.sub(r"\buse [^;]*;", "", objc_used.bare(text))}, generated)
                seen = any(not is_known or wrong(one) for one, is_known in found)
            except objc_used.Misread:
                seen = True
            tried(f"{other} in the place of {use.selector} in {path}", seen)
    for kind, name, _ in members:
        tried(f"{kind}::{changed(name)}", changed(name) not in declared.enums[kind])
    # A system that is older than some of the names.
    for use in every:
        if declared.find(use.owner, use.selector, use.static) > (12, 0):
            tried(f"that iOS 12 lacks {use.key()}", declared.find(use.owner, use.selector, use.static) > (12, 0))
    if missed:
        failed(missed)
    shown(f"{count} changes of these names were all found")


if __name__ == "__main__":
    what, folder = sys.argv[1], Path(sys.argv[2])
    if what == "java":
        own_java(folder, Path(sys.argv[3]))
    else:
        {"android": android, "ios": ios}[what](folder, "--list" in sys.argv)
