//! Changes of scale: quantize, dequantize, and the table that any int8 to int8 function becomes.

use peapod_ir::eval::Tensor;
use peapod_ir::plan::micro::{Affine, Element, Kernel, Requantize};
use peapod_ir::{DType, Op, TensorType, numerics};

use super::{Baker, Call, Refusal, Source};
use crate::graph::evaluate::evaluate;

/// Bakes a change to integers of a scale.
pub(crate) fn quantize(baker: &mut Baker, op: &Op) -> Result<Call, Refusal> {
    let [input, output] = [baker.input(op, 0), baker.output(op)];
    match (input.dtype, output.dtype) {
        (DType::I8, DType::I8) => lookup(baker, op),
        (DType::F32, DType::I8 | DType::U8 | DType::I16) => {
            let kernel = Kernel::QuantizeF32(affine(output));
            Ok(Call::new(kernel, vec![baker.source(op, 0)]))
        }
        (from, to) if is_integer(from) && is_integer(to) => {
            let kernel = Kernel::Requantize(Requantize {
                input_zero_point: input.zero_point(),
                output_zero_point: output.zero_point(),
                multiplier: numerics::requantize_multiplier(input, output),
            });
            let in_place = (from.size_bytes() == to.size_bytes()).then_some(0);
            Ok(Call::new(kernel, vec![baker.source(op, 0)]).in_place(in_place))
        }
        (from, to) => {
            let reason = format!("no kernel turns {} into {}", from.name(), to.name());
            let help = "quantise to int8, uint8 or int16";
            Err(Refusal::new(reason, help))
        }
    }
}

/// Bakes a change to reals.
pub(crate) fn dequantize(baker: &mut Baker, op: &Op) -> Result<Call, Refusal> {
    let [input, output] = [baker.input(op, 0), baker.output(op)];
    match (input.dtype, output.dtype) {
        (DType::I8 | DType::U8 | DType::I16, DType::F32) => {
            let kernel = Kernel::Dequantize(affine(input));
            Ok(Call::new(kernel, vec![baker.source(op, 0)]))
        }
        (from, to) => {
            let reason = format!("no kernel turns {} into {}", from.name(), to.name());
            Err(Refusal::new(
                reason,
                "dequantise int8, uint8 or int16 to float32",
            ))
        }
    }
}

fn is_integer(dtype: DType) -> bool {
    matches!(dtype, DType::I8 | DType::U8 | DType::I16 | DType::I32)
}

fn affine(ty: &TensorType) -> Affine {
    let single = ty.quant.as_ref().and_then(|quant| quant.single());
    let (scale, zero_point) = single.expect("the verifier asks for one scale");
    Affine { scale, zero_point }
}

/// An int8 to int8 function of one element as a table, in the order of the element's bits read as
/// an unsigned number: results for 0 to 127, then for −128 to −1.
pub(super) fn lookup(baker: &mut Baker, op: &Op) -> Result<Call, Refusal> {
    let row = |ty: &TensorType| TensorType {
        shape: vec![256],
        ..ty.clone()
    };
    let every = Tensor::from_integers(&row(baker.input(op, 0)), (0..=127).chain(-128..=-1));
    let table = evaluate(&op.kind, &[Some(every)], &row(baker.output(op)));
    let table = table.expect("the op was verified with the same scales");
    let table = Source::Constant(baker.constants.add(table.bytes(), Element::S8));
    let input = baker.source(op, 0);
    Ok(Call::new(Kernel::LookupS8, vec![input, table]).in_place([0]))
}
