#!/usr/bin/env bash
# Collects the licences of everything that the packages contain: crates, fonts, drawings, sounds.
#
#   scripts/notices.sh           write assets/notices/THIRD-PARTY.txt
#   scripts/notices.sh --check   only compare it with the crates that Cargo.lock names
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/install.sh
need python3 python3
install_missing
exec python3 scripts/notices.py "$@"
