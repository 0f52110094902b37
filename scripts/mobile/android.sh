# Sourced by scripts/android.sh: checks of the Android app that need neither SDK nor NDK.

android_target=aarch64-linux-android
android_api=26
# Alignment of 16 KB, which stores require.
android_page=16384
# The symbols of the NDK that the edition may use.
android_symbols=(android/ndk-symbols.txt)
[[ $edition == offline ]] || android_symbols+=("android/ndk-symbols-$edition.txt")

# The folder for what is made. Cargo builds everything again if that of the linker changes.
android_work() {
    local work=$CARGO_TARGET_DIR/mobile/android
    [[ $edition == offline ]] || work+=-$edition
    echo "$work"
}

names_android() {
    prove_names android
    # The same for Java, where its compiler is installed.
    if command -v javac >/dev/null && [[ -d $CARGO_TARGET_DIR/mobile/names/node_modules/@nativescript ]]; then
        prove_java
    fi
}

check_android() {
    names_android
    need_for_other_systems
    install_missing
    cargo_for check $android_target
    shown "the types fit for $android_target"
}

prove_android() {
    # The quick check comes first.
    prove_names android
    prove_calls_of_java
    make_android
    proven android
    echo "The $edition edition."
    cat <<'SAID'
Proven: the library for arm64 links against nothing but what the NDK promises at API 26, on 16 KB pages; it
enters where Android enters; with the manifest, icons and assets it makes a package that is signed and read back, and asks for what its edition
may have. If the declarations could be had, Android has every class, method and constant that Rust and our Java name, and
both run together on this computer's Java machine.
Not proven here: dex code, which the package lacks; the Gradle project by Gradle, attributes newer than API 29 but for
their text, a device.
SAID
}

# The same with the library as it is shipped, which takes long, and the sizes of its parts.
size_android() {
    profile=size flags=$android_small
    make_android
    local work
    work=$(android_work)
    python3 scripts/mobile/sizes.py "$work/link.map" | tee "$work/sizes.txt"
    echo
    echo "bytes  what"
    stat -c '%s  the library, stripped' "$work/package/lib/arm64-v8a/libparlour.so"
    stat -c '%s  the package' "$work/parlour.apk"
    (cd "$work/package" && xz -9 -k -c lib/arm64-v8a/libparlour.so | wc -c | sed 's/$/  the library as a store sends it, about (xz)/')
}

make_android() {
    need_for_other_systems
    need aapt aapt
    need zipalign zipalign
    need apksigner apksigner
    need keytool default-jre-headless
    need unzip unzip
    need /usr/share/android-framework-res/framework-res.apk android-framework-res
    install_missing

    local work
    work=$(android_work)
    rm -rf "$work"
    mkdir -p "$work/stubs" "$work/package/lib/arm64-v8a"
    android_library "$work"
    android_package "$work"
    android_read_back "$work"
}

# Makes stubs of the system's libraries with only the symbols of the edition's lists.
android_stubs() {
    local stubs=$1 libraries=$2 library clang=(clang --target=$android_target$android_api -nostdlib)
    mkdir -p "$libraries"
    for library in $(grep -hv '^#' "${android_symbols[@]}" | cut -d ' ' -f 1 | sort -u); do
        awk -v library="$library" '$1 == library { print "\t.globl " $2 "\n\t.type " $2 ",%function\n" $2 ":" }' \
            "${android_symbols[@]}" >"$stubs/$library.s"
        [[ $library == libunwind ]] || "${clang[@]}" -fuse-ld=lld -shared -Wl,-soname,"$library.so" \
            -o "$libraries/$library.so" "$stubs/$library.s"
    done
    # The NDK links its unwinder statically into every library. The stub is enough, since nothing unwinds.
    "${clang[@]}" -c -o "$stubs/unwind.o" "$stubs/libunwind.s"
    llvm-ar rcs "$libraries/libunwind.a" "$stubs/unwind.o"
    # The compiler derives the kind of linker from this name. It links a crate of the online edition, iroh-relay, which
    # is a library of the system as well, without the arguments for the app.
    printf '#!/bin/sh\nexec %s -fuse-ld=lld "$@" -L%s -Wl,--error-limit=0\n' "${clang[*]}" "$libraries" >"$stubs/clang"
    chmod +x "$stubs/clang"
}

android_library() {
    local work=$1 library libraries
    # The name of the folder depends on the lists, so a changed list makes cargo link again.
    libraries=$work/stubs/$(cat "${android_symbols[@]}" | cksum | tr ' ' -)
    android_stubs "$work/stubs" "$libraries"
    # Undefined symbols fail the link, which makes it a proof.
    CARGO_TARGET_AARCH64_LINUX_ANDROID_LINKER="$work/stubs/clang" \
        cargo_for rustc $android_target --crate-type cdylib -- -C link-arg=-L"$libraries" \
        -C link-arg=-Wl,-z,defs -C link-arg=-Wl,-z,max-page-size=$android_page -C link-arg=-Wl,-Map="$work/link.map"
    shown "it links, with every symbol in ${android_symbols[*]}"
    library=$CARGO_TARGET_DIR/mobile/$android_target/$profile/libparlour.so
    local name needed
    for name in ANativeActivity_onCreate android_main; do
        # grep reads the whole output: with -q it would stop early and end the pipe with an error.
        llvm-readelf --dyn-syms -W "$library" | grep -E " $name\$" >/dev/null || failed "the library exports no $name"
    done
    shown "Android finds its way in: ANativeActivity_onCreate, android_main"
    [[ $(llvm-readelf -lW "$library" | awk '$1 == "LOAD" { print $NF }' | sort -u) == 0x4000 ]] ||
        failed "not every part lies on pages of 16 KB"
    shown "all of it lies on pages of 16 KB"
    needed=$(llvm-readelf -dW "$library" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | sort | xargs)
    shown "it needs $needed"
    llvm-strip -o "$work/package/lib/arm64-v8a/libparlour.so" "$library"
}

# Prints a version of Gradle's catalogue.
gradle_value() {
    sed -n "s/^$1 = \"\(.*\)\"/\1/p" android/gradle/libs.versions.toml
}

# The permissions of an edition, as its manifest asks for them.
android_permissions() {
    local manifest=android/app/src/$edition/AndroidManifest.xml
    [[ ! -e $manifest ]] || grep '<uses-permission ' "$manifest"
}

android_package() {
    local work=$1 sources=android/app/src/main version code id name=Parlour
    version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
    code=$(awk -F . '{ print $1 * 10000 + $2 * 100 + $3 }' <<<"$version")
    id=$(sed -n 's/.*applicationId = "\(.*\)"/\1/p' android/app/build.gradle.kts)
    [[ $edition == offline ]] || id=$id.$edition name="Parlour Online"
    # Gradle adds the manifest of the edition to the one of all editions.
    android_permissions >"$work/permissions"
    # Debian's framework is API 29, so this package leaves out newer attributes.
    sed -E -e 's/ *android:(localeConfig|dataExtractionRules|enableOnBackInvokedCallback)="[^"]*"//' \
        -e 's/ *tools:targetApi="[^"]*"//' -e 's/\|fontWeightAdjustment\|grammaticalGender//' \
        -e "s/<manifest /<manifest package=\"$id\" /" -e "s/\\$\{applicationId\}/$id/" -e "/^ *<uses-feature .*vulkan/{
            r $work/permissions
        }" "$sources/AndroidManifest.xml" >"$work/AndroidManifest.xml"
    cp -r "$sources/res" "$work/res"
    rm -r "$work/res/values-v31"
    # What comes first replaces what comes later.
    local resources=(-S "$work/res")
    [[ ! -d android/app/src/$edition/res ]] || resources=(-S "android/app/src/$edition/res" "${resources[@]}")
    aapt package -f -M "$work/AndroidManifest.xml" -A assets --ignore-assets "$(android_ignored)" "${resources[@]}" \
        -I /usr/share/android-framework-res/framework-res.apk \
        --min-sdk-version "$(gradle_value minSdk)" --target-sdk-version "$(gradle_value targetSdk)" \
        --version-code "$code" --version-name "$version" -F "$work/plain.apk"
    # Compressed as by Gradle; the system unpacks the library when it installs the app.
    (cd "$work/package" && aapt add "$work/plain.apk" lib/arm64-v8a/libparlour.so >/dev/null)
    unzip -v "$work/plain.apk" | grep ' Defl.*libparlour.so' >/dev/null || failed "the library is not packed"
    zipalign -f -p 4 "$work/plain.apk" "$work/aligned.apk"
    keytool -genkeypair -keystore "$work/key" -storepass proves-nothing -alias proof -dname CN=proof \
        -keyalg EC -groupname secp256r1 -validity 2 >/dev/null 2>&1
    apksigner sign --ks "$work/key" --ks-pass pass:proves-nothing --out "$work/parlour.apk" "$work/aligned.apk"
    apksigner verify "$work/parlour.apk" >/dev/null || failed "the signature"
    shown "the package is signed and verified: $(du -h "$work/parlour.apk" | cut -f 1), by the profile $profile"
    printf '%s\n' "$id" "$version" "$code" "$name" >"$work/expected"
}

# Prints the pattern of the files that Gradle leaves out of the package.
android_ignored() {
    sed -n '/ignoreAssetsPattern/,/}/s/.*"\(!.*\)".*/\1/p' android/app/build.gradle.kts | tr -d '\n'
}

android_read_back() {
    local work=$1 badging tree id version code name
    { read -r id && read -r version && read -r code && read -r name; } <"$work/expected"
    badging=$(aapt dump badging "$work/parlour.apk")
    tree=$(aapt dump xmltree "$work/parlour.apk" AndroidManifest.xml)
    local line
    for line in "package: name='$id' versionCode='$code' versionName='$version'" "sdkVersion:'$(gradle_value minSdk)'" \
        "targetSdkVersion:'$(gradle_value targetSdk)'" "application-label:'$name'" "native-code: 'arm64-v8a'" \
        "launchable-activity: name='org.parlour.app.ParlourActivity'"; do
        [[ $badging == *"$line"* ]] || failed "the package does not say $line"
    done
    local asked expected
    asked=$(sed -n "s/^uses-permission: name='\(.*\)'.*/\1/p" <<<"$badging" | sort | xargs)
    expected=$(sed -n 's/.*android:name="\([^"]*\)".*/\1/p' "$work/permissions" | sort | xargs)
    [[ $asked == "$expected" ]] || failed "the package asks for permissions: $asked"
    for line in appCategory resizeableActivity configChanges stateNotNeeded grantUriPermissions; do
        [[ $tree == *"android:$line"* ]] || failed "the manifest lost $line"
    done
    [[ $tree == *"\"$id.shared\""* ]] || failed "the provider has another name than $id.shared"
    shown "it is $id $version ($code) from API $(gradle_value minSdk) for $(gradle_value targetSdk), with ${asked:-no permission}"
    local files packed
    packed=$(unzip -Z1 "$work/parlour.apk")
    files=$(printf '%s\n' assets/CREDITS.md assets/notices/* assets/fonts/OFL-*)
    diff <(sort <<<"$files") <(grep '^assets/' <<<"$packed" | sort) || failed "the package has other files than the licences"
    shown "of the files of assets the $(wc -l <<<"$files") with licences and credits are in it"
    for line in res/mipmap-anydpi-v26 res/mipmap-xxxhdpi res/drawable res/xml; do
        [[ $packed == *"$line"* ]] || failed "the package lacks $line"
    done
    shown "its icon is adaptive and has a layer of one colour"
}
