//! What there is to say of a network of integers.

use peapod_diagnostic::{Result, ResultExt};
use peapod_ir::{Module, OpId, verify};
use peapod_passes::quantize::{Options, Precision, Quantized};
use serde::Serialize;

use super::Prepared;
use super::accuracy::{Agreement, Outputs, reals, sqnr_db};
use super::budget::flash_bytes;
use super::calibrate::traced;
use super::sensitivity::measure;

/// Samples on which the values of all layers are compared.
const SAMPLES: usize = 16;

/// How a network of integers compares with that of floats.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Name of the model.
    pub model: String,
    /// Precision of layers that have no other.
    pub scheme: &'static str,
    /// How ranges followed from samples.
    pub observer: &'static str,
    /// Samples.
    pub samples: usize,
    /// The part of samples on which both have the largest element of the first output at the same
    /// place, of 1.
    pub top_1_agreement: f64,
    /// What outputs are over how far they are apart, in decibels; nothing if they are equal.
    pub sqnr_db: Option<f64>,
    /// Accuracy on the labelled samples, of 1.
    pub accuracy: Option<Accuracy>,
    /// Bytes of the compiled model; nothing if no kernel takes a part of it.
    pub flash: Flash,
    /// The ops on floats that there were, in their order.
    pub layers: Vec<LayerReport>,
}

/// Accuracy of both networks, of 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Accuracy {
    /// Of the network of floats.
    pub float: f64,
    /// Of that of integers.
    pub quantised: f64,
}

/// Bytes of both networks, compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Flash {
    /// Of the network of floats.
    pub float: Option<u64>,
    /// Of that of integers.
    pub quantised: Option<u64>,
}

/// What became of a layer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LayerReport {
    /// Name of its result.
    pub name: String,
    /// The operation.
    pub op: &'static str,
    /// Its precision.
    pub precision: &'static str,
    /// Why it stays float, if that was not asked for.
    pub reason: Option<String>,
    /// What its result is over how far it is from that of floats, with what all layers before add,
    /// in decibels.
    pub sqnr_db: Option<f64>,
    /// What the outputs are over how far they are off if this layer alone is on integers, in
    /// decibels; measured on request, of layers with weights.
    pub alone_db: Option<f64>,
    /// The part of samples whose prediction stays then, of 1.
    pub alone_top_1: Option<f64>,
}

impl Report {
    /// As JSON.
    pub fn to_json(&self) -> String {
        let json = serde_json::to_string_pretty(self);
        json.expect("numbers and names are JSON") + "\n"
    }
}

impl Prepared<'_> {
    /// How a network of integers compares with that of floats.
    pub(super) fn report(
        &self,
        options: &Options,
        quantized: &Quantized,
        sensitivity: bool,
    ) -> Result<Report> {
        let exact = Outputs::of(&self.module, &self.samples)?;
        let found = Outputs::of(&quantized.module, &self.samples)?;
        let Agreement { top_1, sqnr_db } = exact.agreement(&found);
        let accuracy = self.labels.as_ref().map(|labels| Accuracy {
            float: labels.accuracy(&exact.predictions()),
            quantised: labels.accuracy(&found.predictions()),
        });
        let size = |module: &Module| flash_bytes(self, module.clone()).ok();
        Ok(Report {
            model: self.source.name.clone(),
            scheme: options.scheme.name(),
            observer: options.observer.name(),
            samples: self.samples.len(),
            top_1_agreement: top_1,
            sqnr_db,
            accuracy,
            flash: Flash {
                float: size(&self.module),
                quantised: size(&quantized.module),
            },
            layers: self.layers(options, quantized, sensitivity)?,
        })
    }

    fn layers(
        &self,
        options: &Options,
        quantized: &Quantized,
        sensitivity: bool,
    ) -> Result<Vec<LayerReport>> {
        let noise = self.noise(quantized)?;
        let measured = |op: OpId, precision: Precision| {
            let measured = measure(self, options, &[op], precision)?;
            Ok::<_, peapod_diagnostic::Diagnostics>(measured.first().copied())
        };
        let layers = quantized.layers.iter().zip(noise).map(|(layer, sqnr_db)| {
            let wanted = sensitivity && layer.has_weights && layer.precision != Precision::Float;
            let alone = match wanted {
                true => measured(layer.op, layer.precision)?,
                false => None,
            };
            Ok(LayerReport {
                name: layer.name.clone(),
                op: layer.mnemonic,
                precision: layer.precision.name(),
                reason: layer.reason.clone(),
                sqnr_db,
                alone_db: alone.and_then(|it| it.agreement.sqnr_db),
                alone_top_1: alone.map(|it| it.agreement.top_1),
            })
        });
        layers.collect()
    }

    /// How far the result of each layer is from that of floats, in decibels.
    fn noise(&self, quantized: &Quantized) -> Result<Vec<Option<f64>>> {
        let samples = self.samples.some(SAMPLES);
        let exact = verify(&self.module).or_bug("before quantisation")?;
        let found = verify(&quantized.module).or_bug("after quantisation")?;
        let mut pairs = vec![Vec::new(); quantized.layers.len()];
        for (_, sequence) in samples.sequences() {
            let mut traces = Vec::new();
            traced(&exact, sequence, |trace, _| {
                traces.push(trace.clone());
                Ok(())
            })?;
            let inputs = super::accuracy::stored_inputs(&found, sequence)?;
            let mut exact = traces.iter();
            traced(&found, &inputs, |trace, _| {
                let Some(exact) = exact.next() else {
                    return Ok(());
                };
                for (layer, pairs) in quantized.layers.iter().zip(&mut pairs) {
                    let home = quantized.values[layer.value];
                    let found = home.and_then(|home| trace.get(home));
                    if let (Some(exact), Some(found)) = (exact.get(layer.value), found) {
                        pairs.extend(reals(exact).into_iter().zip(reals(found)));
                    }
                }
                Ok(())
            })?;
        }
        Ok(pairs
            .into_iter()
            .map(|it| sqnr_db(it.into_iter()))
            .collect())
    }
}
