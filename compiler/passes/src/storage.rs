//! Which values are the same bytes: a reshape costs nothing.

use peapod_ir::{Function, Op, OpKind, Origin, ValueId};

/// Per value, the one whose bytes it is.
pub(crate) struct Storage {
    roots: Vec<ValueId>,
}

impl Storage {
    /// Finds the reshapes of a function that need no copy.
    pub(crate) fn of(function: &Function) -> Self {
        let ids = (0_u32..).map(ValueId);
        let mut storage = Self {
            roots: ids.take(function.values.len()).collect(),
        };
        let mut is_output = vec![false; function.values.len()];
        for output in &function.outputs {
            is_output[output.index()] = true;
        }
        for op in &function.ops {
            let Some((operand, result)) = reshaped(op) else {
                continue;
            };
            let root = storage.root(operand);
            let shared = match function.value(root).origin {
                Origin::Result => true,
                // The caller reads results from the arena, and never finds one in an argument.
                Origin::Argument | Origin::Constant(_) => !is_output[result.index()],
                Origin::State => unreachable!("the verifier allows no reshape of a state"),
            };
            if shared {
                storage.roots[result.index()] = root;
            }
        }
        storage
    }

    /// The value whose bytes this one is.
    pub(crate) fn root(&self, value: ValueId) -> ValueId {
        self.roots[value.index()]
    }

    /// Whether nothing is left to do for an op.
    pub(crate) fn is_free(&self, op: &Op) -> bool {
        reshaped(op).is_some_and(|(_, result)| self.root(result) != result)
    }
}

/// Operand and result of a reshape.
fn reshaped(op: &Op) -> Option<(ValueId, ValueId)> {
    let (OpKind::Reshape(_), &[Some(operand)], &[result]) =
        (&op.kind, &op.inputs[..], &op.outputs[..])
    else {
        return None;
    };
    Some((operand, result))
}
