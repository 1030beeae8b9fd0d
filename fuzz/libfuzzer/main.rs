//! A target under libFuzzer, which keeps the inputs that reach new code: `PEAPOD_FUZZ_TARGET` names
//! it. Half of the edits are libFuzzer's, and half know the format.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use peapod_fuzz::random::Random;
use peapod_fuzz::{Target, find};

static TARGET: LazyLock<&'static Target> = LazyLock::new(|| {
    let name = std::env::var("PEAPOD_FUZZ_TARGET").expect("PEAPOD_FUZZ_TARGET names a target");
    find(&name).expect("there is such a target")
});

static SEEDS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| (TARGET.seeds)());

fuzz_target!(|data: &[u8]| {
    (TARGET.take)(data);
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let mut random = Random::new(u64::from(seed), 0);
    if random.chance(2) {
        return fuzzer_mutate(data, size, max_size);
    }
    let mut file = data[..size].to_vec();
    (TARGET.edit)(&mut file, &SEEDS, &mut random);
    let size = file.len().min(max_size);
    data[..size].copy_from_slice(&file[..size]);
    size
});
