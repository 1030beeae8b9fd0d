//! Which integers an op computes on: how the scales of its operands and results are related.

use peapod_ir::ops::{
    AlongOp, BinaryOp, Class, Contraction, Conv2d, DepthwiseConv2d, FoldOp, FullyConnected,
    TensorOp, TransposeConv, UnaryOp,
};
use peapod_ir::{DType, Function, Op, OpKind, Quantization};

use super::recurrent::is_recurrent;

/// How integers stand for the reals of an op.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Stored elements are moved, compared or averaged: operands and results have one scale.
    Shared,
    /// Sums of products with constant weights, whose scales are along this dimension.
    Weighted(usize),
    /// A result whose range the function limits has the scale of that range.
    Limited,
    /// Operands and results have scales of their own; constants, too.
    Own,
    /// A state is kept, in types of its own: of 16 bits where it adds up over time.
    Recurrent,
    /// None.
    Float,
}

/// The form of an op. Whether the op takes the types that follow is for its type rule to say.
pub fn form(function: &Function, op: &Op) -> Form {
    if !op.kind.states().is_empty() {
        return match is_recurrent(function, op) {
            true => Form::Recurrent,
            false => Form::Float,
        };
    }
    match op.kind.class() {
        Class::Contraction(_) => contraction(function, op),
        Class::Elementwise(_) => elementwise(&op.kind),
        Class::Reduction(_) => reduction(&op.kind),
        Class::Movement | Class::View => Form::Shared,
        Class::Indexing => Form::Shared,
        // Of a top_k or argmax, indices are the result.
        Class::Ordering | Class::Barrier | Class::Collective(_) | Class::Control(_) => Form::Float,
        Class::DeviceIndex(_) | Class::Index | Class::Opaque => Form::Float,
    }
}

/// The dimension of an op's weights that its scales are along.
pub fn channel_axis(kind: &OpKind) -> Option<usize> {
    if let OpKind::Conv2d(_) = kind {
        Some(Conv2d::CHANNEL_AXIS)
    } else if let OpKind::DepthwiseConv2d(_) = kind {
        Some(DepthwiseConv2d::CHANNEL_AXIS)
    } else if let OpKind::FullyConnected(_) = kind {
        Some(FullyConnected::CHANNEL_AXIS)
    } else if let OpKind::TransposeConv(_) = kind {
        Some(TransposeConv::CHANNEL_AXIS)
    } else {
        None
    }
}

/// The weights of a contraction that are constants: their dimension of output channels.
pub(super) fn weighted(function: &Function, op: &Op) -> Option<usize> {
    let axis = channel_axis(&op.kind)?;
    let is_constant = |operand: usize| {
        let operand = op.inputs.get(operand).copied().flatten();
        operand.is_none_or(|it| function.constant(it).is_some())
    };
    (op.inputs.get(1)?.is_some() && is_constant(1) && is_constant(2)).then_some(axis)
}

fn contraction(function: &Function, op: &Op) -> Form {
    match (weighted(function, op), &op.kind) {
        (Some(axis), _) => Form::Weighted(axis),
        (None, OpKind::BatchMatmul(_)) => Form::Own,
        // Computed weights have one scale; a bias would have to be an integer of two scales.
        (None, OpKind::FullyConnected(_)) if op.operands().count() == 2 => Form::Own,
        (None, _) => Form::Float,
    }
}

fn elementwise(kind: &OpKind) -> Form {
    if let OpKind::Binary(binary) = kind {
        let is_compared = matches!(binary.op, BinaryOp::Max | BinaryOp::Min);
        return match (is_compared, binary.op.reals().is_empty()) {
            (true, _) => Form::Shared,
            (false, false) => Form::Own,
            (false, true) => Form::Float,
        };
    }
    if let OpKind::Unary(unary) = kind {
        let is_limited = matches!(unary.op, UnaryOp::Logistic | UnaryOp::Tanh);
        return if is_limited { Form::Limited } else { Form::Own };
    }
    if let OpKind::Composite(_) | OpKind::Paired(_) = kind {
        Form::Own
    } else if let OpKind::Tensor(TensorOp::Select(_)) = kind {
        Form::Shared
    } else {
        // Conversions and comparisons, whose integers stand for themselves.
        Form::Float
    }
}

fn reduction(kind: &OpKind) -> Form {
    if let OpKind::Fold(fold) = kind {
        return match fold.op {
            FoldOp::Max | FoldOp::Min => Form::Shared,
            FoldOp::Sum | FoldOp::Product => Form::Own,
            FoldOp::All | FoldOp::Any => Form::Float,
        };
    }
    if let OpKind::Along(along) = kind {
        return match along.op {
            AlongOp::L2Normalization | AlongOp::LogSoftmax => Form::Limited,
            AlongOp::CumSum { .. } | AlongOp::ArgMax | AlongOp::ArgMin => Form::Own,
            AlongOp::TopK { .. } => Form::Own,
        };
    }
    if let OpKind::AveragePool2d(_) | OpKind::MaxPool2d(_) | OpKind::Resize(_) = kind {
        Form::Shared
    } else if let OpKind::Mean(_) = kind {
        Form::Own
    } else if let OpKind::Softmax(_) = kind {
        Form::Limited
    } else {
        // Signals and tensor-level reductions: their integers stand for themselves.
        Form::Float
    }
}

/// The scale of a result whose range its function limits, for elements of a type.
pub fn limited(kind: &OpKind, dtype: DType) -> Option<Quantization> {
    let (bits, zero_point) = if let OpKind::Softmax(_) = kind {
        (8, -128)
    } else if let OpKind::Unary(unary) = kind {
        [(UnaryOp::Logistic, (8, -128)), (UnaryOp::Tanh, (7, 0))]
            .into_iter()
            .find_map(|(op, limit)| (unary.op == op).then_some(limit))?
    } else if let OpKind::Along(along) = kind {
        [
            (AlongOp::L2Normalization, (7, 0)),
            (AlongOp::LogSoftmax, (4, 127)),
        ]
        .into_iter()
        .find_map(|(op, limit)| (along.op == op).then_some(limit))?
    } else {
        return None;
    };
    let is_wide = dtype == DType::I16;
    let (bits, zero_point) = if is_wide { (15, 0) } else { (bits, zero_point) };
    Some(Quantization::per_tensor(2.0_f32.powi(-bits), zero_point))
}
