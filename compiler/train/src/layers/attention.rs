//! Attention of several heads.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::Transpose;
use peapod_ir::ops::{BatchMatmul, Softmax};
use peapod_ir::{DType, OpKind, TensorType, ValueId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Build, Dense};
use crate::error::TrainError;
use crate::init::Initializer;
use crate::scope::Scope;

/// What is added to scores of later steps: their weight is 0 in single precision.
const NEVER: f32 = -1e9;

/// Self-attention (Vaswani et al. 2017): `[batch, time, channels]` to the same.
///
/// Parameters: kernels and biases of four dense layers, `query`, `key`, `value` and `output`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attention {
    /// Heads; they divide the channels.
    pub heads: usize,
    /// Whether a step sees those before it only.
    #[serde(default)]
    pub causal: bool,
    /// How kernels begin; biases begin with 0.
    #[serde(default)]
    pub kernel_initializer: Initializer,
}

impl Attention {
    /// Attention of so many heads.
    pub fn new(heads: usize, causal: bool) -> Self {
        Self {
            heads,
            causal,
            kernel_initializer: Initializer::default(),
        }
    }

    fn projected(
        &self,
        at: &mut Scope<'_>,
        name: &str,
        x: ValueId,
    ) -> Result<ValueId, TrainError> {
        let units = at.shape(x)[2];
        let mut dense = Dense::new(units);
        dense.kernel_initializer = self.kernel_initializer;
        // Under its own name, without a number: there is one of each.
        at.within(name.to_owned(), "dense", |at| dense.build(at, x))
    }

    /// `[batch, time, channels]` as `[batch, heads, time, channels of a head]`.
    fn split(&self, at: &mut Scope<'_>, x: ValueId) -> ValueId {
        let shape = at.shape(x).to_vec();
        let [batch, time, width] = [shape[0], shape[1], shape[2] / self.heads];
        let parts = at.builder().reshape(x, [batch, time, self.heads, width]);
        transposed(at, parts)
    }
}

/// The middle dimensions of four in the other order.
fn transposed(at: &mut Scope<'_>, x: ValueId) -> ValueId {
    let shape = at.shape(x).to_vec();
    let permutation = vec![0, 2, 1, 3];
    let to: Vec<usize> = permutation.iter().map(|dim| shape[*dim]).collect();
    at.emit(Transpose { permutation }, &[x], to)
}

/// What is added to scores, `[time, time]`.
fn causal_mask(at: &mut Scope<'_>, time: usize) -> ValueId {
    let places = (0..time * time).map(|place| (place / time, place % time));
    let elements = places.flat_map(|(row, column)| {
        let later: f32 = if column > row { NEVER } else { 0.0 };
        later.to_le_bytes()
    });
    let bytes: Vec<u8> = elements.collect();
    let ty = TensorType::new(DType::F32, [time, time]);
    at.builder().literal(ty, bytes)
}

impl Build for Attention {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        at.expect_rank(x, 2, "[time, channels]", "put an `embedding` before it")?;
        at.expect_positive("heads", self.heads)?;
        let shape = at.shape(x).to_vec();
        let [batch, time, channels] = [shape[0], shape[1], shape[2]];
        if !channels.is_multiple_of(self.heads) {
            return Err(at.refuse(
                format!(
                    "expected channels that {} heads divide, found {channels}",
                    self.heads
                ),
                "change the number of heads or the width",
            ));
        }
        let width = channels / self.heads;
        let [query, key, value] = ["query", "key", "value"].map(|name| {
            let all = self.projected(at, name, x)?;
            Ok::<_, TrainError>(self.split(at, all))
        });
        let (query, key, value) = (query?, key?, value?);
        let product = |adj_y| BatchMatmul {
            adj_x: false,
            adj_y,
        };
        let scale = at.number(1.0 / (width as f32).sqrt());
        let query = at.quantized(query, "query")?;
        let query = at.mul(query, scale)?;
        let query = at.quantized(query, "scaled_query")?;
        let key = at.quantized(key, "key")?;
        let mut scores = at.emit(
            product(true),
            &[query, key],
            [batch, self.heads, time, time],
        );
        if self.causal {
            // Scores of later steps are no numbers of a range: the softmax stays as it is.
            let mask = causal_mask(at, time);
            scores = at.add(scores, mask)?;
        } else {
            scores = at.quantized(scores, "scores")?;
        }
        let shape = at.shape(scores).to_vec();
        let softmax = OpKind::from(Softmax { beta: 1.0 });
        let weights = at.emit(softmax.clone(), &[scores], shape);
        let weights = at.limited(weights, &softmax);
        let value = at.quantized(value, "value")?;
        let mixed = at.emit(
            product(false),
            &[weights, value],
            [batch, self.heads, time, width],
        );
        let joined = transposed(at, mixed);
        let joined = at.builder().reshape(joined, [batch, time, channels]);
        self.projected(at, "output", joined)
    }
}
