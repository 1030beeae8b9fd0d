//! The entry while updates in it are rewritten, one parameter after another: an [`Editor`] that
//! also tracks which values depend on optimizer state.

use std::ops::{Deref, DerefMut};

use peapod_ir::builder::Emit;
use peapod_ir::entity::EntitySet;
use peapod_ir::ops::TensorOp;
use peapod_ir::{Function, Op, OpId, OpKind, Origin, ValueId};

use crate::graph::editor::Editor;

/// The entry under edit.
pub(super) struct Draft<'f> {
    editor: Editor<'f>,
    /// Per value, whether it depends on state of more than one element.
    from_state: EntitySet<ValueId>,
}

impl<'f> Deref for Draft<'f> {
    type Target = Editor<'f>;

    fn deref(&self) -> &Editor<'f> {
        &self.editor
    }
}

impl DerefMut for Draft<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.editor
    }
}

impl<'f> Draft<'f> {
    /// Takes the ops of a function. `state` are arguments that are kept from step to step and are
    /// no parameters.
    pub fn new(function: &'f mut Function, state: &[ValueId]) -> Self {
        let mut from_state = EntitySet::new();
        let several = |id: &ValueId| function.ty(*id).elements() > 1;
        from_state.extend(state.iter().copied().filter(several));
        for op in &function.ops {
            follow(op, &mut from_state);
        }
        Self {
            editor: Editor::new(function),
            from_state,
        }
    }

    /// Gives the function its ops back, in order.
    pub fn finish(self) {
        self.editor.finish();
    }

    /// Whether a value depends on state of more than one element, or is such state.
    pub fn is_from_state(&self, value: ValueId) -> bool {
        self.from_state.contains(value)
    }

    /// Whether a value is a constant or computed from scalars: every user may have its own copy.
    pub fn is_spread(&self, value: ValueId) -> bool {
        if let Origin::Constant(_) = self.function.value(value).origin {
            return true;
        }
        self.definition(value).is_some_and(|definition| {
            let mut operands = definition.inputs.iter().flatten();
            operands.all(|id| self.ty(*id).shape.is_empty())
        })
    }

    /// Whether an op only constrains the sharding of a value.
    pub fn is_constraint(&self, op: OpId) -> bool {
        matches!(
            self.op(op).kind,
            OpKind::Tensor(TensorOp::ShardingConstraint(_))
        )
    }

    /// Appends an op.
    pub fn push(&mut self, op: Op) {
        follow(&op, &mut self.from_state);
        self.editor.push(op);
    }

    /// Puts ops, in this order, before all others.
    pub fn push_front(&mut self, ops: Vec<Op>) {
        for op in &ops {
            follow(op, &mut self.from_state);
        }
        self.editor.push_front(ops);
    }

    /// Inserts an op right before another one, which was not inserted before one itself.
    pub fn insert_before(&mut self, anchor: OpId, op: Op) {
        follow(&op, &mut self.from_state);
        self.editor.insert_before(anchor, op);
    }

    /// Makes every op that uses a value use another one instead.
    pub fn replace_uses(&mut self, value: ValueId, by: ValueId) {
        if self.from_state.contains(value) {
            self.from_state.insert(by);
        }
        self.editor.replace_uses(value, by);
    }
}

/// Results of an op depend on state if an operand does.
fn follow(op: &Op, from_state: &mut EntitySet<ValueId>) {
    if op.operands().any(|id| from_state.contains(id)) {
        from_state.extend(op.outputs.iter().copied());
    }
}
