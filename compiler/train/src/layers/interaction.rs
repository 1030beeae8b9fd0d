//! Products of vectors with one another.

use peapod_ir::builder::Emit;
use peapod_ir::ops::BatchMatmul;
use peapod_ir::ops::tensor::Gather;
use peapod_ir::ops::tensor::points::Points;
use peapod_ir::{DType, TensorType, ValueId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Build;
use crate::error::TrainError;
use crate::scope::Scope;

/// Inner products of all pairs of vectors, after the first vector itself (Naumov et al. 2019):
/// `[batch, vectors, width]` to `[batch, width + vectors · (vectors − 1) / 2]`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Interaction {}

impl Build for Interaction {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        at.expect_rank(x, 2, "[vectors, width]", "join vectors by `parallel`")?;
        let shape = at.shape(x).to_vec();
        let [batch, vectors, width] = [shape[0], shape[1], shape[2]];
        let kind = BatchMatmul {
            adj_x: false,
            adj_y: true,
        };
        let products = at.emit(kind, &[x, x], [batch, vectors, vectors]);
        let build = at.builder();
        let all = build.reshape(products, [batch, vectors * vectors]);
        let pairs = (0..vectors).flat_map(|row| (0..row).map(move |other| row * vectors + other));
        let places: Vec<i32> = pairs.map(|place| place as i32).collect();
        let indices = TensorType::new(DType::I32, [places.len()]);
        let bytes: Vec<u8> = places.iter().flat_map(|it| it.to_le_bytes()).collect();
        let indices = build.literal(indices, bytes);
        let kind = Gather {
            points: Points {
                dims: vec![1],
                batch: vec![],
                indices_batch: vec![],
                index_vector_dim: 1,
            },
            offset_dims: vec![0],
            collapsed: vec![1],
            slice_sizes: vec![batch, 1],
        };
        let ty = TensorType::new(DType::F32, [batch, places.len()]);
        let pairs = build.emit(kind, &[all, indices], ty);
        let first = build.cut(x, 1, 0, 1);
        let first = build.reshape(first, [batch, width]);
        Ok(build.concatenate(&[first, pairs], 1))
    }
}
