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

# Compiles our Java against stubs of Android's classes, and holds what it uses against the declarations.
prove_java() {
    local declarations=$CARGO_TARGET_DIR/mobile/names/node_modules/@nativescript work=$CARGO_TARGET_DIR/mobile/jni adapter
    # The class of the crate that feeds screen readers, which has it as dex code for the app.
    adapter=$(cargo metadata --format-version 1 --locked --manifest-path tests/jni/Cargo.toml |
        python3 -c 'import json, sys
print(next(one["manifest_path"] for one in json.load(sys.stdin)["packages"] if one["name"] == "accesskit_android"))')
    rm -rf "$work/stubs" "$work/classes" "$work/own"
    mkdir -p "$work/stubs" "$work/classes" "$work/own"
    python3 -B scripts/mobile/names/java_stubs.py "$declarations" "$work/stubs"
    find "$work/stubs" android/app/src/main/java "$(dirname "$adapter")/java" -name '*.java' \
        -exec javac -Werror -d "$work/classes" {} + || failed "the stubs"
    # Again, as the language of Gradle's build and with all warnings.
    find android/app/src/main/java -name '*.java' -exec javac --release 8 -Xlint:all,-options,-deprecation,-serial -Werror \
        -cp "$work/classes" -d "$work/own" {} + || failed "our Java"
    shown "our Java compiles, for Java 8 and without warnings"
    python3 -B scripts/mobile/names/names.py java "$declarations" "$work/own"
}

# Runs the code for Android, Rust and Java, on the Java machine of this computer.
prove_calls_of_java() {
    local work=$CARGO_TARGET_DIR/mobile/jni java said
    [[ -d $CARGO_TARGET_DIR/mobile/names/node_modules/@nativescript ]] || return 0
    need javac default-jdk-headless
    install_missing
    prove_java
    java=$(dirname "$(dirname "$(readlink -f "$(command -v javac)")")")
    cargo build --quiet --locked --manifest-path tests/jni/Cargo.toml --target-dir "$work/target"
    said=$("$work/target/debug/parlour-jni" "$work/classes" "$java/lib/server/libjvm.so" 2>&1) ||
        failed "the calls of Java: $said"
    # What -Xcheck:jni finds does not end the program.
    [[ $said != *WARNING* && $said == *"all calls came through"* ]] || failed "the calls of Java: $said"
    shown "Rust and our Java run together on a Java machine, checked by -Xcheck:jni"
}
