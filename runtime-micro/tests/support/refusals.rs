//! What `load` says of a pea that is not sound.

use peapod_micro::{Fault, KernelId, LoadError};

use super::{Aligned, Pea, kernels, samples};

/// A sound pea of one step.
pub fn sample(kernel: KernelId) -> Pea {
    let index = KernelId::ALL.binary_search(&kernel).expect("it is listed");
    samples::each().swap_remove(index)
}

/// Why `load` refuses a pea.
pub fn refusal(pea: &Pea) -> LoadError {
    let file = Aligned::new(&pea.build());
    peapod_micro::load(file.bytes(), &kernels::ALL).expect_err("the pea is not sound")
}

/// The fault of step 0 after a change to a sound pea.
pub fn fault(kernel: KernelId, change: impl Fn(&mut Pea)) -> Fault {
    let mut pea = sample(kernel);
    change(&mut pea);
    match refusal(&pea) {
        LoadError::Step {
            step: 0,
            kernel: Some(found),
            fault,
        } if found == kernel => fault,
        error => panic!("{error}"),
    }
}
