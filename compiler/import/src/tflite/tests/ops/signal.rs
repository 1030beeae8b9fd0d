//! The signal operators of TensorFlow Lite Micro.

use peapod_ir::Function;
use peapod_ir::ops::{Signal, SignalOp};

use super::super::super::write::{Element, Graph, Operator, TensorId};
use super::*;

type Options<'o> = &'o [(&'static str, i64)];

/// A model of one custom operator: the types and shapes of its operands, of which those beyond the
/// first are constants of the number given, and of its results.
fn file(
    name: &'static str,
    options: Options<'_>,
    operands: &[(Element, &[usize])],
    constant: i16,
    results: &[(Element, &[usize])],
) -> Vec<u8> {
    let mut graph = Graph::default();
    let inputs: Vec<TensorId> = operands
        .iter()
        .enumerate()
        .map(|(index, (element, shape))| {
            let elements: usize = shape.iter().product();
            match (index, element) {
                (0, _) | (_, Element::Uint32 | Element::Int32) => {
                    graph.input(&format!("x{index}"), *element, shape)
                }
                _ => {
                    let bytes = constant.to_le_bytes().repeat(elements);
                    graph.constant(&format!("c{index}"), *element, shape, bytes)
                }
            }
        })
        .collect();
    let outputs = results.iter().enumerate();
    let outputs: Vec<TensorId> = outputs
        .map(|(index, (element, shape))| graph.tensor(&format!("y{index}"), *element, shape))
        .collect();
    outputs.iter().for_each(|output| graph.output(*output));
    graph.operator(Operator::Custom(name, options.to_vec()), inputs, outputs);
    graph.finish("a test")
}

fn imported(file: &[u8]) -> Function {
    let imported = crate::import(file, "m");
    let mut module = imported.unwrap_or_else(|error| panic!("{error}")).module;
    peapod_ir::verify(&module).unwrap_or_else(|errors| panic!("{errors}"));
    module.functions.remove(0)
}

fn functions(file: &[u8]) -> Vec<SignalOp> {
    let function = imported(file);
    let ops = function.ops.into_iter().filter_map(|op| {
        if let OpKind::Signal(Signal { op }) = op.kind {
            return Some(op);
        }
        None
    });
    ops.collect()
}

fn refused(file: &[u8], what: &str) {
    let error = crate::import(file, "m").expect_err(what).to_string();
    assert!(error.contains(what), "{error}");
}

const X: (Element, &[usize]) = (Element::Int16, &[8]);

#[test]
fn options_are_read_by_name() {
    let window = [("shift", 12)];
    let made = file("SignalWindow", &window, &[X, X], 3, &[X]);
    assert_eq!(functions(&made), [SignalOp::Window { shift: 12 }]);
    let energy = [("start_index", 1), ("end_index", 3)];
    let made = file("SignalEnergy", &energy, &[X], 0, &[(Element::Uint32, &[4])]);
    assert_eq!(functions(&made), [SignalOp::Energy { start: 1, end: 3 }]);
    let log = [("input_correction_bits", 3), ("output_scale", -1)];
    let made = file(
        "SignalFilterBankLog",
        &log,
        &[(Element::Uint32, &[8])],
        0,
        &[X],
    );
    let factor = u32::MAX as usize;
    assert_eq!(functions(&made), [SignalOp::LogScale { shift: 3, factor }]);
}

#[test]
fn scaling_has_two_results() {
    let results = [X, (Element::Int32, &[][..])];
    let made = file("SignalFftAutoScale", &[], &[X], 0, &results);
    assert_eq!(functions(&made), [SignalOp::ScaleBits, SignalOp::ScaleUp]);
}

#[test]
fn options_that_are_wrong_are_named() {
    let with = |options| file("SignalWindow", options, &[X, X], 3, &[X]);
    refused(&with(&[]), "option \"shift\" is missing");
    refused(
        &with(&[("shift", 32)]),
        "option \"shift\" is 32, expected 0 to 31",
    );
    refused(
        &with(&[("shift", -1)]),
        "option \"shift\" is -1, expected 0 to 31",
    );
    let spectrum = (Element::Int16, &[16][..]);
    let made = file("SignalRfft", &[("fft_length", 14)], &[X], 0, &[spectrum]);
    let error = crate::import(&made, "m")
        .expect("the verifier knows")
        .module;
    let error = peapod_ir::verify(&error)
        .expect_err("7 is no factor")
        .to_string();
    assert!(error.contains("length 14, expected an even one"), "{error}");
}

#[test]
fn bands_are_constants() {
    let bands = (Element::Int16, &[3][..]);
    let sums = (Element::Uint64, &[2][..]);
    let x = (Element::Uint32, &[9][..]);
    let operands = |last| [x, X, X, bands, bands, last];
    let options = [("num_channels", 2)];
    let made = file("SignalFilterBank", &options, &operands(bands), 0, &[sums]);
    assert_eq!(functions(&made), [SignalOp::FilterBank]);
    let computed = operands((Element::Int32, &[3]));
    let made = file("SignalFilterBank", &options, &computed, 0, &[sums]);
    refused(&made, "bands that are computed at run time");
    let other = [("num_channels", 3)];
    let made = file("SignalFilterBank", &other, &operands(bands), 0, &[sums]);
    refused(&made, "num_channels is 3, but the shape [2]");
}

/// States of a function, by name.
fn states(function: &Function) -> Vec<(String, Vec<usize>)> {
    let values = function.values.values();
    let states = values.filter(|value| value.origin == Origin::State);
    states
        .map(|value| (value.name.clone(), value.ty.shape.clone()))
        .collect()
}

#[test]
fn samples_are_kept_in_states() {
    let valid = (Element::Bool, &[][..]);
    let frames = |prefill| {
        let options = [("frame_size", 7), ("frame_step", 4), ("prefill", prefill)];
        file(
            "SignalFramer",
            &options,
            &[X],
            0,
            &[(Element::Int16, &[2, 7]), valid],
        )
    };
    let history = |len| ("y0.history".to_owned(), vec![len]);
    assert_eq!(states(&imported(&frames(1))), [history(3)]);
    let late = [history(4), ("y0.frames".to_owned(), vec![])];
    assert_eq!(states(&imported(&frames(0))), late);
    let made = file("SignalDelay", &[("delay_length", 5)], &[X], 0, &[X]);
    assert_eq!(states(&imported(&made)), [history(5)]);
    let made = file("SignalDelay", &[("delay_length", 0)], &[X], 0, &[X]);
    assert_eq!(states(&imported(&made)), []);
    let options = [
        ("num_channels", 8),
        ("stacker_left_context", 2),
        ("stacker_right_context", 1),
        ("stacker_step", 2),
    ];
    let made = file(
        "SignalStacker",
        &options,
        &[X],
        0,
        &[(Element::Int16, &[32]), valid],
    );
    let stacked = [("y0.runs".to_owned(), vec![]), history(24)];
    assert_eq!(states(&imported(&made)), stacked);
    let frames = (Element::Float32, &[3, 5][..]);
    let options = [("T", 0), ("frame_step", 2)];
    let made = file(
        "SignalOverlapAdd",
        &options,
        &[frames],
        0,
        &[(Element::Float32, &[6])],
    );
    assert_eq!(states(&imported(&made)), [("y0.carry".to_owned(), vec![3])]);
}

#[test]
fn buffers_that_tflm_would_overrun_are_refused() {
    let valid = (Element::Bool, &[][..]);
    let framer = |size, step, prefill, frames: &[usize]| {
        let options = [
            ("frame_size", size),
            ("frame_step", step),
            ("prefill", prefill),
        ];
        file(
            "SignalFramer",
            &options,
            &[X],
            0,
            &[(Element::Int16, frames), valid],
        )
    };
    refused(
        &framer(7, 3, 1, &[2, 7]),
        "expected a multiple of 3, the step, found 8 samples",
    );
    refused(
        &framer(3, 4, 1, &[2, 3]),
        "frames of 3 samples, 4 apart, filled with zeros before",
    );
    let options = [
        ("num_channels", 8),
        ("stacker_left_context", 1),
        ("stacker_right_context", 0),
        ("stacker_step", 3),
    ];
    let made = file(
        "SignalStacker",
        &options,
        &[X],
        0,
        &[(Element::Int16, &[16]), valid],
    );
    refused(&made, "2 inputs stacked every 3 runs");
    let frames = (Element::Int16, &[3, 5][..]);
    let options = [("frame_step", 6)];
    let made = file(
        "SignalOverlapAdd",
        &options,
        &[frames],
        0,
        &[(Element::Int16, &[18])],
    );
    refused(&made, "frames of 5 samples, 6 apart");
}

#[test]
fn numbers_of_64_bits_without_a_sign_are_for_signals_alone() {
    let mut graph = Graph::default();
    let x = graph.input("x", Element::Uint64, &[2]);
    let y = graph.tensor("y", Element::Int32, &[2]);
    graph.operator(Operator::Cast, [x], [y]);
    graph.output(y);
    refused(&graph.finish("a test"), "element type UINT64");
}

#[test]
fn circular_buffers_are_states() {
    let x = (Element::Int8, &[1, 1, 2, 3][..]);
    let buffer = |slots, options: Options<'_>| {
        let shape = [1, slots, 2, 3];
        file(
            "CIRCULAR_BUFFER",
            options,
            &[x],
            0,
            &[(Element::Int8, &shape)],
        )
    };
    let state = |slots| ("y0.buffer".to_owned(), vec![1, slots, 2, 3]);
    let every = imported(&buffer(3, &[("cycles_max", 1)]));
    assert_eq!(states(&every), [state(3)]);
    // The buffer itself takes every input that comes, so that it needs none of before as an output.
    let second = imported(&buffer(3, &[("cycles_max", 2)]));
    assert_eq!(states(&second), [state(3), ("y0.runs".to_owned(), vec![])]);
    assert_eq!(states(&imported(&buffer(5, &[]))), [state(5)]);
    for options in [&[][..], &[("cycles_max", 0)], &[("cycles_max", -1)]] {
        let what = "a buffer of 3 inputs without cycles_max";
        refused(&buffer(3, options), what);
    }
    let wide = [(Element::Int8, &[1, 3, 2, 4][..])];
    let made = file("CIRCULAR_BUFFER", &[("cycles_max", 1)], &[x], 0, &wide);
    refused(
        &made,
        "expected [1, n, 2, 3] of [1, 1, 2, 3], found [1, 3, 2, 4]",
    );
}

/// What comes after a buffer that lets only some runs through is as it was in the others.
#[test]
fn outputs_after_a_circular_buffer_are_held() {
    let mut graph = Graph::default();
    let x = graph.input("x", Element::Int8, &[1, 1, 1, 1]);
    let buffer = graph.tensor("buffer", Element::Int8, &[1, 2, 1, 1]);
    let options = vec![("cycles_max", 2)];
    graph.operator(Operator::Custom("CIRCULAR_BUFFER", options), [x], [buffer]);
    let y = graph.tensor("y", Element::Int16, &[1, 2, 1, 1]);
    graph.operator(Operator::Cast, [buffer], [y]);
    let z = graph.tensor("z", Element::Int16, &[1, 2, 1, 1]);
    let options = vec![("delay_length", 1)];
    graph.operator(Operator::Custom("SignalDelay", options), [y], [z]);
    graph.output(z);
    let file = graph.finish("a test");
    let module = crate::import(&file, "m").expect("it is imported").module;
    let module = peapod_ir::verify(&module).expect("it is sound");
    let mut states = peapod_ir::eval::States::new(&module, "main").expect("they are its own");
    let ty = module.entry().ty(module.entry().inputs[0]);
    let results = (1..=6_u8).map(|input| {
        let input = peapod_ir::Tensor::new(ty.clone(), vec![input]).expect("it is as long");
        let results = peapod_ir::eval::eval(&module, "main", &[input], &mut states);
        results.expect("it is evaluated")[0].integers()
    });
    // Lines are of one sample, so that a delay of one is that of one run that comes to it.
    let results: Vec<_> = results.collect();
    assert_eq!(results, [[0, 0], [0, 0], [0, 0], [1, 2], [1, 2], [3, 4]]);
}
