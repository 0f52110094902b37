"""Tests what a release adds to the programs: the list of parts, the sources for Flatpak, the signed checksums.
scripts/publish/check.sh calls it."""

import copy
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
import flatpak_sources
import notices
import sbom

LOCK = re.compile(r'name = "(.+)"\nversion = "(.+)"\nsource = ".+"\nchecksum = "([0-9a-f]{64})"')


def locked():
    """Returns the checksum of each crate, read without a parser."""
    return {(name, version): checksum for name, version, checksum in LOCK.findall(Path("Cargo.lock").read_text())}


def noticed(online):
    """Returns the crates for which the third-party notices have a licence, with its text."""
    crates = set()
    for line in notices.read(notices.OUTPUT).splitlines():
        entry = re.match(r"(\S+) (\d+\.\d+\.\d+\S*?)( \(online\))?(: .*)?$", line)
        if entry and (online or not entry[3]):
            crates.add((entry[1], entry[2]))
    return crates


def problems(bill, shipped):
    """Returns what is wrong with a list of parts of which these crates are known to ship."""
    found = []
    if (bill.get("bomFormat"), bill.get("specVersion"), bill.get("version")) != ("CycloneDX", "1.6", 1):
        found.append("its format is not named")
    if not re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", bill.get("serialNumber", "")):
        found.append("it has no serial number")
    checksums = locked()
    parts = bill["components"]
    crates = {(part["name"], part["version"]): part for part in parts if "purl" in part}
    found += [f"{name} {version} is missing" for name, version in sorted(shipped - crates.keys())]
    found += [f"{name} {version} does not ship" for name, version in sorted(crates.keys() - shipped)]
    for key, part in crates.items():
        if part["purl"] != part["bom-ref"] or part["purl"] != f"pkg:cargo/{key[0]}@{key[1]}":
            found.append(f"{key} has another address")
        if part.get("hashes") != [{"alg": "SHA-256", "content": checksums.get(key)}]:
            found.append(f"{key} has not the checksum of Cargo.lock")
    for part in [bill["metadata"]["component"], *parts]:
        if not part.get("name") or part.get("type") not in ("application", "library", "file"):
            found.append(f"{part} has no name or kind")
        for licence in part.get("licenses") or [{}]:
            words = licence.get("expression") or licence.get("license", {}).get("id")
            # A licence with which the notices could be kept: one choice of it is allowed.
            known = words and set(notices.chosen(words)) <= {*notices.PREFERRED, "OFL-1.1"}
            if not known:
                found.append(f"{part['name']} has the licence {words}")
    refs = [part["bom-ref"] for part in parts] + [bill["metadata"]["component"]["bom-ref"]]
    if len(set(refs)) != len(refs):
        found.append("two parts have one reference")
    for each in bill["dependencies"]:
        found += [f"{ref} is no part" for ref in [each["ref"], *each["dependsOn"]] if ref not in refs]
    reached, waiting = set(), [bill["metadata"]["component"]["bom-ref"]]
    needs = {each["ref"]: each["dependsOn"] for each in bill["dependencies"]}
    while waiting:
        ref = waiting.pop()
        if ref not in reached:
            reached.add(ref)
            waiting += needs.get(ref, [])
    found += [f"nothing needs {part['name']}" for part in crates.values() if part["bom-ref"] not in reached]
    return found


class Parts(unittest.TestCase):
    def test_both_editions_list_every_crate_of_the_notices(self):
        for online in (False, True):
            bill = sbom.bill(online, notices.TARGETS)
            shipped = noticed(online)
            self.assertGreater(len(shipped), 400)
            self.assertEqual(problems(bill, shipped), [])
        self.find_mistakes(bill, shipped)

    def find_mistakes(self, bill, shipped):
        def spoilt(change):
            copied = copy.deepcopy(bill)
            change(copied)
            return problems(copied, shipped)

        first = bill["components"][0]["name"]
        self.assertIn(first, spoilt(lambda copied: copied["components"].pop(0))[0])
        self.assertEqual(len(spoilt(lambda copied: copied["components"][0].pop("licenses"))), 1)
        self.assertEqual(len(spoilt(lambda copied: copied["components"][0]["hashes"][0].update(content="0" * 64))), 1)
        self.assertEqual(len(spoilt(lambda copied: copied.pop("serialNumber"))), 1)
        unknown = spoilt(lambda copied: copied["components"][0].update(licenses=[{"expression": "GPL-2.0-only"}]))
        self.assertEqual(len(unknown), 1)
        self.assertTrue(spoilt(lambda copied: copied["dependencies"].clear()))
        self.assertEqual(len(problems(bill, shipped | {("left-pad", "1.0.0")})), 1)


class FlatpakSources(unittest.TestCase):
    def test_the_list_is_that_of_the_lock_file(self):
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / "cargo-sources.json"
            subprocess.run([sys.executable, "scripts/publish/flatpak_sources.py", out], check=True, stdout=subprocess.DEVNULL)
            listed = json.loads(out.read_text())
        archives = {each["url"]: each["sha256"] for each in listed if each["type"] == "archive"}
        expected = {
            f"https://static.crates.io/crates/{name}/{name}-{version}.crate": checksum
            for (name, version), checksum in locked().items()
        }
        self.assertGreater(len(expected), 600)
        self.assertEqual(archives, expected)
        # Cargo takes a folder for a crate only with this file.
        noted = {each["dest"]: json.loads(each["contents"])["package"] for each in listed
                 if each.get("dest-filename") == ".cargo-checksum.json"}
        self.assertEqual(noted, {each["dest"]: each["sha256"] for each in listed if each["type"] == "archive"})

    def test_a_crate_from_elsewhere_is_refused(self):
        crate = {"name": "a", "version": "1.0.0", "source": "git+https://example.org/a", "checksum": "0"}
        with self.assertRaises(AssertionError):
            flatpak_sources.sources({"package": [crate]})


class AppStore(unittest.TestCase):
    def test_every_language_is_whole_and_has_its_own_texts(self):
        pairs = re.findall(r'\("[\w-]+", "([\w-]+)", "([\w-]+)"\)', Path("tests/core/shells/stores.rs").read_text())
        self.assertEqual(len(pairs), 12)
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["scripts/publish/app_store.sh", folder], check=True, stdout=subprocess.DEVNULL)
            out = Path(folder)
            self.assertEqual({each.name for each in out.iterdir()}, {locale for _, locale in pairs})
            for android, locale in pairs:
                texts = {each.name: each.read_text() for each in (out / locale).iterdir()}
                self.assertEqual(sorted(texts), ["description.txt", "keywords.txt", "name.txt", "promotional_text.txt",
                                                 "release_notes.txt", "subtitle.txt"])
                same = Path("fastlane/metadata/android", android, "full_description.txt").read_text()
                self.assertEqual(texts["description.txt"], same, locale)


class Checksums(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.dist = Path(self.folder.name) / "dist"
        (self.dist / "inner").mkdir(parents=True)
        for name in ("a package.deb", "inner/b.zip"):
            (self.dist / name).write_bytes(name.encode())
        self.key, self.other = (self.make_key(name) for name in ("key", "other"))

    def make_key(self, name):
        path = Path(self.folder.name) / name
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "throwaway", "-f", path], check=True)
        return path

    def sums(self, *arguments, **environment):
        kept = {name: value for name, value in os.environ.items() if name != "PARLOUR_SIGNING_KEY"}
        command = ["scripts/publish/checksums.sh", *arguments, self.dist]
        return subprocess.run(command, env={**kept, **environment}, capture_output=True, text=True)

    def verify(self, key):
        return self.sums("--verify", f"{key}.pub").returncode == 0

    def test_what_is_signed_is_verified_and_nothing_else(self):
        signed = self.sums(PARLOUR_SIGNING_KEY=str(self.key))
        self.assertEqual(signed.returncode, 0, signed.stderr)
        first = (self.dist / "SHA256SUMS").read_text()
        self.assertEqual([line.split("  ")[1] for line in first.splitlines()], ["a package.deb", "inner/b.zip"])
        # An older list is no part of the next one.
        self.assertEqual(self.sums(PARLOUR_SIGNING_KEY=str(self.key)).returncode, 0)
        self.assertEqual((self.dist / "SHA256SUMS").read_text(), first)
        self.assertTrue(self.verify(self.key))
        self.assertFalse(self.verify(self.other), "signed with another key")
        package = self.dist / "a package.deb"
        package.write_bytes(b"changed")
        self.assertFalse(self.verify(self.key), "a changed file")
        package.write_bytes(b"a package.deb")
        added = self.dist / "added"
        added.write_bytes(b"")
        self.assertFalse(self.verify(self.key), "an added file")
        added.unlink()
        self.assertTrue(self.verify(self.key))
        listed = self.dist / "SHA256SUMS"
        listed.write_text("".join(reversed(listed.read_text().splitlines(keepends=True))))
        self.assertFalse(self.verify(self.key), "a changed list")

    def test_without_a_key_there_is_no_signature(self):
        self.assertEqual(self.sums(PARLOUR_SIGNING_KEY=str(self.key)).returncode, 0)
        told = self.sums()
        self.assertEqual(told.returncode, 0, told.stderr)
        self.assertIn("not signed", told.stdout)
        self.assertFalse((self.dist / "SHA256SUMS.sig").exists(), "the old signature should be gone")
        self.assertFalse(self.verify(self.key))

    def test_a_key_that_does_not_exist_is_an_error(self):
        self.assertNotEqual(self.sums(PARLOUR_SIGNING_KEY="/nowhere").returncode, 0)


if __name__ == "__main__":
    unittest.main()
