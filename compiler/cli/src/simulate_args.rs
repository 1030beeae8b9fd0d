//! Arguments of `peapod simulate`.

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use peapod_diagnostic::{Diagnostic, Result, ResultExt, cannot_read, code, read_text};
use peapod_driver::options::{PodOptions, WindowedEinsum};
use peapod_driver::pod::simulate::{
    Choices, GATHERS_AHEAD, Kernels, OpTimes, Options, Overlap, Strategy,
};

use crate::compile_pod_args::{ProgramOptions, Switch};
use crate::named::at_least;

/// Simulate a step: its time, what bounds it, exposed communication, and memory.
///
/// Takes a compiled program, or a model to compile first. The simulated program is the one that
/// `peapod run` executes. Times come from a model of the machine (docs/simulator.md), whose error
/// is documented in docs/simulator-accuracy.md.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod simulate out/step.pod --target POD --report r.json --html page.html\n  \
    peapod simulate step.mlir --target POD --mesh data=64,model=8 --trace t.json\n  \
    peapod simulate step.mlir --target POD --sweep cores=16..8192\n  \
    peapod simulate --entry v0.7/bert/8192\n  \
    peapod simulate step.pod --target POD --what-if colours=1 --what-if link_bandwidth=70e9,overlap=off")]
pub struct Simulate {
    /// A `.pod`, or a `.mlir`, `.ir` or `.tflite` to compile for the target first.
    pub program: PathBuf,
    /// Pod, or a `.toml` file that describes one.
    #[arg(long, value_name = "NAME|FILE")]
    pub target: String,
    /// File for a JSON report.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// File for a trace in Perfetto's format (ui.perfetto.dev).
    #[arg(long, value_name = "FILE")]
    pub trace: Option<PathBuf>,
    /// Folder for Chakra execution traces, `NAME.RANK.et` for each device, and `NAME.json` with the
    /// groups of collectives; as ASTRA-sim reads them.
    #[arg(long, value_name = "DIR")]
    pub chakra: Option<PathBuf>,
    /// File for a table (CSV) of all kernels with their times, to be filled in for `--op-times`.
    #[arg(long, value_name = "FILE")]
    pub op_times_template: Option<PathBuf>,
    /// File for an HTML page with timeline, roofline, memory and scaling.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Also simulate on slices of different sizes, doubling each time: `cores=16..8192`. A model is
    /// compiled for each size; for a `.pod` the axis `data` grows, and shards keep their sizes.
    #[arg(long, value_name = "cores=FROM..TO")]
    pub sweep: Option<String>,
    /// Compare with other choices: `name=value`, joined by commas. Names are those of the options
    /// below, with `_` or `-`, and of the machine's settings.
    #[arg(long, value_name = "CHANGES")]
    pub what_if: Vec<String>,
    /// Options of a configuration that is known; those beside it come after them.
    #[arg(long, value_enum)]
    pub preset: Option<Preset>,
    #[command(flatten)]
    pub of_entry: crate::entry::OfEntry,
    #[command(flatten)]
    pub choices: SimulateChoices,
    #[command(flatten)]
    pub pod: ProgramOptions,
}

/// A configuration by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Preset {
    /// As steps of MLPerf v0.6 and v0.7 were measured, for which the error of the simulator is
    /// published: gradients are reduced all at once after the backward pass.
    Mlperf,
}

impl Preset {
    /// The options that it stands for.
    pub const fn options(self) -> &'static [&'static str] {
        match self {
            Self::Mlperf => &["--overlap=off", "--bucket-bytes=268435456"],
        }
    }
}

/// Most bytes of a table of op times.
const OP_TIMES_BYTES: u64 = 64 << 20;

/// Heading of the choices of the simulation.
pub const SIMULATIONS: &str = "For simulations";

/// Choices of the simulation.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = SIMULATIONS)]
pub struct SimulateChoices {
    /// Overlap collectives with compute.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    pub overlap: Switch,
    /// Fuse elementwise steps and reductions into adjacent matrix products.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    pub join_kernels: Switch,
    /// Algorithm of all-reduces, all-gathers and reduce-scatters.
    #[arg(long, value_enum, default_value_t = Way::Fastest)]
    pub strategy: Way,
    /// Number of parts of the payload, each of which traverses the dimensions of the torus in an
    /// order of its own: 1, 2 or 4.
    #[arg(long, value_name = "NUMBER", conflicts_with = "strategy", value_parser = colours)]
    pub colours: Option<u8>,
    /// Element type in which f32 reductions are sent.
    #[arg(long, value_enum, default_value_t = GradDtype::F32)]
    pub grad_dtype: GradDtype,
    /// Maximum number of gathered weights in flight or unread.
    #[arg(long, value_name = "NUMBER", default_value_t = GATHERS_AHEAD, value_parser = at_least::<0>)]
    pub gathers_ahead: usize,
    /// Iterations of loops whose trip count depends on data.
    #[arg(long, value_name = "NUMBER", alias = "turns", value_parser = at_least::<1>)]
    pub iterations: Option<usize>,
    /// Torus dimensions of each mesh axis, e.g. `data=Y,X:64 model=X:2,core`
    /// [default: minor axes on neighbours].
    #[arg(long, value_name = "PLACES")]
    pub embedding: Option<String>,
    /// Bandwidth of a link in one direction, in bytes per second.
    #[arg(long, value_name = "NUMBER")]
    pub link_bandwidth: Option<f64>,
    /// Table (CSV) of times of kernels that replace those of the model: columns `kernel`, `op`,
    /// `shape`, `layer`, with wildcards, and `seconds`.
    #[arg(long, value_name = "FILE")]
    pub op_times: Option<PathBuf>,
    /// Value of a machine setting, e.g. `hop_latency_s=2e-6`.
    #[arg(long, value_name = "NAME=VALUE")]
    pub set: Vec<String>,
}

/// Algorithm of a collective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Way {
    /// The fastest by the model.
    Fastest,
    /// One ring through all chips, in one direction.
    OneRing,
    /// The same in both directions.
    BidirectionalRing,
    /// One phase per dimension, the shortest first.
    Pincer,
    /// Within groups of neighbours first, then across groups.
    Hierarchical,
}

impl Simulate {
    /// The compiler's options. Where collectives do not overlap, no product is cut for it.
    pub fn compiler(&self) -> Result<PodOptions> {
        let mut options = self.pod.options()?;
        let windowed = &mut options.plan.windowed_einsum;
        if self.choices.overlap == Switch::Off && *windowed == WindowedEinsum::Auto {
            *windowed = WindowedEinsum::Never;
        }
        Ok(options)
    }
}

impl SimulateChoices {
    /// As the driver takes them.
    pub fn options(&self) -> Result<Options> {
        Ok(Options {
            overlap: match self.overlap {
                Switch::On => Overlap::Async,
                Switch::Off => Overlap::None,
            },
            kernels: match self.join_kernels {
                Switch::On => Kernels::Joined,
                Switch::Off => Kernels::Single,
            },
            collectives: Choices {
                strategy: self.strategy(),
                sums_in_bf16: self.grad_dtype == GradDtype::Bf16,
            },
            gathers_ahead: self.gathers_ahead,
            iterations: self.iterations.map(|iterations| iterations as u64),
            embedding: self.embedding.clone(),
            link_bandwidth: self.link_bandwidth,
            op_times: Arc::new(self.op_times()?),
            settings: self
                .set
                .iter()
                .map(|text| setting(text))
                .collect::<Result<_, Diagnostic>>()?,
        })
    }

    fn op_times(&self) -> Result<OpTimes> {
        let Some(path) = &self.op_times else {
            return Ok(OpTimes::default());
        };
        let text = read_text(path, OP_TIMES_BYTES).map_err(cannot_read(path))?;
        OpTimes::parse(&text).in_file(path.display())
    }

    fn strategy(&self) -> Option<Strategy> {
        if let Some(colours) = self.colours {
            return Some(Strategy::Pincer { colours });
        }
        match self.strategy {
            Way::Fastest => None,
            Way::OneRing => Some(Strategy::OneRing),
            Way::BidirectionalRing => Some(Strategy::BidirectionalRing),
            Way::Pincer => Some(Strategy::Pincer { colours: 1 }),
            Way::Hierarchical => Some(Strategy::Hierarchical),
        }
    }
}

/// Element type of reductions on the links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GradDtype {
    /// As in the program.
    F32,
    /// bfloat16.
    Bf16,
}

/// A number of colours.
fn colours(text: &str) -> Result<u8, &'static str> {
    let number = text
        .parse()
        .ok()
        .filter(|number| [1, 2, 4].contains(number));
    number.ok_or("expected 1, 2 or 4")
}

/// `name=value`.
fn setting(text: &str) -> Result<(String, f64), Diagnostic> {
    let parts = text.split_once('=');
    match parts.and_then(|(name, value)| Some((name.to_owned(), value.parse().ok()?))) {
        Some(setting) => Ok(setting),
        None => Err(code::SETTING.error(
            format!("expected NAME=VALUE in --set, found {text:?}"),
            "write for example --set hop_latency_s=2e-6",
        )),
    }
}
