//! Arguments of `peapod search`.

use std::path::PathBuf;

use clap::Args;
use peapod_diagnostic::Result;
use peapod_driver::options::WeightUpdateOptions;
use peapod_driver::pod::search::{AxisRange, Options};

use crate::compile_pod_args::ShardingOptions;
use crate::named::at_least;
use crate::simulate_args::SimulateChoices;

/// Find the mesh and layout with the shortest simulated step.
///
/// Compiles the model for every candidate mesh and layout, simulates each, and ranks those that fit
/// into device memory; for all others it prints the reason. Meshes: all factorisations of the
/// devices into `data`, `model` (up to 64) and, if data are images, `space` (up to 16); --axes
/// gives others. Layouts: data parallel, with and without a sharded weight update; parameters
/// sharded across steps; matrices sharded over `model` in pairs (outputs of the first, inputs of
/// the second), all by outputs, all by inputs, or by experts; pairs with the remaining dimensions
/// sharded over `data`. If the file annotates its arguments, its layout is kept and only meshes are
/// searched.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod search step.mlir --target POD --report r.json\n  \
    peapod search step.mlir --target POD --axes data,model=2..16 --top 3\n  \
    peapod search step.mlir --target POD --axes data,model,other --memory 14000000000")]
pub struct Search {
    /// A StableHLO `.mlir`, `.ir` or `.tflite` file.
    pub model: PathBuf,
    /// Pod, or a `.toml` file that describes one.
    #[arg(long, value_name = "NAME|FILE")]
    pub target: String,
    /// File for a JSON report of all candidates.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Mesh axes, major first, with bounds on their sizes: `data,model=2..16`. `data` shards rows
    /// of data and `space` the longest side of images; all others shard matrices, a second one the
    /// dimension that the first leaves [default: the axes of the file, or data, space and model].
    #[arg(long, value_name = "AXES", value_delimiter = ',')]
    pub axes: Vec<AxisRange>,
    /// Number of candidates to list.
    #[arg(long, value_name = "NUMBER", default_value_t = 10, value_parser = at_least::<1>)]
    pub top: usize,
    /// Maximum number of candidates to try.
    #[arg(long, value_name = "NUMBER", default_value_t = 64, value_parser = at_least::<1>)]
    pub max_candidates: usize,
    /// Memory limit per device, in bytes [default: the device's memory].
    #[arg(long, value_name = "BYTES")]
    pub memory: Option<u64>,
    /// Threads; 0 uses all cores. Results do not depend on it.
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub threads: usize,
    #[command(flatten)]
    pub sharding: ShardingOptions,
    #[command(flatten)]
    pub choices: SimulateChoices,
}

impl Search {
    /// As the driver takes them.
    pub fn options(&self) -> Result<Options> {
        Ok(Options {
            axes: self.axes.clone(),
            max_candidates: self.max_candidates,
            memory: self.memory,
            threads: self.threads,
            input: self.sharding.input(),
            pod: self.sharding.options(None, WeightUpdateOptions::default()),
            simulate: self.choices.options()?,
        })
    }
}
