//! A vector for each place of a sequence, added.

use peapod_ir::ValueId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Build;
use crate::error::TrainError;
use crate::init::{Fans, Initializer};
use crate::scope::Scope;

/// Learned embeddings of positions: `[batch, time, channels]`, plus a vector per step of time.
///
/// Parameters: `table` `[time, channels]`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {}

impl Build for Position {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        at.expect_rank(x, 2, "[time, channels]", "put an `embedding` before it")?;
        let (time, channels) = (at.shape(x)[1], at.shape(x)[2]);
        let fans = Fans {
            inputs: time,
            outputs: channels,
        };
        let small = Initializer::Normal { deviation: 0.02 };
        let table = at.parameter("table", [time, channels], small, fans)?;
        at.add(x, table)
    }
}
