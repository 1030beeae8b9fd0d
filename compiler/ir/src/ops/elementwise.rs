//! Elementwise ops: one row of a table each.

use super::Activation;

/// Elementwise function of two tensors. Shapes broadcast as in NumPy.
#[derive(Clone, Debug, PartialEq)]
pub struct Binary {
    /// Which function.
    pub op: BinaryOp,
    /// Applied to the result.
    pub activation: Activation,
}

/// Functions of two elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    /// a + b.
    Add,
    /// a − b.
    Sub,
    /// a · b.
    Mul,
}

/// Elementwise function of one tensor; the result has the same shape.
#[derive(Clone, Debug, PartialEq)]
pub struct Unary {
    /// Which function.
    pub op: UnaryOp,
}

/// Functions of one element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    /// max(x, 0).
    Relu,
    /// min(max(x, −1), 1).
    ReluN1To1,
    /// min(max(x, 0), 6).
    Relu6,
    /// 1 / (1 + e^−x).
    Logistic,
    /// Hyperbolic tangent.
    Tanh,
}

impl BinaryOp {
    /// Every function.
    pub const ALL: [Self; 3] = [Self::Add, Self::Sub, Self::Mul];

    /// Name in the text form.
    pub const fn mnemonic(self) -> &'static str {
        match self {
            Self::Add => "add",
            Self::Sub => "sub",
            Self::Mul => "mul",
        }
    }
}

impl UnaryOp {
    /// Every function.
    pub const ALL: [Self; 5] = [
        Self::Relu,
        Self::ReluN1To1,
        Self::Relu6,
        Self::Logistic,
        Self::Tanh,
    ];

    /// Name in the text form.
    pub const fn mnemonic(self) -> &'static str {
        match self {
            Self::Relu => "relu",
            Self::ReluN1To1 => "relu_n1_to_1",
            Self::Relu6 => "relu6",
            Self::Logistic => "logistic",
            Self::Tanh => "tanh",
        }
    }
}
