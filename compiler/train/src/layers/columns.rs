//! Some of the last dimension.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Build;
use crate::error::TrainError;
use crate::scope::Scope;

/// Elements of the last dimension from `start` up to `limit`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Columns {
    /// The first that is taken.
    pub start: usize,
    /// The first after those that are taken.
    pub limit: usize,
}

impl Build for Columns {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        let last = at.shape(x).len() - 1;
        let extent = at.shape(x)[last];
        if self.start >= self.limit || self.limit > extent {
            let Self { start, limit } = self;
            return Err(at.refuse(
                format!("expected columns within the {extent} there are, found {start} to {limit}"),
                "`start` counts from 0, `limit` is left out",
            ));
        }
        let columns = at.builder().cut(x, last, self.start, self.limit);
        Ok(at.moved(columns, x))
    }
}
