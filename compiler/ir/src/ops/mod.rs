//! The op set: one file and one row of a table per structured op, one table for elementwise ops.
//!
//! An op file holds everything that is true of the op on paper: attributes, type rule, meaning.
//! What is a choice (which kernel, what to fuse) lives in the passes, which ask any op for its
//! [facts].

use std::fmt;

mod along;
pub mod attribute;
mod contraction;
pub mod elementwise;
mod empty;
pub mod facts;
mod fold;
mod signal;
pub mod tensor;
mod window;

pub use crate::type_rule;
pub use along::{Along, AlongOp};
pub use contraction::{Contraction, sums_are_wide};
pub use elementwise::{
    Binary, BinaryOp, Composer, Composite, CompositeOp, Paired, PairedOp, Unary, UnaryOp,
};
pub use facts::{Class, Level};
pub use fold::{Fold, FoldOp};
pub use resize::ResizeMode;
pub use signal::{Signal, SignalOp, Smoothing};
pub use tensor::TensorOp;
pub use window::Window;

use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::type_rule::TypeRule;
use attribute::{AttributeError, AttributeReader, Attributes};
use facts::{Windowed, class};

/// Makes an op hashable, whose first attribute is a float: that is compared by its bits.
macro_rules! eq_by_bits {
    ($op:ident: $float:ident $(, $other:ident)*) => {
        impl PartialEq for $op {
            fn eq(&self, other: &Self) -> bool {
                self.$float.to_bits() == other.$float.to_bits() $(&& self.$other == other.$other)*
            }
        }

        impl Eq for $op {}

        impl std::hash::Hash for $op {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                self.$float.to_bits().hash(state);
                $(self.$other.hash(state);)*
            }
        }
    };
}
use eq_by_bits;

/// The meaning of a word in a column of the table.
macro_rules! column {
    (fused $op:ident) => {
        Some(&mut $op.activation)
    };
    (window $op:ident) => {
        Some($op)
    };
    (none $op:ident) => {{
        let _ = $op;
        None
    }};
}

macro_rules! ops {
    (
        families { $($(#[$family_doc:meta])* $family:ident = $functions:ident:
            $family_class:ident $family_level:ident $family_activation:ident;)* }
        $($(#[$doc:meta])* $module:ident::$op:ident = $mnemonic:literal:
            $class:ident $level:ident $activation:ident $window:ident $states:tt;)*
    ) => {
        $(pub mod $module;)*
        $(pub use $module::$op;)*

        /// Which operation, with its attributes.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum OpKind {
            $($(#[$family_doc])* $family($family),)*
            $($(#[$doc])* $op($op),)*
            /// One of the tensor-level ops, which microcontrollers have no kernels for.
            Tensor(TensorOp),
        }

        $(impl From<$op> for OpKind {
            fn from(op: $op) -> Self {
                Self::$op(op)
            }
        })*

        impl OpKind {
            /// Name in the text form.
            pub fn mnemonic(&self) -> &'static str {
                match self {
                    $(Self::$family(it) => it.op.mnemonic(),)*
                    $(Self::$op(_) => $mnemonic,)*
                    Self::Tensor(op) => op.mnemonic(),
                }
            }

            /// What is true of this op on paper.
            pub fn def(&self) -> &dyn OpDef {
                match self {
                    $(Self::$family(op) => op,)*
                    $(Self::$op(op) => op,)*
                    Self::Tensor(op) => op.def(),
                }
            }

            /// What kind of thing it does.
            pub fn class(&self) -> Class<'_> {
                match self {
                    $(Self::$family(op) => class!($family_class op),)*
                    $(Self::$op(op) => class!($class op),)*
                    Self::Tensor(op) => op.class(),
                }
            }

            /// Whom it is for.
            pub fn level(&self) -> Level {
                match self {
                    $(Self::$family(_) => Level::$family_level,)*
                    $(Self::$op(_) => Level::$level,)*
                    Self::Tensor(_) => Level::Tensor,
                }
            }

            /// The activation that it applies to its result, where it can apply one.
            pub fn activation_mut(&mut self) -> Option<&mut Activation> {
                match self {
                    $(Self::$family(op) => column!($family_activation op),)*
                    $(Self::$op(op) => column!($activation op),)*
                    Self::Tensor(_) => None,
                }
            }

            /// As an op that moves a window over rows and columns.
            pub fn windowed(&self) -> Option<&dyn Windowed> {
                match self {
                    $(Self::$family(_) => None,)*
                    $(Self::$op(op) => column!($window op),)*
                    Self::Tensor(_) => None,
                }
            }

            /// As an op that moves a window over rows and columns, to be changed.
            pub fn windowed_mut(&mut self) -> Option<&mut dyn Windowed> {
                match self {
                    $(Self::$family(_) => None,)*
                    $(Self::$op(op) => column!($window op),)*
                    Self::Tensor(_) => None,
                }
            }

            /// Which of its operands are states: memory that it reads and writes, and that lives
            /// from run to run.
            pub const fn states(&self) -> &'static [usize] {
                match self {
                    $(Self::$family(_) => &[],)*
                    $(Self::$op(_) => &$states,)*
                    Self::Tensor(_) => &[],
                }
            }

            fn read_known(
                name: &str,
                attributes: &mut AttributeReader,
            ) -> Option<Result<Self, AttributeError>> {
                match name {
                    $($mnemonic => return Some(OpDef::read(name, attributes).map(Self::$op)),)*
                    _ => {}
                }
                $(if $functions::from_mnemonic(name).is_some() {
                    return Some(OpDef::read(name, attributes).map(Self::$family));
                })*
                TensorOp::read(name, attributes).map(|op| op.map(Self::Tensor))
            }
        }
    };
}

// Name: class, level, whether it applies an activation to its result, whether it moves a window
// over rows and columns, which operands are states.
ops! {
    families {
        /// Elementwise function of two tensors, with broadcasting.
        Binary = BinaryOp: Elementwise Both fused;
        /// Elementwise function of one tensor.
        Unary = UnaryOp: Elementwise Both none;
        /// Elementwise function of one tensor that is composed of others.
        Composite = CompositeOp: Elementwise Network none;
        /// Elementwise function of two tensors that is composed of others, with broadcasting.
        Paired = PairedOp: Elementwise Network none;
        /// Elements combined over dimensions.
        Fold = FoldOp: Reduction Network none;
        /// Function of the elements along one dimension.
        Along = AlongOp: Reduction Network none;
        /// Function of a sampled signal.
        Signal = SignalOp: Reduction Network none;
    }
    /// 2-D convolution, NHWC.
    conv2d::Conv2d = "conv2d": Contraction Network fused window [];
    /// Per-channel 2-D convolution, NHWC.
    depthwise_conv2d::DepthwiseConv2d = "depthwise_conv2d": Contraction Network fused window [];
    /// Transposed 2-D convolution, NHWC.
    transpose_conv::TransposeConv = "transpose_conv": Contraction Network fused none [];
    /// Products of matrices that may both be computed.
    batch_matmul::BatchMatmul = "batch_matmul": Contraction Network none none [];
    /// 2-D convolution of reals, rounded to 8 bits, with integer weights, NHWC.
    hybrid_conv2d::HybridConv2d = "hybrid_conv2d": Contraction Network fused none [];
    /// Matrix product with constant or computed weights.
    fully_connected::FullyConnected = "fully_connected": Contraction Network fused none [];
    /// Mean over a sliding window, padding not counted.
    average_pool2d::AveragePool2d = "average_pool2d": Reduction Network fused window [];
    /// Maximum over a sliding window.
    max_pool2d::MaxPool2d = "max_pool2d": Reduction Network fused window [];
    /// Mean over dimensions.
    mean::Mean = "mean": Reduction Network none none [];
    /// Rows and columns of images resampled.
    resize::Resize = "resize": Reduction Network none none [];
    /// Surrounds a tensor with a constant.
    pad::Pad = "pad": Movement Network none none [];
    /// The same elements under another shape.
    reshape::Reshape = "reshape": View Both none none [];
    /// Normalised exponentials over the last dimension.
    softmax::Softmax = "softmax": Reduction Network none none [];
    /// Reals or integers to integers of another scale.
    quantize::Quantize = "quantize": Elementwise Network none none [];
    /// Integers to reals.
    dequantize::Dequantize = "dequantize": Elementwise Network none none [];
    /// Tensors one after another along a dimension.
    concatenation::Concatenation = "concatenation": Movement Both fused none [];
    /// Sum of any number of quantised tensors.
    add_n::AddN = "add_n": Elementwise Network none none [];
    /// Rank-decomposed filter bank over a window of past inputs; keeps state.
    svdf::Svdf = "svdf": Contraction Network fused none [svdf::STATE];
    /// Long short-term memory over a sequence; keeps its hidden state and its cell state.
    lstm::Lstm = "lstm": Contraction Network none none [lstm::HIDDEN, lstm::CELL];
    /// Boxes that are most probably objects.
    detection_postprocess::DetectionPostprocess =
        "detection_postprocess": Ordering Network none none [];
    /// Poses of people.
    pose_decoder::PoseDecoder = "pose_decoder": Ordering Network none none [];
    /// Boxes without those that overlap better ones.
    non_max_suppression::NonMaxSuppression =
        "non_max_suppression": Ordering Network none none [];
    /// An operator that a user implements.
    custom::Custom = "custom": Opaque Network none none [];
    /// What a state holds.
    read_state::ReadState = "read_state": Movement Network none none [0];
    /// New elements for a state.
    write_state::WriteState = "write_state": Movement Network none none [0];
    /// The elements that a state begins with.
    initialise_state::InitialiseState = "initialise_state": Movement Network none none [0, 1];
    /// A step of gradient descent on the weights of a last layer.
    fully_connected_sgd::FullyConnectedSgd = "fully_connected_sgd": Contraction Network none none
        [
            fully_connected_sgd::WEIGHTS,
            fully_connected_sgd::BIAS,
            fully_connected_sgd::RESIDUALS
        ];
}

/// Activation that an op applies to its result. On quantised tensors it is a clamp in the result's
/// own scale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Activation {
    /// Unchanged.
    #[default]
    None,
    /// max(x, 0).
    Relu,
    /// min(max(x, −1), 1).
    ReluN1To1,
    /// min(max(x, 0), 6).
    Relu6,
}

/// Explicit padding of the two spatial dimensions, in elements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Padding2d {
    /// Rows above.
    pub top: usize,
    /// Rows below.
    pub bottom: usize,
    /// Columns to the left.
    pub left: usize,
    /// Columns to the right.
    pub right: usize,
}

/// What is true of an op on paper. Nothing has a default: leaving something out is a decision.
pub trait OpDef {
    /// Attributes for the text form, without those that are understood.
    fn attributes(&self) -> Attributes;

    /// The op from its attributes. The mnemonic tells the rows of a table apart.
    fn read(mnemonic: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError>
    where
        Self: Sized;

    /// The type rule: states the constraints that the op's documentation numbers.
    ///
    /// All ids are in range, and every type is sound on its own.
    fn check(&self, rule: &mut TypeRule<'_>);

    /// Which dimensions of operands and results correspond.
    ///
    /// The type rule holds.
    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule;

    /// The meaning: the results, then the new contents of the states among the operands.
    ///
    /// The type rule holds.
    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor>;
}

impl Activation {
    /// Every activation.
    pub const ALL: [Self; 4] = [Self::None, Self::Relu, Self::ReluN1To1, Self::Relu6];

    /// Name in the text form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Relu => "relu",
            Self::ReluN1To1 => "relu_n1_to_1",
            Self::Relu6 => "relu6",
        }
    }

    /// The elementwise op that it is.
    pub const fn unary(self) -> Option<UnaryOp> {
        match self {
            Self::None => None,
            Self::Relu => Some(UnaryOp::Relu),
            Self::ReluN1To1 => Some(UnaryOp::ReluN1To1),
            Self::Relu6 => Some(UnaryOp::Relu6),
        }
    }
}

impl OpKind {
    /// Whether its states are those of other ops as well, in their order in the function.
    pub const fn shares_states(&self) -> bool {
        matches!(self, Self::ReadState(_)) || self.writes_shared_states()
    }

    /// Whether it writes states that other ops read.
    pub const fn writes_shared_states(&self) -> bool {
        self.yields_state() || matches!(self, Self::FullyConnectedSgd(_))
    }

    /// Whether it counts although no op reads what it makes: a later run does, or another device.
    pub const fn has_effect(&self) -> bool {
        self.writes_shared_states() || matches!(self, Self::Tensor(TensorOp::Send(_)))
    }

    /// Whether its only result is its first state as it leaves it, which no op reads.
    pub const fn yields_state(&self) -> bool {
        matches!(self, Self::WriteState(_) | Self::InitialiseState(_))
    }
}

impl From<BinaryOp> for OpKind {
    fn from(op: BinaryOp) -> Self {
        let activation = Activation::None;
        Self::Binary(Binary { op, activation })
    }
}

impl From<UnaryOp> for OpKind {
    fn from(op: UnaryOp) -> Self {
        Self::Unary(Unary { op })
    }
}

impl fmt::Display for OpKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.mnemonic())
    }
}

impl OpKind {
    /// The op of this name with these attributes, all of which it must know; `None` if no op has
    /// the name.
    pub fn read(
        mnemonic: &str,
        attributes: &mut AttributeReader,
    ) -> Option<Result<Self, AttributeError>> {
        let kind = Self::read_known(mnemonic, attributes)?;
        Some(kind.and_then(|kind| attributes.finish().map(|()| kind)))
    }
}
