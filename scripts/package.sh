#!/usr/bin/env bash
# Builds the app for this desktop and packs it into dist/: on Linux an archive and a .deb, on macOS a
# bundle in an archive, on Windows (in Git's shell) an archive and, with Inno Setup, an installer.
#
# Beside each package lies the list of its parts (CycloneDX), and SHA256SUMS has the checksums of all, signed if
# PARLOUR_SIGNING_KEY names a key.
#
#   scripts/package.sh            the offline edition, which opens no connection
#   scripts/package.sh --online   the online edition, which can play live
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/install.sh

# Files and packages of the online edition have names of their own. Both editions have the same programs and
# folders, so that the matches stay when one replaces the other.
edition=offline features=app name=parlour other=parlour-online title=Parlour id=org.parlour.app
# The last lines of the package's description, true for its edition.
said=" It works offline and opens no connection."
for argument in "$@"; do
    case $argument in
    --online)
        edition=online features=app,online name=parlour-online other=parlour title="Parlour Online" id=$id.online
        said=" It contacts only the device that you invite or that has invited you, and a
 relay if you choose one."
        ;;
    *)
        sed -n '2,/^set/{/^#/p;}' "$0" | sed 's/^# \{0,1\}//' >&2
        exit 2
        ;;
    esac
done
# On a desktop, other programs can play.
features+=,external-engines
need_for_building
need python3 python3
need ssh-keygen openssh-client
install_missing

source scripts/publish/remap.sh
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
dist=$PWD/dist
mkdir -p "$dist"
# The variables TARGET and PROFILE select another target or profile.
profile=${PROFILE:-release}
# Linux: without unwind tables, and with packed relocations where this system has glibc 2.36, which the
# program then needs. They are a tenth of the program each.
small=() libc=libc6
if [[ $(uname) == Linux ]]; then
    options=("-T,$PWD/desktop/linux/no-unwind-tables.ld" --no-eh-frame-hdr)
    if printf '%s\n' 2.36 "$(getconf GNU_LIBC_VERSION | cut -d ' ' -f 2)" | sort --version-sort --check=quiet; then
        options+=(-z,pack-relative-relocs)
        libc="libc6 (>= 2.36)"
    fi
    for option in "${options[@]}"; do
        small+=(-C "link-arg=-Wl,$option")
    done
fi
cargo rustc --locked --no-default-features --features "$features" --profile "$profile" --bin parlour ${TARGET:+--target "$TARGET"} -- ${small[@]+"${small[@]}"}
# The profile dev has a folder with another name.
built=$CARGO_TARGET_DIR/${TARGET:+$TARGET/}${profile/#%dev/debug}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The licences, credits and promises that belong in every package. scripts/notices.sh writes THIRD-PARTY.txt.
papers() {
    mkdir -p "$1"
    cp README.md LICENSE-MIT LICENSE-APACHE assets/CREDITS.md docs/privacy.md assets/notices/THIRD-PARTY.txt assets/fonts/OFL-*.txt "$1"
}

package_linux() {
    local processor tree=$work/$name-$version
    processor=$(uname -m)
    install -D -m 755 "$built/parlour" "$tree/bin/parlour"
    install -D -m 644 desktop/linux/org.parlour.app.desktop "$tree/share/applications/org.parlour.app.desktop"
    install -D -m 644 "desktop/linux/$id.metainfo.xml" "$tree/share/metainfo/$id.metainfo.xml"
    local size
    for size in 16 32 48 64 128 256 512; do
        install -D -m 644 desktop/icons/$size.png \
            "$tree/share/icons/hicolor/${size}x$size/apps/org.parlour.app.png"
    done
    install -D -m 644 assets/icon/icon.svg "$tree/share/icons/hicolor/scalable/apps/org.parlour.app.svg"
    papers "$tree/share/doc/$name"
    local archive=$dist/$name-$version-linux-$processor.tar.gz
    tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -cf - "$name-$version" |
        gzip -9n >"$archive"
    echo "$archive"
    command -v dpkg-deb >/dev/null || return 0

    local debian=$work/debian package
    mkdir -p "$debian/DEBIAN"
    cp -r "$tree" "$debian/usr"
    # The linked libraries, and those that the app loads at run time.
    cat >"$debian/DEBIAN/control" <<CONTROL
Package: $name
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: Parlour <parlour@example.org>
Installed-Size: $(du -sk --apparent-size "$debian/usr" | cut -f 1)
Section: games
Priority: optional
Depends: libasound2 | libasound2t64, $libc, libgcc-s1, libudev1, libvulkan1, libxkbcommon0, libxkbcommon-x11-0, libwayland-client0, libx11-6, libx11-xcb1, libxcursor1, libxi6, libxrandr2
Conflicts: $other
Replaces: $other
Recommends: mesa-vulkan-drivers, xdg-desktop-portal
Description: classic board games for people who share one screen
 Checkers and draughts, reversi, Go, gomoku, connect four, four, Hexdame, and
 Hex, for two people and one screen. No account, no adverts; nothing is lost.
$said
CONTROL
    package=$dist/${name}_${version}_$(dpkg --print-architecture).deb
    dpkg-deb --root-owner-group --build "$debian" "$package" >/dev/null
    echo "$package"
}

# Names the edition in a bundle, and adds the sentence with which the system asks for the local network.
name_macos_edition() {
    local buddy=/usr/libexec/PlistBuddy key=NSLocalNetworkUsageDescription question
    question=$($buddy -c "Print $key" ios/online/Info.plist)
    $buddy -c "Set CFBundleIdentifier $id" -c "Set CFBundleDisplayName $title" -c "Add $key string $question" "$1/Info.plist"
    cp -R ios/online/*.lproj "$1/Resources"
}

package_macos() {
    local bundle=$work/$title.app icons=$work/parlour.iconset size
    mkdir -p "$bundle/Contents/MacOS" "$bundle/Contents/Resources" "$icons"
    cp "$built/parlour" "$bundle/Contents/MacOS/"
    cp desktop/macos/Info.plist "$bundle/Contents/"
    /usr/libexec/PlistBuddy -c "Set CFBundleShortVersionString $version" -c "Set CFBundleVersion $version" \
        "$bundle/Contents/Info.plist"
    [[ $edition == offline ]] || name_macos_edition "$bundle/Contents"
    for size in 16 32 128 256 512; do
        cp desktop/icons/$size.png "$icons/icon_${size}x$size.png"
    done
    iconutil -c icns -o "$bundle/Contents/Resources/parlour.icns" "$icons"
    papers "$bundle/Contents/Resources"
    # The releaser's signature, or an ad-hoc one: Apple's processors refuse unsigned programs.
    codesign --force --sign "${PARLOUR_SIGNATURE:--}" "$bundle"
    (cd "$work" && ditto -c -k --keepParent "$title.app" "$dist/$name-$version-macos.zip")
    echo "$dist/$name-$version-macos.zip"
}

package_windows() {
    local folder=$work/$name-$version
    mkdir -p "$folder"
    cp "$built/parlour.exe" desktop/windows/parlour.ico "$folder"
    papers "$folder"
    (cd "$work" && 7z a -bso0 "$dist/$name-$version-windows.zip" "$name-$version")
    echo "$dist/$name-$version-windows.zip"
    if command -v iscc >/dev/null; then
        (cd desktop/windows && iscc /Q "/DVersion=$version" "/DTitle=$title" "/DName=$name" "/DProgram=$(cygpath -w "$built/parlour.exe")" \
            "/O$(cygpath -w "$dist")" parlour.iss)
        echo "$dist/$name-$version-windows-setup.exe"
    fi
}

case $(uname) in
Linux) package_linux ;;
Darwin) package_macos ;;
MINGW* | MSYS*) package_windows ;;
*)
    echo "There is no package for $(uname); the program is $built/parlour." >&2
    exit 1
    ;;
esac

# The list of parts has the name of the system that it is for.
target=${TARGET:-$(rustc -vV | sed -n 's/^host: //p')}
online=()
[[ $edition == offline ]] || online=(--online)
"$(command -v python3 || command -v python)" scripts/publish/sbom.py --target "$target" ${online[@]+"${online[@]}"} "$dist/$name-$version-$target.cdx.json"
scripts/publish/checksums.sh "$dist"
