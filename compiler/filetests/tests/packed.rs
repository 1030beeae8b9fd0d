//! Random ops on int8 tensors, compiled for every instruction set, against `eval`.

use std::cell::RefCell;
use std::collections::BTreeSet;

use peapod_filetests::micro::compare_with_eval;
use peapod_filetests::random_ops::{Case, any_op, weighted};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// Runs random cases; returns the kernels that ran.
fn compare(cases: impl Strategy<Value = Case>, count: u32) -> BTreeSet<String> {
    let mut runner = TestRunner::new(Config::with_cases(count));
    let kernels = RefCell::new(BTreeSet::new());
    let outcome = runner.run(&cases, |case| {
        let (module, inputs) = case.run(0).expect("the text is a module");
        match compare_with_eval(&module, &inputs) {
            Ok(names) => kernels.borrow_mut().extend(names.into_iter().map(named)),
            Err(error) => return Err(TestCaseError::fail(format!("{error:#}\n{}", case.text))),
        }
        Ok(())
    });
    outcome.unwrap_or_else(|error| panic!("{error}"));
    kernels.into_inner()
}

#[test]
fn packed_kernels_compute_what_their_op_means() {
    let kernels = compare(weighted(), 600);
    // The cases would be worth little if their kernels were others.
    for name in [
        "Conv2dS8Scalar",
        "Conv2dS8Dsp",
        "Conv2dS8Mve",
        "DepthwiseConv2dS8Mve",
    ] {
        let kernel = format!("{name}(Conv2d");
        assert!(kernels.contains(&kernel), "{kernel} never ran");
    }
}

#[test]
fn all_kernels_of_int8_compute_what_their_op_means() {
    let kernels = compare(any_op(), 300);
    for name in [
        "AveragePool2dS8(Pool2d",
        "MaxPool2dS8(Pool2d",
        "AddS8(Binary",
        "SubS8(Binary",
        "MulS8(Binary",
        "SvdfS8(Svdf",
    ] {
        assert!(kernels.contains(name), "{name} never ran: {kernels:?}");
    }
}

/// The kernel without its parameters, with its instruction set.
fn named(kernel: String) -> String {
    kernel
        .split([' ', '{'])
        .next()
        .unwrap_or_default()
        .trim_end_matches(',')
        .to_owned()
}
