#!/bin/sh
# Runs a fuzz target under libFuzzer, with what `cargo fuzz` would pass to the compiler but
# sanitizers; `cargo xtask fuzz` needs none of this but is not led by coverage:
#
#     fuzz/run.sh TARGET [SECONDS] [FURTHER ARGUMENTS OF LIBFUZZER]
#
# Needs a nightly toolchain and a C++ compiler. What was found is in target/fuzz/corpus/TARGET; an
# input that crashes in fuzz/artifacts/TARGET.
set -eu
cd "$(dirname "$0")/.."
target=$1
seconds=${2:-60}
shift
[ $# -eq 0 ] || shift
host=$(rustc -vV | sed -n 's/^host: //p')
coverage="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4"
coverage="$coverage -Cllvm-args=-sanitizer-coverage-inline-8bit-counters"
coverage="$coverage -Cllvm-args=-sanitizer-coverage-pc-table"
coverage="$coverage -Cllvm-args=-sanitizer-coverage-trace-compares"
folder=${CARGO_TARGET_DIR:-target}/fuzz
# The other program of the package has nothing that counts coverage to link with.
RUSTFLAGS="--cfg fuzzing $coverage -Ccodegen-units=1" cargo +nightly build --target "$host" \
    --target-dir "$folder" --package peapod-fuzz --features libfuzzer --bin libfuzzer
corpus=$folder/corpus/$target
mkdir -p "$corpus" "fuzz/artifacts/$target"
cargo run --quiet --package peapod-fuzz --bin peapod-fuzz -- --write-seeds "$corpus" "$target"
PEAPOD_FUZZ_TARGET=$target exec "$folder/$host/debug/libfuzzer" -max_total_time="$seconds" \
    -timeout=2 -rss_limit_mb=1024 -malloc_limit_mb=512 -artifact_prefix="fuzz/artifacts/$target/" \
    -print_final_stats=1 "$@" "$corpus"
