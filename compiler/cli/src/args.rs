//! The command line: what may be said, and the help.

use std::path::PathBuf;

use clap::{ArgAction, Args, CommandFactory, Parser, Subcommand};
use peapod_driver::micro::run::MAX_WORK;
use peapod_driver::micro::{Form, Optimize, Peer, TimePadding, Weights};
use peapod_driver::targets::{Chip, Pod, Target};

use crate::chosen::Chosen;
use crate::diagnostics::{Colour, Format};
use crate::given::BOARDS;
use crate::named::{at_least, value};

/// Heading of the options of every command.
pub const GLOBAL: &str = "For all commands";

/// One model compiler: trained graphs in, peas for microcontrollers and pods for many devices out.
#[derive(Debug, Parser)]
#[command(name = "peapod", version, arg_required_else_help = true)]
pub struct CommandLine {
    /// Print no progress and no reports of what was done; twice: no warnings either.
    #[arg(short, long, global = true, action = ArgAction::Count, help_heading = GLOBAL)]
    pub quiet: u8,
    /// Say what took how long, on standard error.
    #[arg(
        short,
        long,
        global = true,
        action = ArgAction::Count,
        conflicts_with = "quiet",
        help_heading = GLOBAL
    )]
    pub verbose: u8,
    /// When texts have colours.
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "WHEN",
        default_value = "auto",
        help_heading = GLOBAL
    )]
    pub color: Colour,
    /// What standard output gets: text, or one JSON document (docs/command-line.md).
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "FORMAT",
        default_value = "human",
        help_heading = GLOBAL
    )]
    pub format: Format,
    /// How errors and warnings are printed: `json` is one object a line [default: as --format].
    #[arg(long, global = true, value_enum, value_name = "FORMAT", help_heading = GLOBAL)]
    pub message_format: Option<Format>,
    /// Most memory that models and tensors may take, in bytes or with K, M or G [default: 80 % of
    /// what is available].
    #[arg(
        long,
        global = true,
        value_name = "BYTES",
        value_parser = bytes,
        help_heading = GLOBAL
    )]
    pub max_memory: Option<u64>,
    /// File that declares custom operators of models, and shared libraries that evaluate them: they
    /// run with the rights of this command.
    #[arg(long, global = true, value_name = "FILE", help_heading = GLOBAL)]
    pub custom_ops: Vec<PathBuf>,
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
    Build(crate::recipe::Build),
    Run(Run),
    Diff(Diff),
    #[cfg(feature = "pod")]
    Compare(crate::compare::Compare),
    #[cfg(feature = "pod")]
    Grad(crate::gradient::Grad),
    Quantize(crate::quantize::Quantize),
    #[cfg(feature = "pod")]
    Train(crate::train::Train),
    #[cfg(feature = "pod")]
    Experiment(crate::experiment::Experiment),
    #[cfg(feature = "pod")]
    Report(crate::report::Report),
    #[cfg(feature = "pod")]
    Deploy(crate::deploy::Deploy),
    #[cfg(feature = "pod")]
    Simulate(crate::simulate_args::Simulate),
    #[cfg(feature = "pod")]
    Search(crate::search::args::Search),
    #[cfg(feature = "pod")]
    Mlperf(crate::mlperf_args::Mlperf),
    New(crate::new::New),
    NewFrontend(crate::front_end::NewFrontend),
    Keygen(crate::sign::Keygen),
    Sign(crate::sign::Sign),
    Verify(crate::sign::Verify),
    Explain(Explain),
    Target(crate::target::Target),
    #[cfg(feature = "manual")]
    Completions(crate::manual::Completions),
    #[cfg(feature = "manual")]
    Man(crate::manual::Man),
}

/// Explain the code of an error or warning, with an example and how to fix it.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peapod explain E0504")]
pub struct Explain {
    /// A code such as `E0504`; without one, all are listed.
    pub code: Option<String>,
    /// Print the JSON Schema of what `--format json` prints.
    #[arg(long, conflicts_with = "code")]
    pub schema: bool,
}

/// Show the contents of a model: ops, tensors, costs, and what cannot be compiled.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  peapod inspect digits.tflite\n  peapod inspect out/step.pod --json"
)]
pub struct Inspect {
    /// A `.tflite`, `.onnx`, StableHLO `.mlir`, `.ir`, `.pea` or `.pod` file, a folder with one of
    /// the last two, or `-` for standard input.
    pub model: PathBuf,
    #[command(flatten)]
    pub chosen: Chosen,
    /// Print JSON instead of tables.
    #[arg(long)]
    pub json: bool,
}

/// Options of `compile` that print, and need no output folder.
const WITHOUT_OUTPUT: &[&str] = &[
    #[cfg(feature = "pod")]
    "explain",
    "explain_plan",
    "html",
];

/// Compile a model for a target.
///
/// For a board, writes a pea, Rust and C sources, an object file and a report. For a pod, writes
/// one SPMD program for all devices, `<model>.pod`, and a report; shardings follow from the mesh
/// and from annotations in the file or on the command line.
#[derive(Args, Debug)]
#[command(after_help = compile_example())]
pub struct Compile {
    /// A `.tflite`, `.onnx`, StableHLO `.mlir` or `.ir` file, or `-` for standard input.
    pub model: PathBuf,
    /// Further models, which take turns with the first in one arena: see --share-arena.
    #[arg(value_name = "MODEL", requires = "share_arena", help_heading = BOARDS)]
    pub others: Vec<PathBuf>,
    /// Board, chip or pod to compile for (`peapod target list`), or a `.toml` file of one.
    #[arg(long, value_name = "NAME")]
    pub target: String,
    /// Output folder, created if it does not exist; or a file for the compiled model, `.pea` or
    /// `.pod`, with its report beside it; `-` is standard output.
    #[arg(
        short,
        long,
        value_name = "FOLDER|FILE",
        required_unless_present_any = WITHOUT_OUTPUT
    )]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub chosen: Chosen,
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
    pub of_entry: crate::entry::OfEntry,
    #[cfg(feature = "pod")]
    #[command(flatten)]
    pub pod: crate::compile_pod_args::CompilePod,
}

/// Options for boards.
#[derive(Args, Debug)]
#[command(next_help_heading = BOARDS)]
pub struct CompileMicro {
    /// Compile several models to take turns in one arena, each into a folder of its own:
    /// activations are at the same place, states are not.
    #[arg(
        long,
        requires = "output",
        conflicts_with_all = [
            "name", "explain_plan", "signature", "all_signatures", "input_shape", "front_end"
        ]
    )]
    pub share_arena: bool,
    /// Prefix of C symbols [default: the file's stem].
    #[arg(long)]
    pub name: Option<String>,
    /// Optimization goal [default: balanced, or the first that fits the board].
    #[arg(long, value_parser = value::<Optimize>())]
    pub optimize: Option<Optimize>,
    /// Form of weights in flash: see docs/compressed-weights.md [default: what the target's file
    /// says, or auto].
    #[arg(long, value_name = "FORM", value_parser = value::<Weights>())]
    pub weights: Option<Weights>,
    /// Maximum element operations of an inference, with K, M, G or T for thousands and so on; more
    /// are an error [default: what the target's file says].
    #[arg(long, value_name = "NUMBER", value_parser = operations)]
    pub max_work: Option<u64>,
    /// Maximum turns of a loop whose turns do not follow from constants; it ends after them
    /// [default: 1048576].
    #[arg(long, value_name = "NUMBER")]
    pub max_iterations: Option<u32>,
    /// Put inputs and outputs whose names match into a region of RAM of the target's file, for a
    /// DMA, say; repeatable: see docs/memory-regions.md.
    #[arg(long, value_name = "GLOB=REGION", value_parser = place, conflicts_with = "share_arena")]
    pub place: Vec<(String, String)>,
    /// Put all weights into the target's memory for them, not only those that the memory of the
    /// model does not hold: see docs/memory-regions.md.
    #[arg(long, conflicts_with = "share_arena")]
    pub external_weights: bool,
    /// Have a model of a window of time take a frame of new rows at each run: see
    /// docs/streaming.md.
    #[arg(long)]
    pub streaming: bool,
    /// Input that takes the frames [default: the only one].
    #[arg(long, value_name = "NAME", requires = "streaming")]
    pub stream_input: Option<String>,
    /// Its dimension that is time, counted from 0 [default: the first with an extent above 1].
    #[arg(long, value_name = "NUMBER", requires = "streaming")]
    pub stream_axis: Option<usize>,
    /// New rows of a frame [default: the fewest that the strides of the model allow].
    #[arg(long, value_name = "ROWS", requires = "streaming")]
    pub frame: Option<usize>,
    /// What stands in the place of padding along time.
    #[arg(
        long,
        value_parser = value::<TimePadding>(),
        default_value_t = TimePadding::Exact,
        requires = "streaming"
    )]
    pub stream_padding: TimePadding,
    /// Have the last fully connected layer, or the one of this name, learn on the device: see
    /// docs/on-device-learning.md.
    #[arg(long, value_name = "LAYER", conflicts_with = "share_arena")]
    pub learn: Option<Option<String>>,
    /// Classes that the layer has room for [default: those that it has].
    #[arg(long, value_name = "NUMBER", requires = "learn", value_parser = at_least::<2>)]
    pub learn_classes: Option<usize>,
    /// Form of the output.
    #[arg(long, value_parser = value::<Form>(), default_value_t = Form::Pea)]
    pub emit: Form,
    /// File for an HTML page with RAM and flash, the arena over time, ops, graphs and all modes.
    #[arg(long, value_name = "FILE", conflicts_with = "share_arena")]
    pub html: Option<PathBuf>,
    /// Draw the arena over time, as text or into a `.svg` or `.html` file.
    #[arg(long, value_name = "FILE")]
    pub explain_plan: Option<Option<PathBuf>>,
}

/// Run a model on this machine: a pea with the interpreter of the devices, a pod on virtual
/// devices.
///
/// Tensor files are `.npy`, or `.bin` for raw little-endian bytes. Give one --input per graph
/// input, in order, or --inputs with a folder of `in_000.npy` and so on, or with archives (`.npz`,
/// `.safetensors`) of tensors by name. For a pea, further sets of inputs are consecutive runs, and
/// state carries over. For a pod, --steps runs the program repeatedly; results replace the inputs
/// that they alias. Some inputs may get other elements at every step (--data, --data-command), and
/// a run that is killed goes on from its last checkpoint (--checkpoint, --resume).
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod run out/model.pea --input image.npy --output scores.npy\n\n  \
    peapod run model.tflite --input cat.jpg --resize crop --mean 127.5 --input-scale 0.00784\n\n  \
    peapod run stream.tflite --input frame0.bin --input frame1.bin --report run.json\n\n  \
    peapod run out/step.pod --inputs batch/ --outputs after/ --steps 10\n\n  \
    peapod run out/step.pod --inputs start.safetensors --inputs batch.npz --outputs after.npz\n\n  \
    peapod run out/step.pod --inputs start.npz --data batches/ --epochs 3 \\\n    \
    --checkpoint run/ --every 100 --keep 3 --resume --outputs trained.safetensors\n\n  \
    peapod run out/step.pod --inputs start.npz --steps 10000 \\\n    \
    --data-command 'python batches.py' --data-inputs images,labels")]
pub struct Run {
    /// A `.pea` or `.pod`, or a folder with one; or a `.tflite`, `.onnx` or `.ir`, which is
    /// compiled to a pea first, or a `.mlir`, which is compiled for one virtual device.
    pub artifact: PathBuf,
    #[command(flatten)]
    pub chosen: Chosen,
    /// File of the next input: a tensor, or a .png, .jpg, .wav or .csv, which is prepared for the
    /// model; `-` is standard input. Without any, inputs are zeros.
    #[arg(long, value_name = "FILE", conflicts_with = "inputs")]
    pub input: Vec<PathBuf>,
    /// Folder of all inputs, `in_000.npy` or `in_000.bin` and so on; or an archive of inputs by
    /// name, `.npz` or `.safetensors`, repeatable.
    #[arg(long, value_name = "FOLDER|ARCHIVE")]
    pub inputs: Vec<PathBuf>,
    /// File for the next output, `-` for standard output; those without a file are summarised.
    #[arg(long, value_name = "FILE", conflicts_with = "outputs")]
    pub output: Vec<PathBuf>,
    /// Folder for all outputs, `out_000.npy` and so on; or an archive for them by name, `.npz` or
    /// `.safetensors`.
    #[arg(long, value_name = "FOLDER|ARCHIVE")]
    pub outputs: Option<PathBuf>,
    /// File for a JSON report.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Maximum element operations, for example multiply-adds, of an inference, or of a device in a
    /// step, with K, M, G or T for thousands and so on; more are an error.
    #[arg(long, value_name = "NUMBER", default_value_t = MAX_WORK, value_parser = operations)]
    pub max_work: u64,
    #[command(flatten)]
    pub preparation: crate::preparation::Prepare,
    #[command(flatten)]
    pub shown: crate::outputs::Shown,
    #[command(flatten)]
    pub pod: crate::run_pod_args::RunPod,
}

/// Compare the compiled model with the reference evaluator, op by op, and name the first
/// difference; or the reference evaluator with another runtime.
///
/// The reference evaluates the imported model. Values that the compiler fused away are not
/// compared, nor, with another runtime, values without a name of their own. Integers must be
/// equal; floats may differ by the tolerance, relative to the larger of 1 and the reference.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  peapod diff digits.tflite --input image.npy\n  \
                  peapod diff digits.tflite --with litert --seed 7 --runs 3"
)]
pub struct Diff {
    /// A `.tflite` or `.ir` file.
    pub model: PathBuf,
    #[command(flatten)]
    pub chosen: Chosen,
    /// File of the next input, `.npy` or `.bin`; further sets of inputs are consecutive runs.
    #[arg(long, value_name = "FILE", required_unless_present = "seed")]
    pub input: Vec<PathBuf>,
    /// Inputs that follow from this number, in place of files.
    #[arg(long, value_name = "NUMBER", conflicts_with = "input")]
    pub seed: Option<u64>,
    /// Consecutive runs on such inputs.
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 1,
        value_parser = at_least::<1>,
        conflicts_with = "input"
    )]
    pub runs: usize,
    /// Largest relative difference allowed between floats.
    #[arg(long, default_value_t = 1e-5, value_parser = tolerance)]
    pub tolerance: f32,
    /// Runtime to compare the reference with, in place of the compiled model; --numerics is its
    /// own contract unless given.
    #[arg(
        long,
        visible_alias = "peer",
        value_parser = value::<Peer>(),
        conflicts_with_all = ["signature", "all_signatures", "input_shape", "front_end"]
    )]
    pub with: Option<Peer>,
    /// Python with the package of that runtime.
    #[arg(
        long,
        value_name = "PROGRAM",
        default_value = "python3",
        requires = "with"
    )]
    pub python: PathBuf,
}

/// A number of bytes, or of KiB, MiB or GiB.
pub fn bytes(text: &str) -> Result<u64, &'static str> {
    let units = [('K', 1 << 10), ('M', 1 << 20), ('G', 1 << 30)];
    in_units(text, &units).ok_or("expected a number of bytes, such as 800000, 512K, 64M or 2G")
}

/// A pattern of names, and a region.
fn place(text: &str) -> Result<(String, String), &'static str> {
    let (pattern, region) = text
        .rsplit_once('=')
        .ok_or("expected a pattern and a region, such as 'image*=SRAM'")?;
    Ok((pattern.to_owned(), region.to_owned()))
}

/// A number of element operations, or of thousands, millions and so on of them.
fn operations(text: &str) -> Result<u64, &'static str> {
    let powers = [3, 6, 9, 12].map(|digits| 10_u64.pow(digits));
    let units = [
        ('K', powers[0]),
        ('M', powers[1]),
        ('G', powers[2]),
        ('T', powers[3]),
    ];
    in_units(text, &units).ok_or("expected a number of operations, such as 250000, 40M or 2T")
}

/// A whole number with the letter of a unit after it, in either case, or without one.
fn in_units(text: &str, units: &[(char, u64)]) -> Option<u64> {
    let of = |letter: char| {
        units
            .iter()
            .find(|(unit, _)| letter.eq_ignore_ascii_case(unit))
    };
    let (number, unit) = match text
        .char_indices()
        .last()
        .and_then(|(at, it)| Some((at, of(it)?)))
    {
        Some((at, (_, factor))) => (&text[..at], *factor),
        None => (text, 1),
    };
    number.parse::<u64>().ok()?.checked_mul(unit)
}

/// Extents with an x between them.
pub fn shape(text: &str) -> Result<Vec<usize>, &'static str> {
    let extents = text.split('x').map(|extent| extent.parse().ok());
    let extents = extents.map(|extent| extent.filter(|extent| *extent > 0));
    let shape: Option<Vec<usize>> = extents.collect();
    shape.ok_or("expected extents of at least 1 with an x between them, such as 1x16000")
}

/// A tolerance: a number that is not negative.
pub fn tolerance(text: &str) -> Result<f32, &'static str> {
    let number = text.parse().ok().filter(|number| *number >= 0.0);
    number.ok_or("expected a number, at least 0")
}

/// Examples with existing targets, whose files every command would read if more than their names
/// were looked at.
fn compile_example() -> String {
    let mut pods: Vec<&str> = Pod::names().collect();
    pods.sort_by_key(|name| (name.len(), *name));
    let of_eight = pods.iter().find(|name| name.ends_with("-8"));
    let of_eight = of_eight.unwrap_or(&"POD");
    let board = Target::emulated_names().last().unwrap_or("BOARD");
    let names: Vec<&str> = Target::names().collect();
    let chips: Vec<&str> = Chip::names().collect();
    format!(
        "Examples:\n  peapod compile digits.tflite --target {board} -o out/\n  \
         peapod compile digits.tflite --target {board} --emit aot -o src/\n  \
         peapod compile digits.tflite --target {board} --optimize ram --explain-plan plan.html\n  \
         peapod compile step.mlir --target {} --mesh data=8 -o out/\n\nBoards: {}\nChips: {}\nPods: {}",
        of_eight,
        names.join(", "),
        chips.join(", "),
        pods.join(", "),
    )
}
