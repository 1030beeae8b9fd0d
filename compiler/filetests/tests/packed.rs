//! Random ops on int8 tensors, compiled for every instruction set, against `eval`.

use std::cell::RefCell;
use std::collections::BTreeSet;

use peapod_filetests::micro::compare_with_eval;
use peapod_filetests::random_ops::{Case, any_op, compressed, in_place, lstms, weighted, wide};
use peapod_ir::numerics;
use peapod_ir::plan::micro::InstructionSet;
use peapod_passes::{MicroOptions, micro};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// Runs random cases; returns the kernels that ran.
fn compare(cases: impl Strategy<Value = Case>, count: u32) -> BTreeSet<String> {
    let mut runner = TestRunner::new(Config::with_cases(count));
    let kernels = RefCell::new(BTreeSet::new());
    let outcome = runner.run(&cases, |case| {
        let (module, inputs) = case.run(0).expect("the text is a module");
        match compare_with_eval(&module, &inputs) {
            Ok(names) => kernels.borrow_mut().extend(names),
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
        "DepthwiseConv2dS8Taps",
        "TransposeConvS8Dsp",
        "TransposeConvS8Scalar",
        "TransposeConvS8Mve",
        "BatchMatmulS8",
        "BatchMatmulS8Packed",
    ] {
        assert!(kernels.contains(name), "{name} never ran");
    }
}

#[test]
fn packed_kernels_of_16_bits_compute_what_their_op_means() {
    let kernels = compare(wide(), 400);
    // Those that are not packed have what does not fit these.
    for name in [
        "Conv2dS16Dsp",
        "Conv2dS16Mve",
        "Conv2dS16",
        "FullyConnectedS16",
    ] {
        assert!(kernels.contains(name), "{name} never ran: {kernels:?}");
    }
}

/// What the kernels that interpolate without a sign take for granted.
#[test]
fn lines_are_the_table_and_its_mirror() {
    let (lines, table) = (numerics::logistic_lines(), numerics::logistic_table());
    for (i, entry) in table.iter().enumerate() {
        let value = i32::from(*entry) - (1 << 15);
        assert_eq!(i32::from(lines[256 + i]), value);
        assert_eq!(i32::from(lines[256 - i]), -value);
    }
    assert_eq!([lines[256], lines[0], lines[1]], [0, -i16::MAX, -i16::MAX]);
    assert_eq!([lines[511], lines[512]], [i16::MAX; 2]);
}

#[test]
fn lstms_compute_what_their_op_means() {
    let kernels = compare(lstms(), 300);
    for name in [
        "LstmS8",
        "LstmS16",
        "LstmS8Dsp",
        "LstmS16Dsp",
        "LstmS8Mve",
        "LstmS16Mve",
    ] {
        assert!(kernels.contains(name), "{name} never ran: {kernels:?}");
    }
}

#[test]
fn kernels_that_decode_weights_compute_what_their_op_means() {
    let kernels = compare(compressed(), 600);
    for name in [
        "Conv2dS8Coded",
        "Conv2dS16Coded",
        "DepthwiseConv2dS8Coded",
        "Conv2dS8ScalarCoded",
        "Conv2dS8DspCoded",
        "Conv2dS8MveCoded",
    ] {
        assert!(kernels.contains(name), "{name} never ran: {kernels:?}");
    }
}

#[test]
fn all_kernels_of_int8_compute_what_their_op_means() {
    let kernels = compare(any_op(), 300);
    for name in [
        "AveragePool2dS8",
        "MaxPool2dS8",
        "AddS8",
        "SubS8",
        "MulS8",
        "SvdfS8",
        "LstmS8",
    ] {
        assert!(kernels.contains(name), "{name} never ran: {kernels:?}");
    }
}

#[test]
fn kernels_write_over_what_they_have_read() {
    let kernels = compare(in_place(), 400);
    let sets = [InstructionSet::Dsp, InstructionSet::Mve];
    let mut runner = TestRunner::new(Config::with_cases(200));
    let over = RefCell::new(BTreeSet::new());
    let outcome = runner.run(&in_place(), |case| {
        let (module, _) = case.run(0).expect("the text is a module");
        for instructions in sets {
            let options = MicroOptions {
                instructions,
                ..MicroOptions::default()
            };
            let plan = micro::compile(module.clone(), &options)
                .expect("it compiles")
                .plan;
            let step = &plan.steps[0];
            if step.inputs[0] == step.outputs[0] {
                over.borrow_mut().insert(format!("{:?}", step.kernel));
            }
        }
        Ok(())
    });
    outcome.unwrap_or_else(|error| panic!("{error}"));
    let over = over.into_inner();
    for name in [
        "Conv2dS8Dsp",
        "DepthwiseConv2dS8Dsp",
        "DepthwiseConv2dS8Mve",
        "DepthwiseConv2dS8Vectors",
    ] {
        assert!(kernels.contains(name), "{name} never ran");
        assert!(
            over.contains(name),
            "{name} never writes over its input: {over:?}"
        );
    }
}
