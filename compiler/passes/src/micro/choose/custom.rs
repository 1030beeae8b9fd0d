//! custom: what the runtime tells an implementation of types and options.

use peapod_ir::Op;
use peapod_ir::custom::Call;
use peapod_ir::ops::Custom;
use peapod_ir::plan::micro::{self, Element, KernelId, checked};

use super::{Choice, Context, Input, Refusal};
use crate::micro::bake::Constant;

/// Scratch memory of an operator that asks for none: kernels have theirs in any case.
const SCRATCH_BYTES: usize = 4;

/// Chooses for an operator that a user implements.
pub(super) fn custom(cx: &Context<'_>, op: &Op, it: &Custom) -> Result<Choice, Refusal> {
    let call = Call {
        options: &it.options,
        inputs: (0..op.inputs.len())
            .map(|index| cx.input(op, index))
            .collect(),
        results: op
            .outputs
            .iter()
            .map(|value| cx.function.ty(*value))
            .collect(),
        known: Vec::new(),
    };
    let words = call.words().ok_or_else(|| {
        let reason =
            "it has a tensor of elements that boards do not hold, of none, or of a rank above 6";
        Refusal::new(
            reason,
            "give the operator tensors of other types and shapes",
        )
    })?;
    let params = checked!(micro::Custom {
        name_len: it.name.len(),
        work: it.work
    })?;
    let text = [it.name.as_bytes(), &it.options].concat();
    let mut inputs = vec![
        Input::derived(move |_, _| Constant {
            element: Element::S32,
            bytes: words.iter().flat_map(|word| word.to_le_bytes()).collect(),
        }),
        Input::derived(move |_, _| Constant {
            element: Element::U8,
            bytes: text,
        }),
    ];
    inputs.extend((0..op.inputs.len()).map(|index| cx.tensor(op, index)));
    let scratch = it.scratch.max(SCRATCH_BYTES).next_multiple_of(4);
    Ok(Choice::new(KernelId::Custom, params, inputs).scratch(Element::S32, scratch))
}
