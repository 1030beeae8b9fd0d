//! Options of the compiler for pods.

use peapod_diagnostic::{Result, bail, code, ensure};
use peapod_ir::Mesh;

pub use peapod_passes::PodOptions;
pub use peapod_passes::pod::PlanOptions;
pub use peapod_passes::pod::annotate::{AnnotateOptions, Layout, ShardRule};
pub use peapod_passes::pod::bucket::BUCKET_BYTES;
pub use peapod_passes::pod::weight_update::WeightUpdateOptions;

/// Reads a mesh such as `data=2,model=4`.
///
/// # Errors
///
/// The text is no list of axes with their devices, or has an axis twice.
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
