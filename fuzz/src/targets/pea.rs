//! Loads any bytes as a pea, with a footer that fits, and runs what `load` lets pass.

#[path = "../../../runtime-micro/tests/support/mod.rs"]
mod support;

use std::array;

use peapod_micro::{KernelId, kernels, load_with_weights};
use peapod_schemas::footer;
use peapod_schemas::micro::MAX_REGIONS;
use support::{Aligned, looping, memories, samples};

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
    let each = KernelId::ALL.into_iter().zip(samples::each());
    peas.extend(each.filter_map(|(kernel, pea)| memories::spread(kernel, pea)));
    peas.iter()
        .map(|pea| super::payload(&pea.build()))
        .collect()
}

fn take(bytes: &[u8]) -> bool {
    let file = Aligned::new(&footer::write(bytes, None));
    let Ok(model) = load_with_weights(file.bytes(), &[], &kernels::ALL) else {
        return false;
    };
    // Whoever gives the regions and runs the model sees what these take before.
    let lens: [usize; MAX_REGIONS] = array::from_fn(|region| model.region_len(region));
    let all = lens
        .iter()
        .try_fold(0_usize, |sum, len| sum.checked_add(*len));
    if all.is_none_or(|all| all > MAX_MEMORY) || model.work() > MAX_WORK {
        return false;
    }
    let mut regions = lens.map(|len| Aligned::new(&vec![0; len]));
    let inputs = model.inputs().len();
    let mut session = model
        .session_in(regions.each_mut().map(Aligned::bytes_mut))
        .expect("the regions are long enough");
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
