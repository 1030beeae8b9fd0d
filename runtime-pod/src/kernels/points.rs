//! Where gathers read and scatters write: indices held in a tensor.

use super::Dense;
use super::element::{Cast, by_dtype, by_integer};
use super::strides;
use peapod_schemas::pod::Points;

/// An index per position among the indices, in row-major order.
pub(crate) struct Indices {
    /// Parts of all indices; those of one are contiguous, one per entry of `dims`.
    parts: Vec<i64>,
    /// Dimensions of the target that the parts belong to.
    dims: Vec<usize>,
    /// Dimensions of the target that stay side by side with positions, and with which.
    beside: Vec<(usize, usize)>,
    /// Extents of the positions.
    pub(crate) shape: Vec<usize>,
}

/// Integers of any type.
pub(crate) fn integers(tensor: Dense<'_>) -> Vec<i64> {
    by_integer!(tensor.dtype, T => {
        let elements = bytemuck::cast_slice::<_, T>(tensor.bytes).iter();
        elements.map(|&element| element.cast()).collect()
    })
}

impl Indices {
    /// Reads the indices.
    pub(crate) fn new(points: &Points, indices: Dense<'_>) -> Self {
        let vector = points.index_vector_dim;
        let dims = strides::dims(indices.shape);
        let positions = strides::others(dims.len(), &[vector]);
        let outer = strides::pick(&dims, &positions);
        let along = dims.get(vector).map_or(vec![], |&dim| vec![dim]);
        let all = integers(indices);
        let order = strides::offsets(&[outer, along].concat());
        let beside = points.indices_batch.iter();
        let beside = beside.map(|&dim| dim - usize::from(dim > vector));
        Self {
            parts: order.into_iter().map(|at| all[at]).collect(),
            dims: points.dims.clone(),
            beside: points.batch.iter().copied().zip(beside).collect(),
            shape: strides::pick(indices.shape, &positions),
        }
    }

    /// How many indices there are.
    pub(crate) fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Index number `i` into a target; dimensions that nothing is said of are 0.
    pub(crate) fn read(&self, i: usize, point: &mut [i64]) {
        point.fill(0);
        let parts = &self.parts[i * self.dims.len()..];
        for (&dim, &part) in self.dims.iter().zip(parts) {
            point[dim] = part;
        }
        for &(dim, beside) in &self.beside {
            let inner: usize = self.shape[beside + 1..].iter().product();
            point[dim] = (i / inner % self.shape[beside]) as i64;
        }
    }
}
