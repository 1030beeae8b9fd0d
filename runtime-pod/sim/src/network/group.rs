//! Groups of devices that take part in a collective together: those that differ in some axes only.
//! All groups of the machine do the same at the same time, and share links.

use crate::SimError;

use super::embedding::{CORE, Embedding, Segment, mesh_text};
use super::torus::Links;

/// The groups of a set of axes.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    /// The axes and their places, for messages.
    pub(crate) described: String,
    /// The axes, major first.
    pub(crate) axes: Vec<usize>,
    /// Cores of a chip in one group.
    pub(crate) cores: usize,
    /// Where chips of one group are; parts of one dimension that are neighbours are one.
    pub(crate) segments: Vec<Segment>,
    /// Devices of a group.
    pub(crate) parts: usize,
    /// From the first device of a group to the one at each position.
    pub(crate) offsets: Vec<usize>,
    /// The first device of each group, ascending.
    pub(crate) firsts: Vec<usize>,
}

impl Group {
    pub(crate) fn new(embedding: &Embedding, axes: &[usize]) -> Result<Self, SimError> {
        let mesh = embedding.mesh();
        for (index, &axis) in axes.iter().enumerate() {
            let wrong = |message| SimError::Axis {
                axis,
                mesh: mesh_text(&mesh.axes),
                message,
            };
            if axis >= embedding.axes.len() {
                return Err(wrong("index out of range"));
            }
            if axes[..index].contains(&axis) {
                return Err(wrong("it is named twice"));
            }
        }
        let others: Vec<usize> = (0..embedding.axes.len())
            .filter(|axis| !axes.contains(axis))
            .collect();
        let segments = axes.iter().flat_map(|&axis| &embedding.axes[axis].segments);
        let (cores, chips): (Vec<Segment>, Vec<Segment>) =
            segments.partition(|segment| segment.place == CORE);
        let offsets = mesh.along(axes);
        Ok(Self {
            described: described(embedding, axes),
            axes: axes.to_vec(),
            cores: cores.iter().map(|segment| segment.extent).product(),
            segments: merged(chips),
            parts: offsets.len(),
            offsets,
            firsts: mesh.along(&others),
        })
    }

    /// Whether the chips of a segment form a ring: all of a dimension that wraps.
    pub(crate) fn is_ring(links: &Links, segment: &Segment) -> bool {
        let dim = &links.machine().dims[segment.place - 1];
        dim.is_ring() && segment.stride * segment.extent == dim.chips
    }

    /// Whether no two segments run along the same dimension.
    pub(crate) fn is_grid(&self) -> bool {
        let places = self.segments.iter().map(|segment| segment.place);
        let places: Vec<usize> = places.collect();
        places
            .iter()
            .enumerate()
            .all(|(index, place)| !places[..index].contains(place))
    }
}

/// Segments by dimension and stride; where one begins as another ends, they are one.
fn merged(mut segments: Vec<Segment>) -> Vec<Segment> {
    segments.sort_by_key(|segment| (segment.place, segment.stride));
    let mut merged: Vec<Segment> = vec![];
    for segment in segments {
        match merged.last_mut() {
            Some(last)
                if last.place == segment.place && last.stride * last.extent == segment.stride =>
            {
                last.extent *= segment.extent;
            }
            Some(_) | None => merged.push(segment),
        }
    }
    merged
}

fn described(embedding: &Embedding, axes: &[usize]) -> String {
    let names = axes.iter().map(|&axis| embedding.axes[axis].name.as_str());
    format!("[{}] of {embedding}", names.collect::<Vec<_>>().join(", "))
}
