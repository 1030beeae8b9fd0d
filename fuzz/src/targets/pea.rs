//! Loads any bytes as a pea, with a footer that fits, and runs what `load` lets pass.

#[path = "../../../runtime-micro/tests/support/mod.rs"]
mod support;

use peapod_micro::kernels;
use peapod_schemas::footer;
use support::{Aligned, looping, samples};

use super::{MAX_MEMORY, MAX_WORK};
use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "pea",
    seeds,
    edit: edit::flatbuffer,
    cost: 1,
    take,
};

pub fn seeds() -> Vec<Vec<u8>> {
    let mut peas = samples::each();
    peas.push(samples::all());
    peas.push(looping::counting(9, |_| {}));
    peas.iter()
        .map(|pea| super::payload(&pea.build()))
        .collect()
}

fn take(bytes: &[u8]) -> bool {
    let file = Aligned::new(&footer::write(bytes, None));
    let Ok(model) = peapod_micro::load(file.bytes(), &kernels::ALL) else {
        return false;
    };
    // Whoever gives the arena and runs the model sees what these take before.
    if model.arena_len() > MAX_MEMORY || model.work() > MAX_WORK {
        return false;
    }
    let mut arena = Aligned::new(&vec![0; model.arena_len()]);
    let inputs = model.inputs().len();
    let mut session = model
        .session(arena.bytes_mut())
        .expect("the arena is long enough");
    for index in 0..inputs {
        session
            .input_mut(index)
            .expect("load checked the port")
            .fill(0x77);
    }
    session.run();
    session.reset();
    while session.step_within(MAX_WORK / 16) {}
    true
}
