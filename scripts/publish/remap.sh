# Sourced in the root of the checkout by scripts that build what others get: the same commit then gives the same
# bytes in any folder and for any user, and no path of the builder is in the program.

remapped=("--remap-path-prefix=$PWD=/parlour" "--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=/cargo")
# Flags with spaces need the encoded form, whose separator is the byte 1f. It hides RUSTFLAGS, so those are taken over.
read -r -a inherited <<<"${RUSTFLAGS:-}"
CARGO_ENCODED_RUSTFLAGS=$(printf '%s\x1f' ${inherited[@]+"${inherited[@]}"} "${remapped[@]}")
export CARGO_ENCODED_RUSTFLAGS=${CARGO_ENCODED_RUSTFLAGS%$'\x1f'}
# Dates in archives are those of the commit.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 315532800)}
export SOURCE_DATE_EPOCH
