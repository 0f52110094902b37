#!/usr/bin/env bash
# Writes SHA256SUMS for the files of a folder, and signs it if the variable PARLOUR_SIGNING_KEY names a private key
# of OpenSSH. Whoever has the public key checks both with what every system brings along.
#
#   scripts/publish/checksums.sh [folder]              write the sums of dist/, or of this folder
#   scripts/publish/checksums.sh --verify key [folder] check the signature with a public key, and then the files
set -euo pipefail

# What the signature is for. One made for another purpose, such as a commit, does not count.
namespace=parlour-release

sums() {
    if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi
}

if [[ ${1:-} == --verify ]]; then
    key=$(cat "$2")
    cd "${3:-dist}"
    ssh-keygen -Y verify -f <(printf 'parlour namespaces="%s" %s\n' "$namespace" "$key") -I parlour -n "$namespace" \
        -s SHA256SUMS.sig <SHA256SUMS
    sums --check --strict --quiet SHA256SUMS
    # A file that was added is as wrong as one that was changed.
    files=$(find . -type f ! -path './SHA256SUMS*' | wc -l)
    if ((files != $(wc -l <SHA256SUMS))); then
        echo "There are files here that SHA256SUMS does not list." >&2
        exit 1
    fi
    exit
fi

cd "${1:-dist}"
rm -f SHA256SUMS SHA256SUMS.sig
# By name, so that the same files give the same list.
find . -type f ! -path './SHA256SUMS*' | sed 's|^\./||' | LC_ALL=C sort | while IFS= read -r file; do sums "$file"; done >SHA256SUMS
if [[ -n ${PARLOUR_SIGNING_KEY:-} ]]; then
    ssh-keygen -q -Y sign -f "$PARLOUR_SIGNING_KEY" -n "$namespace" SHA256SUMS
    echo "$PWD/SHA256SUMS.sig"
else
    echo "$PWD/SHA256SUMS (not signed: PARLOUR_SIGNING_KEY names no key)"
fi
