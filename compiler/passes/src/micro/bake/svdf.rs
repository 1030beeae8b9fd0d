//! svdf: two multipliers, and scratch for one sum per filter.

use peapod_ir::ops::Svdf;
use peapod_ir::plan::micro::{self, Element, Kernel};
use peapod_ir::{DType, Op, numerics};

use super::{Baker, CONVERT, Call, FREEZE, Refusal, Source};

/// Bakes an SVDF.
pub(crate) fn svdf(baker: &mut Baker, op: &Op, svdf: &Svdf) -> Result<Call, Refusal> {
    let [input, feature, time] = [0, 1, 2].map(|index| baker.input(op, index));
    let [state, output] = [baker.input(op, 4), baker.output(op)];
    if input.dtype != DType::I8 {
        return Err(Refusal::new("its kernel is int8", CONVERT));
    }
    let scaling = numerics::svdf_scaling(input, feature, time, state, output);
    let (state_min, state_max) = numerics::integer_range(state);
    // The integer form has no activation: the range of the element is all that clamps it.
    let (act_min, act_max) = numerics::integer_range(output);
    let params = micro::Svdf {
        batches: input.shape[0],
        in_len: input.shape[1],
        filters: feature.shape[0],
        rank: svdf.rank,
        memory: time.shape[1],
        input_zero_point: input.zero_point(),
        state_zero_point: state.zero_point(),
        output_zero_point: output.zero_point(),
        feature: scaling.feature,
        time: scaling.time,
        state_min,
        state_max,
        act_min,
        act_max,
    };
    let macs = [
        params.batches,
        params.filters,
        params.in_len + params.memory,
    ];
    let inputs = operands(baker, op, &params)?;
    Ok(Call::new(Kernel::SvdfS8(params), inputs).macs(&macs))
}

/// Input, weights and bias as constants, state, and a word of scratch per filter.
fn operands(baker: &mut Baker, op: &Op, params: &micro::Svdf) -> Result<Vec<Source>, Refusal> {
    let bias = match op.inputs[3] {
        Some(_) => baker.source(op, 3),
        None => baker.constant_s32(&vec![0; params.filters / params.rank]),
    };
    let [input, feature, time, state] = [0, 1, 2, 4].map(|index| baker.source(op, index));
    for (name, source) in [
        ("feature weights", feature),
        ("time weights", time),
        ("bias", bias),
    ] {
        if matches!(source, Source::Value(_)) {
            return Err(Refusal::new(format!("its {name} are not constant"), FREEZE));
        }
    }
    if matches!(input, Source::Constant(_)) {
        let help = "make its input depend on one of the model";
        return Err(Refusal::new("its input is constant", help));
    }
    let scratch = Source::Scratch {
        element: Element::S32,
        len_bytes: params.batches * params.filters * size_of::<i32>(),
    };
    Ok(vec![input, feature, time, bias, state, scratch])
}
