#!/bin/sh
# Runs a fuzz target without `cargo fuzz`, with what it would pass to the compiler but sanitizers:
#
#     fuzz/run.sh TARGET [SECONDS] [FURTHER ARGUMENTS OF LIBFUZZER]
#
# Needs a nightly toolchain and a C++ compiler. What was found is in fuzz/corpus/TARGET; an input
# that crashes in fuzz/artifacts/TARGET.
set -eu
cd "$(dirname "$0")"
target=$1
seconds=${2:-60}
shift
[ $# -eq 0 ] || shift
host=$(rustc -vV | sed -n 's/^host: //p')
coverage="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4"
coverage="$coverage -Cllvm-args=-sanitizer-coverage-inline-8bit-counters"
coverage="$coverage -Cllvm-args=-sanitizer-coverage-pc-table"
coverage="$coverage -Cllvm-args=-sanitizer-coverage-trace-compares"
RUSTFLAGS="--cfg fuzzing $coverage -Ccodegen-units=1" \
    cargo +nightly build --release --target "$host" --bin "$target"
mkdir -p "corpus/$target" "artifacts/$target"
seeds=
[ "$target" != stablehlo ] || seeds=../conformance/stablehlo/import
[ "$target" != mlperf ] || seeds=$(find ../runtime-pod/mlperf/tests/logs -mindepth 3 -type d)
exec "${CARGO_TARGET_DIR:-target}/$host/release/$target" -max_total_time="$seconds" \
    -artifact_prefix="artifacts/$target/" -print_final_stats=1 "$@" "corpus/$target" $seeds
