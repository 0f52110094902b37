#!/usr/bin/env bash
# Checks what stores and distributions read: the metadata of Linux with the tools of desktops, the list of parts, the
# sources for Flatpak, and the signed checksums with a key that is thrown away. tests/core/shells holds the texts.
set -euo pipefail
cd "$(dirname "$0")/../.."
source scripts/install.sh
need appstreamcli appstream
need desktop-file-validate desktop-file-utils
need ssh-keygen openssh-client
need python3 python3
install_missing

desktop-file-validate desktop/linux/*.desktop
for metainfo in desktop/linux/*.metainfo.xml; do
    told=$(appstreamcli validate --no-net --pedantic --no-color "$metainfo") || {
        echo "$told" >&2
        exit 1
    }
    # AppStream before 1.0 does not know the element that later versions ask for.
    if grep -E '^[EWIP]: ' <<<"$told" | grep -v 'unknown-tag developer' >&2; then
        exit 1
    fi
done
python3 scripts/publish/test.py
