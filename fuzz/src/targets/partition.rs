//! Partitions a random program over a mesh and runs it on all devices, by evaluation and on the
//! engine of pods: the results are those of one device. The bytes are the choices that make it.

#[allow(dead_code, missing_docs, reason = "the tests of partition have it")]
#[path = "../../../compiler/filetests/tests/random_programs/mod.rs"]
mod random_programs;

use peapod_filetests::partition::{Runs, TOLERANCE, check, shardings};
use random_programs::{Choices, case};

use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "partition",
    seeds: || {
        [60, 200, 500]
            .into_iter()
            .flat_map(super::random_words)
            .collect()
    },
    edit: edit::words,
    cost: 20,
    take,
};

/// Most ops: more show nothing.
const OPS_MAX: usize = 6;
/// Choices that make an op, and those that make shardings.
const CHOICES: [usize; 2] = [48, 160];

fn take(bytes: &[u8]) -> bool {
    let mut words = super::words(bytes);
    let mut below = |count: u32| words.next().unwrap_or(0) % count;
    let axes = 1 + below(3);
    let mesh = (0..axes).map(|_| below(4)).collect();
    let [exact, along] = [below(2) == 0, below(4) == 0];
    let ops = 1 + below(OPS_MAX as u32) as usize;
    let splits = words.by_ref().take(CHOICES[1]).collect();
    let op = |_| words.by_ref().take(CHOICES[0]).collect();
    let choices = Choices {
        mesh,
        ops: (0..ops).map(op).collect(),
        splits,
        exact,
        pod: true,
        along,
    };
    let Some(case) = case(&choices) else {
        return false;
    };
    let asked = shardings(&case.module, case.exact);
    if let Err(error) = check(&case.module, &asked, &case.inputs, TOLERANCE, Runs::Pod) {
        panic!("{error:#}\n{}", case.module);
    }
    true
}
