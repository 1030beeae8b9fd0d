//! Products of rows with the matrix of their group, as products with those of all groups: of rows
//! that are 0 outside of theirs.

use std::slice;

use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{DotGeneral, RaggedDot};
use peapod_ir::{DType, TensorType};

use super::text::{array, number};
use super::writer::{Ssa, Writer, with_elements};

impl Writer<'_> {
    pub(super) fn ragged_dot(&mut self, op: &RaggedDot, x: &[Ssa], ty: &TensorType) -> Ssa {
        let groups = x[2].ty.shape.len() - 1;
        let bounds = [&x[2], &x[3]];
        let left = self.rows_of_groups(&x[0], bounds);
        // The batch, then groups, then rows and depth.
        let mut batch: Vec<usize> = (0..groups).collect();
        let (right, contracting) = match op.summed {
            true => {
                batch.push(groups);
                let rows = vec![groups + 1];
                (self.rows_of_groups(&x[1], bounds), [rows.clone(), rows])
            }
            false => {
                let depth = groups + if op.transposed { 2 } else { 1 };
                let sums = [vec![groups, groups + 2], vec![groups, depth]];
                (x[1].clone(), sums)
            }
        };
        let dot = DotGeneral {
            batch: [batch.clone(), batch],
            contracting,
            precision: op.precision,
        };
        self.dot_general(&dot, &[left, right], ty)
    }

    /// Rows for each group, with a dimension for groups before that of rows, and 0 where a row is
    /// not of the group.
    fn rows_of_groups(&mut self, x: &Ssa, [starts, ends]: [&Ssa; 2]) -> Ssa {
        let batch = starts.ty.shape.len() - 1;
        let mut shape = x.ty.shape.clone();
        shape.insert(batch, starts.ty.shape[batch]);
        let ty = x.ty.with_shape(&shape[..]);
        let lines = TensorType::new(DType::I64, &shape[..]);
        let mut spread = |x: &Ssa, dims: &[usize]| {
            let properties = [("broadcast_dimensions", array(dims))];
            let ty = with_elements(x.ty.dtype, &ty);
            self.one(
                "stablehlo.broadcast_in_dim",
                slice::from_ref(x),
                &properties,
                &ty,
            )
        };
        let dims: Vec<usize> = (0..shape.len()).filter(|dim| *dim != batch).collect();
        let own = spread(x, &dims);
        let dims: Vec<usize> = (0..=batch).collect();
        let [from, to] = [starts, ends].map(|bound| spread(bound, &dims));
        let properties = [("iota_dimension", number(batch + 1))];
        let row = self.one("stablehlo.iota", &[], &properties, &lines);
        let begun = self.compare(Direction::Ge, false, row.clone(), from);
        let open = self.compare(Direction::Lt, false, row, to);
        let truth = with_elements(DType::Bool, &ty);
        let inside = self.one("stablehlo.and", &[begun, open], &[], &truth);
        let zero = self.whole(0, &ty);
        self.select(inside, own, zero)
    }
}
