# Sourced: holds the names of the system's classes in the code against the system's own declarations.

# Installs the declarations outside the checkout, as their lock file says.
install_declarations() {
    local folder=$CARGO_TARGET_DIR/mobile/names here=scripts/mobile/names
    mkdir -p "$folder"
    if cmp -s $here/package-lock.json "$folder/package-lock.json" && [[ -d $folder/node_modules ]]; then
        return
    fi
    cp $here/package.json $here/package-lock.json "$folder/"
    # A package that differs from the lock file fails here.
    (cd "$folder" && npm ci --ignore-scripts --no-audit --no-fund --silent) || failed "the declarations could not be installed"
}

prove_names() {
    need python3 python3
    install_missing
    local folder=$CARGO_TARGET_DIR/mobile/names
    if [[ ! -d $folder/node_modules ]] && ! npm view @nativescript/types-android version >/dev/null 2>&1; then
        echo "$1: the declarations of its classes cannot be fetched with npm: the names are not checked."
        return
    fi
    install_declarations
    # Without a folder of bytecode beside the program.
    python3 -B scripts/mobile/names/names.py "$1" "$folder/node_modules/@nativescript"
}
