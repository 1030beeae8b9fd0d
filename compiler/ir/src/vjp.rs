//! Derivatives: vector-Jacobian products (VJPs), a rule for each op, in its own file.
//!
//! With a cotangent for each result (how much a loss changes with it), a rule emits the ops that
//! compute the cotangents of the operands, in ops that have rules themselves: derivatives can be
//! taken again. The pass `gradient` walks through a program with them. A rule is linear in the
//! cotangents, which is why its own VJP with respect to those is the forward-mode product (JVP).

use crate::builder::{Builder, Emit};
use crate::eval::Scalar;
use crate::graph::ValueId;
use crate::ops::tensor::compare::Direction;
use crate::ops::tensor::{Combiner, Reduce, Transpose};
use crate::ops::{BinaryOp, OpKind, TensorOp, UnaryOp};
use crate::types::{DType, TensorType};

/// Per operand its cotangent; `None` if the results do not depend on it, or not smoothly.
pub type Cotangents = Vec<Option<ValueId>>;

/// Why an op has no derivative, and what can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoVjp {
    /// Why.
    pub reason: &'static str,
    /// What its author can do.
    pub help: &'static str,
}

/// The derivative of an op, or the reason why it has none.
pub trait Vjp {
    /// Emits what the cotangents of the operands are for those of the results.
    ///
    /// Each has the type of its operand. Operands that are not [wanted](VjpScope::wants) may be
    /// left out. At least one result has a cotangent.
    ///
    /// # Errors
    ///
    /// The op has no derivative, or none is known.
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp>;
}

/// The op at which a program is differentiated, and the function that is built.
#[derive(Debug)]
pub struct VjpScope<'a> {
    /// Where ops are emitted.
    pub build: &'a mut Builder,
    /// The operands.
    pub operands: &'a [ValueId],
    /// The results.
    pub results: &'a [ValueId],
    /// Per result its cotangent, `None` for zero.
    pub cotangents: &'a [Option<ValueId>],
    /// Per operand, whether its cotangent is asked for. Those of floats may be.
    pub wanted: &'a [bool],
}

/// An op whose results change in steps with its operands, or not at all: the derivative is zero.
macro_rules! no_slope {
    ($op:ty) => {
        impl crate::vjp::Vjp for $op {
            fn vjp(
                &self,
                at: &mut crate::vjp::VjpScope<'_>,
            ) -> Result<crate::vjp::Cotangents, crate::vjp::NoVjp> {
                Ok(vec![None; at.operands.len()])
            }
        }
    };
}

/// An op that is not differentiated, and why.
macro_rules! no_vjp {
    ($op:ty: $reason:literal, $help:literal) => {
        impl crate::vjp::Vjp for $op {
            fn vjp(
                &self,
                _: &mut crate::vjp::VjpScope<'_>,
            ) -> Result<crate::vjp::Cotangents, crate::vjp::NoVjp> {
                Err(crate::vjp::NoVjp {
                    reason: $reason,
                    help: $help,
                })
            }
        }
    };
    ($op:ty: collective) => {
        crate::vjp::no_vjp!($op: "it is a collective of a partitioned program",
            "differentiate the program of all devices, before it is partitioned");
    };
    ($op:ty: control) => {
        crate::vjp::no_vjp!($op: "its functions are differentiated, not the op",
            "report this: the pass should have done so");
    };
}

pub(crate) use {no_slope, no_vjp};

impl OpKind {
    /// The op's derivative; `None` for network-level ops, which are lowered first.
    pub fn differentiable(&self) -> Option<&dyn Vjp> {
        if let Self::Unary(op) = self {
            return Some(op);
        }
        if let Self::Binary(op) = self {
            return Some(op);
        }
        if let Self::Reshape(op) = self {
            return Some(op);
        }
        if let Self::Concatenation(op) = self {
            return Some(op);
        }
        self.tensor().map(TensorOp::vjp)
    }
}

impl VjpScope<'_> {
    /// Whether the cotangent of an operand is asked for.
    pub fn wants(&self, operand: usize) -> bool {
        self.wanted[operand]
    }

    /// The cotangent of the one result.
    ///
    /// # Panics
    ///
    /// There is none: a rule is asked only where there is.
    pub fn cotangent(&self) -> ValueId {
        self.cotangents[0].expect("a result has a cotangent")
    }

    /// The extents of an operand.
    pub fn shape(&self, operand: usize) -> Vec<usize> {
        self.build.shape(self.operands[operand]).to_vec()
    }

    /// Cotangents of the wanted operands, by a rule for each.
    ///
    /// # Errors
    ///
    /// Those of the rule.
    pub fn each(
        &mut self,
        mut rule: impl FnMut(&mut Self, usize) -> Result<Option<ValueId>, NoVjp>,
    ) -> Result<Cotangents, NoVjp> {
        let operands = 0..self.operands.len();
        let each = operands.map(|operand| match self.wants(operand) {
            true => rule(self, operand),
            false => Ok(None),
        });
        each.collect()
    }
}

/// What rules write often.
pub trait Calculus: Emit + Sized {
    /// A constant of the type of another value.
    fn number(&mut self, like: ValueId, number: f64) -> ValueId {
        let ty = TensorType::new(self.ty(like).dtype, self.shape(like));
        self.fill(ty, Scalar::Double(number))
    }

    /// A scalar constant of an element type.
    fn number_of(&mut self, dtype: DType, number: f64) -> ValueId {
        self.scalar(dtype, Scalar::Double(number))
    }

    /// Zeros.
    fn zeros(&mut self, dtype: DType, shape: &[usize]) -> ValueId {
        self.fill(TensorType::new(dtype, shape), Scalar::Integer(0))
    }

    /// a + b.
    fn add(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.binary(BinaryOp::Add, a, b)
    }

    /// a − b.
    fn sub(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.binary(BinaryOp::Sub, a, b)
    }

    /// a · b.
    fn mul(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.binary(BinaryOp::Mul, a, b)
    }

    /// a / b.
    fn div(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.binary(BinaryOp::Div, a, b)
    }

    /// −x.
    fn neg(&mut self, x: ValueId) -> ValueId {
        self.unary(UnaryOp::Neg, x)
    }

    /// x times a number.
    fn times(&mut self, x: ValueId, number: f64) -> ValueId {
        let number = self.number(x, number);
        self.mul(x, number)
    }

    /// x plus a number.
    fn plus(&mut self, x: ValueId, number: f64) -> ValueId {
        let number = self.number(x, number);
        self.add(x, number)
    }

    /// How elements relate to a number.
    fn is(&mut self, x: ValueId, direction: Direction, number: f64) -> ValueId {
        let number = self.number(x, number);
        self.compare(direction, x, number)
    }

    /// x where a truth value holds, zero elsewhere.
    fn masked(&mut self, predicate: ValueId, x: ValueId) -> ValueId {
        let zero = self.number(x, 0.0);
        self.select(predicate, x, zero)
    }

    /// Elements along dimensions combined, beginning with what changes nothing.
    fn reduced(&mut self, combiner: Combiner, x: ValueId, dims: Vec<usize>) -> ValueId {
        if dims.is_empty() {
            return x;
        }
        let dtype = self.ty(x).dtype;
        let kept = self.shape(x).iter().enumerate();
        let kept = kept.filter(|(dim, _)| !dims.contains(dim));
        let shape: Vec<usize> = kept.map(|(_, extent)| *extent).collect();
        let initial = self.scalar(dtype, combiner.identity(dtype));
        let ty = TensorType::new(dtype, shape);
        self.emit(Reduce { combiner, dims }, &[x, initial], ty)
    }

    /// The sum over dimensions.
    fn sum(&mut self, x: ValueId, dims: Vec<usize>) -> ValueId {
        self.reduced(Combiner::Add, x, dims)
    }

    /// The sum of all elements.
    fn total(&mut self, x: ValueId) -> ValueId {
        let dims = (0..self.shape(x).len()).collect();
        self.sum(x, dims)
    }

    /// Dimensions in another order; the value itself where that is the same.
    fn transposed(&mut self, x: ValueId, permutation: Vec<usize>) -> ValueId {
        if permutation.is_sorted() {
            return x;
        }
        let shape: Vec<usize> = permutation.iter().map(|dim| self.shape(x)[*dim]).collect();
        let ty = self.ty(x).with_shape(shape);
        self.emit(Transpose { permutation }, &[x], ty)
    }

    /// A scalar everywhere, in the shape of another value; the value itself where it has it.
    fn spread(&mut self, x: ValueId, like: ValueId) -> ValueId {
        let shape = self.shape(like).to_vec();
        self.broadcast(x, [], shape)
    }
}

impl Calculus for Builder {}
