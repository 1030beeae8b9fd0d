//! Transposed convolutions and products of matrices.

use proptest::prelude::*;

use super::{Case, bytes, quantisation, weights_of};

/// Transposed convolutions, whose results begin and end anywhere.
pub(super) fn transpose_conv() -> impl Strategy<Value = Case> {
    let axis = (1_usize..6, 1_usize..6, 1_usize..4, 0_usize..4, 0_usize..5);
    let channels = (1_usize..20, 1_usize..11, 1_usize..3);
    (axis.clone(), axis, channels, quantisation()).prop_flat_map(
        |(y, x, (in_c, out_c, batches), quantisation)| {
            let weights = out_c * y.1 * x.1 * in_c;
            let input = batches * y.0 * x.0 * in_c;
            (weights_of(weights), bytes(input)).prop_map(move |(weights, input)| {
                let [in_zero, out_zero] = quantisation.zeros();
                let scale = quantisation.weight_scale();
                let activation = if quantisation.relu { "relu6" } else { "none" };
                // Input, kernel, stride, cropped before, more or fewer than it reaches.
                let output = |it: (usize, usize, usize, usize, usize)| {
                    let (input, kernel, stride, cropped, more) = it;
                    let reached = (input - 1) * stride + kernel;
                    (reached + more).saturating_sub(cropped + 2).max(1)
                };
                let (out_h, out_w) = (output(y), output(x));
                let ((in_h, k_h, s_h, c_h, _), (in_w, k_w, s_w, c_w, _)) = (y, x);
                let bias: Vec<i64> = (0..out_c as i64).map(|it| 977 * it - 3000).collect();
                let attributes = format!(
                    "stride = [{s_h}, {s_w}], cropped = [{c_h}, {c_w}], activation = {activation}"
                );
                let result =
                    format!("i8[{batches}, {out_h}, {out_w}, {out_c}] quant(0.25:{out_zero})");
                let text = format!(
                    r#"module "m"
                    func @main(%x: i8[{batches}, {in_h}, {in_w}, {in_c}] quant(0.5:{in_zero})) {{
                      const %w: i8[{out_c}, {k_h}, {k_w}, {in_c}] quant({scale}:0) = {weights:?}
                      const %b: i32[{out_c}] = {bias:?}
                      %y = transpose_conv(%x, %w, %b) {{{attributes}}} : {result}
                      return %y
                    }}"#
                );
                Case {
                    op: "transpose_conv",
                    text,
                    inputs: vec![input],
                }
            })
        },
    )
}

/// Products of matrices that are both computed.
pub(super) fn matrices() -> impl Strategy<Value = Case> {
    let shape = (1_usize..4, 1_usize..8, 1_usize..30, 1_usize..11);
    let how = (any::<bool>(), any::<bool>(), 0_usize..3, any::<i8>());
    (shape, how, quantisation()).prop_flat_map(|((batches, m, k, n), how, quantisation)| {
        let (adj_x, adj_y, repeated, b_zero) = how;
        let shape = |own: usize, rows: usize, columns: usize, adjoint: bool| {
            let batches = if repeated == own { 1 } else { batches };
            if adjoint {
                [batches, columns, rows]
            } else {
                [batches, rows, columns]
            }
        };
        let (a, b) = (shape(1, m, k, adj_x), shape(2, k, n, adj_y));
        let len = |shape: [usize; 3]| bytes(shape.iter().product());
        (len(a), len(b)).prop_map(move |(x, y)| {
            let [in_zero, out_zero] = quantisation.zeros();
            let scale = quantisation.weight_scale();
            let text = format!(
                r#"module "m"
                func @main(%a: i8{a:?} quant(0.5:{in_zero}), %b: i8{b:?} quant({scale}:{b_zero})) {{
                  %y = batch_matmul(%a, %b) {{adj_x = {adj_x}, adj_y = {adj_y}}} : {}
                  return %y
                }}"#,
                format_args!("i8[{batches}, {m}, {n}] quant(0.25:{out_zero})"),
            );
            Case {
                op: "batch_matmul",
                text,
                inputs: vec![x, y],
            }
        })
    })
}
