#!/usr/bin/env bash
# Builds the app for browsers. docs/web.md tells how to host it.
#
#   scripts/web.sh [--release] [--port <number>]   build dist/web and serve it on this machine
#   scripts/web.sh --build [--release]             only build dist/web
#   scripts/web.sh --prove [--page] [<pattern>]    test it in Chromium; with --page only the page around the
#                                                  app, with a stub in its place, which needs no build
#   scripts/web.sh --smoke [--page]                the part of these tests that the check runs
#   scripts/web.sh --measure                       build the release and measure sizes, times and rest
#
# With --relay <address> it is the edition that plays live, over this relay; the option can be repeated. With a relay
# at http://127.0.0.1:<port>, --prove runs one there and tests live play over it.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/install.sh

action=serve release=0 page=0 port=8080 pattern= relays=()
while (($#)); do
    case $1 in
    --release) release=1 ;;
    --page) page=1 ;;
    --build | --prove | --smoke | --measure) action=${1#--} ;;
    --port)
        port=${2:?a number}
        shift
        ;;
    --relay)
        relays+=("${2:?an address}")
        shift
        ;;
    --*)
        sed -n '2,/^set/{/^#/p}' "$0" | sed 's/^# \?//' >&2
        exit 2
        ;;
    *) pattern=$1 ;;
    esac
    shift
done

dist=$PWD/dist/web
# The modules and their glue, before they are packed.
built=$CARGO_TARGET_DIR/web/built

need_for_web() {
    need node nodejs npm
    need chromium chromium
    ((!release)) || need zopfli zopfli
    # The cryptography of the connections is partly C.
    ((!${#relays[@]})) || need clang clang
    ((!${#relays[@]})) || need llvm-ar llvm
    [[ $action == serve || $action == build ]] || need /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf fonts-dejavu-core
    install_missing
    if ! node -e 'process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)' 2>/dev/null; then
        echo "Node 20 or later is needed: Debian 13 has it, and so has nodejs.org." >&2
        exit 1
    fi
}

# Runs cargo for browsers: with rustup's standard library where it can be had, else with Debian's compiler,
# which comes with the sources of it: `cargo_for_web <command> <profile> <words>`.
cargo_for_web() {
    local command=$1 profile=$2
    shift 2
    local words=("$command" --locked --no-default-features --profile "$profile" --target wasm32-unknown-unknown "$@")
    export CARGO_TARGET_DIR=$CARGO_TARGET_DIR/web
    # All browsers that can start the app have these instructions.
    export RUSTFLAGS="-C embed-bitcode=yes -C target-feature=+simd128"
    if rustup target add wasm32-unknown-unknown >/dev/null 2>&1; then
        cargo "${words[@]}"
        return
    fi
    source scripts/mobile/toolchain.sh
    need_for_other_systems
    install_missing
    # rust-lld is the linker; the installed toolchain brings it, Debian's does not.
    local linker
    linker=$(rustc --print sysroot)/lib/rustlib/$(rustc -vV | sed -n 's/^host: //p')/bin/rust-lld
    RUSTFLAGS="$RUSTFLAGS -C linker=$linker" CARGO_FEATURE_PURE=1 DOCS_RS=1 \
        RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 cargo "${words[@]}" -Zbuild-std=std,panic_abort
}

# Writes the glue of a module: `glue <module> <name>`.
glue() {
    local options=()
    ((release)) && options=(--release)
    cargo run --quiet --locked --release --manifest-path web/bindgen/Cargo.toml --target-dir "$CARGO_TARGET_DIR/web/bindgen" \
        -- "$1" "$built" "$2" ${options[@]+"${options[@]}"}
}

# The release optimises between the crates when it links: a quarter of an hour for a module of half the size.
# The objects of the crates serve both forms.
linked=()
((release)) && linked=(-- -C lto=fat -C embed-bitcode=yes)

build_app() {
    local features=app
    if ((${#relays[@]})); then
        features=app,online
        export PARLOUR_RELAYS="${relays[*]}" CC_wasm32_unknown_unknown=clang AR_wasm32_unknown_unknown=llvm-ar
    fi
    (cargo_for_web rustc web --features $features --bin parlour ${linked[@]+"${linked[@]}"})
    glue "$CARGO_TARGET_DIR/web/wasm32-unknown-unknown/web/parlour.wasm" app
}

build_engine() {
    (cargo_for_web rustc web-engines --bin parlour ${linked[@]+"${linked[@]}"})
    glue "$CARGO_TARGET_DIR/web/wasm32-unknown-unknown/web-engines/parlour.wasm" engine
}

# Packs the page, the modules and the papers that belong to every copy into dist/web.
package() {
    local options=()
    # Two minutes for half a megabyte that nobody has to download.
    ((!release)) || options=(--zopfli)
    local relay
    for relay in ${relays[@]+"${relays[@]}"}; do
        options+=(--relay "$relay")
    done
    node scripts/web/pack.mjs "$dist" "$built" ${options[@]+"${options[@]}"}
    mkdir -p "$dist/licences"
    cp LICENSE-MIT LICENSE-APACHE assets/CREDITS.md assets/notices/THIRD-PARTY.txt assets/fonts/OFL-*.txt "$dist/licences"
}

build() {
    rm -rf "$built"
    mkdir -p "$built"
    build_app
    build_engine
    # The app loads a font when a text needs it, the puzzles of a game when that is opened, and the tables of its
    # engine when that is first asked.
    mkdir -p "$built/fonts"
    cp assets/fonts/Noto* "$built/fonts"
    mkdir -p "$built/puzzles" "$built/tables/checkers"
    cp assets/puzzles/*.txt "$built/puzzles"
    cp assets/engine/{connect_four.book,go.net,reversi.weights} "$built/tables"
    cp assets/engine/checkers/endings.deflate "$built/tables/checkers"
    package
}

# Installs the driver of the tests outside the checkout, as its lock file says.
install_driver() {
    local folder=$CARGO_TARGET_DIR/web/tests
    mkdir -p "$folder"
    if ! cmp -s tests/web/package-lock.json "$folder/package-lock.json" || [[ ! -d $folder/node_modules ]]; then
        cp tests/web/package.json tests/web/package-lock.json "$folder/"
        (cd "$folder" && npm ci --no-audit --no-fund --silent)
    fi
    ln -sfn "$folder/node_modules" tests/web/node_modules
}

# Runs tests, one file at a time: each starts a browser of its own.
options_of_tests=(--test --test-concurrency=1 --test-reporter=spec)
[[ -z $pattern ]] || options_of_tests+=(--test-name-pattern="$pattern")
run_tests() {
    node "${options_of_tests[@]}" "$@"
}

case $action in
serve | build)
    need_for_web
    build
    [[ $action == build ]] || exec node tests/web/server.mjs "$dist" --port "$port"
    ;;
prove)
    need_for_web
    install_driver
    run_tests tests/web/*.test.mjs
    if ((!page)); then
        build
        export PARLOUR_WEB=$dist
        if [[ ${relays[0]-} == http://127.0.0.1:* ]]; then
            need_iroh_relay
            (
                export CARGO_TARGET_DIR=$CARGO_TARGET_DIR/core
                cargo build --quiet --locked --no-default-features --features online --example live_partner
            )
            export PARLOUR_PARTNER=$CARGO_TARGET_DIR/core/debug/examples/live_partner
        fi
        # Firefox draws only where there is a display.
        need firefox-esr firefox-esr
        need xvfb-run xvfb xauth
        install_missing
        LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s "-screen 0 1280x1100x24" \
            node "${options_of_tests[@]}" tests/web/app/*.test.mjs
    fi
    ;;
smoke)
    need_for_web
    install_driver
    if ((page)); then
        run_tests tests/web/offline.test.mjs
    else
        build
        PARLOUR_WEB=$dist run_tests tests/web/app/smoke.test.mjs
        # The next run of the check knows that most of it is built.
        touch "$CARGO_TARGET_DIR/web/proven"
    fi
    ;;
measure)
    release=1
    need_for_web
    install_driver
    build
    cargo build --quiet --locked --release --no-default-features --example thinking
    node tests/web/measure.mjs "$dist" "$CARGO_TARGET_DIR/release/examples/thinking"
    ;;
esac
