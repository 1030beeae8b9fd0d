//! Functions of elements. Those that StableHLO has no op for, or not for all elements, are spelled
//! out.

use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{Activation, BinaryOp, UnaryOp};
use peapod_ir::{DType, TensorType};

use super::text;
use super::writer::{Ssa, Writer};

/// How a function of one element is written.
enum Spelling {
    /// As the op of this name.
    Op(&'static str),
    /// As an activation.
    Clamp(Activation),
    /// As the element times itself.
    Square,
    /// As the op of this name, which is not defined on unsigned integers.
    Signed(&'static str),
}

fn spelling(op: UnaryOp) -> Spelling {
    Spelling::Op(match op {
        UnaryOp::Relu => return Spelling::Clamp(Activation::Relu),
        UnaryOp::ReluN1To1 => return Spelling::Clamp(Activation::ReluN1To1),
        UnaryOp::Relu6 => return Spelling::Clamp(Activation::Relu6),
        UnaryOp::Square => return Spelling::Square,
        UnaryOp::Abs => return Spelling::Signed("stablehlo.abs"),
        UnaryOp::Sign => return Spelling::Signed("stablehlo.sign"),
        UnaryOp::Logistic => "stablehlo.logistic",
        UnaryOp::Tanh => "stablehlo.tanh",
        UnaryOp::Neg => "stablehlo.negate",
        UnaryOp::Not => "stablehlo.not",
        UnaryOp::Popcnt => "stablehlo.popcnt",
        UnaryOp::CountLeadingZeros => "stablehlo.count_leading_zeros",
        UnaryOp::IsFinite => "stablehlo.is_finite",
        UnaryOp::Exp => "stablehlo.exponential",
        UnaryOp::Expm1 => "stablehlo.exponential_minus_one",
        UnaryOp::Log => "stablehlo.log",
        UnaryOp::Log1p => "stablehlo.log_plus_one",
        UnaryOp::Sqrt => "stablehlo.sqrt",
        UnaryOp::Rsqrt => "stablehlo.rsqrt",
        UnaryOp::Cbrt => "stablehlo.cbrt",
        UnaryOp::Sin => "stablehlo.sine",
        UnaryOp::Cos => "stablehlo.cosine",
        UnaryOp::Tan => "stablehlo.tan",
        UnaryOp::Floor => "stablehlo.floor",
        UnaryOp::Ceil => "stablehlo.ceil",
        UnaryOp::RoundNearestEven => "stablehlo.round_nearest_even",
        UnaryOp::RoundNearestAfz => "stablehlo.round_nearest_afz",
        UnaryOp::Erf => "chlo.erf",
        UnaryOp::Erfc => "chlo.erfc",
    })
}

/// The op that a function of two elements is.
pub(super) fn binary_name(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "stablehlo.add",
        BinaryOp::Sub => "stablehlo.subtract",
        BinaryOp::Mul => "stablehlo.multiply",
        BinaryOp::Div => "stablehlo.divide",
        BinaryOp::Rem => "stablehlo.remainder",
        BinaryOp::Max => "stablehlo.maximum",
        BinaryOp::Min => "stablehlo.minimum",
        BinaryOp::Pow => "stablehlo.power",
        BinaryOp::And => "stablehlo.and",
        BinaryOp::Or => "stablehlo.or",
        BinaryOp::Xor => "stablehlo.xor",
        BinaryOp::ShiftLeft => "stablehlo.shift_left",
        BinaryOp::ShiftRightLogical => "stablehlo.shift_right_logical",
        BinaryOp::ShiftRightArithmetic => "stablehlo.shift_right_arithmetic",
        BinaryOp::Atan2 => "stablehlo.atan2",
    }
}

fn is_unsigned(dtype: DType) -> bool {
    match dtype {
        DType::U8 | DType::U32 | DType::Bool => true,
        DType::F32 | DType::F16 | DType::Bf16 | DType::F64 => false,
        DType::I4 | DType::I8 | DType::I16 | DType::I32 | DType::I64 => false,
    }
}

impl Writer<'_> {
    /// A function of one element.
    pub(super) fn unary(&mut self, op: UnaryOp, x: &Ssa, ty: &TensorType) -> Ssa {
        let operand = std::slice::from_ref(x);
        match spelling(op) {
            Spelling::Op(name) => self.one(name, operand, &[], ty),
            Spelling::Clamp(activation) => self.activation(activation, x.clone()),
            Spelling::Square => self.one("stablehlo.multiply", &[x.clone(), x.clone()], &[], ty),
            Spelling::Signed(name) if !is_unsigned(ty.dtype) => self.one(name, operand, &[], ty),
            Spelling::Signed("stablehlo.sign") => {
                let one = self.whole(1, ty);
                self.one("stablehlo.minimum", &[x.clone(), one], &[], ty)
            }
            Spelling::Signed(_) => x.clone(),
        }
    }

    /// A function of two elements whose shapes broadcast.
    pub(super) fn binary(
        &mut self,
        op: BinaryOp,
        activation: Activation,
        operands: &[Ssa],
        ty: &TensorType,
    ) -> Ssa {
        let operands: Vec<Ssa> = operands
            .iter()
            .map(|operand| self.broadcast(operand, &ty.shape))
            .collect();
        let result = self.one(binary_name(op), &operands, &[], ty);
        self.activation(activation, result)
    }

    /// A value repeated to a shape that its own is aligned with at the end.
    pub(super) fn broadcast(&mut self, x: &Ssa, shape: &[usize]) -> Ssa {
        if x.ty.shape == shape {
            return x.clone();
        }
        let first = shape.len() - x.ty.shape.len();
        let dims: Vec<usize> = (first..shape.len()).collect();
        let properties = [("broadcast_dimensions", text::array(&dims))];
        let ty = TensorType::new(x.ty.dtype, shape);
        self.one(
            "stablehlo.broadcast_in_dim",
            std::slice::from_ref(x),
            &properties,
            &ty,
        )
    }

    /// A value after an activation: by comparisons, which leave −0 and what is not a number as they
    /// are.
    pub(super) fn activation(&mut self, activation: Activation, x: Ssa) -> Ssa {
        match activation {
            Activation::None => x,
            Activation::Relu => self.bounded(x, Direction::Lt, 0),
            Activation::ReluN1To1 => {
                let above = self.bounded(x, Direction::Lt, -1);
                self.bounded(above, Direction::Gt, 1)
            }
            Activation::Relu6 => {
                let above = self.bounded(x, Direction::Lt, 0);
                self.bounded(above, Direction::Gt, 6)
            }
        }
    }

    /// A bound in place of the elements that relate to it so.
    fn bounded(&mut self, x: Ssa, direction: Direction, bound: i8) -> Ssa {
        let bound = self.whole(bound, &x.ty);
        let beyond = self.compare(direction, false, x.clone(), bound.clone());
        self.select(beyond, bound, x)
    }
}
