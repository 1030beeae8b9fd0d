//! `peapod quantize`: a network of floats as one of integers.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use peapod_diagnostic::Result;
use peapod_driver::Staging;
use peapod_driver::quantize::{
    Budget, Observer as Ranges, Outcome, Port, Precision, Request, encode, quantise,
};
use peapod_driver::table::Table;

use crate::args::bytes;
use crate::chosen::Chosen;
use crate::named::value;
use crate::print::{report, result_text, written, wrote};
use crate::terminal::Terminal;

/// Quantise a network of floats: integers in place of them, by what its values are on samples.
///
/// The result is a `.tflite` that LiteRT and TensorFlow Lite Micro run, or an `.ir`; `peapod
/// compile` takes either. See docs/quantization.md.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod quantize model.tflite --calibration samples/ -o model_int8.tflite\n  \
    peapod quantize model.tflite --calibration x.npy --labels y.npy --budget-drop 0.5 \
    --report report.json -o model_int8.tflite\n  \
    peapod quantize model.tflite --calibration samples/ --scheme int4 --keep-float '*softmax*' \
    -o model_int4.tflite")]
pub struct Quantize {
    /// A `.tflite` of floats, StableHLO `.mlir` or `.ir`.
    pub model: PathBuf,
    #[command(flatten)]
    pub chosen: Chosen,
    /// Folder of samples, or one file of them: `.npy`, `.npz` or `.bin`, each one sample or several
    /// along a new first dimension.
    #[arg(long, value_name = "DIR")]
    pub calibration: PathBuf,
    /// Integers of layers.
    #[arg(long, value_parser = value::<Precision>(), default_value = "int8")]
    pub scheme: Precision,
    /// How ranges follow from samples: `minmax`, `percentile`, `percentile=P` without P percent at
    /// each end, `mse` or `entropy`.
    #[arg(long, value_name = "OBSERVER", default_value = "minmax")]
    pub observer: Ranges,
    /// Layers that stay float, by the name of their result; `*` stands for anything.
    #[arg(long, value_name = "GLOB")]
    pub keep_float: Vec<String>,
    /// Elements of inputs.
    #[arg(long, value_enum, default_value = "int8")]
    pub input_type: PortType,
    /// Elements of outputs.
    #[arg(long, value_enum, default_value = "int8")]
    pub output_type: PortType,
    /// Give channels of layers that follow each other ranges that are alike, first.
    #[arg(long)]
    pub equalise: bool,
    /// Leave biases as they are, whatever weights rounded to 4 bits add on average.
    #[arg(long)]
    pub no_bias_correction: bool,
    /// Class of each sample, an integer array `.npy`: the report has accuracy.
    #[arg(long, value_name = "FILE")]
    pub labels: Option<PathBuf>,
    /// Most bytes of the compiled model: layers get weights of 4 bits until it fits.
    #[arg(long, value_name = "BYTES", value_parser = bytes)]
    pub budget_flash: Option<u64>,
    /// Most points of accuracy, of 100, that are lost: layers get more bits until it is kept.
    #[arg(long, value_name = "POINTS", requires = "labels")]
    pub budget_drop: Option<f64>,
    /// JSON with what became of each layer, and how sensitive it is.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// File for the result, `.tflite` or `.ir`.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
}

/// What an input or output is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PortType {
    /// Integers of the scheme: 8 bits, or 16.
    Int8,
    /// Floats, as they were.
    Float,
}

impl From<PortType> for Port {
    fn from(port: PortType) -> Self {
        match port {
            PortType::Int8 => Self::Integer,
            PortType::Float => Self::Float,
        }
    }
}

/// Runs the command.
pub fn run(args: &Quantize) -> Result<()> {
    let source = args.chosen.open(&args.model)?;
    let request = Request {
        calibration: args.calibration.clone(),
        scheme: args.scheme,
        ranges: args.observer,
        keep_float: args.keep_float.clone(),
        inputs: args.input_type.into(),
        outputs: args.output_type.into(),
        input_scale: None,
        equalise: args.equalise,
        // What 8 bits add on average is less than few samples tell.
        bias_correction: args.scheme == Precision::Int4 && !args.no_bias_correction,
        labels: args.labels.clone(),
        budget: Budget {
            flash_bytes: args.budget_flash,
            drop_points: args.budget_drop,
        },
        sensitivity: args.report.is_some(),
    };
    let terminal = Terminal::new(format!("quantising {}", source.path));
    let outcome = quantise(&source, &request, &terminal)?;
    drop(terminal);
    result_text(&outcome.report.to_json())?;
    let mut staging = Staging::default();
    staging.add(&args.output, &encode(&outcome, &args.output)?)?;
    if let Some(report) = &args.report {
        staging.add(report, outcome.report.to_json().as_bytes())?;
    }
    staging.commit()?;
    report(&shown(&outcome))?;
    if let Some(path) = &args.report {
        wrote(path);
    }
    written(&args.output)
}

/// The layers, and how the result agrees with the model.
fn shown(outcome: &Outcome) -> String {
    let report = &outcome.report;
    let decibels = |db: Option<f64>| db.map_or("exact".to_owned(), |db| format!("{db:.1} dB"));
    let mut table = Table::new(["layer", "op", "precision", "signal to noise"]);
    for layer in &report.layers {
        let name = layer.name.clone();
        let (op, precision) = (layer.op.to_owned(), layer.precision.to_owned());
        table.row([name, op, precision, decibels(layer.sqnr_db)]);
    }
    let mut text = format!(
        "{table}same top-1 on {:.2} % of {} samples, outputs {}\n",
        report.top_1_agreement * 100.0,
        report.samples,
        decibels(report.sqnr_db),
    );
    if let Some(accuracy) = report.accuracy {
        let [float, quantised] = [accuracy.float, accuracy.quantised].map(|it| it * 100.0);
        text += &format!("accuracy {float:.2} % float, {quantised:.2} % quantised\n");
    }
    if let (Some(float), Some(quantised)) = (report.flash.float, report.flash.quantised) {
        text += &format!("compiled: {float} bytes float, {quantised} bytes quantised\n");
    }
    text
}
