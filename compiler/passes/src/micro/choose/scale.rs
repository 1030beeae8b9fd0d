//! Changes of scale: quantize, dequantize, and the table that any int8 to int8 function becomes.

use peapod_ir::eval::Tensor;
use peapod_ir::numerics::{self, Multiplier};
use peapod_ir::plan::micro::{Affine, Element, KernelId, Params, Requantize};
use peapod_ir::{DType, Op, TensorType};

use super::{Choice, Context, Input, Refusal};
use crate::micro::bake::Constant;
use peapod_ir::eval::eval_op_by;

/// Chooses for a change to integers of a scale.
pub(super) fn quantize(cx: &Context<'_>, op: &Op) -> Result<Choice, Refusal> {
    let [input, output] = [cx.input(op, 0), cx.output(op)];
    match (input.dtype, output.dtype) {
        (DType::I8, DType::I8) => Ok(lookup(cx, op)),
        (DType::F32, DType::I8 | DType::U8 | DType::I16) => {
            let inputs = vec![cx.tensor(op, 0)];
            Ok(Choice::new(KernelId::QuantizeF32, affine(output), inputs))
        }
        (from, to) if is_integer(from) && is_integer(to) => {
            let Multiplier { multiplier, shift } = numerics::requantize_multiplier(input, output);
            let params = Requantize {
                input_zero_point: input.zero_point(),
                output_zero_point: output.zero_point(),
                multiplier,
                shift,
            };
            let in_place = (from.size_bytes() == to.size_bytes()).then_some(0);
            let choice = Choice::new(KernelId::Requantize, params, vec![cx.tensor(op, 0)]);
            Ok(choice.in_place(in_place))
        }
        (from, to) => {
            let reason = format!("no kernel converts {} to {}", from.name(), to.name());
            let help = "quantise to int8, uint8 or int16";
            Err(Refusal::new(reason, help))
        }
    }
}

/// Chooses for a change to reals.
pub(super) fn dequantize(cx: &Context<'_>, op: &Op) -> Result<Choice, Refusal> {
    let [input, output] = [cx.input(op, 0), cx.output(op)];
    match (input.dtype, output.dtype) {
        (DType::I8 | DType::U8 | DType::I16, DType::F32) => {
            let inputs = vec![cx.tensor(op, 0)];
            Ok(Choice::new(KernelId::Dequantize, affine(input), inputs))
        }
        (from, to) => {
            let reason = format!("no kernel converts {} to {}", from.name(), to.name());
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

/// The choice for an int8 to int8 function of one element: a table.
pub(super) fn lookup(cx: &Context<'_>, op: &Op) -> Choice {
    let inputs = vec![cx.tensor(op, 0), Input::derived(table)];
    Choice::new(KernelId::LookupS8, Params::None, inputs).in_place([0])
}

/// The results in the order of the element's bits read as an unsigned number: for 0 to 127, then
/// for −128 to −1.
fn table(cx: &Context<'_>, op: &Op) -> Constant {
    let row = |ty: &TensorType| ty.with_shape(vec![256]);
    let every = Tensor::from_integers(&row(cx.input(op, 0)), (0..=127).chain(-128..=-1));
    let table = eval_op_by(cx.numerics, &op.kind, &[Some(every)], &row(cx.output(op)));
    let table = table.expect("the op was verified with the same scales");
    Constant {
        element: Element::S8,
        bytes: table.bytes().to_vec(),
    }
}
