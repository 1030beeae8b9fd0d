//! Networks of floats as networks of integers: what `peapod quantize` does.

mod accuracy;
mod budget;
mod calibrate;
mod labels;
mod report;
mod samples;
mod sensitivity;

use std::path::PathBuf;

use peapod_diagnostic::{Diagnostic, Result, ResultExt, bail, code};
use peapod_emit::tflite;
use peapod_ir::{DType, Module, OpId, Quantization, verify};
use peapod_passes::quantize::{Layer, Observed, Options, Quantized, prepare, quantize};
pub use peapod_passes::quantize::{Observer, Port, Precision};
use wildmatch::WildMatch;

use crate::Source;
use crate::observer::Observer as Listener;
pub use accuracy::Agreement;
pub(crate) use accuracy::reals;
pub use labels::Labels;
pub use report::{LayerReport, Report};
pub use samples::Samples;

/// What is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// Folder of samples, or one file of them.
    pub calibration: PathBuf,
    /// The precision of layers.
    pub scheme: Precision,
    /// How ranges follow from samples.
    pub ranges: Observer,
    /// Patterns of the names of layers that stay as they are.
    pub keep_float: Vec<String>,
    /// What inputs are.
    pub inputs: Port,
    /// What outputs are.
    pub outputs: Port,
    /// The type and scale of the first input, if what makes its integers has them already.
    pub input_scale: Option<(DType, Quantization)>,
    /// Whether channels of layers that follow each other get ranges that are alike.
    pub equalise: bool,
    /// Whether biases make up for what rounded weights add on average.
    pub bias_correction: bool,
    /// Labels of the samples.
    pub labels: Option<PathBuf>,
    /// What the result must keep.
    pub budget: Budget,
    /// Whether the report has how sensitive each layer is.
    pub sensitivity: bool,
}

/// What the result must keep; layers get other precisions until it does.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Budget {
    /// Most bytes of the compiled model.
    pub flash_bytes: Option<u64>,
    /// Most points of accuracy, of 100, that are lost on the labelled samples.
    pub drop_points: Option<f64>,
}

/// A network of integers, and how it compares.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The network.
    pub module: Module,
    /// What there is to say of it.
    pub report: Report,
}

/// A network ready for being quantised, with what was seen of it.
struct Prepared<'a> {
    source: &'a Source,
    module: Module,
    samples: Samples,
    labels: Option<Labels>,
    observed: Observed,
}

/// Quantises a network.
///
/// # Errors
///
/// The file is no network of floats, samples or labels do not fit it, or no precisions keep the
/// budget.
pub fn quantise(source: &Source, request: &Request, observer: &dyn Listener) -> Result<Outcome> {
    let mut module = source.module(observer)?;
    let mut ranges = prepare(&mut module, request.equalise).in_file(&source.path)?;
    if let (Some(scale), Some(input)) = (&request.input_scale, module.functions[0].inputs.first()) {
        ranges.set(*input, scale.0, scale.1.clone());
    }
    let samples = Samples::read(&request.calibration, &module)?;
    let labels = request.labels.as_ref();
    let labels = labels
        .map(|path| Labels::read(path, samples.len()))
        .transpose()?;
    let observed = calibrate::observe(&module, &samples, observer)?.with_ranges(ranges);
    let prepared = Prepared {
        source,
        module,
        samples,
        labels,
        observed,
    };
    let options = prepared.options(request)?;
    let options = budget::keep(&prepared, options, request.budget)?;
    let quantized = prepared.quantized(&options)?;
    let report = prepared.report(&options, &quantized, request.sensitivity)?;
    for layer in &quantized.layers {
        if let Some(reason) = &layer.reason {
            observer.warning(&stays_float(layer, reason).in_file(&source.path));
        }
    }
    Ok(Outcome {
        module: quantized.module,
        report,
    })
}

/// The bytes of a file that ends in `.tflite` or `.ir`.
///
/// # Errors
///
/// It ends otherwise, or the format has nothing for parts of the network.
pub fn encode(outcome: &Outcome, path: &std::path::Path) -> Result<Vec<u8>> {
    match path.extension().and_then(|it| it.to_str()) {
        Some("tflite") => {
            let verified = verify(&outcome.module).or_bug("after quantisation")?;
            Ok(tflite::write(&verified)?)
        }
        Some("ir") => Ok(outcome.module.to_string().into_bytes()),
        Some(_) | None => bail!(
            code::TFLITE_FORM
                .error(
                    "a quantised network is written as .tflite or .ir",
                    "end the name of the output in .tflite",
                )
                .in_file(path.display().to_string())
        ),
    }
}

fn stays_float(layer: &Layer, reason: &str) -> Diagnostic {
    code::QUANTIZE.warning(
        format!(
            "`{}` ({}) stays float: {reason}",
            layer.name, layer.mnemonic
        ),
        "leave it so, name it with --keep-float, or build the network without it",
    )
}

impl Prepared<'_> {
    /// What passes are asked for.
    fn options(&self, request: &Request) -> Result<Options> {
        let mut options = Options {
            scheme: request.scheme,
            observer: request.ranges,
            bias_correction: request.bias_correction,
            inputs: request.inputs,
            outputs: request.outputs,
            ..Options::default()
        };
        for pattern in &request.keep_float {
            let matcher = WildMatch::new(pattern);
            let named: Vec<OpId> = self.named(|name| matcher.matches(name)).collect();
            if named.is_empty() {
                bail!(
                    code::QUANTIZE
                        .error(
                            format!("no layer matches `{pattern}`"),
                            format!("the layers are {}", self.names().join(", ")),
                        )
                        .in_file(&self.source.path)
                );
            }
            options
                .precisions
                .extend(named.into_iter().map(|op| (op, Precision::Float)));
        }
        Ok(options)
    }

    /// Ops whose first result has a name.
    fn named(&self, is: impl Fn(&str) -> bool) -> impl Iterator<Item = OpId> {
        let function = &self.module.functions[0];
        function.op_ids().filter(move |id| {
            let result = function.op(*id).outputs.first();
            result.is_some_and(|it| is(&function.value(*it).name))
        })
    }

    fn names(&self) -> Vec<&str> {
        let function = &self.module.functions[0];
        let results = function.ops.iter().filter_map(|op| op.outputs.first());
        results
            .map(|it| function.value(*it).name.as_str())
            .collect()
    }

    fn quantized(&self, options: &Options) -> Result<Quantized> {
        quantize(&self.module, &self.observed, options).in_file(&self.source.path)
    }
}
