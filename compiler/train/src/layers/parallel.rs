//! Several layers on one input, side by side.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Build, Layer};
use crate::error::TrainError;
use crate::scope::Scope;

/// Branches, whose results are concatenated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Parallel {
    /// The branches.
    pub branches: Vec<Layer>,
    /// Dimension along which results are joined; 0 is the first after the batch.
    #[serde(default)]
    pub axis: usize,
}

impl Build for Parallel {
    fn build(&self, at: &mut Scope<'_>, x: ValueId) -> Result<ValueId, TrainError> {
        let results = self.branches.iter().map(|branch| branch.build(at, x));
        let results = results.collect::<Result<Vec<ValueId>, _>>()?;
        let shapes: Vec<Vec<usize>> = results.iter().map(|it| at.shape(*it).to_vec()).collect();
        let axis = self.axis + 1;
        let others = |shape: &[usize]| -> Option<Vec<usize>> {
            let mut shape = shape.to_vec();
            (axis < shape.len()).then(|| shape.remove(axis))?;
            Some(shape)
        };
        let first = shapes.first().and_then(|it| others(it));
        let fit = first.is_some() && shapes.iter().all(|it| others(it) == first);
        if !fit {
            return Err(at.refuse(
                format!(
                    "expected branches alike but along axis {}, found {shapes:?} with the batch",
                    self.axis
                ),
                "give branches a `reshape` at their end, or name another axis",
            ));
        }
        Ok(at.builder().concatenate(&results, axis))
    }
}
