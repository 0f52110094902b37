"""Writes the list of crates for desktop/linux/org.parlour.app.json: every crate of Cargo.lock with its checksum, since
the builder of Flatpak has no network.

    python3 scripts/publish/flatpak_sources.py desktop/linux/cargo-sources.json
"""

import json
import sys
import tomllib

REGISTRY = "registry+https://github.com/rust-lang/crates.io-index"
VENDOR = "cargo/vendor"
CONFIG = """[source.vendored]
directory = "/run/build/parlour/cargo/vendor"

[source.crates-io]
replace-with = "vendored"
"""


def sources(lock):
    out = []
    for package in lock["package"]:
        if "source" not in package:
            continue
        name, version = package["name"], package["version"]
        assert package["source"] == REGISTRY, f"{name} comes from {package['source']}"
        folder = f"{VENDOR}/{name}-{version}"
        out.append({
            "type": "archive",
            "archive-type": "tar-gzip",
            "url": f"https://static.crates.io/crates/{name}/{name}-{version}.crate",
            "sha256": package["checksum"],
            "dest": folder,
        })
        out.append({
            "type": "inline",
            "contents": json.dumps({"package": package["checksum"], "files": {}}),
            "dest": folder,
            "dest-filename": ".cargo-checksum.json",
        })
    out.append({"type": "inline", "contents": CONFIG, "dest": "cargo", "dest-filename": "config.toml"})
    return out


if __name__ == "__main__":
    with open("Cargo.lock", "rb") as lock:
        listed = sources(tomllib.load(lock))
    with open(sys.argv[1], "w", encoding="utf-8") as out:
        json.dump(listed, out, indent=1)
    print(f"{sys.argv[1]}: {len(listed) // 2} crates")
