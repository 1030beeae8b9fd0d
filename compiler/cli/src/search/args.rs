//! Arguments of `peapod search`.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use peapod_diagnostic::Result;
use peapod_driver::options::WeightUpdateOptions;
use peapod_driver::pod::search::{AxisRange, Options};

use crate::compile_pod_args::ShardingOptions;
use crate::named::at_least;
use crate::simulate_args::SimulateChoices;

/// Find the mesh, shardings and pipeline with the shortest simulated step.
///
/// Compiles and simulates candidates: first presets (pure data, ZeRO, tensor and sequence parallel,
/// pipelines), then what dynamic programming over the matrices of the model proposes for each mesh,
/// then whatever differs from the best so far in one decision: the mesh, the split of a group of
/// matrices, the weight update, the schedule, microbatches or rematerialisation of a pipeline.
/// Prints the best and how much it is faster than the best preset, why the second one lost, and
/// which candidates no other one beats in both time and memory. If the file annotates its
/// arguments, its layout is kept. Ctrl-C and --budget end the search with the best so far.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod search step.mlir --target POD --report r.json\n  \
    peapod search step.mlir --target POD --axes data,model=2..16 --top 3\n  \
    peapod search step.mlir --target POD --budget 60 --memory 14000000000")]
pub struct Search {
    /// A StableHLO `.mlir`, `.ir` or `.tflite` file.
    pub model: PathBuf,
    /// Pod, or a `.toml` file that describes one.
    #[arg(long, value_name = "NAME|FILE")]
    pub target: String,
    #[command(flatten)]
    pub of_entry: crate::entry::OfEntry,
    /// File for a JSON report of all candidates.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// File for an HTML page of candidates by time and memory.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Mesh axes, major first, with bounds on their sizes: `data,model=2..16`. `data` shards rows
    /// of data, `space` the longest side of images and `sequence` sequences, `pipe` is for stages;
    /// all others shard matrices, a second one the dimension that the first leaves
    /// [default: the axes of the file, or pipe, data, space or sequence, and model].
    #[arg(long, value_name = "AXES", value_delimiter = ',')]
    pub axes: Vec<AxisRange>,
    /// Number of candidates to list.
    #[arg(long, value_name = "NUMBER", default_value_t = 10, value_parser = at_least::<1>)]
    pub top: usize,
    /// Maximum number of candidates to try.
    #[arg(long, value_name = "NUMBER", default_value_t = 64, value_parser = at_least::<1>)]
    pub max_candidates: usize,
    /// Begin no candidate after so many seconds; with --max-candidates as many as were tried then,
    /// a search has the same result.
    #[arg(long, value_name = "SECONDS", value_parser = at_least::<1>)]
    pub budget: Option<usize>,
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
            budget: self
                .budget
                .map(|seconds| Duration::from_secs(seconds as u64)),
            memory: self.memory,
            threads: self.threads,
            input: self.sharding.input(),
            pod: self.sharding.options(None, WeightUpdateOptions::default()),
            simulate: self.choices.options()?,
        })
    }
}
