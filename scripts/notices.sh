#!/usr/bin/env bash
# Collects the licences of the contents of the packages: crates and fonts, of both editions.
#
#   scripts/notices.sh           write assets/notices/THIRD-PARTY.txt
#   scripts/notices.sh --check   only compare the file with the crates in Cargo.lock
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/install.sh
need python3 python3
install_missing
exec python3 scripts/notices.py "$@"
