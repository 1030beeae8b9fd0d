//! What may be said after `peapod search`.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use peapod_driver::options::{AnnotateOptions, BUCKET_BYTES, Layout, PlanOptions, PodOptions};
use peapod_driver::options::{ShardRule, WeightUpdateOptions};
use peapod_driver::pod::search::{AxisRange, Options};

use crate::simulate_args::SimulateChoices;

/// Find the mesh and the layout with the shortest simulated step.
///
/// Compiles a model for every mesh and layout of a list, simulates each, and ranks those that fit
/// into the memory of the devices; says of all others why they fell out. Meshes: all ways to take
/// the devices apart into `data`, `model` of up to 64 and, where data are images, `space` of up to
/// 16; --axes names others. Layouts: data parallel with the weight update whole or sharded;
/// parameters split between steps; matrices over `model` in pairs (outputs of the first, inputs of
/// the second), all by outputs, all by inputs, or by experts; pairs with what remains split over
/// `data`. A file that shards its arguments keeps its layout, and only meshes are searched.
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
    /// Axes of the meshes, major first, with sizes to keep within: `data,model=2..16`.
    /// `data` takes rows of data and `space` the longest side of images; all others take
    /// matrices, a second one the dimension that the first has left [default: the file's, else
    /// data, space and model].
    #[arg(long, value_name = "AXES", value_delimiter = ',')]
    pub axes: Vec<AxisRange>,
    /// Candidates that are listed in full.
    #[arg(long, value_name = "NUMBER", default_value_t = 10)]
    pub top: usize,
    /// Candidates that are tried.
    #[arg(long, value_name = "NUMBER", default_value_t = 64)]
    pub max_candidates: usize,
    /// Bytes that a device may use [default: all that it has].
    #[arg(long, value_name = "BYTES")]
    pub memory: Option<u64>,
    /// Threads; 0 takes all cores. Results do not depend on it.
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub threads: usize,
    /// Rules that every candidate has, as for `peapod compile`; they count last.
    #[arg(long, value_name = "GLOB=AXES")]
    pub shard: Vec<ShardRule>,
    /// Where dimensions that `--shard` calls by other names lie, e.g. `batch:data`.
    #[arg(long, value_name = "RULES", default_value = "")]
    pub layout: Layout,
    /// Refuse candidates that gather a tensor that nothing asked to be whole.
    #[arg(long)]
    pub deny_replication: bool,
    /// Bytes after which a bucket of collectives is full.
    #[arg(long, value_name = "BYTES", default_value_t = BUCKET_BYTES)]
    pub bucket_bytes: usize,
    /// Give a `.tflite` of one row as many rows as this.
    #[arg(long, value_name = "ROWS")]
    pub batch: Option<usize>,
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
            batch: self.batch,
            pod: PodOptions {
                annotate: AnnotateOptions {
                    mesh: None,
                    shards: self.shard.clone(),
                    layout: self.layout.clone(),
                },
                weight_update: WeightUpdateOptions::default(),
                plan: PlanOptions {
                    deny_replication: self.deny_replication,
                    bucket_bytes: self.bucket_bytes,
                },
            },
            simulate: self.choices.options()?,
        })
    }
}
