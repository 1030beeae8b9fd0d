//! Convolutions and products of 16-bit tensors with 8-bit weights.

use proptest::prelude::*;

use super::{Axis, Case, axis, bytes, weights_of};

/// What an op has besides its shape.
#[derive(Clone, Copy, Debug)]
struct Numbers {
    /// Of the scale of the weights: its binary logarithm, negative, all but a factor.
    exponent: i32,
    /// Of the biases: how many bits.
    bits: u32,
    relu: bool,
}

impl Numbers {
    fn scale(self) -> f32 {
        2_f32.powi(-self.exponent) * 1.37
    }

    /// Biases of both signs; some leave 32 bits.
    fn biases(self, channels: usize) -> Vec<i64> {
        let bias = |channel: usize| {
            let size = (1_i64 << self.bits) + 977 * channel as i64;
            if channel.is_multiple_of(2) {
                size
            } else {
                -size
            }
        };
        (0..channels).map(bias).collect()
    }

    fn activation(self) -> &'static str {
        if self.relu { "relu" } else { "none" }
    }
}

fn numbers() -> impl Strategy<Value = Numbers> {
    let bits = prop_oneof![8 => 4_u32..30, 1 => 30_u32..38];
    (0_i32..20, bits, any::<bool>()).prop_map(|(exponent, bits, relu)| Numbers {
        exponent,
        bits,
        relu,
    })
}

/// Convolutions, and rows times a matrix.
pub fn wide() -> impl Strategy<Value = Case> {
    prop_oneof![3 => convolution(), 2 => product()]
}

fn convolution() -> impl Strategy<Value = Case> {
    let sizes = (1_usize..20, 1_usize..11, 1_usize..3);
    (axis(), axis(), sizes, numbers()).prop_flat_map(|(y, x, (in_c, out_c, batches), numbers)| {
        let weights = weights_of(y.kernel * x.kernel * in_c * out_c);
        let input = bytes(2 * batches * y.input * x.input * in_c);
        (weights, input).prop_map(move |(weights, input)| Case {
            op: "conv2d",
            text: text([&y, &x], [batches, in_c, out_c], &weights, numbers),
            inputs: vec![input],
        })
    })
}

fn text(
    [y, x]: [&Axis; 2],
    [batches, in_c, out_c]: [usize; 3],
    weights: &[i8],
    numbers: Numbers,
) -> String {
    let shape = [out_c, y.kernel, x.kernel, in_c];
    let (in_h, in_w, out_h, out_w) = (y.input, x.input, y.output(), x.output());
    let attributes = format!(
        "stride = {:?}, dilation = {:?}, padding = {:?}, activation = {}",
        [y.stride, x.stride],
        [y.dilation, x.dilation],
        [[y.before, y.after], [x.before, x.after]],
        numbers.activation(),
    );
    let (scale, bias) = (numbers.scale(), numbers.biases(out_c));
    format!(
        r#"module "m"
        func @main(%x: i16[{batches}, {in_h}, {in_w}, {in_c}] quant(0.5:0)) {{
          const %w: i8{shape:?} quant({scale}:0) = {weights:?}
          const %b: i64[{out_c}] = {bias:?}
          %y = conv2d(%x, %w, %b) {{{attributes}}}
            : i16[{batches}, {out_h}, {out_w}, {out_c}] quant(0.25:0)
          return %y
        }}"#
    )
}

fn product() -> impl Strategy<Value = Case> {
    let shape = (1_usize..5, 1_usize..70, 1_usize..14);
    (shape, numbers()).prop_flat_map(|((rows, in_len, out_len), numbers)| {
        let input = bytes(2 * rows * in_len);
        (weights_of(in_len * out_len), input).prop_map(move |(weights, input)| {
            let (scale, bias) = (numbers.scale(), numbers.biases(out_len));
            let activation = numbers.activation();
            let text = format!(
                r#"module "m"
                func @main(%x: i16[{rows}, {in_len}] quant(0.5:0)) {{
                  const %w: i8[{out_len}, {in_len}] quant({scale}:0) = {weights:?}
                  const %b: i64[{out_len}] = {bias:?}
                  %y = fully_connected(%x, %w, %b) {{activation = {activation}}}
                    : i16[{rows}, {out_len}] quant(0.25:0)
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
