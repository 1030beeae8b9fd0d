//! How much the outputs of a network change if one layer alone computes on integers.

use peapod_diagnostic::Result;
use peapod_ir::OpId;
use peapod_passes::quantize::{Options, Port, Precision};

use super::Prepared;
use super::accuracy::{Agreement, Outputs};

/// Samples that sensitivities are measured on.
const SAMPLES: usize = 16;

/// How a network agrees with itself when one layer alone computes on integers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sensitivity {
    pub(super) op: OpId,
    pub(super) agreement: Agreement,
}

impl Sensitivity {
    /// Decibels that the outputs are above what the layer adds to them; infinite of one that adds
    /// nothing.
    pub(super) fn sqnr_db(&self) -> f64 {
        self.agreement.sqnr_db.unwrap_or(f64::INFINITY)
    }
}

/// The sensitivity of each of these layers in a precision.
pub(super) fn measure(
    prepared: &Prepared<'_>,
    options: &Options,
    layers: &[OpId],
    precision: Precision,
) -> Result<Vec<Sensitivity>> {
    let samples = prepared.samples.some(SAMPLES);
    let exact = Outputs::of(&prepared.module, &samples)?;
    let of = |op: &OpId| {
        let alone = Options {
            scheme: Precision::Float,
            precisions: [(*op, precision)].into(),
            inputs: Port::Float,
            outputs: Port::Float,
            ..options.clone()
        };
        let quantized = prepared.quantized(&alone)?;
        let agreement = exact.agreement(&Outputs::of(&quantized.module, &samples)?);
        Ok(Sensitivity { op: *op, agreement })
    };
    layers.iter().map(of).collect()
}
