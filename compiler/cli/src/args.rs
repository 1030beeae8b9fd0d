//! The command line: what may be said, and the help.

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Parser, Subcommand, ValueEnum};
use peapod_driver::micro::{Form, Numerics, Optimize};
use peapod_driver::options::{AnnotateOptions, BUCKET_BYTES, Layout, PlanOptions, PodOptions};
use peapod_driver::options::{ShardRule, WeightUpdateOptions, parse_mesh};
use peapod_driver::targets::{Pod, Target};

use crate::named::value;

/// One model compiler: trained graphs in, peas for microcontrollers and pods for many devices out.
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
    #[cfg(feature = "pod")]
    Simulate(crate::simulate_args::Simulate),
    #[cfg(feature = "pod")]
    Search(crate::search::args::Search),
    #[cfg(feature = "pod")]
    Mlperf(crate::mlperf_args::Mlperf),
}

/// Show what is in a model: ops, tensors, costs, and what cannot be compiled.
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

/// Compile a model for a target.
///
/// For a board: pea, Rust and C sources, object file, report. For a pod: one program for all
/// devices, `<model>.pod`, and a report; what every device holds follows from the mesh and from
/// annotations, of the file or given here.
#[derive(Args, Debug)]
#[command(after_help = compile_example())]
pub struct Compile {
    /// A `.tflite`, StableHLO `.mlir` or `.ir` file.
    pub model: PathBuf,
    /// Board or pod to compile for, or a `.toml` file that describes a pod.
    #[arg(long, value_name = "NAME")]
    pub target: String,
    /// Folder for the files; it is made if there is none.
    #[arg(
        short,
        long,
        value_name = "FOLDER",
        required_unless_present_any = ["explain", "explain_plan"]
    )]
    pub output: Option<PathBuf>,
    /// What C symbols begin with [default: the file's stem].
    #[arg(long)]
    pub name: Option<String>,
    /// Also write `model.ir`, the model as it was imported, in text form.
    #[arg(long)]
    pub emit_ir: bool,
    /// Also write `dump/<number>-<pass>.ir`, the model after every pass.
    #[arg(long)]
    pub dump: bool,
    #[command(flatten)]
    pub micro: CompileMicro,
    #[command(flatten)]
    pub pod: CompilePod,
}

/// What only concerns boards.
#[derive(Args, Debug)]
#[command(next_help_heading = "For boards")]
pub struct CompileMicro {
    /// Contract of the arithmetic.
    #[arg(long, value_parser = value::<Numerics>(), default_value_t = Numerics::Tflm)]
    pub numerics: Numerics,
    /// What counts most [default: balanced, or what fits the board where that does not].
    #[arg(long, value_parser = value::<Optimize>())]
    pub optimize: Option<Optimize>,
    /// What the model becomes.
    #[arg(long, value_parser = value::<Form>(), default_value_t = Form::Pea)]
    pub emit: Form,
    /// Draw the arena over time: as text, or into a `.svg` or `.html` file.
    #[arg(long, value_name = "FILE")]
    pub explain_plan: Option<Option<PathBuf>>,
}

/// What only concerns pods.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "For pods")]
pub struct CompilePod {
    /// Axes of the mesh and devices along them, e.g. `data=2,model=4`
    /// [default: the file's, else all devices along `data`].
    #[arg(long, value_name = "AXES")]
    pub mesh: Option<String>,
    /// How values are sharded: names (`*` and `?` stand for others), then per dimension axes of the
    /// mesh joined by `+`, or `-` for whole, e.g. `*w1*=-,model`. Later ones win.
    #[arg(long, value_name = "GLOB=AXES")]
    pub shard: Vec<ShardRule>,
    /// Where dimensions that `--shard` calls by other names lie, e.g. `batch:data; hidden:model`.
    #[arg(long, value_name = "RULES", default_value = "")]
    pub layout: Layout,
    /// Whether the weight update is sharded over the axis `data`, where there is one.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    pub weight_update_sharding: Switch,
    /// With the weight update sharded, whether parameters that the batch meets in fewer bits lie
    /// split over `data` between steps, too, and the narrow copy is gathered.
    #[arg(long, value_enum, default_value_t = Switch::Off)]
    pub split_parameters: Switch,
    /// Refuse to gather a tensor that nothing asked to be whole.
    #[arg(long)]
    pub deny_replication: bool,
    /// Bytes after which a bucket of collectives is full.
    #[arg(long, value_name = "BYTES", default_value_t = BUCKET_BYTES)]
    pub bucket_bytes: usize,
    /// Also write `partitioned.mlir`, the program of one device as StableHLO.
    #[arg(long)]
    pub emit_stablehlo: bool,
    /// Give a `.tflite` of one row as many rows as this.
    #[arg(long, value_name = "ROWS")]
    pub batch: Option<usize>,
    /// Print where the shardings of the values of this name came from.
    #[arg(long, value_name = "NAME")]
    pub explain: Option<String>,
}

/// Whether something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Switch {
    /// It is.
    On,
    /// It is not.
    Off,
}

impl CompilePod {
    /// As the driver takes them.
    pub fn options(&self) -> Result<PodOptions> {
        Ok(PodOptions {
            annotate: AnnotateOptions {
                mesh: self.mesh.as_deref().map(parse_mesh).transpose()?,
                shards: self.shard.clone(),
                layout: self.layout.clone(),
            },
            weight_update: WeightUpdateOptions {
                sharded: self.weight_update_sharding == Switch::On,
                split_parameters: self.split_parameters == Switch::On,
            },
            plan: PlanOptions {
                deny_replication: self.deny_replication,
                bucket_bytes: self.bucket_bytes,
            },
        })
    }
}

/// Run a model on this machine: a pea with the interpreter that devices run, a pod on virtual
/// devices.
///
/// Tensor files are `.npy`, or `.bin` for raw little-endian bytes. Give one --input per graph
/// input, in order, or a folder with `in_000.npy` and so on. For a pea more rounds of inputs are
/// consecutive runs of one model, whose state carries over. For a pod, --steps runs the program
/// again and again; results take the place of the inputs that they replace.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod run out/model.pea --input image.npy --output scores.npy\n\n  \
    peapod run stream.tflite --input frame0.bin --input frame1.bin --report run.json\n\n  \
    peapod run out/step.pod --inputs batch/ --outputs after/ --steps 10")]
pub struct Run {
    /// A `.pea` or `.pod`, or a `.tflite`, `.mlir` or `.ir` to compile to a pea first.
    pub artifact: PathBuf,
    /// File of the next input; without any, one run on zeros.
    #[arg(long, value_name = "FILE", conflicts_with = "inputs")]
    pub input: Vec<PathBuf>,
    /// Folder of all inputs, `in_000.npy` or `in_000.bin` and so on.
    #[arg(long, value_name = "FOLDER")]
    pub inputs: Option<PathBuf>,
    /// File for the next output; those not named are only summarised.
    #[arg(long, value_name = "FILE", conflicts_with = "outputs")]
    pub output: Vec<PathBuf>,
    /// Folder for all outputs, `out_000.npy` and so on.
    #[arg(long, value_name = "FOLDER")]
    pub outputs: Option<PathBuf>,
    /// File for a JSON report.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Steps of a pod.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub steps: usize,
    /// Threads for a pod; 0 takes all cores. Results do not depend on it.
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub threads: usize,
    /// Iterations that all loops of a device of a pod may take together in a step; whatever goes on
    /// after them is taken to have no end [default: 100000000].
    #[arg(long, value_name = "NUMBER")]
    pub max_iterations: Option<u64>,
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

/// The examples name targets that there are.
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
