//! Fuzz targets: everything that reads bytes from outside.
//!
//! A [`Target`] is seeds, edits and a function of bytes. [`run`] is the loop of `cargo xtask fuzz`,
//! which needs no nightly compiler: an input is determined by a seed and a number, is timed, and
//! its memory is counted. The program `libfuzzer` gives the same functions to libFuzzer.

pub mod command;
pub mod edit;
pub mod hunt;
pub mod memory;
pub mod random;
pub mod run;
mod targets;

#[allow(dead_code, missing_docs, reason = "generators of tests")]
#[path = "../../compiler/ir/tests/op_instances/mod.rs"]
mod op_instances;

use random::Random;

/// One reader of bytes from outside, or the passes behind it.
pub struct Target {
    /// What the command line calls it.
    pub name: &'static str,
    /// Sound inputs, from which the others are made; those of `fuzz/corpus` come on top.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Edits an input; the seeds lend parts.
    pub edit: fn(&mut Vec<u8>, &[Vec<u8>], &mut Random),
    /// As how many inputs one of these counts, for some take longer.
    pub cost: u64,
    /// Takes an input: whether it was accepted. Panics if something does not hold.
    pub take: fn(&[u8]) -> bool,
}

/// Every target.
pub static TARGETS: [Target; 21] = [
    targets::pea::TARGET,
    targets::pod::TARGET,
    targets::program::TARGET,
    targets::footer::TARGET,
    targets::tflite::TARGET,
    targets::onnx::TARGET,
    targets::stablehlo::TARGET,
    targets::stablehlo::BYTECODE,
    targets::ir::TARGET,
    targets::passes::TARGET,
    targets::graphs::TARGET,
    targets::partition::TARGET,
    targets::toml::TARGET,
    targets::npy::TARGET,
    targets::archive::TARGET,
    targets::experiment::TARGET,
    targets::sample::IMAGE,
    targets::sample::SOUND,
    targets::checkpoint::TARGET,
    targets::mlperf::TARGET,
    targets::stages::TARGET,
];

/// The most edits of one input.
const EDITS: usize = 5;

/// The target of that name.
pub fn find(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

impl Target {
    /// The seeds and the files of `fuzz/corpus`, in order of their paths.
    pub fn all_seeds(&self) -> Vec<Vec<u8>> {
        let corpus = targets::repository().join("fuzz/corpus").join(self.name);
        let mut seeds = (self.seeds)();
        seeds.extend(targets::files(&corpus, ""));
        seeds
    }

    /// Input `index` of those that a seed determines.
    pub fn input(&self, seeds: &[Vec<u8>], seed: u64, index: u64) -> Vec<u8> {
        let mut random = Random::new(seed, index);
        let mut file = random.pick(seeds).clone();
        let edits = 1 + random.below(EDITS);
        for _ in 0..1 + random.below(edits) {
            (self.edit)(&mut file, seeds, &mut random);
        }
        file
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_sound_and_a_seed_determines_the_inputs() {
        for target in &TARGETS {
            let seeds = target.all_seeds();
            let sound = seeds.iter().filter(|seed| (target.take)(seed)).count();
            assert!(sound > 0, "{}: no seed is sound", target.name);
            let input = |index| target.input(&seeds, 1, index);
            assert_eq!(input(3), input(3), "{}", target.name);
            assert!((0..100).any(|index| input(index) != input(index + 1)));
        }
    }
}
