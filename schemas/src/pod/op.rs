//! What steps do: one struct per op, with checked attributes.

use alloc::vec::Vec;

use super::element::{Function, Relation};
use super::{Collective, Combiner, DType, ElementOp};

/// What a step does.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the structs say it")]
pub enum Op {
    Fusion(Fusion),
    DotGeneral(DotGeneral),
    Convolution(Convolution),
    Reduce(Reduce),
    ReduceWindow(ReduceWindow),
    SelectAndScatter(SelectAndScatter),
    Gather(Gather),
    Scatter(Scatter),
    Sort(Sort),
    /// Results: values, indices (i32); the largest first, along the last dimension.
    TopK,
    ArgReduce(ArgReduce),
    Concatenation(Concatenation),
    InteriorPad(InteriorPad),
    Slice(Slice),
    /// Operands: x, then a scalar start per dimension.
    DynamicSlice,
    /// Operands: x, update, then a scalar start per dimension.
    DynamicUpdateSlice,
    Transpose(Transpose),
    Reverse(Reverse),
    BroadcastInDim(BroadcastInDim),
    /// The same bytes; operands and results in pairs.
    Copy,
    Case(Case),
    While(While),
    Collective(Collective),
    PartitionIndex(PartitionIndex),
    Send(Send),
    Receive(Receive),
    RaggedDot(RaggedDot),
}

/// An elementwise chain over one iteration space, run tile by tile.
///
/// Registers: first one per operand, then one per entry of `body`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fusion {
    /// The iteration space; extents are at least 1.
    pub shape: Vec<usize>,
    /// Per operand, where it is read.
    pub views: Vec<View>,
    /// What is computed.
    pub body: Vec<ElementStep>,
    /// Per result, the register that is stored, dense and row-major.
    pub outputs: Vec<usize>,
    /// Element type of each register.
    pub types: Vec<DType>,
}

/// Where an operand of a fusion is read: `offset` + sum of index times stride, in elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The element read at index 0.
    pub offset: i64,
    /// Per dimension of the iteration space; 0 repeats.
    pub strides: Vec<i64>,
}

/// One function of registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElementStep {
    /// The function.
    pub op: ElementOp,
    /// The same, with the kind of elements that it takes.
    pub function: Function,
    /// Type of the result.
    pub dtype: DType,
    /// Registers of the arguments; those beyond the function's arity are 0.
    pub registers: [usize; 3],
    /// For `Iota` the dimension; for `ReducePrecision` exponent bits times 256 plus mantissa bits.
    pub dim: usize,
}

/// Operands: left, right. Result dimensions: batch, left free, right free.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DotGeneral {
    /// Batch dimensions of the left operand.
    pub left_batch: Vec<usize>,
    /// Those of the right one that belong to them.
    pub right_batch: Vec<usize>,
    /// Dimensions of the left operand that are summed over.
    pub left_contracting: Vec<usize>,
    /// Those of the right one that belong to them.
    pub right_contracting: Vec<usize>,
}

/// Products of rows with the matrix of their group. Operands: left `[batch…, rows, depth]`, right,
/// and of each group where its rows begin and where they end (i64), `[batch…, groups]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RaggedDot {
    /// Whether rows are summed over: right is `[batch…, rows, columns]`, the result
    /// `[batch…, groups, depth, columns]`. Else right is `[batch…, groups, depth, columns]`, the
    /// result `[batch…, rows, columns]`.
    pub summed: bool,
    /// Whether matrices of groups are `[columns, depth]`; only where rows are not summed over.
    pub transposed: bool,
    /// Groups of all devices, among which the rows are divided; at least 1.
    pub groups: usize,
}

/// How a window slides along one dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sliding {
    /// From one position to the next, in elements of the dilated operand; at least 1.
    pub stride: usize,
    /// Elements before the first one; negative ones take elements away.
    pub low: i64,
    /// Elements after the last one.
    pub high: i64,
    /// From one element of the operand to the next; at least 1.
    pub base_dilation: usize,
    /// From one element of the window to the next; at least 1.
    pub window_dilation: usize,
}

/// Operands: x, kernel. Layouts list dimensions: batch, channels, spatial…; of the kernel input
/// channels, output channels, spatial….
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Convolution {
    /// Of x.
    pub x_layout: Vec<usize>,
    /// Of the kernel.
    pub kernel_layout: Vec<usize>,
    /// Of the result.
    pub result_layout: Vec<usize>,
    /// Per spatial dimension.
    pub sliding: Vec<Sliding>,
    /// Per spatial dimension, whether the kernel is reversed.
    pub reversed: Vec<bool>,
    /// Groups of channels; 1 where there are groups of batches.
    pub feature_groups: usize,
    /// Groups of batches; 1 where there are groups of channels.
    pub batch_groups: usize,
}

/// Operands: x, initial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reduce {
    /// How elements are combined.
    pub combiner: Combiner,
    /// Dimensions that vanish.
    pub dims: Vec<usize>,
}

/// Operands: x, initial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReduceWindow {
    /// How elements are combined.
    pub combiner: Combiner,
    /// Extents of the window.
    pub window: Vec<usize>,
    /// Per dimension.
    pub sliding: Vec<Sliding>,
}

/// Operands: x, source, initial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectAndScatter {
    /// Which element of a window is selected: one that so relates to all others.
    pub select: Relation,
    /// How elements are combined.
    pub combiner: Combiner,
    /// Extents of the window.
    pub window: Vec<usize>,
    /// Per dimension, without dilation.
    pub sliding: Vec<Sliding>,
}

/// How indices point into a tensor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// Dimensions of the tensor that the parts of an index belong to.
    pub dims: Vec<usize>,
    /// Dimensions of the tensor that go along with some of the indices.
    pub batch: Vec<usize>,
    /// Those of the indices.
    pub indices_batch: Vec<usize>,
    /// Dimension of the indices that holds the parts of one; their rank where an index is a scalar.
    pub index_vector_dim: usize,
}

/// Operands: x, indices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gather {
    /// Where slices begin.
    pub points: Points,
    /// Dimensions of the result that walk through a slice.
    pub offset_dims: Vec<usize>,
    /// Dimensions of x that slices do not have.
    pub collapsed: Vec<usize>,
    /// Extents of a slice, per dimension of x.
    pub slice_sizes: Vec<usize>,
}

/// Operands: x, indices, updates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scatter {
    /// Where updates go.
    pub points: Points,
    /// Dimensions of the updates that walk through a slice.
    pub window_dims: Vec<usize>,
    /// Dimensions of x that slices do not have.
    pub inserted: Vec<usize>,
    /// How updates and elements are combined; `None`: updates take the place of elements.
    pub combiner: Option<Combiner>,
}

/// A stable sort: the first `keys` operands decide the order along `dim`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sort {
    /// The dimension.
    pub dim: usize,
    /// Operands that decide; at least 1.
    pub keys: usize,
    /// The largest first.
    pub descending: bool,
    /// Floats in their total order.
    pub total_order: bool,
}

/// Operands: x. Results: the extreme value along `dim`, and its first index (integers).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArgReduce {
    /// The dimension.
    pub dim: usize,
    /// The largest; else the smallest.
    pub max: bool,
}

/// Operands one after another along `dim`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Concatenation {
    /// The dimension.
    pub dim: usize,
}

/// Operands: x, value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InteriorPad {
    /// Per dimension.
    pub dims: Vec<Pad>,
}

/// How one dimension is padded; negative padding takes elements away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pad {
    /// Before the first element.
    pub low: i64,
    /// After the last element.
    pub high: i64,
    /// Between two elements.
    pub interior: usize,
}

/// Per dimension the first index, and the step to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slice {
    /// First indices.
    pub start: Vec<usize>,
    /// Steps; at least 1.
    pub stride: Vec<usize>,
}

/// Result dimension i is operand dimension `permutation[i]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transpose {
    /// A permutation of the dimensions.
    pub permutation: Vec<usize>,
}

/// The opposite order along some dimensions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reverse {
    /// The dimensions.
    pub dims: Vec<usize>,
}

/// Operand dimension i becomes result dimension `dims[i]`; extent 1 repeats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BroadcastInDim {
    /// Per dimension of the operand.
    pub dims: Vec<usize>,
}

/// Operand 0 is an i32 or bool index; the others are arguments of every branch. Out of range takes
/// the last branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// Computations; at least one.
    pub branches: Vec<usize>,
}

/// Operands: the values that change (as many as results), then those that do not; both computations
/// take all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct While {
    /// The computation that yields one Bool.
    pub condition: usize,
    /// The computation that yields the changed values.
    pub body: usize,
}

/// No operand; the result is an i32 scalar: the position of the device along the axes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartitionIndex {
    /// Axes of the mesh, the major one first.
    pub axes: Vec<usize>,
}

/// Operands go to the device at the same position of the stage that receives from this channel; no
/// result, and nobody is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Send {
    /// Number of the message.
    pub channel: u32,
}

/// No operand; results are what was sent to the channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Receive {
    /// Number of the message.
    pub channel: u32,
}

impl Op {
    /// Name of the op in the IR.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Fusion(_) => "fusion",
            Self::DotGeneral(_) => "dot_general",
            Self::Convolution(_) => "convolution",
            Self::Reduce(_) => "reduce",
            Self::ReduceWindow(_) => "reduce_window",
            Self::SelectAndScatter(_) => "select_and_scatter",
            Self::Gather(_) => "gather",
            Self::Scatter(_) => "scatter",
            Self::Sort(_) => "sort",
            Self::TopK => "top_k",
            Self::ArgReduce(_) => "arg_reduce",
            Self::Concatenation(_) => "concatenation",
            Self::InteriorPad(_) => "interior_pad",
            Self::Slice(_) => "slice",
            Self::DynamicSlice => "dynamic_slice",
            Self::DynamicUpdateSlice => "dynamic_update_slice",
            Self::Transpose(_) => "transpose",
            Self::Reverse(_) => "reverse",
            Self::BroadcastInDim(_) => "broadcast_in_dim",
            Self::Copy => "copy",
            Self::Case(_) => "case",
            Self::While(_) => "while",
            Self::Collective(it) => it.kind().name(),
            Self::PartitionIndex(_) => "partition_index",
            Self::Send(_) => "send",
            Self::Receive(_) => "receive",
            Self::RaggedDot(_) => "ragged_dot",
        }
    }

    /// The collective that it is, if it is one.
    pub fn collective(&self) -> Option<&Collective> {
        if let Self::Collective(it) = self {
            Some(it)
        } else {
            None
        }
    }

    /// Whether it is one end of a message between stages.
    pub const fn is_message(&self) -> bool {
        matches!(self, Self::Send(_) | Self::Receive(_))
    }

    /// Computations that it runs.
    pub fn callees(&self) -> impl Iterator<Item = usize> {
        let branches = if let Self::Case(it) = self {
            &it.branches[..]
        } else {
            &[]
        };
        let repeated = if let Self::While(it) = self {
            Some([it.condition, it.body])
        } else {
            None
        };
        let repeated = repeated.into_iter().flatten();
        branches.iter().copied().chain(repeated)
    }
}

impl View {
    /// Whether elements of an iteration space of this shape are read one after another from the
    /// first.
    pub fn is_identity(&self, shape: &[usize]) -> bool {
        let mut dense = 1;
        let mut dims = shape.iter().zip(&self.strides).rev();
        self.offset == 0
            && dims.all(|(&extent, &stride)| {
                let here = dense;
                dense *= extent as i64;
                extent == 1 || stride == here
            })
    }
}

impl ElementStep {
    /// Registers of the arguments.
    pub fn arguments(&self) -> &[usize] {
        &self.registers[..self.op.arity()]
    }
}
