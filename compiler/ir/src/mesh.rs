//! Meshes of devices with named axes, and how tensors are sharded over them.

use std::fmt;

/// Devices in a grid with named axes. Device ids count row-major: the last axis varies fastest.
///
/// Without axes there is one device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mesh {
    /// Axes, outermost first; names are unique.
    pub axes: Vec<Axis>,
}

/// One axis of a mesh.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    /// Its name, e.g. `data`.
    pub name: String,
    /// Devices along it; at least 1.
    pub size: usize,
}

/// An axis of a mesh: an index into [`Mesh::axes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AxisId(pub usize);

impl Mesh {
    /// A mesh with these axes.
    pub fn new<'a>(axes: impl IntoIterator<Item = (&'a str, usize)>) -> Self {
        let axis = |(name, size): (&str, usize)| Axis {
            name: name.to_owned(),
            size,
        };
        Self {
            axes: axes.into_iter().map(axis).collect(),
        }
    }

    /// Number of devices.
    pub fn devices(&self) -> usize {
        self.axes.iter().map(|axis| axis.size).product()
    }

    /// The axis with this name.
    pub fn axis(&self, name: &str) -> Option<AxisId> {
        let position = self.axes.iter().position(|axis| axis.name == name);
        position.map(AxisId)
    }

    /// Devices along an axis.
    pub fn size(&self, axis: AxisId) -> usize {
        self.axes[axis.0].size
    }

    /// Devices along several axes together.
    pub fn parts(&self, axes: &[AxisId]) -> usize {
        axes.iter().map(|axis| self.size(*axis)).product()
    }

    /// Place of a device along every axis.
    pub fn coordinates(&self, device: usize) -> Vec<usize> {
        let mut rest = device;
        let mut places: Vec<usize> = Vec::with_capacity(self.axes.len());
        for axis in self.axes.iter().rev() {
            places.push(rest % axis.size);
            rest /= axis.size;
        }
        places.reverse();
        places
    }

    /// Place of a device along several axes taken together, the first being the major one: which
    /// shard of a dimension split over `axes` it holds.
    pub fn position(&self, device: usize, axes: &[AxisId]) -> usize {
        let places = self.coordinates(device);
        let step = |position, axis: &AxisId| position * self.size(*axis) + places[axis.0];
        axes.iter().fold(0, step)
    }

    /// Devices that work together in a collective over `axes`: those that differ in these axes
    /// only. Groups in order of their first device; in a group, by [`position`](Self::position).
    pub fn groups(&self, axes: &[AxisId]) -> Vec<Vec<usize>> {
        let mut groups: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
        for device in 0..self.devices() {
            let mut rest = self.coordinates(device);
            for axis in axes {
                rest[axis.0] = 0;
            }
            match groups.iter_mut().find(|(key, _)| *key == rest) {
                Some((_, members)) => members.push(device),
                None => groups.push((rest, vec![device])),
            }
        }
        let sorted = groups.into_iter().map(|(_, mut members)| {
            members.sort_by_key(|device| self.position(*device, axes));
            members
        });
        sorted.collect()
    }
}

/// `data=2,model=4`.
impl fmt::Display for Mesh {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, axis) in self.axes.iter().enumerate() {
            f.write_str(if position == 0 { "" } else { "," })?;
            write!(f, "{}={}", axis.name, axis.size)?;
        }
        Ok(())
    }
}

/// How a tensor is sharded over a mesh.
///
/// A dimension of extent d that is split over axes of n devices in all is cut into n shards of ⌈d /
/// n⌉. Where n does not divide d, the last shards are padded on the right, and the contents of the
/// padding is not specified.
///
/// An axis occurs once at most. Along the axes that do not occur every device holds the same.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sharding {
    /// For each dimension the axes that split it, major first.
    pub dims: Vec<Vec<AxisId>>,
    /// Axes over which the shards are still to be summed: the value is the sum over these devices.
    pub partial: Vec<AxisId>,
}

impl Sharding {
    /// Every device holds all of a tensor of this rank.
    pub fn replicated(rank: usize) -> Self {
        Self {
            dims: vec![vec![]; rank],
            partial: vec![],
        }
    }

    /// Whether every device holds all of it, summed up.
    pub fn is_replicated(&self) -> bool {
        self.dims.iter().all(Vec::is_empty) && self.partial.is_empty()
    }

    /// Every axis that occurs, as a dimension's or as a partial one.
    pub fn axes(&self) -> impl Iterator<Item = AxisId> {
        self.dims.iter().flatten().chain(&self.partial).copied()
    }

    /// Whether the axis splits a dimension or is partial.
    pub fn uses(&self, axis: AxisId) -> bool {
        self.axes().any(|used| used == axis)
    }

    /// The shape of one shard of a tensor of shape `global`.
    pub fn local_shape(&self, mesh: &Mesh, global: &[usize]) -> Vec<usize> {
        let dims = global.iter().zip(&self.dims);
        dims.map(|(extent, axes)| extent.div_ceil(mesh.parts(axes)))
            .collect()
    }

    /// Whether the axes of every dimension divide its extent.
    pub fn is_even(&self, mesh: &Mesh, global: &[usize]) -> bool {
        let mut dims = global.iter().zip(&self.dims);
        dims.all(|(extent, axes)| extent.is_multiple_of(mesh.parts(axes)))
    }

    /// For people: `[{data}, {}]`, and `+{model}` for partial axes.
    pub fn describe(&self, mesh: &Mesh) -> String {
        let names = |axes: &[AxisId]| {
            let names = axes.iter().map(|axis| mesh.axes[axis.0].name.as_str());
            format!("{{{}}}", names.collect::<Vec<_>>().join(", "))
        };
        let dims: Vec<String> = self.dims.iter().map(|axes| names(axes)).collect();
        let mut text = format!("[{}]", dims.join(", "));
        if !self.partial.is_empty() {
            text += &format!("+{}", names(&self.partial));
        }
        text
    }
}

/// What the source file or the user says of a value's sharding.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotation {
    /// The axes that were named.
    pub sharding: Sharding,
    /// Per dimension, whether propagation may add axes to those named.
    pub open: Vec<bool>,
    /// Per dimension, when its axes propagate: those of a lower number first; none is 0.
    pub priorities: Vec<u32>,
    /// Who says so.
    pub source: AnnotationSource,
    /// Numbers of the groups whose members are all sharded alike (Shardy's `sharding_group`);
    /// groups that share a member are one.
    pub groups: Vec<u32>,
}

/// Who says how a value is sharded. The text form has it in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum AnnotationSource {
    /// No device is named.
    #[default]
    Unstated,
    /// The source file or the user, e.g. `--shard 'w*=model'` or `line 3`.
    Stated(String),
    /// The default for data: sharded over the data axes.
    DataByDefault,
    /// The default for what is not data: replicated.
    WholeByDefault,
    /// The pass that shards the weight update.
    WeightUpdate,
    /// The pass that stores parameters in shards.
    GatheredBeforeUse,
}

impl AnnotationSource {
    /// Sources that are always worded in the same way.
    const WORDED: [Self; 5] = [
        Self::Unstated,
        Self::DataByDefault,
        Self::WholeByDefault,
        Self::WeightUpdate,
        Self::GatheredBeforeUse,
    ];

    /// In words.
    pub fn words(&self) -> &str {
        match self {
            Self::Unstated => "",
            Self::Stated(words) => words,
            Self::DataByDefault => "data by default",
            Self::WholeByDefault => "whole by default",
            Self::WeightUpdate => "weight-update sharding",
            Self::GatheredBeforeUse => "gathered before use",
        }
    }
}

impl From<String> for AnnotationSource {
    fn from(words: String) -> Self {
        let mut worded = Self::WORDED.into_iter();
        let known = worded.find(|source| source.words() == words);
        known.unwrap_or(Self::Stated(words))
    }
}

impl Annotation {
    /// Names of groups for a value of which nothing else is said.
    pub fn of_groups(rank: usize, groups: Vec<u32>, source: AnnotationSource) -> Self {
        Self {
            sharding: Sharding::replicated(rank),
            open: vec![true; rank],
            priorities: vec![],
            source,
            groups,
        }
    }

    /// Whether it says nothing but of which groups a value is.
    pub fn is_of_groups_only(&self) -> bool {
        let names_axes = self.sharding.axes().next().is_some();
        !self.groups.is_empty() && !names_axes && self.open.iter().all(|open| *open)
    }

    /// When the axes of a dimension propagate.
    pub fn priority(&self, dim: usize) -> u32 {
        self.priorities.get(dim).copied().unwrap_or(0)
    }

    /// The least number of the dimensions that name axes.
    pub fn first_priority(&self) -> u32 {
        let dims = self.sharding.dims.iter().enumerate();
        let named = dims.filter(|(_, axes)| !axes.is_empty());
        named.map(|(dim, _)| self.priority(dim)).min().unwrap_or(0)
    }
}
