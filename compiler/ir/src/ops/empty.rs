//! What ops make of tensors without elements: of those with an extent of 0.
//!
//! Results without elements need no computing, whatever the op. Where an op has results with
//! elements and operands without, it is one of these few, or its type rule is broken (C0).

use super::OpKind;
use super::facts::Class;
use super::tensor::TensorOp;

impl OpKind {
    /// Whether results with elements follow from operands without: sums of no products, reductions
    /// over nothing, what surrounds or is put beside nothing. Each of these is defined by its own
    /// meaning: it never asks for an element that is not there.
    pub fn takes_empty(&self) -> bool {
        match self.class() {
            Class::Barrier | Class::Collective(_) | Class::Control(_) => true,
            Class::Contraction(_) => self.sums_nothing(),
            Class::Reduction(_) => self.combines_nothing(),
            Class::Movement => {
                let pads = matches!(self, Self::Tensor(TensorOp::InteriorPad(_)));
                pads || matches!(self, Self::Concatenation(_) | Self::Pad(_))
            }
            // Indices of no parts are indices, all the same.
            Class::Indexing => matches!(
                self,
                Self::Tensor(TensorOp::DynamicUpdateSlice(_) | TensorOp::Gather(_))
            ),
            // Its author says what it takes.
            Class::Opaque => true,
            Class::DeviceIndex(_) | Class::Elementwise(_) | Class::Index => false,
            Class::Ordering | Class::View => false,
        }
    }

    fn sums_nothing(&self) -> bool {
        let products = matches!(self, Self::FullyConnected(_) | Self::BatchMatmul(_));
        let windows = matches!(
            self,
            Self::Conv2d(_) | Self::DepthwiseConv2d(_) | Self::TransposeConv(_)
        );
        let plain = matches!(
            self,
            Self::Tensor(TensorOp::Convolution(_) | TensorOp::DotGeneral(_))
        );
        products || windows || plain
    }

    fn combines_nothing(&self) -> bool {
        let plain = matches!(
            self,
            Self::Tensor(
                TensorOp::Reduce(_)
                    | TensorOp::ReduceWindow(_)
                    | TensorOp::Scatter(_)
                    | TensorOp::SelectAndScatter(_)
            )
        );
        plain || matches!(self, Self::Fold(_) | Self::Mean(_))
    }
}
