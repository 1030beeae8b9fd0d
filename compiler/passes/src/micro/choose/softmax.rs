//! softmax: the scale of the differences to a row's maximum.

use peapod_ir::numerics::{self, Curve, Numerics};
use peapod_ir::ops::Softmax;
use peapod_ir::plan::micro::{self, KernelId, checked};
use peapod_ir::{DType, Op};

use super::{CONVERT, Choice, Context, Input, Refusal};
use crate::micro::bake::Constant;

/// Elements from which on a table of exponentials, a kilobyte, is worth what it takes.
const TABLE_PAYS: usize = 256;

/// Chooses for a softmax.
pub(super) fn softmax(cx: &Context<'_>, op: &Op, softmax: &Softmax) -> Result<Choice, Refusal> {
    let [input, output] = [cx.input(op, 0), cx.output(op)];
    let depth = input.shape.last().copied().unwrap_or(1);
    let mut params = checked!(micro::Softmax {
        rows: input.elements() / depth.max(1),
        depth,
        beta: softmax.beta,
        ..micro::Softmax::default()
    })?;
    if input.dtype == DType::I8 {
        let scaling = numerics::softmax_scaling(softmax.beta, input);
        params.multiplier = scaling.input.multiplier;
        // Beyond, a difference of 0 is the only one that counts.
        params.shift = scaling.input.shift.min(numerics::MAX_SHIFT);
        params.diff_min = scaling.diff_min;
    }
    if input.dtype == DType::I16 {
        let factor = numerics::wide_softmax_multiplier(cx.numerics, softmax.beta, input);
        (params.multiplier, params.shift) = (factor.multiplier, factor.shift);
    }
    let kernel = match (input.dtype, output.dtype) {
        (DType::I8, DType::I8) => KernelId::SoftmaxS8,
        (DType::I16, DType::I16) => KernelId::SoftmaxS16,
        (DType::I8, DType::I16) => KernelId::SoftmaxS8S16,
        (DType::F32, DType::F32) => KernelId::SoftmaxF32,
        _ => {
            let reason = "its kernels are int8 to int8 or int16, int16, and float32";
            return Err(Refusal::new(reason, CONVERT));
        }
    };
    let pays = cx.packing.is_some() && input.elements() >= TABLE_PAYS;
    let kernel = match kernel == KernelId::SoftmaxS8 && pays {
        true => KernelId::SoftmaxS8Table,
        false => kernel,
    };
    // Every element is read for the last time just before its place is written.
    let in_place = (input.dtype == output.dtype).then_some(0);
    let mut inputs = vec![cx.tensor(op, 0)];
    if kernel == KernelId::SoftmaxS8Table {
        let beta = softmax.beta;
        inputs.push(Input::derived(move |cx, op| {
            let scaling = numerics::softmax_scaling(beta, cx.input(op, 0));
            let exponential = |index: i32| scaling.exponential(-index).unwrap_or(0);
            Constant::s32(&(0..256).map(exponential).collect::<Vec<_>>())
        }));
    }
    if kernel == KernelId::SoftmaxS16 {
        let tables = [numerics::exponential_table, numerics::reciprocal_table];
        let derived = |table: fn(Numerics) -> Curve| {
            Input::derived(move |cx, _| Constant::s16(&table(cx.numerics)))
        };
        inputs.extend(tables.map(derived));
    }
    Ok(Choice::new(kernel, params, inputs).in_place(in_place))
}
