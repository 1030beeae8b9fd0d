//! What may be said of compiling for pods.

use std::fs;
use std::path::Path;

use clap::{Args, ValueEnum};
use peapod_diagnostic::Result as Diagnosed;
use peapod_driver::options::{AnnotateOptions, BUCKET_BYTES, Layout, PlanOptions, PodOptions};
use peapod_driver::options::{Cuts, PIPELINE_AXIS, PipelineOptions, Schedule, Table};
use peapod_driver::options::{Decay, DelayOptions};
use peapod_driver::options::{
    FeedRule, Feedback, GradientReduction, Input, Mesh, OneHotEinsum, ShardRule, TwoLevel,
    WeightUpdateOptions, WindowedEinsum, parse_mesh,
};

use crate::given::PODS;
use crate::named::at_least;

/// Options for pods.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = PODS)]
pub struct CompilePod {
    #[command(flatten)]
    pub program: ProgramOptions,
    /// Also write StableHLO: `partitioned.mlir`, the per-device program, and two texts that engine
    /// `pjrt` compiles.
    #[arg(long)]
    pub emit_stablehlo: bool,
    /// Print how the values of this name got their shardings, and whether matrix products of this
    /// name are cut along with the collectives beside them, and why.
    #[arg(long, value_name = "NAME")]
    pub explain: Option<String>,
}

/// What the program of a pod follows from.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = PODS)]
pub struct ProgramOptions {
    /// Mesh axes and their sizes, e.g. `data=2,model=4`
    /// [default: the mesh of the file, or one axis `data` over all devices].
    #[arg(long, value_name = "AXES")]
    pub mesh: Option<String>,
    #[command(flatten)]
    pub sharding: ShardingOptions,
    /// Shard the weight update over the mesh axis `data`, if there is one.
    #[arg(long, value_enum, default_value_t = Switch::On)]
    pub weight_update_sharding: Switch,
    /// With the weight update sharded, also keep parameters sharded over `data` across steps if the
    /// forward pass reads only a narrower copy, and all-gather that copy.
    #[arg(long, value_enum, default_value_t = Switch::Off)]
    pub split_parameters: Switch,
    /// How the devices' parts of a gradient become one: `sum`, `adasum`, or `adasum:AXIS+AXIS` for
    /// Adasum along some of the axes of data and sums along the others, e.g. `adasum:data.0`.
    #[arg(long, value_name = "HOW", default_value_t = GradientReduction::Sum)]
    pub gradient_reduction: GradientReduction,
    #[command(flatten)]
    pub pipeline: PipelineArgs,
}

/// Microbatches for each stage, unless the user says another number: what is lost in the beginning
/// and in the end is then below a fifth (Huang et al., "GPipe", 2019).
const MICROBATCHES_PER_STAGE: usize = 4;

/// How a program is cut into the stages of a pipeline.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = PODS)]
pub struct PipelineArgs {
    /// Run the program in stages along the first axis of the mesh, `pipe`, by a schedule: `gpipe`,
    /// `1f1b`, `interleaved:STAGES`, `zb-h1`, `zb-h2`, `zb-v`, `bidirectional`, or a file with a
    /// table; or asynchronously, by `pipemare` or `pipedream`.
    #[arg(long, value_name = "SCHEDULE", value_parser = schedule)]
    pub pipeline: Option<Schedule>,
    /// Parts of the batch that go through the stages one after another
    /// [default: four for each device along `pipe`].
    #[arg(long, value_name = "N", requires = "pipeline", value_parser = at_least::<1>)]
    pub microbatches: Option<usize>,
    /// A stage begins with the first op in the order of the program whose layer (`jax.named_scope`)
    /// or value has a name like this; once for each stage but the first [default: stages take
    /// equally long].
    #[arg(long, value_name = "GLOB", requires = "pipeline")]
    pub stage_at: Vec<String>,
    /// Compute the activations of a stage again in its backward pass, of what it received.
    #[arg(long, requires = "pipeline")]
    pub rematerialise: bool,
    /// With an asynchronous schedule, divide the learning rate of each stage by its delay, less and
    /// less over so many steps (T1 of PipeMare).
    #[arg(long, value_name = "STEPS", requires = "pipeline", value_parser = at_least::<1>)]
    pub learning_rate_by_delay: Option<usize>,
    /// With `pipemare`, backward passes estimate the weights of their forward passes by a moving
    /// average of changes, which decays so over the delay of a stage (T2 of PipeMare)
    /// [default where no number is given: e^-2].
    #[arg(long, value_name = "DECAY", requires = "pipeline", num_args = 0..=1)]
    #[arg(default_missing_value = "0.1353352832366127", require_equals = true)]
    pub discrepancy_correction: Option<Decay>,
}

/// A schedule by its name, or the table in a file.
fn schedule(text: &str) -> Result<Schedule, String> {
    text.parse().or_else(|problem: String| {
        let file = Path::new(text);
        if !file.is_file() {
            return Err(format!("{problem}; nor is it a file"));
        }
        let table = fs::read_to_string(file).map_err(|error| error.to_string())?;
        Ok(Schedule::Table(table.parse::<Table>()?))
    })
}

impl PipelineArgs {
    /// As the driver takes them, for a mesh.
    fn options(&self, mesh: Option<&Mesh>) -> Option<PipelineOptions> {
        let schedule = self.pipeline.clone()?;
        let stages = mesh.and_then(|mesh| Some(mesh.size(mesh.axis(PIPELINE_AXIS)?)));
        let default = MICROBATCHES_PER_STAGE * stages.unwrap_or(1);
        Some(PipelineOptions {
            schedule,
            microbatches: self.microbatches.unwrap_or(default),
            cuts: match self.stage_at.is_empty() {
                true => Cuts::Balanced,
                false => Cuts::At(self.stage_at.clone()),
            },
            rematerialise: self.rematerialise,
            delays: DelayOptions {
                annealing_steps: self.learning_rate_by_delay,
                discrepancy_correction: self.discrepancy_correction,
            },
        })
    }
}

/// What every candidate of a search has in common.
#[derive(Args, Clone, Debug)]
pub struct ShardingOptions {
    /// Sharding of the values whose name matches GLOB: for each dimension, mesh axes joined by `+`,
    /// or `-` if not sharded, e.g. `*w1*=-,model`. Later rules take precedence.
    #[arg(long, value_name = "GLOB=AXES")]
    pub shard: Vec<ShardRule>,
    /// Mesh axes of the dimension names used in `--shard`, e.g. `batch:data; hidden:model`.
    #[arg(long, value_name = "RULES", default_value = "")]
    pub layout: Layout,
    /// Fail on implicit replication: an all-gather that no annotation asks for.
    #[arg(long)]
    pub deny_replication: bool,
    /// Maximum bytes per bucket of combined collectives.
    #[arg(long, value_name = "BYTES", default_value_t = BUCKET_BYTES, value_parser = at_least::<0>)]
    pub bucket_bytes: usize,
    /// Cut matrix products beside an all-gather or a reduce-scatter into partial products between
    /// collective permutes: none, all, or those with which the simulated step is shorter (none
    /// where the target is no torus of chips).
    #[arg(long, value_enum, default_value_t = Rewritten::Auto)]
    pub windowed_einsum: Rewritten,
    /// Replace matrix products that have a one-hot operand by gathers and scatters of rows: none,
    /// all, or those whose rows are moved in less time than they are multiplied.
    #[arg(long, value_enum, default_value_t = Rewritten::Auto)]
    pub one_hot_einsum: Rewritten,
    /// Do an all-to-all over several axes of the mesh along one axis after another, in fewer and
    /// larger messages: none, all, or those with which the simulated step is shorter.
    #[arg(long, value_enum, default_value_t = Rewritten::Auto)]
    pub two_level_all_to_all: Rewritten,
    /// Batch size for a `.tflite` with a batch of one.
    #[arg(long, value_name = "ROWS", value_parser = at_least::<1>)]
    pub batch: Option<usize>,
    /// Result that replaces an argument in the next step, by names (`*` and `?` match others) or
    /// positions, e.g. `result[1]*=state*`. Takes precedence over what the model tells.
    #[arg(long, value_name = "RESULT=ARGUMENT")]
    pub feed: Vec<FeedRule>,
    /// No result replaces an argument in the next step, but for those of --feed.
    #[arg(long)]
    pub no_feed: bool,
}

/// On or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Switch {
    /// Enabled.
    On,
    /// Disabled.
    Off,
}

/// Which ops are written in another way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Rewritten {
    /// Those that are faster so.
    Auto,
    /// None.
    Never,
    /// All that can be.
    Always,
}

impl Rewritten {
    /// Products beside collectives, as the driver takes it.
    const fn windowed(self) -> WindowedEinsum {
        match self {
            Self::Auto => WindowedEinsum::Auto,
            Self::Never => WindowedEinsum::Never,
            Self::Always => WindowedEinsum::Always,
        }
    }

    /// All-to-alls over several axes, as the driver takes it.
    const fn two_level(self) -> TwoLevel {
        match self {
            Self::Auto => TwoLevel::Auto,
            Self::Never => TwoLevel::Never,
            Self::Always => TwoLevel::Always,
        }
    }

    /// Products with one-hot operands, as the driver takes it.
    const fn one_hot(self) -> OneHotEinsum {
        match self {
            Self::Auto => OneHotEinsum::Auto,
            Self::Never => OneHotEinsum::Never,
            Self::Always => OneHotEinsum::Always,
        }
    }
}

impl ProgramOptions {
    /// As the driver takes them.
    pub fn options(&self) -> Diagnosed<PodOptions> {
        let mesh = self.mesh.as_deref().map(parse_mesh).transpose()?;
        let update = WeightUpdateOptions {
            sharded: self.weight_update_sharding == Switch::On,
            split_parameters: self.split_parameters == Switch::On,
        };
        let pipeline = self.pipeline.options(mesh.as_ref());
        Ok(PodOptions {
            pipeline,
            gradient_reduction: self.gradient_reduction.clone(),
            ..self.sharding.options(mesh, update)
        })
    }
}

impl ShardingOptions {
    /// What is said of the model.
    pub fn input(&self) -> Input {
        Input {
            batch: self.batch,
            feedback: Feedback {
                rules: self.feed.clone(),
                no_others: self.no_feed,
            },
        }
    }

    /// As the driver takes them, for a mesh and a weight update.
    pub fn options(&self, mesh: Option<Mesh>, weight_update: WeightUpdateOptions) -> PodOptions {
        PodOptions {
            annotate: AnnotateOptions {
                mesh,
                data: vec![],
                shards: self.shard.clone(),
                layout: self.layout.clone(),
            },
            weight_update,
            gradient_reduction: GradientReduction::Sum,
            plan: PlanOptions {
                deny_replication: self.deny_replication,
                bucket_bytes: self.bucket_bytes,
                one_hot_einsum: self.one_hot_einsum.one_hot(),
                windowed_einsum: self.windowed_einsum.windowed(),
                two_level: self.two_level_all_to_all.two_level(),
            },
            pipeline: None,
        }
    }
}
