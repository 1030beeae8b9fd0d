//! TFLM_DECODE: compressed constants.

use super::super::op::ForeignOp;
use crate::error::ImportError;

/// Inputs: for each result, what is compressed and how, both constant.
pub(in super::super) fn decode(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (inputs, results) = (op.inputs.len(), op.outputs.len());
    if inputs != 2 * results {
        let what = format!("{inputs} inputs, expected two for each of {results} results");
        return Err(op.malformed(what));
    }
    let values = (0..results).map(|index| op.decompressed(index));
    let values = values.collect::<Result<Vec<_>, _>>()?;
    op.define_as(&values)
}
