//! Facts: what passes ask of any op, whichever it is.
//!
//! An op names its [`Class`] in its row of the table (in `ops/mod.rs` or `ops/tensor/mod.rs`).
//! Where ops of a class differ in more than that, the class is a trait, which the op implements in
//! its own file: an op in the wrong class does not compile, and neither does a new fact until every
//! op that it concerns has answered. No fact has a default.

use super::window::Window;
use super::{OpKind, Padding2d, TensorOp};
use crate::dimension_rule::OpTypes;
use crate::mesh::AxisId;
use crate::ops::tensor::Collective;

/// What kind of thing an op does.
#[derive(Clone, Copy)]
pub enum Class<'a> {
    /// Yields its operands; nothing is moved across it.
    Barrier,
    /// Devices exchange what they hold.
    Collective(&'a dyn Collective),
    /// Sums of products.
    Contraction(&'a dyn ContractionFacts),
    /// Runs other functions of the module.
    Control(&'a dyn ControlFacts),
    /// The position of the device along these axes.
    DeviceIndex(&'a [AxisId]),
    /// An element of the result is a function of the elements of the operands at the same index,
    /// where these have the result's shape, or are broadcast to it.
    Elementwise(&'a dyn ElementwiseFacts),
    /// Elements that follow from their index alone.
    Index,
    /// Reads or replaces elements at computed indices.
    Indexing,
    /// Puts elements of operands, and constants, at other places.
    Movement,
    /// What only its author knows.
    Opaque,
    /// Compares elements to find their order.
    Ordering,
    /// Combines elements of an operand.
    Reduction(&'a dyn ReductionFacts),
    /// The elements of operand 0 under another shape: at which place follows from attributes and
    /// shapes.
    View,
}

/// Whom an op is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Microcontrollers have kernels for it; for pods it is lowered to tensor-level ops.
    Network,
    /// What sharding and differentiation see; pods have steps for it.
    Tensor,
    /// Both as it is.
    Both,
}

/// Facts of an elementwise op.
pub trait ElementwiseFacts {
    /// Operations that it does for each element of its result; conversions count none.
    fn operations(&self) -> u64;
}

/// Facts of an op whose results are sums of products.
pub trait ContractionFacts {
    /// Multiply-accumulates. Taps in the padding count as any other. The type rule holds.
    fn macs(&self, types: &OpTypes<'_>) -> u64;
}

/// Facts of an op that combines elements.
pub trait ReductionFacts {
    /// How many elements it takes in, each as often as it does. The type rule holds.
    fn combined(&self, types: &OpTypes<'_>) -> u64;

    /// Which operand every combination begins with, where it is one of the operands.
    fn initial(&self) -> Option<usize>;
}

/// Facts of an op that runs functions.
pub trait ControlFacts {
    /// Names of the functions that it runs.
    fn callees(&self) -> Vec<&str>;

    /// The axes of the mesh that it names, each as often as it does.
    fn axes_mut(&mut self) -> Vec<&mut AxisId>;
}

/// Facts of an op that moves a window over the rows and columns of operand 0.
pub trait Windowed {
    /// Its window. The type rule holds.
    fn window(&self, types: &OpTypes<'_>) -> Window;

    /// Rows and columns around the input.
    fn padding_mut(&mut self) -> &mut Padding2d;
}

/// Elements of a shape; the largest number if there are more.
pub(super) fn product(extents: &[usize]) -> u64 {
    let mut extents = extents.iter().map(|extent| *extent as u64);
    extents
        .try_fold(1_u64, u64::checked_mul)
        .unwrap_or(u64::MAX)
}

impl<'a> Class<'a> {
    /// Multiply-accumulates, which only contractions have.
    pub fn macs(self, types: &OpTypes<'_>) -> u64 {
        if let Self::Contraction(it) = self {
            return it.macs(types);
        }
        0
    }

    /// Elements that it combines, which only reductions do, each as often as it does.
    pub fn combined(self, types: &OpTypes<'_>) -> u64 {
        if let Self::Reduction(it) = self {
            return it.combined(types);
        }
        0
    }

    /// Operations on elements, those on integers counted likewise; a multiplication with an
    /// addition counts 2. Functions that an op runs are not counted, and neither are comparisons
    /// that find an order.
    pub fn flops(self, types: &OpTypes<'_>) -> u64 {
        match self {
            Self::Contraction(it) => it.macs(types).saturating_mul(2),
            Self::Elementwise(it) => {
                let results = product(&types.results[0].shape);
                it.operations().saturating_mul(results)
            }
            Self::Reduction(it) => it.combined(types),
            Self::Barrier | Self::Collective(_) | Self::Control(_) | Self::DeviceIndex(_) => 0,
            Self::Index | Self::Indexing | Self::Movement | Self::Opaque => 0,
            Self::Ordering | Self::View => 0,
        }
    }

    /// Whether it computes new elements of those that it reads; otherwise it moves or compares
    /// them.
    pub const fn computes(self) -> bool {
        match self {
            Self::Contraction(_) | Self::Elementwise(_) | Self::Reduction(_) => true,
            Self::Barrier | Self::Collective(_) | Self::Control(_) | Self::DeviceIndex(_) => false,
            Self::Index | Self::Indexing | Self::Movement | Self::Opaque => false,
            Self::Ordering | Self::View => false,
        }
    }

    /// Axes of the mesh along which devices get different results of the same operands.
    pub fn device_axes(self) -> Option<&'a [AxisId]> {
        match self {
            Self::Collective(it) => Some(it.axes()),
            Self::DeviceIndex(axes) => Some(axes),
            Self::Barrier | Self::Contraction(_) | Self::Control(_) | Self::Elementwise(_) => None,
            Self::Index | Self::Indexing | Self::Movement => None,
            Self::Opaque | Self::Ordering => None,
            Self::Reduction(_) | Self::View => None,
        }
    }

    /// As an op in which devices exchange what they hold.
    pub fn collective(self) -> Option<&'a dyn Collective> {
        if let Self::Collective(it) = self {
            return Some(it);
        }
        None
    }

    /// Names of the functions that it runs.
    pub fn callees(self) -> Vec<&'a str> {
        if let Self::Control(it) = self {
            return it.callees();
        }
        vec![]
    }

    /// Whether it is [elementwise](Self::Elementwise).
    pub fn is_elementwise(self) -> bool {
        matches!(self, Self::Elementwise(_))
    }
}

impl OpKind {
    /// Names of the functions of the module that it runs.
    pub fn callees(&self) -> Vec<&str> {
        self.class().callees()
    }

    /// The op on shards of its operands and results, which were cut as its
    /// [dimension rule](crate::dimension_rule) allows: attributes that repeat an extent are that of
    /// the shard. `types` are those of the shards.
    ///
    /// Shapes decide, so that a dimension that was not cut stays as it is. Names of functions are
    /// kept; cutting these is up to the caller, and so is what an index along a cut dimension
    /// counts from (that of an iota, and indices into an [indexed](crate::Role::Indexed)
    /// dimension).
    pub fn localised(&self, types: &OpTypes<'_>) -> Self {
        self.tensor()
            .map_or_else(|| self.clone(), |op| op.localised(types))
    }

    /// As a tensor-level op.
    pub fn tensor(&self) -> Option<&TensorOp> {
        if let Self::Tensor(op) = self {
            return Some(op);
        }
        None
    }
}

/// The class of an op, by its name in the table.
macro_rules! class {
    (Collective $op:ident) => {
        Class::Collective($op)
    };
    (Contraction $op:ident) => {
        Class::Contraction($op)
    };
    (Control $op:ident) => {
        Class::Control($op)
    };
    (DeviceIndex $op:ident) => {
        Class::DeviceIndex(&$op.axes)
    };
    (Elementwise $op:ident) => {
        Class::Elementwise($op)
    };
    (Reduction $op:ident) => {
        Class::Reduction($op)
    };
    ($class:ident $op:ident) => {{
        let _ = $op;
        Class::$class
    }};
}

/// The axes that an op names, by its class in the table.
macro_rules! axes_mut {
    (Collective $op:ident) => {
        $op.axes_mut()
    };
    (Control $op:ident) => {
        $op.axes_mut()
    };
    (DeviceIndex $op:ident) => {
        $op.axes.iter_mut().collect()
    };
    (Barrier $op:ident) => {
        axes_mut!($op)
    };
    (Contraction $op:ident) => {
        axes_mut!($op)
    };
    (Elementwise $op:ident) => {
        axes_mut!($op)
    };
    (Index $op:ident) => {
        axes_mut!($op)
    };
    (Indexing $op:ident) => {
        axes_mut!($op)
    };
    (Movement $op:ident) => {
        axes_mut!($op)
    };
    (Opaque $op:ident) => {
        axes_mut!($op)
    };
    (Ordering $op:ident) => {
        axes_mut!($op)
    };
    (Reduction $op:ident) => {
        axes_mut!($op)
    };
    (View $op:ident) => {
        axes_mut!($op)
    };
    ($op:ident) => {{
        let _ = $op;
        vec![]
    }};
}

pub(super) use {axes_mut, class};
