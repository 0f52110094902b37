"""Writes assets/notices/THIRD-PARTY.txt: the licence texts of all crates that are linked into the
packages for desktops, Android and iOS, and of the fonts. scripts/notices.sh calls it.

One text serves both editions. Crates that only the online one contains bear the mark ONLINE.

If a crate offers several licences, the first of PREFERRED applies. Equal texts appear once, below
the list of their crates; the copyright lines stay with each crate.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

OUTPUT = Path("assets/notices/THIRD-PARTY.txt")
TARGETS = [
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
    "aarch64-linux-android",
    "aarch64-apple-ios",
    "aarch64-apple-ios-sim",
]
# The features of each edition on a desktop, which has the most.
OFFLINE, BOTH = "app,external-engines", "app,external-engines,online"
# The mark of the crates that are in the online edition alone, behind the version.
ONLINE = " (online)"
PREFERRED = [
    "MIT", "Apache-2.0", "Zlib", "ISC", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "Unicode-3.0",
    "MPL-2.0", "CDLA-Permissive-2.0", "MIT-0", "0BSD", "CC0-1.0", "Unlicense", "Apache-2.0 WITH LLVM-exception",
]
# A phrase that only the text of one licence contains.
PHRASES = {
    "MIT": "permission is hereby granted, free of charge, to any person obtaining a copy of this software and",
    "Apache-2.0": "apache license version 2.0, january 2004",
    "Zlib": "the origin of this software must not be misrepresented",
    "ISC": "permission to use, copy, modify, and/or distribute this software for any purpose with or without fee",
    "BSD-2-Clause": "redistributions of source code must retain the above copyright",
    "BSD-3-Clause": "redistributions of source code must retain the above copyright",
    "BSL-1.0": "boost software license",
    "Unicode-3.0": "unicode license v3",
    "MPL-2.0": "mozilla public license version 2.0",
    "CC0-1.0": "cc0 1.0 universal",
    "MIT-0": "mit no attribution",
    "0BSD": "bsd zero clause license",
    "CDLA-Permissive-2.0": "community data license agreement - permissive - version 2.0",
}
TITLES = {
    "MIT": "MIT License",
    "Apache-2.0": "Apache License, Version 2.0",
    "Zlib": "zlib License",
    "ISC": "ISC License",
    "BSD-2-Clause": "BSD 2-Clause License",
    "BSD-3-Clause": "BSD 3-Clause License",
    "BSL-1.0": "Boost Software License 1.0",
    "Unicode-3.0": "Unicode License v3",
    "MPL-2.0": "Mozilla Public License 2.0",
    "CC0-1.0": "Creative Commons CC0 1.0 Universal",
    "MIT-0": "MIT No Attribution",
    "0BSD": "BSD Zero Clause License",
    "CDLA-Permissive-2.0": "Community Data License Agreement, Permissive, 2.0",
    "OFL-1.1": "SIL Open Font License 1.1",
}
# No crate contains this text, and the licence does not require it.
SUMMARIES = {
    "CC0-1.0": "The authors have dedicated their work to the public domain, without any condition:\n"
               "https://creativecommons.org/publicdomain/zero/1.0/legalcode",
}
LICENCE_FILE = re.compile(r"^(licen[sc]e|copying|copyright|unlicense|notice)", re.IGNORECASE)
COPYRIGHT = re.compile(r"^\W{0,3}(portions )?copyright\b.*(\d{4}|\(c\)|©|authors|developers|contributors)", re.IGNORECASE)
# Lines of the licence texts that look like copyright lines.
TEMPLATE = re.compile(r"\[yyyy\]|\[name of copyright|<year>|copyright (notice|license|holder|owner|law|and|statement|©? ?\{)", re.IGNORECASE)


def cargo(features, *arguments):
    command = ["cargo", *arguments, "--locked", "--no-default-features", "--features", features]
    return subprocess.run(command, check=True, capture_output=True, text=True, encoding="utf-8").stdout


def linked(features, systems=TARGETS):
    """Returns name and version of all crates that are linked into the packages of an edition."""
    targets = [part for target in systems for part in ("--target", target)]
    tree = cargo(features, "tree", "--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}", *targets)
    parts = (line.split() for line in tree.splitlines())
    return {(part[0], part[1].removeprefix("v")) for part in parts if len(part) >= 2 and part[0] != "parlour"}


def linked_crates():
    """Returns the metadata of the crates of both editions by name and version, each with its mark."""
    offline, both = linked(OFFLINE), linked(BOTH)
    assert offline <= both, offline - both
    filters = [part for target in TARGETS for part in ("--filter-platform", target)]
    metadata = json.loads(cargo(BOTH, "metadata", "--format-version", "1", *filters))
    packages = {(package["name"], package["version"]): package for package in metadata["packages"]}
    return [(packages[key], "" if key in offline else ONLINE) for key in sorted(both)]


def chosen(expression):
    """Returns the licences of an expression: all parts of an AND, and one part of each OR."""
    expression = expression.replace("/", " OR ")
    tokens = re.findall(r"\(|\)|[^\s()]+", expression)
    position = 0

    def take(token):
        nonlocal position
        found = position < len(tokens) and tokens[position] == token
        position += found
        return found

    def atom():
        nonlocal position
        if take("("):
            inner = either()
            assert take(")"), expression
            return inner
        name = tokens[position]
        position += 1
        if take("WITH"):
            name += " WITH " + tokens[position]
            position += 1
        return [name]

    def both():
        parts = atom()
        while take("AND"):
            parts = parts + atom()
        return parts

    def either():
        options = [both()]
        while take("OR"):
            options.append(both())
        return min(options, key=lambda names: max(rank(name) for name in names))

    result = either()
    assert position == len(tokens), expression
    return result


def rank(name):
    return PREFERRED.index(name) if name in PREFERRED else len(PREFERRED)


def squeezed(text):
    """Returns the words of a text without its layout."""
    return " ".join(re.sub(r"[*#/>\u2018\u2019\u201c\u201d'\"`_]", " ", text).lower().split())


def read(path):
    return path.read_text(encoding="utf-8", errors="replace").replace("\r\n", "\n").replace("\ufeff", "")


def copyrights(text):
    lines = []
    for line in text.splitlines():
        line = line.strip(" \t/*#").rstrip(" .\\")
        if COPYRIGHT.match(line) and not TEMPLATE.search(line):
            lines.append(line)
    return lines


def without_copyrights(text):
    """Returns the licence itself, without copyright lines and title."""
    lines = [line.rstrip() for line in text.splitlines()]
    own = set(copyrights(text))
    kept = []
    for line in lines:
        if line.strip(" \t/*#").rstrip(" .\\") not in own:
            kept.append(line)
    body = "\n".join(kept)
    body = re.sub(r"\n{3,}", "\n\n", body).strip("\n")
    # The text before the first sentence of the short licences is a title.
    for start in ("Permission is hereby granted, free of charge", "Redistribution and use in source",
                  "This software is provided 'as-is'", "Permission to use, copy, modify"):
        found = body.find(start)
        if 0 <= found < 400:
            body = body[found:]
            break
    return body


def licence_files(package):
    folder = Path(package["manifest_path"]).parent
    files = [path for path in sorted(folder.iterdir()) if path.is_file() and LICENCE_FILE.match(path.name)]
    folders = [path for path in sorted(folder.iterdir()) if path.is_dir() and LICENCE_FILE.match(path.name)]
    for inner in folders:
        files += [path for path in sorted(inner.iterdir()) if path.is_file()]
    if package.get("license_file"):
        named = folder / package["license_file"]
        if named.is_file() and named not in files:
            files.append(named)
    return [path for path in files if path.suffix not in (".rs", ".html", ".json")]


def is_text_of(name, text):
    phrase = PHRASES.get(name)
    plain = squeezed(text)
    if phrase is None or squeezed(phrase) not in plain:
        return False
    if name == "BSD-3-Clause":
        return "neither the name" in plain or "may not be used to endorse" in plain or "may be used to endorse" in plain
    if name == "BSD-2-Clause":
        return "endorse" not in plain
    return True


def collect():
    """Returns the texts of each licence: a list of (text, entries)."""
    groups = {}
    missing = []
    holders = {}
    for package, mark in linked_crates():
        files = [(path, read(path)) for path in licence_files(package)]
        for name in chosen(package["license"]):
            texts = [text for _, text in files if is_text_of(name, text)]
            # The shortest text, since some files hold several licences one after the other.
            text = min(texts, key=len) if texts else None
            lines = []
            source = [text] if text else [text for _, text in files]
            for line in (line for found in source for line in copyrights(found)):
                if line not in lines:
                    lines.append(line)
            if name == "Apache-2.0":
                for path, notice in files:
                    if path.name.upper().startswith("NOTICE"):
                        lines += [line.strip() for line in notice.splitlines() if line.strip()]
            if not lines and package["authors"]:
                lines = ["by " + ", ".join(re.sub(r" *<[^>]*>", "", author) for author in package["authors"])]
            entry = (package["name"], package["version"] + mark, lines)
            if text is None and name in SUMMARIES:
                text = SUMMARIES[name]
            if text is None:
                missing.append((name, entry))
            else:
                body = without_copyrights(text)
                groups.setdefault(name, {}).setdefault(squeezed(body), [body, []])[1].append(entry)
    for name, entry in missing:
        # The crate lacks the text of its licence, so it joins the text that most crates have.
        if name not in groups:
            sys.exit(f"{entry[0]} {entry[1]} has no text of {name}, and no other crate has one")
        most = max(groups[name].values(), key=lambda group: len(group[1]))
        most[1].append(entry)
    return {name: sorted(texts.values(), key=lambda group: -len(group[1])) for name, texts in groups.items()}, missing


def fonts():
    for path in sorted(Path("assets/fonts").glob("OFL-*.txt")):
        yield path.stem.removeprefix("OFL-"), read(path)


def document():
    groups, missing = collect()
    std = ("Rust standard library", subprocess.run(["rustc", "--version"], check=True, capture_output=True,
           text=True).stdout.split()[1], ["Copyright (c) The Rust Project Contributors"])
    groups["MIT"][0][1].append(std)
    crates = {(entry[0], entry[1]) for texts in groups.values() for _, entries in texts for entry in entries}
    online = sum(version.endswith(ONLINE) for _, version in crates)
    out = [
        "Third-party notices of Parlour",
        "",
        "Parlour itself is under MIT or Apache-2.0. Its packages contain the crates and fonts below, each",
        "under the licence above which it is listed. Where a crate offers several licences, one is chosen.",
        "Where a crate comes without the text of its licence, the text is the usual one.",
        "scripts/notices.sh writes this file.",
        "",
        f"Crates: {len(crates) - 1}, and the standard library of Rust. The {online} marked{ONLINE} are in the",
        "online edition alone.",
        "",
    ]
    rule = "=" * 80
    for name in sorted(groups, key=rank):
        for body, entries in groups[name]:
            out += [rule, TITLES.get(name, name), rule, ""]
            for crate, version, lines in sorted(entries, key=lambda entry: (entry[0].lower(), entry[1])):
                out.append(f"{crate} {version}" + (f": {'; '.join(lines)}" if lines else ""))
            out += ["", body, ""]
    ofl = {}
    for family, text in fonts():
        head, _, body = text.partition("-----------------------------------------------------------")
        ofl.setdefault(squeezed(body), [body, []])[1].append((family, " ".join(head.split())))
    for body, families in ofl.values():
        out += [rule, TITLES["OFL-1.1"], rule, ""]
        out += [f"Font {family}: {head}" for family, head in families]
        out += ["", "-" * 59 + body.rstrip(), ""]
    text = "\n".join(out)
    return text, crates, missing


def main():
    text, crates, missing = document()
    if "--check" in sys.argv[1:]:
        if not OUTPUT.exists() or read(OUTPUT) != text:
            there = read(OUTPUT) if OUTPUT.exists() else ""
            for name, version in sorted(crates):
                if not re.search(rf"^{re.escape(name)} {re.escape(version)}(:|$)", there, re.MULTILINE):
                    print(f"{OUTPUT} lacks {name} {version}", file=sys.stderr)
            sys.exit(f"{OUTPUT} is out of date: run scripts/notices.sh")
        print(f"{OUTPUT} covers all {len(crates) - 1} crates.")
        return
    OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    OUTPUT.write_text(text, encoding="utf-8", newline="\n")
    print(f"{OUTPUT}: {len(crates) - 1} crates, {len(text.encode())} bytes, {len(missing)} without a text of their own")


if __name__ == "__main__":
    main()
