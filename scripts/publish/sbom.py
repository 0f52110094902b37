"""Writes the parts of a package as a list in CycloneDX 1.6: the crates that are linked into it, with licence and
checksum, which crate needs which, the fonts, and the standard library of Rust.

    python3 scripts/publish/sbom.py --target x86_64-unknown-linux-gnu [--online] parlour.cdx.json

Without --target it lists those of all systems. The same commit gives the same bytes.
"""

import argparse
import json
import subprocess
import sys
import tomllib
import uuid
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
import notices


def purl(name, version):
    return f"pkg:cargo/{name}@{version}"


def expression(licence):
    """Returns a licence as SPDX writes it. Old crates have a slash between alternatives."""
    return licence.replace("/", " OR ").replace("  ", " ")


def bill(online, targets):
    features = notices.BOTH if online else notices.OFFLINE
    shipped = notices.linked(features, targets)
    filters = [part for target in targets for part in ("--filter-platform", target)]
    metadata = json.loads(notices.cargo(features, "metadata", "--format-version", "1", *filters))
    packages = {package["id"]: package for package in metadata["packages"]}
    with open("Cargo.lock", "rb") as file:
        checksums = {(each["name"], each["version"]): each.get("checksum") for each in tomllib.load(file)["package"]}
    root = packages[metadata["resolve"]["root"]]

    components = []
    for key in sorted(shipped):
        name, version = key
        package = next(each for each in metadata["packages"] if (each["name"], each["version"]) == key)
        components.append({
            "type": "library",
            "bom-ref": purl(*key),
            "name": name,
            "version": version,
            "scope": "required",
            "hashes": [{"alg": "SHA-256", "content": checksums[key]}],
            "licenses": [{"expression": expression(package["license"])}],
            "purl": purl(*key),
        })
    rust = subprocess.run(["rustc", "--version"], check=True, capture_output=True, text=True).stdout.split()[1]
    components.append({
        "type": "library",
        "bom-ref": f"rust-std@{rust}",
        "name": "Rust standard library",
        "version": rust,
        "licenses": [{"expression": "MIT OR Apache-2.0"}],
    })
    for family, _ in notices.fonts():
        components.append({
            "type": "file",
            "bom-ref": f"font-{family}",
            "name": f"Font {family}",
            "licenses": [{"license": {"id": "OFL-1.1"}}],
        })

    name = "parlour-online" if online else "parlour"
    refs = {each: purl(package["name"], package["version"]) for each, package in packages.items()}
    listed = {component["bom-ref"] for component in components}
    dependencies = []
    for node in metadata["resolve"]["nodes"]:
        ref = refs[node["id"]]
        if ref in listed or node["id"] == root["id"]:
            normal = {refs[each["pkg"]] for each in node["deps"] if any(kind["kind"] is None for kind in each["dep_kinds"])}
            dependencies.append({"ref": name if node["id"] == root["id"] else ref, "dependsOn": sorted(normal & listed)})
    content = {
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": name,
                "name": name,
                "version": root["version"],
                "description": root["description"],
                "licenses": [{"expression": root["license"]}],
            },
            "properties": [{"name": "target", "value": target} for target in targets],
        },
        "components": components,
        "dependencies": sorted(dependencies, key=lambda each: each["ref"]),
    }
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(content, sort_keys=True))
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        **content,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--target", action="append")
    parser.add_argument("--online", action="store_true")
    parser.add_argument("file", type=Path)
    asked = parser.parse_args()
    listed = bill(asked.online, asked.target or notices.TARGETS)
    asked.file.write_text(json.dumps(listed, indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")
    print(asked.file)
