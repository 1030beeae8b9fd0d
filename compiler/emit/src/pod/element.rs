//! Elementwise functions and element types as the schema numbers them.

use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::scatter::Update;
use peapod_ir::ops::tensor::{Combiner, Compare};
use peapod_ir::ops::{Activation, BinaryOp, UnaryOp};
use peapod_ir::{DType, Shown};
use peapod_schemas::pod::file;

use crate::EmitError;

/// An element type. `tensor` is for messages.
pub(super) fn dtype(dtype: DType, tensor: &str) -> Result<file::DType, EmitError> {
    Ok(match dtype {
        DType::F32 => file::DType::F32,
        DType::F16 => file::DType::F16,
        DType::Bf16 => file::DType::Bf16,
        DType::F64 => file::DType::F64,
        DType::I8 => file::DType::I8,
        DType::I16 => file::DType::I16,
        DType::I32 => file::DType::I32,
        DType::I64 => file::DType::I64,
        DType::U8 => file::DType::U8,
        DType::U32 => file::DType::U32,
        DType::Bool => file::DType::Bool,
        DType::I4 => {
            return Err(EmitError::Element {
                tensor: tensor.to_owned(),
                dtype: dtype.name(),
            });
        }
    })
}

/// What elements are shown as.
pub(super) fn shown(shown: Option<Shown>) -> file::Shown {
    match shown {
        None => file::Shown::Itself,
        Some(Shown::Complex64) => file::Shown::Complex64,
        Some(Shown::Complex128) => file::Shown::Complex128,
        Some(Shown::U16) => file::Shown::U16,
        Some(Shown::U64) => file::Shown::U64,
        Some(Shown::I2) => file::Shown::I2,
        Some(Shown::I4) => file::Shown::I4,
        Some(Shown::U2) => file::Shown::U2,
        Some(Shown::U4) => file::Shown::U4,
        Some(Shown::F4E2M1FN) => file::Shown::F4E2M1FN,
        Some(Shown::F6E2M3FN) => file::Shown::F6E2M3FN,
        Some(Shown::F6E3M2FN) => file::Shown::F6E3M2FN,
        Some(Shown::F8E3M4) => file::Shown::F8E3M4,
        Some(Shown::F8E4M3) => file::Shown::F8E4M3,
        Some(Shown::F8E4M3FN) => file::Shown::F8E4M3FN,
        Some(Shown::F8E4M3FNUZ) => file::Shown::F8E4M3FNUZ,
        Some(Shown::F8E4M3B11FNUZ) => file::Shown::F8E4M3B11FNUZ,
        Some(Shown::F8E5M2) => file::Shown::F8E5M2,
        Some(Shown::F8E5M2FNUZ) => file::Shown::F8E5M2FNUZ,
        Some(Shown::F8E8M0FNU) => file::Shown::F8E8M0FNU,
    }
}

pub(super) fn binary(op: BinaryOp) -> file::ElementOp {
    match op {
        BinaryOp::Add => file::ElementOp::Add,
        BinaryOp::Sub => file::ElementOp::Sub,
        BinaryOp::Mul => file::ElementOp::Mul,
        BinaryOp::Div => file::ElementOp::Div,
        BinaryOp::Rem => file::ElementOp::Rem,
        BinaryOp::Max => file::ElementOp::Max,
        BinaryOp::Min => file::ElementOp::Min,
        BinaryOp::Pow => file::ElementOp::Pow,
        BinaryOp::And => file::ElementOp::And,
        BinaryOp::Or => file::ElementOp::Or,
        BinaryOp::Xor => file::ElementOp::Xor,
        BinaryOp::ShiftLeft => file::ElementOp::ShiftLeft,
        BinaryOp::ShiftRightLogical => file::ElementOp::ShiftRightLogical,
        BinaryOp::ShiftRightArithmetic => file::ElementOp::ShiftRightArithmetic,
        BinaryOp::Atan2 => file::ElementOp::Atan2,
    }
}

pub(super) fn unary(op: UnaryOp) -> file::ElementOp {
    match op {
        UnaryOp::Relu => file::ElementOp::Relu,
        UnaryOp::ReluN1To1 => file::ElementOp::ReluN1To1,
        UnaryOp::Relu6 => file::ElementOp::Relu6,
        UnaryOp::Logistic => file::ElementOp::Logistic,
        UnaryOp::Tanh => file::ElementOp::Tanh,
        UnaryOp::Neg => file::ElementOp::Neg,
        UnaryOp::Abs => file::ElementOp::Abs,
        UnaryOp::Sign => file::ElementOp::Sign,
        UnaryOp::Square => file::ElementOp::Square,
        UnaryOp::Not => file::ElementOp::Not,
        UnaryOp::Popcnt => file::ElementOp::Popcnt,
        UnaryOp::CountLeadingZeros => file::ElementOp::CountLeadingZeros,
        UnaryOp::IsFinite => file::ElementOp::IsFinite,
        UnaryOp::Exp => file::ElementOp::Exp,
        UnaryOp::Expm1 => file::ElementOp::Expm1,
        UnaryOp::Log => file::ElementOp::Log,
        UnaryOp::Log1p => file::ElementOp::Log1p,
        UnaryOp::Sqrt => file::ElementOp::Sqrt,
        UnaryOp::Rsqrt => file::ElementOp::Rsqrt,
        UnaryOp::Cbrt => file::ElementOp::Cbrt,
        UnaryOp::Sin => file::ElementOp::Sin,
        UnaryOp::Cos => file::ElementOp::Cos,
        UnaryOp::Tan => file::ElementOp::Tan,
        UnaryOp::Floor => file::ElementOp::Floor,
        UnaryOp::Ceil => file::ElementOp::Ceil,
        UnaryOp::RoundNearestEven => file::ElementOp::RoundNearestEven,
        UnaryOp::RoundNearestAfz => file::ElementOp::RoundNearestAfz,
        UnaryOp::Erf => file::ElementOp::Erf,
        UnaryOp::Erfc => file::ElementOp::Erfc,
    }
}

/// The clamp that an activation is; `None` for none.
pub(super) fn activation(activation: Activation) -> Option<file::ElementOp> {
    match activation {
        Activation::None => None,
        Activation::Relu => Some(file::ElementOp::Relu),
        Activation::ReluN1To1 => Some(file::ElementOp::ReluN1To1),
        Activation::Relu6 => Some(file::ElementOp::Relu6),
    }
}

pub(super) fn compare(op: &Compare) -> file::ElementOp {
    use Direction::{Eq, Ge, Gt, Le, Lt, Ne};
    match (op.direction, op.total_order) {
        (Eq, false) => file::ElementOp::CompareEq,
        (Eq, true) => file::ElementOp::TotalEq,
        (Ne, false) => file::ElementOp::CompareNe,
        (Ne, true) => file::ElementOp::TotalNe,
        (Ge, false) => file::ElementOp::CompareGe,
        (Ge, true) => file::ElementOp::TotalGe,
        (Gt, false) => file::ElementOp::CompareGt,
        (Gt, true) => file::ElementOp::TotalGt,
        (Le, false) => file::ElementOp::CompareLe,
        (Le, true) => file::ElementOp::TotalLe,
        (Lt, false) => file::ElementOp::CompareLt,
        (Lt, true) => file::ElementOp::TotalLt,
    }
}

pub(super) fn combiner(combiner: Combiner) -> file::Combiner {
    match combiner {
        Combiner::Add => file::Combiner::Add,
        Combiner::Mul => file::Combiner::Mul,
        Combiner::Max => file::Combiner::Max,
        Combiner::Min => file::Combiner::Min,
        Combiner::And => file::Combiner::And,
        Combiner::Or => file::Combiner::Or,
    }
}

/// The combiner of a scatter; `None` where updates take the place of elements.
pub(super) fn update(update: Update) -> Option<file::Combiner> {
    match update {
        Update::Assign => None,
        Update::Add => Some(file::Combiner::Add),
        Update::Mul => Some(file::Combiner::Mul),
        Update::Max => Some(file::Combiner::Max),
        Update::Min => Some(file::Combiner::Min),
        Update::And => Some(file::Combiner::And),
        Update::Or => Some(file::Combiner::Or),
    }
}
