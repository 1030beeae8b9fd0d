//! Options of the compiler for pods.

use std::num::NonZero;
use std::thread;

use peapod_diagnostic::{Result, bail, code, ensure};

pub use crate::pod::compile::Input;
pub use crate::pod::feedback::{FeedRule, Feedback};
pub use peapod_ir::Mesh;
pub use peapod_passes::PodOptions;
pub use peapod_passes::pod::PlanOptions;
pub use peapod_passes::pod::annotate::{AnnotateOptions, Layout, ShardRule};
pub use peapod_passes::pod::bucket::BUCKET_BYTES;
pub use peapod_passes::pod::gradient_reduction::GradientReduction;
pub use peapod_passes::pod::one_hot_einsum::OneHotEinsum;
pub use peapod_passes::pod::pipeline::asynchronous::{Decay, DelayOptions};
pub use peapod_passes::pod::pipeline::schedule::{Schedule, Table};
pub use peapod_passes::pod::pipeline::stages::Cuts;
pub use peapod_passes::pod::pipeline::{PIPELINE_AXIS, PipelineOptions};
pub use peapod_passes::pod::two_level::TwoLevel;
pub use peapod_passes::pod::weight_update::WeightUpdateOptions;
pub use peapod_passes::pod::windowed_einsum::WindowedEinsum;

/// Reads a mesh such as `data=2,model=4`.
///
/// # Errors
///
/// The text is not a list of axes with their devices, or has an axis twice.
pub fn parse_mesh(text: &str) -> Result<Mesh> {
    let error = |message: String| {
        let help = "give every axis a name and a size, for example data=2,model=4";
        code::MESH_SYNTAX.error(message, help)
    };
    let mut axes: Vec<(&str, usize)> = Vec::new();
    for axis in text.split(',') {
        let parts = axis
            .split_once('=')
            .map(|(name, size)| (name.trim(), size.trim().parse()));
        let Some((name, Ok(size))) = parts else {
            bail!(error(format!(
                "expected an axis NAME=SIZE of the mesh, found {axis:?}"
            )));
        };
        ensure!(
            !name.is_empty() && size > 0,
            error(format!(
                "expected a name and a positive size, found the mesh axis {axis:?}"
            ))
        );
        ensure!(
            axes.iter().all(|(known, _)| *known != name),
            error(format!("the mesh {text} has the axis `{name}` twice"))
        );
        axes.push((name, size));
    }
    Ok(Mesh::new(axes))
}

/// Most threads per core of this machine: more only cost memory.
const THREADS_PER_CORE: usize = 32;

/// Threads to start where so many are asked for; 0 asks for one per core.
///
/// # Errors
///
/// They are more than this machine has use for.
pub fn threads(asked: usize) -> Result<usize> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let most = cores.saturating_mul(THREADS_PER_CORE);
    ensure!(
        asked <= most,
        code::OPTION_VALUE.error(
            format!("{asked} threads exceed the limit of {most} on this machine"),
            format!("give at most --threads {most}"),
        )
    );
    Ok(if asked == 0 { cores } else { asked })
}
