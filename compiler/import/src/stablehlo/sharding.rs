//! Shardy's meshes and shardings, as structures.

/// Named axes and, where it is not the natural one, the order of the devices.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mesh {
    /// Axis names and sizes, outermost first.
    pub axes: Vec<(String, u64)>,
    /// `device_ids=[…]`; empty for 0, 1, 2…
    pub device_ids: Vec<u64>,
}

/// How a tensor is laid out over a mesh.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sharding {
    /// The mesh.
    pub mesh: MeshReference,
    /// One for each dimension of the tensor.
    pub dimensions: Vec<DimensionSharding>,
    /// Axes along which the tensor must stay whole.
    pub replicated: Vec<AxisReference>,
    /// Axes along which the tensor is still to be summed.
    pub unreduced: Vec<AxisReference>,
}

/// The mesh of a sharding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MeshReference {
    /// `@mesh`.
    Named(String),
    /// `mesh<…>` written in place.
    Inline(Mesh),
}

/// The axes over which one dimension is split.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DimensionSharding {
    /// Axes, major first.
    pub axes: Vec<AxisReference>,
    /// `?`: propagation may add axes.
    pub open: bool,
    /// `p1`: which annotations propagate first; 0 where none is written.
    pub priority: Option<u64>,
}

/// A whole axis or a part of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AxisReference {
    /// The axis.
    pub name: String,
    /// `:(2)4`.
    pub sub_axis: Option<SubAxis>,
}

/// A part of an axis: `(pre_size)size`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SubAxis {
    /// Product of the sizes of the parts before this one.
    pub pre_size: u64,
    /// Size of this part.
    pub size: u64,
}
