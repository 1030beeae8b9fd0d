//! svdf: two multipliers, and scratch for one sum per filter.

use peapod_ir::ops::Svdf;
use peapod_ir::plan::micro::{self, Element, KernelId, checked};
use peapod_ir::{DType, Op, numerics};

use super::{CONVERT, Choice, Context, FREEZE, Input, Refusal, filter};

/// The operand that may be absent.
const BIAS: usize = 3;

/// Chooses for an SVDF.
pub(super) fn svdf(cx: &Context<'_>, op: &Op, svdf: &Svdf) -> Result<Choice, Refusal> {
    let [input, feature, time] = [0, 1, 2].map(|index| cx.input(op, index));
    let [state, output] = [cx.input(op, 4), cx.output(op)];
    if input.dtype != DType::I8 {
        return Err(Refusal::new("its kernel is int8", CONVERT));
    }
    let scaling = numerics::svdf_scaling(cx.numerics, input, feature, time, state, output);
    let (state_min, state_max) = numerics::integer_range(state);
    // The integer form has no activation: the range of the element is all that clamps it.
    let (act_min, act_max) = numerics::integer_range(output);
    let [batches, in_len] = [input.shape[0], input.shape[1]];
    let [filters, memory] = [feature.shape[0], time.shape[1]];
    let params = checked!(micro::Svdf {
        batches,
        in_len,
        filters,
        rank: svdf.rank,
        memory,
        input_zero_point: input.zero_point(),
        state_zero_point: state.zero_point(),
        output_zero_point: output.zero_point(),
        feature_multiplier: scaling.feature.multiplier,
        feature_shift: scaling.feature.shift,
        time_multiplier: scaling.time.multiplier,
        time_shift: scaling.time.shift,
        state_min,
        state_max,
        act_min,
        act_max,
    })?;
    let inputs = operands(cx, op, filters / svdf.rank, batches * filters)?;
    let choice = Choice::new(KernelId::SvdfS8, params, inputs);
    Ok(choice.macs(&[batches, filters, in_len + memory]))
}

/// Input, weights and a bias per output as constants, state, and so many words of scratch.
fn operands(
    cx: &Context<'_>,
    op: &Op,
    outputs: usize,
    scratch_len: usize,
) -> Result<Vec<Input>, Refusal> {
    let has_bias = op.inputs[BIAS].is_some();
    for (name, is_computed) in [
        ("feature weights", !cx.is_known(op, 1)),
        ("time weights", !cx.is_known(op, 2)),
        ("bias", has_bias && !cx.is_known(op, BIAS)),
    ] {
        if is_computed {
            return Err(Refusal::new(format!("its {name} are not constant"), FREEZE));
        }
    }
    if cx.is_known(op, 0) {
        let help = "make its input depend on one of the model";
        return Err(Refusal::new("its input is constant", help));
    }
    let [input, feature, time, state] = [0, 1, 2, 4].map(|index| cx.tensor(op, index));
    let bias = filter::constant_bias(BIAS, Element::S32, outputs);
    let scratch = Input::Scratch {
        element: Element::S32,
        len_bytes: scratch_len * size_of::<i32>(),
    };
    Ok(vec![input, feature, time, bias, state, scratch])
}
