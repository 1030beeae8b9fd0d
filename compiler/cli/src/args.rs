//! The command line: what may be said, and the help.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use peapod_targets::Target;

/// One model compiler: trained graphs in, peas for microcontrollers out.
#[derive(Debug, Parser)]
#[command(name = "peapod", version, arg_required_else_help = true)]
pub struct CommandLine {
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    Inspect(Inspect),
    Compile(Compile),
    Run(Run),
    Diff(Diff),
}

/// Show what is in a model: ops, tensors, costs, and what cannot be compiled.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peapod inspect digits.tflite")]
pub struct Inspect {
    /// A `.tflite`, `.ir` or `.pea` file.
    pub model: PathBuf,
    /// Print JSON instead of tables.
    #[arg(long)]
    pub json: bool,
}

/// Compile a model for a target: pea, Rust and C sources, object file, report.
#[derive(Args, Debug)]
#[command(after_help = compile_example())]
pub struct Compile {
    /// A `.tflite` or `.ir` file.
    pub model: PathBuf,
    /// Board to compile for.
    #[arg(long, value_name = "NAME")]
    pub target: String,
    /// Folder for the files; it is made if there is none.
    #[arg(short, long, value_name = "FOLDER")]
    pub output: PathBuf,
    /// Contract of the arithmetic.
    #[arg(long, value_enum, default_value_t = Numerics::Tflm)]
    pub numerics: Numerics,
    /// What C symbols begin with [default: the file's stem].
    #[arg(long)]
    pub name: Option<String>,
    /// Also write `model.ir`, the model as it was imported, in text form.
    #[arg(long)]
    pub emit_ir: bool,
    /// Also write `dump/<number>-<pass>.ir`, the model after every pass.
    #[arg(long)]
    pub dump: bool,
}

/// A contract of arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Numerics {
    /// TensorFlow Lite Micro's double-rounding fixed point, bit for bit.
    Tflm,
}

/// Run a model on this machine, with the interpreter that devices run.
///
/// Tensor files are `.npy`, or `.bin` for raw little-endian bytes. Give one --input per graph
/// input, in order. More rounds of them are consecutive runs of one model, whose state carries
/// over; their outputs follow one another in the same way.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  \
    peapod run out/model.pea --input image.npy --output scores.npy\n\n  \
    peapod run stream.tflite --input frame0.bin --input frame1.bin --report run.json")]
pub struct Run {
    /// A `.pea`, or a `.tflite` or `.ir` to compile first.
    pub artifact: PathBuf,
    /// File of the next input; without any, one run on zeros.
    #[arg(long, value_name = "FILE")]
    pub input: Vec<PathBuf>,
    /// File for the next output; those not named are only summarised.
    #[arg(long, value_name = "FILE")]
    pub output: Vec<PathBuf>,
    /// File for a JSON report.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
}

/// Compare the compiled model with the reference, op by op, and name the first that differs.
///
/// The reference is the meaning of every op, evaluated on the model as it was imported. Values that
/// the compiler fused away are not compared. Integers must be equal; floats may differ by the
/// tolerance, relative to the larger of 1 and the reference.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peapod diff digits.tflite --input image.npy")]
pub struct Diff {
    /// A `.tflite` or `.ir` file.
    pub model: PathBuf,
    /// File of the next input, `.npy` or `.bin`; further rounds are consecutive runs.
    #[arg(long, value_name = "FILE", required = true)]
    pub input: Vec<PathBuf>,
    /// Largest difference allowed between floats.
    #[arg(long, default_value_t = 1e-5)]
    pub tolerance: f32,
}

/// The example names a target that there is: the last one.
fn compile_example() -> String {
    let targets: Vec<&str> = Target::names().collect();
    format!(
        "Example:\n  peapod compile digits.tflite --target {} -o out/\n\nTargets: {}",
        targets.last().unwrap_or(&"NAME"),
        targets.join(", "),
    )
}
