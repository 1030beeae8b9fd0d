//! Random ops on int8 tensors of odd shapes and quantisation, as modules of one op.
//!
//! `cargo test` holds compiled ones against their evaluation on the host; `cargo xtask test` runs
//! some on every board.

mod compressed;
mod lines;
mod lstm;
mod matrix;
mod signal;
mod wide;

use anyhow::{Context, Result};
use peapod_ir::graph::ValueId;
use peapod_ir::text::parse;
use peapod_ir::{Module, Tensor};
use proptest::prelude::*;

use matrix::{matrices, transpose_conv};

/// Convolutions and products: the ops whose weights are packed.
pub fn weighted() -> impl Strategy<Value = Case> {
    prop_oneof![3 => convolution(), 1 => product(), 1 => transpose_conv(), 1 => matrices()]
}

/// Convolutions and products of 16 bits with weights of 8.
pub use wide::wide;

/// Long short-term memories of 8 and of 16 bits.
pub fn lstms() -> impl Strategy<Value = Case> {
    prop_oneof![1 => lstm::lstm(), 1 => lstm::wide_lstm()]
}

pub use compressed::compressed;

/// Every op here.
pub fn any_op() -> impl Strategy<Value = Case> {
    prop_oneof![
        6 => convolution(),
        2 => in_place(),
        2 => product(),
        2 => transpose_conv(),
        2 => matrices(),
        2 => pool(),
        2 => binary(),
        1 => svdf(),
        1 => lstms(),
        1 => movement(),
        1 => lines::lines(),
        1 => signal::signal(),
        2 => wide::wide(),
        3 => compressed(),
    ]
}

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
        prop_oneof![4 => 1_usize..5, 1 => 5_usize..8],
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

/// An op of int8 tensors.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its name.
    pub op: &'static str,
    /// The module.
    pub text: String,
    /// All elements of each input.
    pub inputs: Vec<Vec<i8>>,
}

impl Case {
    /// The module, and its inputs in run `run`: the first is as drawn, and every second has the
    /// others' complements.
    pub fn run(&self, run: usize) -> Result<(Module, Vec<Tensor>)> {
        let module = parse(&self.text)?;
        let main = module.functions.first().context("a case has a function")?;
        let flip = if run % 2 == 1 { -1 } else { 0 };
        let tensor = |(id, elements): (&ValueId, &Vec<i8>)| -> Result<Tensor> {
            let bytes = elements.iter().map(|x| (x ^ flip).cast_unsigned());
            Ok(Tensor::new(main.ty(*id).clone(), bytes.collect())?)
        };
        let tensors = main.inputs.iter().zip(&self.inputs).map(tensor);
        let tensors = tensors.collect::<Result<_>>()?;
        Ok((module, tensors))
    }
}

/// Numbers that have all of one tensor.
fn bytes(len: usize) -> impl Strategy<Value = Vec<i8>> {
    let byte = prop_oneof![8 => any::<i8>(), 1 => Just(i8::MIN), 1 => Just(i8::MAX)];
    proptest::collection::vec(byte, len)
}

/// Weights: mostly those of TFLite, which are symmetric.
fn weights_of(len: usize) -> impl Strategy<Value = Vec<i8>> {
    let byte = prop_oneof![8 => -127..=127_i8, 1 => Just(-127_i8), 1 => Just(i8::MAX)];
    prop_oneof![7 => proptest::collection::vec(byte, len), 1 => bytes(len)]
}

/// How the tensors of an op are quantised.
#[derive(Clone, Copy, Debug)]
struct Quantisation {
    in_zero: i8,
    out_zero: i8,
    /// Of the scale of the weights: its binary logarithm, negative, all but a factor.
    exponent: i32,
    relu: bool,
}

impl Quantisation {
    /// Zero points of the input and the output.
    fn zeros(self) -> [i8; 2] {
        [self.in_zero, self.out_zero]
    }

    fn weight_scale(self) -> f32 {
        2_f32.powi(-self.exponent) * 1.37
    }
}

fn quantisation() -> impl Strategy<Value = Quantisation> {
    let parts = (any::<i8>(), any::<i8>(), 4_i32..12, any::<bool>());
    parts.prop_map(|(in_zero, out_zero, exponent, relu)| Quantisation {
        in_zero,
        out_zero,
        exponent,
        relu,
    })
}

/// Convolutions with and without groups.
fn convolution() -> impl Strategy<Value = Case> {
    let channels = (1_usize..20, 1_usize..11, 1_usize..3, any::<bool>());
    (axis(), axis(), channels, quantisation()).prop_flat_map(
        |(y, x, (in_c, out_c, batches, depthwise), quantisation)| {
            let out_c = if depthwise {
                in_c * (1 + out_c % 3)
            } else {
                out_c
            };
            filter([y, x], [batches, in_c, out_c], depthwise, quantisation)
        },
    )
}

/// Convolutions whose results have the place of what they are made of: kernels may write those
/// over these.
pub fn in_place() -> impl Strategy<Value = Case> {
    let channels = (1_usize..20, 1_usize..3, any::<bool>());
    (still(), still(), channels, quantisation()).prop_flat_map(
        |(y, x, (channels, batches, depthwise), quantisation)| {
            let one = |axis: Axis| Axis {
                kernel: 1,
                before: 0,
                after: 0,
                ..axis
            };
            let axes = match depthwise {
                true => [y, x],
                false => [one(y), one(x)],
            };
            let shape = [batches, channels, channels];
            filter(axes, shape, depthwise, quantisation)
        },
    )
}

/// A direction with as many results as values.
fn still() -> impl Strategy<Value = Axis> {
    let kernel = prop_oneof![4 => Just(3_usize), 1 => 1_usize..5, 2 => 5_usize..8];
    let input = prop_oneof![1 => Just(1_usize), 6 => 1_usize..12];
    (input, kernel, 0_usize..4).prop_map(|(input, kernel, before)| Axis {
        input,
        kernel,
        stride: 1,
        dilation: 1,
        before: before % kernel,
        after: kernel - 1 - before % kernel,
    })
}

/// A convolution of batches, input and output channels.
fn filter(
    [y, x]: [Axis; 2],
    [batches, in_c, out_c]: [usize; 3],
    depthwise: bool,
    quantisation: Quantisation,
) -> impl Strategy<Value = Case> {
    let depth = if depthwise { 1 } else { in_c };
    let weights = y.kernel * x.kernel * depth * out_c;
    let input = batches * y.input * x.input * in_c;
    let shapes = [batches, y.output(), x.output(), out_c];
    (weights_of(weights), bytes(input)).prop_map(move |(weights, input)| Case {
        op: match depthwise {
            true => "depthwise_conv2d",
            false => "conv2d",
        },
        text: convolution_text([&y, &x], in_c, shapes, depthwise, &weights, quantisation),
        inputs: vec![input],
    })
}

fn convolution_text(
    [y, x]: [&Axis; 2],
    in_c: usize,
    [batches, out_h, out_w, out_c]: [usize; 4],
    depthwise: bool,
    weights: &[i8],
    quantisation: Quantisation,
) -> String {
    let (op, shape) = match depthwise {
        true => ("depthwise_conv2d", [1, y.kernel, x.kernel, out_c]),
        false => ("conv2d", [out_c, y.kernel, x.kernel, in_c]),
    };
    let bias: Vec<i64> = (0..out_c as i64)
        .map(|channel| 977 * channel - 3000)
        .collect();
    let [in_zero, out_zero] = quantisation.zeros();
    let scale = quantisation.weight_scale();
    let activation = if quantisation.relu { "relu6" } else { "none" };
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

/// Rows times a matrix.
fn product() -> impl Strategy<Value = Case> {
    let shape = (1_usize..5, 1_usize..40, 1_usize..14);
    (shape, quantisation()).prop_flat_map(|((rows, in_len, out_len), quantisation)| {
        (weights_of(in_len * out_len), bytes(rows * in_len)).prop_map(move |(weights, input)| {
            let [in_zero, out_zero] = quantisation.zeros();
            let scale = quantisation.weight_scale();
            let text = format!(
                r#"module "m"
                func @main(%x: i8[{rows}, {in_len}] quant(0.5:{in_zero})) {{
                  const %w: i8[{out_len}, {in_len}] quant({scale}:0) = {weights:?}
                  %y = fully_connected(%x, %w, _) : i8[{rows}, {out_len}] quant(0.25:{out_zero})
                  return %y
                }}"#
            );
            Case {
                op: "fully_connected",
                text,
                inputs: vec![input],
            }
        })
    })
}

/// The most of a window, or its mean.
fn pool() -> impl Strategy<Value = Case> {
    let rest = (
        1_usize..20,
        1_usize..3,
        any::<bool>(),
        any::<bool>(),
        any::<i8>(),
    );
    let axes = (axis(), axis()).prop_filter("some of each window is inside", |(y, x)| {
        [y, x]
            .iter()
            .all(|it| it.before < it.kernel && it.after < it.kernel)
    });
    (axes, rest).prop_flat_map(|((y, x), (channels, batches, mean, relu, zero))| {
        let len = batches * y.input * x.input * channels;
        bytes(len).prop_map(move |input| {
            let op = if mean { "average_pool2d" } else { "max_pool2d" };
            let activation = if relu { "relu" } else { "none" };
            let ty = |h: usize, w: usize| {
                format!("i8[{batches}, {h}, {w}, {channels}] quant(0.5:{zero})")
            };
            // Pools have no dilation.
            let [y, x] = [&y, &x].map(|axis| Axis {
                dilation: 1,
                ..axis.clone()
            });
            let attributes = format!(
                "window = {:?}, stride = {:?}, padding = {:?}, activation = {activation}",
                [y.kernel, x.kernel],
                [y.stride, x.stride],
                [[y.before, y.after], [x.before, x.after]],
            );
            let (from, to) = (ty(y.input, x.input), ty(y.output(), x.output()));
            let text = format!(
                r#"module "m"
                func @main(%x: {from}) {{
                  %y = {op}(%x) {{{attributes}}} : {to}
                  return %y
                }}"#
            );
            Case {
                op,
                text,
                inputs: vec![input],
            }
        })
    })
}

/// Sums, differences and products of two tensors, of which one may be repeated along dimensions.
fn binary() -> impl Strategy<Value = Case> {
    let op = prop_oneof![Just("add"), Just("sub"), Just("mul")];
    let shape = (1_usize..3, 1_usize..6, 1_usize..4, 1_usize..40);
    let repeated = prop_oneof![3 => Just(0_u8), 1 => 0_u8..16];
    let scales = (
        any::<i8>(),
        any::<i8>(),
        any::<i8>(),
        -3_i32..4,
        any::<bool>(),
    );
    (op, shape, repeated, scales).prop_flat_map(|(op, shape, repeated, scales)| {
        let full = [shape.0, shape.1, shape.2, shape.3];
        let mut part = full;
        for (bit, dim) in part.iter_mut().enumerate() {
            if repeated & (1 << bit) != 0 {
                *dim = 1;
            }
        }
        let len = |shape: [usize; 4]| shape.iter().product::<usize>();
        (bytes(len(full)), bytes(len(part))).prop_map(move |(a, b)| {
            let (a_zero, b_zero, zero, exponent, relu) = scales;
            let activation = if relu { "relu" } else { "none" };
            let scale = 2_f32.powi(exponent) * 0.83;
            let a_ty = format!("i8{full:?} quant({scale}:{a_zero})");
            let b_ty = format!("i8{part:?} quant(0.7:{b_zero})");
            let text = format!(
                r#"module "m"
                func @main(%a: {a_ty}, %b: {b_ty}) {{
                  %y = {op}(%a, %b) {{activation = {activation}}} : i8{full:?} quant(1.1:{zero})
                  return %y
                }}"#
            );
            Case {
                op,
                text,
                inputs: vec![a, b],
            }
        })
    })
}

/// Elements in another order.
fn movement() -> impl Strategy<Value = Case> {
    let order = Just(vec![0_usize, 1, 2, 3]).prop_shuffle();
    let shape = [1_usize..4, 1..5, 1..6, 1..9];
    (shape, order, 0_usize..3).prop_flat_map(|(shape, order, kind)| {
        bytes(shape.iter().product()).prop_map(move |input| {
            let [a, b, c, d] = shape;
            let (op, attributes, result) = match kind {
                0 => {
                    let result = order.iter().map(|dim| shape[*dim]).collect();
                    ("transpose", format!("permutation = {order:?}"), result)
                }
                1 => (
                    "reverse",
                    format!("dims = {:?}", &order[..2]),
                    shape.to_vec(),
                ),
                _ => {
                    let dims = "dims = [0, 1, 3, 4]".to_owned();
                    ("broadcast_in_dim", dims, vec![a, b, 3, c, d])
                }
            };
            let text = format!(
                r#"module "m"
                func @main(%x: i8{shape:?} quant(0.5:3)) {{
                  %y = {op}(%x) {{{attributes}}} : i8{result:?} quant(0.5:3)
                  return %y
                }}"#
            );
            Case {
                op,
                text,
                inputs: vec![input],
            }
        })
    })
}

/// Filters over time.
fn svdf() -> impl Strategy<Value = Case> {
    let sizes = (1_usize..3, 1_usize..24, 1_usize..7, 1_usize..4, 1_usize..11);
    (sizes, quantisation()).prop_flat_map(|(sizes, quantisation)| {
        let (batches, in_len, units, rank, memory) = sizes;
        let filters = units * rank;
        let vectors = (
            bytes(filters * in_len),
            bytes(filters * memory),
            bytes(batches * in_len),
        );
        vectors.prop_map(move |(feature, time, input)| {
            let [in_zero, out_zero] = quantisation.zeros();
            let scale = quantisation.weight_scale();
            let activation = if quantisation.relu { "relu" } else { "none" };
            let attributes = format!("rank = {rank}, activation = {activation}");
            let result = format!("i8[{batches}, {units}] quant(0.25:{out_zero})");
            let text = format!(
                r#"module "m"
                func @main(%x: i8[{batches}, {in_len}] quant(0.5:{in_zero})) {{
                  const %feature: i8[{filters}, {in_len}] quant({scale}:0) = {feature:?}
                  const %time: i16[{filters}, {memory}] quant(0.01:0) = {time:?}
                  state %state: i16[{batches}, {}] quant(0.01:0)
                  %y = svdf(%x, %feature, %time, _, %state) {{{attributes}}} : {result}
                  return %y
                }}"#,
                filters * memory
            );
            Case {
                op: "svdf",
                text,
                inputs: vec![input],
            }
        })
    })
}
