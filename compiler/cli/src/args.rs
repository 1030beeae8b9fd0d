//! The command line: what may be said, and the help.

use std::path::PathBuf;

use clap::{Args, CommandFactory, Parser, Subcommand};
use peapod_driver::micro::run::MAX_WORK;
use peapod_driver::micro::{Form, Numerics, Optimize};
use peapod_driver::targets::{Pod, Target};

use crate::diagnostics::MessageFormat;
use crate::given::{BOARDS, PODS};
use crate::named::{at_least, value};

/// One model compiler: trained graphs in, peas for microcontrollers and pods for many devices out.
#[derive(Debug, Parser)]
#[command(name = "peapod", version, arg_required_else_help = true)]
pub struct CommandLine {
    /// How errors and warnings are printed.
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "FORMAT",
        default_value = "human"
    )]
    pub message_format: MessageFormat,
    /// Most memory that models and tensors may take, in bytes or with K, M or G [default: 80 % of
    /// what is available].
    #[arg(long, global = true, value_name = "BYTES", value_parser = bytes)]
    pub max_memory: Option<u64>,
    #[command(subcommand)]
    pub command: Command,
}

/// The command, in which every option takes negative numbers as values: those that it refuses are
/// not taken for other options.
pub fn command() -> clap::Command {
    CommandLine::command().mut_subcommands(|command| {
        command.mut_args(|arg| {
            let takes_values = arg.get_action().takes_values();
            arg.allow_negative_numbers(takes_values)
        })
    })
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    Inspect(Inspect),
    Compile(Compile),
    Run(Run),
    Diff(Diff),
    #[cfg(feature = "pod")]
    Simulate(crate::simulate_args::Simulate),
    #[cfg(feature = "pod")]
    Search(crate::search::args::Search),
    #[cfg(feature = "pod")]
    Mlperf(crate::mlperf_args::Mlperf),
    Keygen(crate::sign::Keygen),
    Sign(crate::sign::Sign),
    Verify(crate::sign::Verify),
    Explain(Explain),
    #[cfg(feature = "manual")]
    Completions(Completions),
    #[cfg(feature = "manual")]
    Man(Man),
}

/// Print a script that completes command lines in a shell.
#[cfg(feature = "manual")]
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod completions bash > ~/.local/share/bash-completion/completions/peapod\n  \
    peapod completions zsh > \"${fpath[1]}/_peapod\"\n  \
    peapod completions fish > ~/.config/fish/completions/peapod.fish")]
pub struct Completions {
    /// The shell.
    #[arg(value_enum)]
    pub shell: clap_complete::Shell,
}

/// Write man pages, one for each command.
#[cfg(feature = "manual")]
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peapod man -o ~/.local/share/man/man1 && man peapod-compile")]
pub struct Man {
    /// Output folder; created if it does not exist.
    #[arg(short, long, value_name = "FOLDER")]
    pub output: PathBuf,
}

/// Explain the code of an error or warning, with an example and how to fix it.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peapod explain E0504")]
pub struct Explain {
    /// A code such as `E0504`; without one, all are listed.
    pub code: Option<String>,
}

/// Show the contents of a model: ops, tensors, costs, and what cannot be compiled.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  peapod inspect digits.tflite\n  peapod inspect out/step.pod --json"
)]
pub struct Inspect {
    /// A `.tflite`, StableHLO `.mlir`, `.ir`, `.pea` or `.pod` file.
    pub model: PathBuf,
    /// Print JSON instead of tables.
    #[arg(long)]
    pub json: bool,
}

/// Options of `compile` that print, and need no output folder.
const WITHOUT_OUTPUT: &[&str] = &[
    #[cfg(feature = "pod")]
    "explain",
    "explain_plan",
];

/// Compile a model for a target.
///
/// For a board, writes a pea, Rust and C sources, an object file and a report. For a pod, writes
/// one SPMD program for all devices, `<model>.pod`, and a report; shardings follow from the mesh
/// and from annotations in the file or on the command line.
#[derive(Args, Debug)]
#[command(after_help = compile_example())]
pub struct Compile {
    /// A `.tflite`, StableHLO `.mlir` or `.ir` file.
    pub model: PathBuf,
    /// Board or pod to compile for, or a `.toml` file that describes a pod.
    #[arg(long, value_name = "NAME")]
    pub target: String,
    /// Output folder; created if it does not exist.
    #[arg(
        short,
        long,
        value_name = "FOLDER",
        required_unless_present_any = WITHOUT_OUTPUT
    )]
    pub output: Option<PathBuf>,
    /// Also write `model.ir`, the imported model in text form.
    #[arg(long, requires = "output")]
    pub emit_ir: bool,
    /// Also write `dump/<number>-<pass>.ir`, the model after every pass.
    #[arg(long, requires = "output")]
    pub dump: bool,
    #[command(flatten)]
    pub micro: CompileMicro,
    #[cfg(feature = "pod")]
    #[command(flatten)]
    pub pod: crate::compile_pod_args::CompilePod,
}

/// Options for boards.
#[derive(Args, Debug)]
#[command(next_help_heading = BOARDS)]
pub struct CompileMicro {
    /// Prefix of C symbols [default: the file's stem].
    #[arg(long)]
    pub name: Option<String>,
    /// Arithmetic to reproduce bit for bit.
    #[arg(long, value_parser = value::<Numerics>(), default_value_t = Numerics::Tflm)]
    pub numerics: Numerics,
    /// Optimization goal [default: balanced, or the first that fits the board].
    #[arg(long, value_parser = value::<Optimize>())]
    pub optimize: Option<Optimize>,
    /// Maximum element operations of an inference; more are an error [default: what the target's
    /// file says].
    #[arg(long, value_name = "NUMBER")]
    pub max_work: Option<u64>,
    /// Form of the output.
    #[arg(long, value_parser = value::<Form>(), default_value_t = Form::Pea)]
    pub emit: Form,
    /// Draw the arena over time, as text or into a `.svg` or `.html` file.
    #[arg(long, value_name = "FILE")]
    pub explain_plan: Option<Option<PathBuf>>,
}

/// Run a model on this machine: a pea with the interpreter of the devices, a pod on virtual
/// devices.
///
/// Tensor files are `.npy`, or `.bin` for raw little-endian bytes. Give one --input per graph
/// input, in order, or a folder with `in_000.npy` and so on. For a pea, further sets of inputs are
/// consecutive runs, and state carries over. For a pod, --steps runs the program repeatedly;
/// results replace the inputs that they alias.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod run out/model.pea --input image.npy --output scores.npy\n\n  \
    peapod run stream.tflite --input frame0.bin --input frame1.bin --report run.json\n\n  \
    peapod run out/step.pod --inputs batch/ --outputs after/ --steps 10")]
pub struct Run {
    /// A `.pea` or `.pod`, or a `.tflite`, `.mlir` or `.ir` to compile to a pea first.
    pub artifact: PathBuf,
    /// File of the next input; without any, inputs are zeros.
    #[arg(long, value_name = "FILE", conflicts_with = "inputs")]
    pub input: Vec<PathBuf>,
    /// Folder of all inputs, `in_000.npy` or `in_000.bin` and so on.
    #[arg(long, value_name = "FOLDER")]
    pub inputs: Option<PathBuf>,
    /// File for the next output; outputs without a file are summarised.
    #[arg(long, value_name = "FILE", conflicts_with = "outputs")]
    pub output: Vec<PathBuf>,
    /// Folder for all outputs, `out_000.npy` and so on.
    #[arg(long, value_name = "FOLDER")]
    pub outputs: Option<PathBuf>,
    /// File for a JSON report.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Maximum element operations, for example multiply-adds, of an inference, or of a device in a
    /// step; more are an error.
    #[arg(long, value_name = "NUMBER", default_value_t = MAX_WORK)]
    pub max_work: u64,
    #[command(flatten)]
    pub pod: RunPod,
}

/// Options of runs of pods.
#[derive(Args, Debug)]
#[command(next_help_heading = PODS)]
pub struct RunPod {
    /// Number of steps.
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = at_least::<1>)]
    pub steps: usize,
    /// Threads; 0 uses all cores. Results do not depend on it.
    #[arg(long, value_name = "NUMBER", default_value_t = 0, value_parser = at_least::<0>)]
    pub threads: usize,
    /// Maximum loop iterations per device and step, all loops together; more are an error
    /// [default: 100000000].
    #[arg(long, value_name = "NUMBER")]
    pub max_iterations: Option<u64>,
    /// Engine that runs the program [default: local].
    #[arg(long, value_name = "NAME")]
    pub engine: Option<String>,
}

/// Compare the compiled model with the reference evaluator, op by op, and name the first
/// difference.
///
/// The reference evaluates the imported model. Values that the compiler fused away are not
/// compared. Integers must be equal; floats may differ by the tolerance, relative to the larger of
/// 1 and the reference.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peapod diff digits.tflite --input image.npy")]
pub struct Diff {
    /// A `.tflite` or `.ir` file.
    pub model: PathBuf,
    /// File of the next input, `.npy` or `.bin`; further sets of inputs are consecutive runs.
    #[arg(long, value_name = "FILE", required = true)]
    pub input: Vec<PathBuf>,
    /// Largest relative difference allowed between floats.
    #[arg(long, default_value_t = 1e-5, value_parser = tolerance)]
    pub tolerance: f32,
}

/// A number of bytes, or of KiB, MiB or GiB.
fn bytes(text: &str) -> Result<u64, &'static str> {
    let (number, unit) = match text.char_indices().last() {
        Some((at, 'K' | 'k')) => (&text[..at], 1 << 10),
        Some((at, 'M' | 'm')) => (&text[..at], 1 << 20),
        Some((at, 'G' | 'g')) => (&text[..at], 1 << 30),
        _ => (text, 1),
    };
    let bytes = number
        .parse::<u64>()
        .ok()
        .and_then(|number| number.checked_mul(unit));
    bytes.ok_or("expected a number of bytes, such as 800000, 512K, 64M or 2G")
}

/// A tolerance: a number that is not negative.
fn tolerance(text: &str) -> Result<f32, &'static str> {
    let number = text.parse().ok().filter(|number| *number >= 0.0);
    number.ok_or("expected a number, at least 0")
}

/// Examples with existing targets.
fn compile_example() -> String {
    let boards: Vec<&str> = Target::names().collect();
    let pods = Pod::list().unwrap_or_default();
    let sliced = pods.iter().find(|pod| pod.chip.is_some());
    let sliced = sliced.map_or("POD", |pod| &pod.name);
    let board = boards.last().unwrap_or(&"BOARD");
    let pods: Vec<&str> = pods.iter().map(|pod| pod.name.as_str()).collect();
    format!(
        "Examples:\n  peapod compile digits.tflite --target {board} -o out/\n  \
         peapod compile digits.tflite --target {board} --emit aot -o src/\n  \
         peapod compile digits.tflite --target {board} --optimize ram --explain-plan plan.html\n  \
         peapod compile step.mlir --target {} --mesh data=8 -o out/\n\nBoards: {}\nPods: {}",
        sliced,
        boards.join(", "),
        pods.join(", "),
    )
}
