//! What may be said after `peapod simulate`.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use peapod_driver::pod::simulate::{Choices, Kernels, Options, Overlap, Strategy};

use crate::args::{CompilePod, Switch};

/// Simulate a step in time: how long, what bounds it, what is exposed, does it fit.
///
/// Takes a compiled program, or a model to compile first. The program that is walked is the one
/// that `peapod run` executes. Times are those of a model of the machine (docs/simulator.md), with
/// an error that docs/simulator-accuracy.md states.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod simulate out/step.pod --target POD --report r.json --html page.html\n  \
    peapod simulate step.mlir --target POD --mesh data=64,model=8 --trace t.json\n  \
    peapod simulate step.mlir --target POD --sweep cores=16..8192\n  \
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
    /// File for a trace that ui.perfetto.dev opens.
    #[arg(long, value_name = "FILE")]
    pub trace: Option<PathBuf>,
    /// File for a page with timeline, roofline, memory and scaling.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Simulate on slices of so many cores too, each twice the one before: `cores=16..8192`. A
    /// model is compiled for each; of a `.pod` the axis `data` grows, and shards stay as they are.
    #[arg(long, value_name = "cores=FROM..TO")]
    pub sweep: Option<String>,
    /// Compare with other choices: `name=value`, joined by commas. Names are those of the options
    /// below and of the machine's settings; of a model also `weight_update_sharding`,
    /// `split_parameters` and `bucket_bytes`.
    #[arg(long, value_name = "CHANGES")]
    pub what_if: Vec<String>,
    #[command(flatten)]
    pub choices: SimulateChoices,
    #[command(flatten)]
    pub pod: CompilePod,
}

/// How the machine is used.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "For simulations")]
pub struct SimulateChoices {
    /// Whether collectives run beside kernels.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    pub overlap: Switch,
    /// Whether elementwise steps and sums join the matrix products beside them.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    pub join_kernels: Switch,
    /// How reductions, gathers and scatters are done.
    #[arg(long, value_enum, default_value_t = Way::Fastest)]
    pub strategy: Way,
    /// Parts of the payload that take the dimensions of the torus in orders of their own: 1, 2 or
    /// 4.
    #[arg(long, value_name = "NUMBER", conflicts_with = "strategy")]
    pub colours: Option<u8>,
    /// Type in which sums of 32-bit floats travel.
    #[arg(long, value_enum, default_value_t = GradDtype::F32)]
    pub grad_dtype: GradDtype,
    /// Gathers of weights that are under way or unread at once.
    #[arg(long, value_name = "NUMBER", default_value_t = 2)]
    pub gathers_ahead: usize,
    /// Turns of loops whose number depends on data.
    #[arg(long, value_name = "NUMBER")]
    pub turns: Option<u64>,
    /// Where the axes of the mesh lie, e.g. `data=Y,X:64 model=X:2,core`
    /// [default: minor axes on neighbours].
    #[arg(long, value_name = "PLACES")]
    pub embedding: Option<String>,
    /// Bytes a second of a link in one direction.
    #[arg(long, value_name = "NUMBER")]
    pub link_bandwidth: Option<f64>,
    /// Another value of a setting of the machine, e.g. `hop_latency_s=2e-6`.
    #[arg(long, value_name = "NAME=VALUE")]
    pub set: Vec<String>,
}

/// How collectives are done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Way {
    /// Whichever is fastest by the model.
    Fastest,
    /// One ring through all chips, in one direction.
    OneRing,
    /// The same in both directions.
    BidirectionalRing,
    /// A phase along each dimension, the shortest first.
    Pincer,
    /// Neighbours first, then across groups of them.
    Hierarchical,
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
            iterations: self.turns,
            embedding: self.embedding.clone(),
            link_bandwidth: self.link_bandwidth,
            settings: self
                .set
                .iter()
                .map(|text| setting(text))
                .collect::<Result<_>>()?,
        })
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

/// A type of sums on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GradDtype {
    /// As the program has them.
    F32,
    /// 16 bits.
    Bf16,
}

/// `name=value`.
fn setting(text: &str) -> Result<(String, f64)> {
    let parts = text.split_once('=');
    match parts.and_then(|(name, value)| Some((name.to_owned(), value.parse().ok()?))) {
        Some(setting) => Ok(setting),
        None => bail!("cannot read the setting {text:?}; write for example hop_latency_s=2e-6"),
    }
}
