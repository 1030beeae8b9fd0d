//! Meshes in which the first devices along an axis count as an axis of their own.
//!
//! Eight rows over an axis of 64 devices are one row on each of the first eight, and padding on the
//! others. If these eight are an axis by themselves, a *part* of the other, the rows divide evenly:
//! no shard is longer than what it holds, a dimension that the rows become a factor of is cut in
//! the same places, and nothing is masked. The devices beyond compute with whatever their padding
//! holds; a reduction over the part leaves them out, and they get its result like the others.
//!
//! So a program is the same whether an axis has eight devices or 8192. Parts exist while shardings
//! are found and ops are cut: collectives name true axes, and how many devices count.

use std::ops::Deref;

use peapod_ir::{Annotation, AnnotationSource, Axis, AxisId, Mesh, Sharding};

/// A mesh whose axes are followed by parts of some of them.
#[derive(Clone, Debug, PartialEq)]
pub struct PartedMesh {
    mesh: Mesh,
    /// Per part the axis that it is part of.
    wholes: Vec<AxisId>,
}

impl Deref for PartedMesh {
    type Target = Mesh;

    /// The axes and parts, as a mesh: for names and sizes, not for numbers of devices.
    fn deref(&self) -> &Mesh {
        &self.mesh
    }
}

impl PartedMesh {
    /// A mesh without parts.
    pub fn new(mesh: &Mesh) -> Self {
        Self {
            mesh: mesh.clone(),
            wholes: vec![],
        }
    }

    /// The axes of an annotation of a tensor, over which no device is left without a shard.
    ///
    /// The vectors of the weight update are no exception that matters: they are elementwise, and
    /// their sums are combined with those of other lengths, so that they are over true axes.
    pub fn annotated(&mut self, shape: &[usize], annotation: &Annotation) -> Vec<Vec<AxisId>> {
        let dims = annotation.sharding.dims.iter();
        if annotation.source == AnnotationSource::WeightUpdate {
            return dims.cloned().collect();
        }
        let pairs = dims.zip(shape);
        pairs
            .map(|(axes, &extent)| self.filled(extent, axes))
            .collect()
    }

    /// True axes that split an extent, the major one cut down to the devices that hold something.
    /// Where those are no part of the major axis alone, the axes as they are.
    fn filled(&mut self, extent: usize, axes: &[AxisId]) -> Vec<AxisId> {
        let parts = self.mesh.parts(axes);
        if extent == 0 || parts == 1 {
            return axes.to_vec();
        }
        let holding = extent.div_ceil(extent.div_ceil(parts));
        let split = axes.iter().position(|axis| self.mesh.size(*axis) > 1);
        let Some((at, major)) = split.map(|at| (at, axes[at])) else {
            return axes.to_vec();
        };
        let minor = parts / self.mesh.size(major);
        if holding == parts || !holding.is_multiple_of(minor) {
            return axes.to_vec();
        }
        let mut filled = axes.to_vec();
        match holding / minor {
            1 => drop(filled.remove(at)),
            first => filled[at] = self.part(major, first),
        }
        filled
    }

    /// The first devices along an axis as an axis.
    fn part(&mut self, whole: AxisId, first: usize) -> AxisId {
        let true_axes = self.true_axes();
        let mut known = self.wholes.iter().zip(&self.mesh.axes[true_axes..]);
        if let Some(index) = known.position(|(of, axis)| (*of, axis.size) == (whole, first)) {
            return AxisId(true_axes + index);
        }
        let name = format!("{}:{first}", self.mesh.axes[whole.0].name);
        self.mesh.axes.push(Axis { name, size: first });
        self.wholes.push(whole);
        AxisId(self.mesh.axes.len() - 1)
    }

    fn true_axes(&self) -> usize {
        self.mesh.axes.len() - self.wholes.len()
    }

    /// Whether an axis is a part of another one.
    pub fn is_part(&self, axis: AxisId) -> bool {
        axis.0 >= self.true_axes()
    }

    /// The true axis that an axis is or is part of.
    pub fn whole(&self, axis: AxisId) -> AxisId {
        match self.is_part(axis) {
            true => self.wholes[axis.0 - self.true_axes()],
            false => axis,
        }
    }

    /// The true axes that axes are or are parts of.
    pub fn wholes(&self, axes: &[AxisId]) -> Vec<AxisId> {
        axes.iter().map(|axis| self.whole(*axis)).collect()
    }

    /// Whether two axes are the same devices, or parts of the same.
    pub fn overlap(&self, a: AxisId, b: AxisId) -> bool {
        self.whole(a) == self.whole(b)
    }

    /// Whether a sharding has the axis, or one that overlaps it.
    pub fn uses(&self, sharding: &Sharding, axis: AxisId) -> bool {
        let mut axes = sharding.axes();
        axes.any(|own| self.overlap(own, axis))
    }

    /// Whether no two of these axes overlap.
    pub fn are_apart(&self, axes: &[AxisId]) -> bool {
        let mut wholes = self.wholes(axes);
        wholes.sort_unstable();
        wholes.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// How a group along axes is named in a program: the true axes, and how many of its devices,
    /// the first ones, are in the parts; `None` if all do. Nothing where those that do are not the
    /// first ones.
    pub fn group(&self, axes: &[AxisId]) -> Option<(Vec<AxisId>, Option<usize>)> {
        let mut split = axes.iter().filter(|axis| self.mesh.size(**axis) > 1);
        let is_part = split.next().is_some_and(|axis| self.is_part(*axis));
        if split.any(|axis| self.is_part(*axis)) {
            return None;
        }
        let first = is_part.then(|| self.mesh.parts(axes));
        Some((self.wholes(axes), first))
    }

    /// Axes in runs that are groups each: a part begins one.
    pub fn runs<'a>(&self, axes: &'a [AxisId]) -> Vec<&'a [AxisId]> {
        let mut runs = Vec::new();
        let mut begin = 0;
        for end in 1..=axes.len() {
            if end == axes.len() || self.is_part(axes[end]) {
                runs.push(&axes[begin..end]);
                begin = end;
            }
        }
        runs
    }

    /// How a tensor is sharded at the rim of a program, if there are no parts, and how that is
    /// called inside. Dimensions whose shards would be others without parts are whole.
    pub fn at_rim(&self, shape: &[usize], sharding: &Sharding) -> [Sharding; 2] {
        let mut inner = sharding.clone();
        let mut outer = sharding.clone();
        for ((axes, of_all), extent) in inner.dims.iter_mut().zip(&mut outer.dims).zip(shape) {
            let wholes = self.wholes(axes);
            let own = self.mesh.parts(axes);
            if extent.div_ceil(own) != extent.div_ceil(self.mesh.parts(&wholes))
                || (wholes != *axes && self.group(axes).is_none())
            {
                axes.clear();
                of_all.clear();
            } else {
                *of_all = wholes;
            }
        }
        [inner, outer]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(mesh: &mut PartedMesh, extent: usize, axes: &[usize]) -> Vec<String> {
        let axes: Vec<AxisId> = axes.iter().map(|axis| AxisId(*axis)).collect();
        let filled = mesh.filled(extent, &axes).into_iter();
        filled.map(|axis| mesh.axes[axis.0].name.clone()).collect()
    }

    #[test]
    fn the_devices_that_hold_something_are_a_part() {
        let mut mesh = PartedMesh::new(&Mesh::new([("data", 64), ("model", 4), ("one", 1)]));
        assert_eq!(filled(&mut mesh, 8, &[0]), ["data:8"]);
        assert_eq!(filled(&mut mesh, 64, &[0]), ["data"]);
        // Two rows each, half as many devices.
        assert_eq!(filled(&mut mesh, 100, &[0]), ["data:50"]);
        assert_eq!(filled(&mut mesh, 63, &[2, 0]), ["one", "data:63"]);
        assert_eq!(filled(&mut mesh, 32, &[0, 1]), ["data:8", "model"]);
        // 30 of 256 devices are no rows of four.
        assert_eq!(filled(&mut mesh, 30, &[0, 1]), ["data", "model"]);
        // The one device that has something: all have it.
        assert_eq!(filled(&mut mesh, 1, &[0]), [""; 0]);
        assert_eq!(filled(&mut mesh, 4, &[0, 1]), ["model"]);
        assert_eq!(filled(&mut mesh, 0, &[0]), ["data"]);
        assert_eq!(mesh.axes.len(), 3 + 3);
    }

    #[test]
    fn groups_name_true_axes_and_how_many_count() {
        let mut mesh = PartedMesh::new(&Mesh::new([("data", 64), ("model", 4), ("one", 1)]));
        let part = mesh.part(AxisId(0), 8);
        let (data, model) = (AxisId(0), AxisId(1));
        assert_eq!(mesh.group(&[part]), Some((vec![data], Some(8))));
        assert_eq!(
            mesh.group(&[part, model]),
            Some((vec![data, model], Some(32)))
        );
        assert_eq!(mesh.group(&[data]), Some((vec![data], None)));
        assert_eq!(mesh.group(&[model, part]), None);
        let one = AxisId(2);
        assert_eq!(mesh.group(&[one, part]), Some((vec![one, data], Some(8))));
        let runs = [model, part, one];
        assert_eq!(mesh.runs(&runs), [&runs[..1], &runs[1..]]);
        assert_eq!(mesh.runs(&runs[1..]), [&runs[1..]]);
        assert!(!mesh.are_apart(&[part, model, data]));
        assert!(mesh.are_apart(&[part, model]));
    }

    #[test]
    fn shards_that_parts_alone_have_do_not_leave_the_program() {
        let mut mesh = PartedMesh::new(&Mesh::new([("data", 64)]));
        let part = mesh.part(AxisId(0), 8);
        let over = |axis| Sharding {
            dims: vec![vec![axis]],
            partial: vec![],
        };
        let [inner, outer] = mesh.at_rim(&[8], &over(part));
        assert_eq!((inner, outer), (over(part), over(AxisId(0))));
        // Over 64 devices these would be four on each.
        let [inner, outer] = mesh.at_rim(&[256], &over(part));
        let whole = Sharding::replicated(1);
        assert_eq!((&inner, &outer), (&whole, &whole));
    }
}
