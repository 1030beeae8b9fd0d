//! Where gathers read and scatters write: indices held in a tensor.

use super::Clamp;
use super::combiner::Combiner;
use super::compare::Direction;
use super::index;
use crate::builder::Builder;
use crate::builder::Emit;
use crate::eval::Scalar;
use crate::eval::Tensor;
use crate::graph::ValueId;
use crate::ops::BinaryOp;
use crate::ops::attribute::{AttributeError, AttributeReader, Attributes};
use crate::type_rule::{Operand, TypeRule};
use crate::types::DType;
use crate::types::TensorType;
use crate::vjp::Calculus;

/// How a tensor of indices points into another tensor, the target.
///
/// Its dimension `index_vector_dim` holds the parts of one index; where that is its rank, every
/// element is an index of one part.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Points {
    /// The dimension of the target that each part of an index belongs to.
    pub dims: Vec<usize>,
    /// Dimensions of the target that stay side by side with dimensions of the indices.
    pub batch: Vec<usize>,
    /// Those dimensions of the indices.
    pub indices_batch: Vec<usize>,
    /// The dimension of the indices that holds the parts of an index.
    pub index_vector_dim: usize,
}

impl Points {
    pub(super) fn attributes(&self, attributes: Attributes) -> Attributes {
        attributes
            .with("dims", self.dims.clone())
            .with_unless(vec![], "batch", self.batch.clone())
            .with_unless(vec![], "indices_batch", self.indices_batch.clone())
            .with("index_vector_dim", self.index_vector_dim)
    }

    pub(super) fn read(attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        Ok(Self {
            dims: attributes.take("dims")?,
            batch: attributes.take_or(vec![], "batch")?,
            indices_batch: attributes.take_or(vec![], "indices_batch")?,
            index_vector_dim: attributes.take("index_vector_dim")?,
        })
    }

    /// The dimension of the target beside this one of the indices, if it is a batch dimension.
    pub(super) fn beside(&self, dim: usize) -> Option<usize> {
        let place = self.indices_batch.iter().position(|&own| own == dim);
        place.map(|place| self.batch[place])
    }

    /// The shape of the indices without the dimension that holds the parts.
    pub(super) fn shape(&self, indices: &[usize]) -> Vec<usize> {
        index::pick(
            indices,
            &index::others(indices.len(), &[self.index_vector_dim]),
        )
    }

    /// Indices of integers with a part for each of `dims`; dimensions that exist, and side by side
    /// only such as have the same extent.
    pub(super) fn check(
        &self,
        rule: &mut TypeRule<'_>,
        constraint: &'static str,
        target: Operand<'_>,
        indices: Operand<'_>,
    ) -> bool {
        let rank = target.ty.shape.len();
        let shape = &indices.ty.shape;
        let integers = rule.plain_dtype(constraint, &[indices], &DType::INTEGERS);
        let dims = [&self.dims[..], &self.batch].concat();
        let dims = rule.dimensions(constraint, "dims and batch", &dims, rank);
        let vector = self.index_vector_dim;
        let parts = match vector.checked_sub(shape.len()) {
            None => Some(shape[vector]),
            Some(0) => Some(1),
            Some(_) => None,
        };
        let parts = rule.require(constraint, parts == Some(self.dims.len()), || {
            let wanted = self.dims.len();
            format!("dimension {vector} of {indices} {shape:?} holds {parts:?} of {wanted} parts")
        });
        let beside = [&self.indices_batch[..], &[vector]].concat();
        let rank = shape.len() + usize::from(vector == shape.len());
        let beside = rule.dimensions(constraint, "indices_batch and vector", &beside, rank);
        if !(integers && dims && parts && beside) {
            return false;
        }
        let extents = index::pick(&target.ty.shape, &self.batch);
        let found = index::pick(shape, &self.indices_batch);
        rule.require(constraint, extents == found, || {
            format!("batch extents {extents:?} of {target} beside {found:?} of {indices}")
        })
    }

    /// The index in the target that is at `at` among the indices, an index of
    /// [`shape`](Self::shape). Dimensions that nothing is said of are 0.
    pub(super) fn point(
        &self,
        rank: usize,
        shape: &[usize],
        indices: &[Scalar],
        at: &[usize],
    ) -> Vec<i64> {
        let mut point = vec![0; rank];
        let vector = self.index_vector_dim;
        for (part, &dim) in self.dims.iter().enumerate() {
            let mut full = at.to_vec();
            if vector < shape.len() {
                full.insert(vector, part);
            }
            point[dim] = indices[index::position(shape, full)].integer();
        }
        for (&dim, &beside) in self.batch.iter().zip(&self.indices_batch) {
            point[dim] = at[beside - usize::from(beside > vector)] as i64;
        }
        point
    }
}

impl Points {
    /// Emits the indices within bounds, first and last for each of `dims`, in a type that holds
    /// them.
    pub(super) fn emit_clamped(
        &self,
        b: &mut Builder,
        indices: ValueId,
        ends: &[[i64; 2]],
    ) -> ValueId {
        let [first, indices, last] = self.emit_bounds(b, indices, ends);
        let ty = b.ty(indices).clone();
        b.emit(Clamp, &[first, indices, last], ty)
    }

    /// Emits which indices are within bounds, first and last for each of `dims`: truth values in
    /// their [shape](Self::shape).
    pub(super) fn emit_within(
        &self,
        b: &mut Builder,
        indices: ValueId,
        ends: &[[i64; 2]],
    ) -> ValueId {
        let [first, indices, last] = self.emit_bounds(b, indices, ends);
        let from = b.compare(Direction::Ge, indices, first);
        let to = b.compare(Direction::Le, indices, last);
        let within = b.binary(BinaryOp::And, from, to);
        match self.index_vector_dim < b.shape(indices).len() {
            true => b.reduced(Combiner::And, within, vec![self.index_vector_dim]),
            false => within,
        }
    }

    /// Emits the bounds around the indices, all in a type that holds them.
    fn emit_bounds(&self, b: &mut Builder, indices: ValueId, ends: &[[i64; 2]]) -> [ValueId; 3] {
        let is_wide = [DType::I64, DType::U32].contains(&b.ty(indices).dtype);
        let dtype = if is_wide { DType::I64 } else { DType::I32 };
        let indices = b.convert(indices, dtype);
        let [first, last] = [0, 1].map(|end| {
            let numbers: Vec<i64> = ends.iter().map(|ends| ends[end]).collect();
            self.emit_parts(b, indices, &numbers)
        });
        [first, indices, last]
    }

    /// Emits a constant like the indices, with one number for each of `dims`.
    fn emit_parts(&self, b: &mut Builder, indices: ValueId, each: &[i64]) -> ValueId {
        let (dtype, shape) = (b.ty(indices).dtype, b.shape(indices).to_vec());
        let parts = TensorType::new(dtype, [self.dims.len()]);
        let numbers = each.iter().map(|number| Scalar::Integer(*number));
        let bytes = Tensor::from_scalars(&parts, numbers).into_bytes();
        let parts = b.literal(parts, bytes);
        match self.index_vector_dim < shape.len() {
            true => b.broadcast(parts, [self.index_vector_dim], shape),
            // There is one part, for all indices.
            false => {
                let part = b.reshape(parts, []);
                b.broadcast(part, [], shape)
            }
        }
    }
}
