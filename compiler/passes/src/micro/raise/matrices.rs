//! Products of two operands that may both be computed.

use std::iter::zip;

use peapod_ir::ops::tensor::{DotGeneral, Transpose};
use peapod_ir::ops::{BatchMatmul, Reshape};
use peapod_ir::{DType, Op, TensorType, ValueId};

use super::{Raiser, operand};

/// Dimensions of one operand of a product by what they are for; those of the same role in the
/// order that the other operand and the result have them in.
struct Roles {
    batch: Vec<usize>,
    free: Vec<usize>,
    summed: Vec<usize>,
}

impl Roles {
    /// The operand as `[batch, free, summed]` or, transposed, `[batch, summed, free]`.
    fn order(&self, adjoint: bool) -> Vec<usize> {
        match adjoint {
            false => [&self.batch[..], &self.free, &self.summed].concat(),
            true => [&self.batch[..], &self.summed, &self.free].concat(),
        }
    }
}

impl Raiser<'_, '_> {
    /// Any product of real tensors: as matrices, one for each index of all batch dimensions.
    pub(super) fn matrices(&mut self, op: &Op, product: &DotGeneral) -> Option<()> {
        let [a, b] = [0, 1].map(|side| operand(&op.inputs, side));
        let mut pairs: Vec<(usize, usize)> = zip(&product.contracting[0], &product.contracting[1])
            .map(|(left, right)| (*left, *right))
            .collect();
        pairs.sort_unstable();
        let (left, right) = pairs.into_iter().unzip();
        let roles = |side: usize, value: ValueId, summed: Vec<usize>| Roles {
            batch: product.batch[side].clone(),
            free: product.free(side, self.ty(value).shape.len()),
            summed,
        };
        let sides = [roles(0, a, left), roles(1, b, right)];
        let elements = [a, b, op.outputs[0]].map(|value| self.ty(value).elements());
        if elements.contains(&0) {
            return None;
        }
        let (a, adj_x, [batch, m, _]) = self.matrix(a, &sides[0], false);
        let (b, adj_y, [_, n, _]) = self.matrix(b, &sides[1], true);
        let made = TensorType::new(DType::F32, [batch, m, n]);
        let made = self.editor.result(made);
        self.editor
            .put(BatchMatmul { adj_x, adj_y }, [Some(a), Some(b)], made);
        self.editor.put(Reshape, [Some(made)], op.outputs[0]);
        Some(())
    }

    /// An operand as matrices, whether they are adjoint, and extents: of the batch, of what is
    /// free, and of what is summed over. The right operand is `[summed, free]` if it is not
    /// adjoint.
    fn matrix(
        &mut self,
        value: ValueId,
        roles: &Roles,
        is_right: bool,
    ) -> (ValueId, bool, [usize; 3]) {
        let shape = self.ty(value).shape.clone();
        let all = |dims: &[usize]| dims.iter().map(|dim| shape[*dim]).product::<usize>();
        let [batch, free, summed] = [&roles.batch, &roles.free, &roles.summed].map(|it| all(it));
        // Dimensions of one index may be anywhere.
        let stays = |order: &[usize]| {
            let long = order.iter().filter(|dim| shape[**dim] > 1);
            long.is_sorted()
        };
        let swapped = stays(&roles.order(true)) && !stays(&roles.order(false));
        let order = roles.order(swapped);
        let value = match stays(&order) {
            true => value,
            false => self.permuted(value, order),
        };
        let matrix = match swapped {
            false => [batch, free, summed],
            true => [batch, summed, free],
        };
        let matrix = self.editor.result(TensorType::new(DType::F32, matrix));
        self.editor.put(Reshape, [Some(value)], matrix);
        (matrix, swapped != is_right, [batch, free, summed])
    }

    fn permuted(&mut self, value: ValueId, permutation: Vec<usize>) -> ValueId {
        let shape = &self.ty(value).shape;
        let shape: Vec<usize> = permutation.iter().map(|dim| shape[*dim]).collect();
        let made = self.editor.result(TensorType::new(DType::F32, shape));
        self.editor
            .put(Transpose { permutation }, [Some(value)], made);
        made
    }
}
