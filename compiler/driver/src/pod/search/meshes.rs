//! Which meshes are tried: ways to take the devices apart into axes.

use std::ops::RangeInclusive;

use peapod_passes::pod::pipeline::PIPELINE_AXIS;

pub use peapod_sim::network::mesh_text;

/// Axes of a mesh with the devices along them, the last one varying fastest.
pub type Axes = Vec<(String, usize)>;

/// The axis that images are split over.
pub const SPACE_AXIS: &str = "space";
/// The axis that sequences are split over.
pub const SEQUENCE_AXIS: &str = "sequence";

/// Most devices along `model`, unless `--axes` says so.
const MODEL_MAX: usize = 64;
/// Most devices along `space`, unless `--axes` says so.
const SPACE_MAX: usize = 16;
/// Most devices along `sequence`, unless `--axes` says so.
const SEQUENCE_MAX: usize = 8;
/// Most stages of a pipeline, unless `--axes` says so.
const PIPE_MAX: usize = 8;

/// An axis, and how many devices it may have: `model`, `model=8`, `model=2..16`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AxisRange {
    /// Its name.
    pub name: String,
    /// Devices along it.
    pub sizes: RangeInclusive<usize>,
}

impl AxisRange {
    fn new(name: &str, sizes: RangeInclusive<usize>) -> Self {
        let name = name.to_owned();
        Self { name, sizes }
    }

    /// An axis of any size.
    pub fn any(name: &str) -> Self {
        Self::new(name, 1..=usize::MAX)
    }
}

impl std::str::FromStr for AxisRange {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("cannot read the axis {text:?}; write for example model=2..16");
        let Some((name, sizes)) = text.split_once('=') else {
            return match text.trim() {
                "" => Err(wrong()),
                name => Ok(Self::any(name)),
            };
        };
        let (low, high) = sizes.split_once("..").unwrap_or((sizes, sizes));
        let number = |text: &str| text.trim().parse::<usize>().ok();
        match (name.trim(), number(low), number(high)) {
            (name, Some(low), Some(high)) if !name.is_empty() && 0 < low && low <= high => {
                Ok(Self::new(name, low..=high))
            }
            _ => Err(wrong()),
        }
    }
}

/// The axes that are tried where nothing names others: stages first, as pipelines have them.
pub fn usual_axes(images: bool, sequences: bool) -> Vec<AxisRange> {
    let mut axes = vec![
        AxisRange::new(PIPELINE_AXIS, 1..=PIPE_MAX),
        AxisRange::any("data"),
    ];
    if images {
        axes.push(AxisRange::new(SPACE_AXIS, 1..=SPACE_MAX));
    }
    if sequences && !images {
        axes.push(AxisRange::new(SEQUENCE_AXIS, 1..=SEQUENCE_MAX));
    }
    axes.push(AxisRange::new("model", 1..=MODEL_MAX));
    axes
}

/// All meshes of so many devices, those with few axes first, then those with most devices along
/// the first axis.
pub fn meshes(devices: usize, axes: &[AxisRange]) -> Vec<Axes> {
    let mut meshes: Vec<(Axes, usize)> = vec![(vec![], devices)];
    for axis in axes {
        let longer = meshes.iter().flat_map(|(mesh, rest)| {
            let sizes = (1..=*rest).filter(|size| rest.is_multiple_of(*size));
            let sizes = sizes.filter(|size| axis.sizes.contains(size));
            sizes.map(move |size| {
                let added = [(axis.name.clone(), size)];
                ([&mesh[..], &added].concat(), rest / size)
            })
        });
        meshes = longer.collect();
    }
    let whole = meshes.into_iter().filter(|(_, rest)| *rest == 1);
    let mut meshes: Vec<Axes> = whole.map(|(mesh, _)| mesh).collect();
    let split = |mesh: &Axes| mesh.iter().filter(|(_, size)| *size > 1).count();
    meshes.sort_by_key(|mesh| {
        let sizes = mesh.iter().map(|(_, size)| std::cmp::Reverse(*size));
        (split(mesh), sizes.collect::<Vec<_>>())
    });
    meshes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_are_read_with_their_sizes() {
        let read = |text: &str| text.parse::<AxisRange>();
        assert_eq!(read("model"), Ok(AxisRange::any("model")));
        assert_eq!(read("model=4"), Ok(AxisRange::new("model", 4..=4)));
        assert_eq!(read("model=2..8"), Ok(AxisRange::new("model", 2..=8)));
        for wrong in ["", "=2", "model=", "model=0", "model=8..2", "model=2..x"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn meshes_multiply_out_within_their_limits() {
        let of = |devices, axes: &[AxisRange]| -> Vec<String> {
            meshes(devices, axes)
                .iter()
                .map(|mesh| mesh_text(mesh))
                .collect()
        };
        let axes = [AxisRange::any("data"), AxisRange::new("model", 1..=4)];
        let expected = [
            "data=12,model=1",
            "data=6,model=2",
            "data=4,model=3",
            "data=3,model=4",
        ];
        assert_eq!(of(12, &axes), expected);
        assert!(of(8, &[AxisRange::new("data", 3..=3)]).is_empty());
        for mesh in meshes(8192, &usual_axes(true, false)) {
            let sizes = mesh.iter().map(|(_, size)| *size);
            assert_eq!(sizes.product::<usize>(), 8192);
            assert!(mesh[0].1 <= PIPE_MAX && mesh[2].1 <= SPACE_MAX && mesh[3].1 <= MODEL_MAX);
        }
    }
}
