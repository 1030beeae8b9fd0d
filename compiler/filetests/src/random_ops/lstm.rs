//! Random long short-term memories.

use proptest::prelude::*;

use super::{Case, bytes, quantisation, weights_of};

/// Batches, steps, elements of a step and units.
type Sizes = (usize, usize, usize, usize);

/// Sequences, with steps or sequences outermost.
pub(super) fn lstm() -> impl Strategy<Value = Case> {
    let sizes = (1_usize..3, 1_usize..6, 1_usize..18, 1_usize..10);
    let modes = (any::<bool>(), any::<bool>(), -14..=-9_i32);
    (sizes, modes, quantisation()).prop_flat_map(|(sizes, modes, quantisation)| {
        let (batches, steps, in_len, units) = sizes;
        let vectors = (
            proptest::collection::vec(weights_of(in_len * units), 4),
            proptest::collection::vec(weights_of(units * units), 4),
            proptest::collection::vec(-20_000..20_000_i32, 4 * units),
            bytes(batches * steps * in_len),
        );
        vectors.prop_map(move |(weights, recurrent, biases, input)| {
            let scales = [quantisation.weight_scale(), 2_f32.powi(modes.2)];
            let head = head(sizes, modes.0, modes.1, quantisation.zeros(), scales[1]);
            let mut constants = String::new();
            let [input_shape, hidden_shape] = [[units, in_len], [units, units]];
            let matrices = weights.iter().map(|it| (it, input_shape));
            let matrices = matrices.chain(recurrent.iter().map(|it| (it, hidden_shape)));
            for (index, (values, shape)) in matrices.enumerate() {
                let ty = format!("i8{shape:?} quant({}:0)", scales[0]);
                constants += &format!("const %w{index}: {ty} = {values:?}\n");
            }
            for (index, values) in biases.chunks(units).enumerate() {
                constants += &format!("const %b{index}: i32[{units}] = {values:?}\n");
            }
            Case {
                op: "lstm",
                text: head.replace("CONSTANTS", &constants),
                inputs: vec![input],
            }
        })
    })
}

/// The module without its constants.
fn head(
    (batches, steps, in_len, units): Sizes,
    time_major: bool,
    clipped: bool,
    [in_zero, out_zero]: [i8; 2],
    cell_scale: f32,
) -> String {
    let [outer, inner] = match time_major {
        true => [steps, batches],
        false => [batches, steps],
    };
    let clip = if clipped { 0.4 } else { 0.0 };
    let hidden = format!("quant(0.0078125:{out_zero})");
    format!(
        r#"module "m"
        func @main(%x: i8[{outer}, {inner}, {in_len}] quant(0.02:{in_zero})) {{
          CONSTANTS
          state %hidden: i8[{batches}, {units}] {hidden}
          state %cell: i16[{batches}, {units}] quant({cell_scale:?}:0)
          %y = lstm(%x, %w0, %w1, %w2, %w3, %w4, %w5, %w6, %w7, %b0, %b1, %b2, %b3, %hidden, %cell)
            {{time_major = {time_major}, cell_clip = {clip:?}}}
            : i8[{outer}, {inner}, {units}] {hidden}
          return %y
        }}"#
    )
}

/// The same of 16 bits with 64-bit biases, whose sums fit 32 bits or do not.
pub(super) fn wide_lstm() -> impl Strategy<Value = Case> {
    let sizes = (1_usize..3, 1_usize..6, 1_usize..18, 1_usize..10);
    let modes = (any::<bool>(), any::<bool>(), -16..=-9_i32);
    let bits = prop_oneof![8 => 8_u32..24, 1 => 24_u32..36];
    (sizes, modes, bits, -9..=-4_i32).prop_flat_map(|(sizes, modes, bits, exponent)| {
        let (batches, steps, in_len, units) = sizes;
        let vectors = (
            proptest::collection::vec(weights_of(in_len * units), 4),
            proptest::collection::vec(weights_of(units * units), 4),
            proptest::collection::vec(-(1_i64 << bits)..1 << bits, 4 * units),
            bytes(2 * batches * steps * in_len),
        );
        vectors.prop_map(move |(weights, recurrent, biases, input)| {
            let head = head(sizes, modes.0, modes.1, [0; 2], 2_f32.powi(modes.2));
            let head = head
                .replace(": i8[", ": i16[")
                .replace("quant(0.02:0)", "quant(0.00004:0)");
            let head = head.replace("quant(0.0078125:0)", "quant(0.000030517578125:0)");
            let mut constants = String::new();
            let [input_shape, hidden_shape] = [[units, in_len], [units, units]];
            let matrices = weights.iter().map(|it| (it, input_shape));
            let matrices = matrices.chain(recurrent.iter().map(|it| (it, hidden_shape)));
            for (index, (values, shape)) in matrices.enumerate() {
                let ty = format!("i8{shape:?} quant({:?}:0)", 1.37 * 2_f32.powi(exponent));
                constants += &format!("const %w{index}: {ty} = {values:?}\n");
            }
            for (index, values) in biases.chunks(units).enumerate() {
                constants += &format!("const %b{index}: i64[{units}] = {values:?}\n");
            }
            Case {
                op: "lstm",
                text: head.replace("CONSTANTS", &constants),
                inputs: vec![input],
            }
        })
    })
}
