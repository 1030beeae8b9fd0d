//! Elements left out at random.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::vjp::Calculus;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Build;
use crate::error::TrainError;
use crate::random;
use crate::scope::{Mode, Scope};

/// Dropout (Srivastava et al. 2014): while training, elements are 0 with this probability, and the
/// others larger by as much that the mean stays.
///
/// Which elements these are follows from seed, step, layer and the index in the whole batch, for
/// any number of devices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Dropout {
    /// Probability; from 0 to below 1.
    pub rate: f32,
}

impl Build for Dropout {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        if !(0.0..1.0).contains(&self.rate) {
            return Err(at.refuse(
                format!("expected `rate` from 0 to below 1, found {}", self.rate),
                "the rate is the share of elements that are left out",
            ));
        }
        let Some(source) = at.random().filter(|_| at.mode() == Mode::Train) else {
            return Ok(x);
        };
        let (layer, shape) = (at.layer(), at.shape(x).to_vec());
        let build = at.builder();
        let bits = random::bits(build, source, &layer, &shape);
        let least = (f64::from(self.rate) * 2.0_f64.powi(32)).round() as i64;
        let ty = build.ty(bits).clone();
        let least = build.fill(ty, Scalar::Integer(least));
        let kept = build.compare(Direction::Ge, bits, least);
        let scaled = build.times(x, 1.0 / (1.0 - f64::from(self.rate)));
        Ok(build.masked(kept, scaled))
    }
}
