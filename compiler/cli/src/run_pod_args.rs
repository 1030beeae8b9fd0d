//! Options of `peapod run` for pods.

use std::path::PathBuf;

use clap::Args;
#[cfg(feature = "pod")]
use peapod_driver::pod::partitioned::Partitioner;

use crate::args::bytes;
use crate::given::PODS;
use crate::named::at_least;
#[cfg(feature = "pod")]
use crate::named::value;

/// Options of runs of pods.
#[derive(Args, Debug)]
#[command(next_help_heading = PODS)]
pub struct RunPod {
    /// Number of steps, those before a checkpoint included [default: as many as there are frames
    /// of --data, else 1].
    #[arg(long, value_name = "NUMBER", value_parser = at_least::<1>)]
    pub steps: Option<usize>,
    /// Threads; 0 uses all cores. Results do not depend on it.
    #[arg(long, value_name = "NUMBER", default_value_t = 0, value_parser = at_least::<0>)]
    pub threads: usize,
    /// Maximum loop iterations per device and step, all loops together; more are an error
    /// [default: 100000000].
    #[arg(long, value_name = "NUMBER")]
    pub max_iterations: Option<u64>,
    /// Seconds for which a rank of engine `mpi` waits for another one, whatever that does, before
    /// the run ends with an error that names it; longer than a step, data and a checkpoint take
    /// [default: for ever, with a warning that names it after 10 s].
    #[arg(long, value_name = "SECONDS", value_parser = at_least::<1>)]
    pub rank_timeout: Option<usize>,
    /// Engine that runs the program: `local`, or `mpi` under `mpirun`; `mpi:4` starts four ranks
    /// itself; `pjrt:cpu`, `pjrt:cuda`, `pjrt:tpu` or `pjrt:PATH` takes a plug-in of PJRT: see
    /// docs/pjrt.md. The last one given counts [default: local].
    #[arg(long, value_name = "NAME[:ARGUMENT]", overrides_with = "engine")]
    pub engine: Option<String>,
    /// After the last step, check that all devices that are to hold the same of an output do so.
    #[arg(long)]
    pub check_replicas: bool,
    /// Who partitions the program that engine `pjrt` compiles.
    #[cfg(feature = "pod")]
    #[arg(long, value_parser = value::<Partitioner>(), default_value_t)]
    pub partitioned_by: Partitioner,
    #[command(flatten)]
    pub data: Data,
    #[command(flatten)]
    pub checkpoint: Checkpoint,
}

/// Where frames come from.
#[derive(Args, Debug)]
#[command(next_help_heading = PODS)]
pub struct Data {
    /// Folder of inputs that change from step to step: an archive per frame, or per input a folder
    /// of files or an `.npy` of all frames; see docs/data.md.
    #[arg(long, value_name = "FOLDER", conflicts_with = "data_command")]
    pub data: Option<PathBuf>,
    /// Command that writes inputs that change from step to step to its standard output, as `.npy`
    /// files one after another; PEAPOD_START_STEP says how many frames were taken.
    #[arg(long, value_name = "COMMAND", requires = "data_inputs")]
    pub data_command: Option<String>,
    /// Names of the inputs that the command writes, in the order of every frame.
    #[arg(
        long,
        value_name = "NAME,NAME",
        requires = "data_command",
        value_delimiter = ','
    )]
    pub data_inputs: Vec<String>,
    /// The command begins at the frame that PEAPOD_START_STEP says; without this, the frames
    /// before it are read and dropped where a run is resumed.
    #[arg(long, requires = "data_command")]
    pub data_seeks: bool,
    /// How often all of the data is taken, or `loop` for as often as there are steps
    /// [default: 1].
    #[arg(long, value_name = "NUMBER|loop", value_parser = epochs)]
    pub epochs: Option<Epochs>,
    /// Seconds for which a step waits for its frame before the run ends with an error
    /// [default: for ever, with a warning after 10 s].
    #[arg(long, value_name = "SECONDS", value_parser = at_least::<1>)]
    pub data_timeout: Option<usize>,
    /// Frames that are read ahead of the steps.
    #[arg(long, value_name = "NUMBER", default_value_t = 2, value_parser = at_least::<1>)]
    pub prefetch: usize,
}

/// How often data is taken; for ever, if there is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Epochs(pub Option<usize>);

fn epochs(text: &str) -> Result<Epochs, String> {
    match text {
        "loop" => Ok(Epochs(None)),
        _ => at_least::<1>(text)
            .map(|number| Epochs(Some(number)))
            .map_err(|error| format!("{error}, or `loop`")),
    }
}

/// What is kept of a run, and what it goes on from.
#[derive(Args, Debug)]
#[command(next_help_heading = PODS)]
pub struct Checkpoint {
    /// Folder for checkpoints, which are written while steps go on: see docs/checkpoints.md.
    #[arg(long, value_name = "FOLDER")]
    pub checkpoint: Option<PathBuf>,
    /// Steps from one checkpoint to the next; the last step has one too.
    #[arg(long, value_name = "STEPS", default_value_t = 100, value_parser = at_least::<1>, requires = "checkpoint")]
    pub every: usize,
    /// How many checkpoints are kept; older ones are removed once a newer one is complete.
    #[arg(long, value_name = "NUMBER", default_value_t = 3, value_parser = at_least::<1>, requires = "checkpoint")]
    pub keep: usize,
    /// Bytes of tensors in one file of a checkpoint, with K, M or G.
    #[arg(long, value_name = "BYTES", default_value = "1G", value_parser = bytes, requires = "checkpoint")]
    pub shard_bytes: u64,
    /// Go on from a checkpoint, on any mesh: the newest of --checkpoint, or of another folder, or
    /// one of them. Without any in the folder of --checkpoint the run begins at its first step.
    #[arg(long, value_name = "FOLDER|latest", num_args = 0..=1, default_missing_value = "latest")]
    pub resume: Option<PathBuf>,
    /// Where a checkpoint is damaged, go on from the newest before it that is whole.
    #[arg(long, requires = "resume")]
    pub skip_damaged: bool,
    /// Allow other inputs than those of the run that is resumed.
    #[arg(long, requires = "resume")]
    pub allow_changed_inputs: bool,
}
