//! Values that are computed from others element by element, whatever the order of the elements.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;

use super::values::{REMADE, Recipe, Walk, is_elementwise};

impl Walk<'_, '_> {
    /// Whether every element of a value is computed from those of `others` at the same place, or is
    /// the same everywhere.
    pub(super) fn is_derived(&mut self, id: ValueId, others: &[ValueId]) -> bool {
        self.is_derived_within(id, others, REMADE)
    }

    fn is_derived_within(&mut self, id: ValueId, others: &[ValueId], depth: usize) -> bool {
        if others.contains(&id) || matches!(self.recipe(id), Some(Recipe::Splat(_))) {
            return true;
        }
        let Some(op) = self.definer(id).filter(|op| is_elementwise(op)) else {
            return false;
        };
        let mut operands = op.inputs.iter().flatten();
        depth > 0
            && operands.all(|of| {
                self.ty(*of).shape == self.ty(id).shape
                    && self.is_derived_within(*of, others, depth - 1)
            })
    }

    /// Part of a value that is derived from others, computed from the same part of these. What is
    /// computed on the way is added to them.
    pub(super) fn derive(&mut self, id: ValueId, known: &mut Vec<(ValueId, ValueId)>) -> ValueId {
        if let Some((_, local)) = known.iter().find(|(of, _)| *of == id) {
            return *local;
        }
        let shape = self.build.shape(known[0].1).to_vec();
        let local = match (self.recipe(id), self.definer(id)) {
            (Some(Recipe::Splat(scalar)), _) => self.build.broadcast(scalar, [], &shape),
            (Some(Recipe::Iota(_)), _) | (None, None) => return id,
            (None, Some(op)) => {
                let operands = op.inputs.iter();
                let operands = operands.map(|of| of.map(|of| self.derive(of, known)));
                let operands: Vec<_> = operands.collect();
                let ty = self.ty(id).with_shape(&shape[..]);
                self.build.emit_op(op.kind.clone(), operands, [ty])[0]
            }
        };
        known.push((id, local));
        local
    }
}
