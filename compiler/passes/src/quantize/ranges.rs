//! Scales that are known before a network runs: of training that rounded as its integers do, and of
//! what makes its inputs.
//!
//! Such a network is one of floats in which a `quantize` and a `dequantize` follow each other where
//! a value was rounded (the form in which TensorFlow and ONNX have it, too).

use peapod_ir::entity::SecondaryMap;
use peapod_ir::{DType, Function, Module, OpId, OpKind, Quantization, ValueId};

use crate::graph::editor::Editor;

/// The scales that values of a function have already, and the element types of these.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ranges(SecondaryMap<ValueId, Option<(DType, Quantization)>>);

impl Ranges {
    /// The scale of a value for elements of a type.
    pub fn of(&self, value: ValueId, dtype: DType) -> Option<&Quantization> {
        let (own, scale) = self.0[value].as_ref()?;
        (*own == dtype).then_some(scale)
    }

    /// Gives a value a scale for elements of a type: that of what makes its integers.
    pub fn set(&mut self, value: ValueId, dtype: DType, scale: Quantization) {
        self.0[value] = Some((dtype, scale));
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|(_, it)| it.is_none())
    }
}

/// Takes the pairs out of the entry of a module: the values before them are used in their place.
/// Values keep their ids.
pub(super) fn take(module: &mut Module) -> Ranges {
    let mut ranges = Ranges::default();
    let Some(entry) = module.functions.first_mut() else {
        return ranges;
    };
    let pairs = pairs(entry);
    let mut editor = Editor::new(entry);
    for Pair { first, second } in pairs {
        let Some(value) = editor.op(first).operands().next() else {
            continue;
        };
        let integers = editor.op(first).outputs[0];
        let again = editor.op(second).outputs[0];
        let ty = editor.function.ty(integers);
        ranges.0[value] = ty.quant.clone().map(|it| (ty.dtype, it));
        if editor.is_output(again) {
            let name = editor.function.value(again).name.clone();
            editor.function.values[value].name = name;
        }
        let returned = editor.function.outputs.iter_mut();
        let named = module.signatures.iter_mut().flat_map(|it| &mut it.outputs);
        returned
            .chain(named.map(|(_, output)| output))
            .filter(|output| **output == again)
            .for_each(|output| *output = value);
        editor.replace_uses(again, value);
        if editor.has_one_use(integers) {
            editor.remove(first);
        }
        editor.remove(second);
    }
    editor.finish();
    ranges
}

/// A `quantize` of floats and a `dequantize` of its result.
struct Pair {
    first: OpId,
    second: OpId,
}

fn pairs(function: &Function) -> Vec<Pair> {
    let mut makers = SecondaryMap::<ValueId, Option<OpId>>::new();
    let mut pairs = vec![];
    for id in function.op_ids() {
        let op = function.op(id);
        let Some(operand) = op.operands().next() else {
            continue;
        };
        if let OpKind::Quantize(_) = op.kind {
            if function.ty(operand).dtype == DType::F32 {
                makers[op.outputs[0]] = Some(id);
            }
        } else if let (OpKind::Dequantize(_), Some(first)) = (&op.kind, makers[operand]) {
            pairs.push(Pair { first, second: id });
        }
    }
    pairs
}
