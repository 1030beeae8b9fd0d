//! Random int8 convolutions and products, compiled for every instruction set, against `eval`.

use std::collections::BTreeSet;

use peapod_filetests::micro::compare_with_eval;
use peapod_ir::Tensor;
use peapod_ir::text::parse;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// One direction of a window.
#[derive(Clone, Debug)]
struct Axis {
    input: usize,
    kernel: usize,
    stride: usize,
    dilation: usize,
    before: usize,
    after: usize,
}

impl Axis {
    fn output(&self) -> usize {
        let reach = (self.kernel - 1) * self.dilation;
        let room = self.input + self.before + self.after;
        room.saturating_sub(reach + 1) / self.stride + 1
    }

    fn fits(&self) -> bool {
        self.input + self.before + self.after > (self.kernel - 1) * self.dilation
    }
}

fn axis() -> impl Strategy<Value = Axis> {
    let numbers = (
        1_usize..8,
        1_usize..5,
        1_usize..4,
        1_usize..3,
        0_usize..4,
        0_usize..4,
    );
    let axis = numbers.prop_map(|(input, kernel, stride, dilation, before, after)| Axis {
        input,
        kernel,
        stride,
        dilation,
        before,
        after,
    });
    axis.prop_filter("the window fits", Axis::fits)
}

/// An op of int8 tensors, as text, and how many elements go in.
#[derive(Clone, Debug)]
struct Case {
    text: String,
    input: Vec<i8>,
}

/// Numbers that have all of one tensor.
fn bytes(len: usize) -> impl Strategy<Value = Vec<i8>> {
    let byte = prop_oneof![8 => any::<i8>(), 1 => Just(i8::MIN), 1 => Just(i8::MAX)];
    proptest::collection::vec(byte, len)
}

/// Zero points, the exponents of the scales, and the activation.
type Quantisation = (i8, i8, i32, bool);

fn quantisation() -> impl Strategy<Value = Quantisation> {
    (any::<i8>(), any::<i8>(), 4_i32..12, any::<bool>())
}

fn convolution() -> impl Strategy<Value = Case> {
    let channels = (1_usize..20, 1_usize..11, 1_usize..3, any::<bool>());
    (axis(), axis(), channels, quantisation()).prop_flat_map(
        |(y, x, (in_c, out_c, batches, depthwise), quantisation)| {
            let out_c = if depthwise {
                in_c * (1 + out_c % 3)
            } else {
                out_c
            };
            let depth = if depthwise { 1 } else { in_c };
            let weights = y.kernel * x.kernel * depth * out_c;
            let input = batches * y.input * x.input * in_c;
            let shapes = [batches, y.output(), x.output(), out_c];
            (
                bytes(weights),
                bytes(input),
                Just((y, x, in_c, shapes, depthwise, quantisation)),
            )
                .prop_map(
                    |(weights, input, (y, x, in_c, shapes, depthwise, quantisation))| {
                        let text = convolution_text(
                            [&y, &x],
                            in_c,
                            shapes,
                            depthwise,
                            &weights,
                            quantisation,
                        );
                        Case { text, input }
                    },
                )
        },
    )
}

fn convolution_text(
    [y, x]: [&Axis; 2],
    in_c: usize,
    [batches, out_h, out_w, out_c]: [usize; 4],
    depthwise: bool,
    weights: &[i8],
    (in_zero, out_zero, exponent, relu): Quantisation,
) -> String {
    let (op, shape) = match depthwise {
        true => ("depthwise_conv2d", [1, y.kernel, x.kernel, out_c]),
        false => ("conv2d", [out_c, y.kernel, x.kernel, in_c]),
    };
    let bias: Vec<i64> = (0..out_c as i64)
        .map(|channel| 977 * channel - 3000)
        .collect();
    let scale = 2_f32.powi(-exponent) * 1.37;
    let activation = if relu { "relu6" } else { "none" };
    let (in_h, in_w) = (y.input, x.input);
    let [strides, dilations] = [[y.stride, x.stride], [y.dilation, x.dilation]];
    let padding = [[y.before, y.after], [x.before, x.after]];
    let attributes = format!(
        "stride = {strides:?}, dilation = {dilations:?}, padding = {padding:?}, \
         activation = {activation}"
    );
    let result = format!("i8[{batches}, {out_h}, {out_w}, {out_c}] quant(0.25:{out_zero})");
    format!(
        r#"module "m"
        func @main(%x: i8[{batches}, {in_h}, {in_w}, {in_c}] quant(0.5:{in_zero})) {{
          const %w: i8{shape:?} quant({scale}:0) = {weights:?}
          const %b: i32[{out_c}] = {bias:?}
          %y = {op}(%x, %w, %b) {{{attributes}}} : {result}
          return %y
        }}"#
    )
}

fn product() -> impl Strategy<Value = Case> {
    let shape = (1_usize..5, 1_usize..40, 1_usize..14);
    (shape, quantisation()).prop_flat_map(|((rows, in_len, out_len), quantisation)| {
        (bytes(in_len * out_len), bytes(rows * in_len)).prop_map(move |(weights, input)| {
            let (in_zero, out_zero, exponent, _) = quantisation;
            let scale = 2_f32.powi(-exponent) * 1.37;
            let text = format!(
                r#"module "m"
                func @main(%x: i8[{rows}, {in_len}] quant(0.5:{in_zero})) {{
                  const %w: i8[{out_len}, {in_len}] quant({scale}:0) = {weights:?}
                  %y = fully_connected(%x, %w, _) : i8[{rows}, {out_len}] quant(0.25:{out_zero})
                  return %y
                }}"#
            );
            Case { text, input }
        })
    })
}

#[test]
fn packed_kernels_compute_what_their_op_means() {
    let mut runner = TestRunner::new(Config::with_cases(600));
    let kernels = std::cell::RefCell::new(BTreeSet::new());
    let cases = prop_oneof![3 => convolution(), 1 => product()];
    let outcome = runner.run(&cases, |case| {
        let module = parse(&case.text).expect("the text is a module");
        let ty = module.functions[0]
            .ty(module.functions[0].inputs[0])
            .clone();
        let bytes = case.input.iter().map(|x| x.cast_unsigned()).collect();
        let input = Tensor::new(ty, bytes).expect("as many as the type has");
        match compare_with_eval(&module, &[input]) {
            Ok(names) => kernels.borrow_mut().extend(names.into_iter().map(named)),
            Err(error) => return Err(TestCaseError::fail(format!("{error:#}\n{}", case.text))),
        }
        Ok(())
    });
    outcome.unwrap_or_else(|error| panic!("{error}"));
    // The cases would be worth little if their kernels were others.
    for name in [
        "Conv2dS8Scalar",
        "Conv2dS8Dsp",
        "Conv2dS8Mve",
        "DepthwiseConv2dS8Mve",
        "DepthwiseConv2dS8Scalar",
    ] {
        let kernel = format!("{name}(Conv2d");
        assert!(kernels.borrow().contains(&kernel), "{kernel} never ran");
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
