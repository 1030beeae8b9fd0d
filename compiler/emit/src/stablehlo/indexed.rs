//! Gathers and scatters.

use peapod_ir::TensorType;
use peapod_ir::ops::tensor::{Gather, Points, Scatter};

use super::text::{array, dims, structure};
use super::writer::{Ssa, Writer};

/// Dimensions in ascending order, which StableHLO asks for.
fn sorted(of: &[usize]) -> Vec<usize> {
    let mut sorted = of.to_vec();
    sorted.sort_unstable();
    sorted
}

/// Batch dimensions of the target in ascending order, and those of the indices beside them.
fn batch(points: &Points) -> [Vec<usize>; 2] {
    let pairs = points
        .batch
        .iter()
        .copied()
        .zip(points.indices_batch.iter().copied());
    let mut pairs: Vec<(usize, usize)> = pairs.collect();
    pairs.sort_unstable();
    let (targets, indices) = pairs.into_iter().unzip();
    [targets, indices]
}

impl Writer<'_> {
    pub(super) fn gather(&mut self, op: &Gather, x: &[Ssa], ty: &TensorType) -> Ssa {
        let [batch, beside] = batch(&op.points);
        let fields = [
            ("offset_dims", dims(&op.offset_dims)),
            ("collapsed_slice_dims", dims(&sorted(&op.collapsed))),
            ("operand_batching_dims", dims(&batch)),
            ("start_indices_batching_dims", dims(&beside)),
            ("start_index_map", dims(&op.points.dims)),
            ("index_vector_dim", op.points.index_vector_dim.to_string()),
        ];
        let properties = [
            ("dimension_numbers", structure("gather", &fields)),
            ("indices_are_sorted", "false".to_owned()),
            ("slice_sizes", array(&op.slice_sizes)),
        ];
        self.one("stablehlo.gather", x, &properties, ty)
    }

    pub(super) fn scatter(&mut self, op: &Scatter, x: &[Ssa], ty: &TensorType) -> Ssa {
        let [batch, beside] = batch(&op.points);
        let fields = [
            ("update_window_dims", dims(&op.window_dims)),
            ("inserted_window_dims", dims(&sorted(&op.inserted))),
            ("input_batching_dims", dims(&batch)),
            ("scatter_indices_batching_dims", dims(&beside)),
            ("scatter_dims_to_operand_dims", dims(&op.points.dims)),
            ("index_vector_dim", op.points.index_vector_dim.to_string()),
        ];
        let properties = [
            ("indices_are_sorted", "false".to_owned()),
            ("scatter_dimension_numbers", structure("scatter", &fields)),
            ("unique_indices", "false".to_owned()),
        ];
        let region = match op.combiner.combiner() {
            Some(combiner) => self.combining(combiner, ty.dtype),
            None => self.replacing(ty.dtype),
        };
        let types = [ty.clone()];
        let mut results = self.op_with("stablehlo.scatter", x, &properties, &[region], &types);
        results.remove(0)
    }
}
