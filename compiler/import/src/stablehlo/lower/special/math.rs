//! Formulas in the ops of the IR: values of one shape and float type, and numbers in every element.

use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};

/// Where formulas are written.
pub(in crate::stablehlo::lower) struct Math<'b>(pub(in crate::stablehlo::lower) &'b mut Builder);

impl Math<'_> {
    /// A number in every element, of the type of another value.
    pub(in crate::stablehlo::lower) fn number(&mut self, like: ValueId, number: f64) -> ValueId {
        let ty = self.0.ty(like).clone();
        self.0.fill(ty, Scalar::Double(number))
    }

    pub(in crate::stablehlo::lower) fn unary(&mut self, op: UnaryOp, x: ValueId) -> ValueId {
        self.0.unary(op, x)
    }

    pub(in crate::stablehlo::lower) fn binary(
        &mut self,
        op: BinaryOp,
        a: ValueId,
        b: ValueId,
    ) -> ValueId {
        self.0.binary(op, a, b)
    }

    pub(in crate::stablehlo::lower) fn add(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.binary(BinaryOp::Add, a, b)
    }

    pub(in crate::stablehlo::lower) fn sub(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.binary(BinaryOp::Sub, a, b)
    }

    pub(in crate::stablehlo::lower) fn mul(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.binary(BinaryOp::Mul, a, b)
    }

    pub(in crate::stablehlo::lower) fn div(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.binary(BinaryOp::Div, a, b)
    }

    /// x + number.
    pub(in crate::stablehlo::lower) fn plus(&mut self, x: ValueId, number: f64) -> ValueId {
        let number = self.number(x, number);
        self.add(x, number)
    }

    /// number − x.
    pub(in crate::stablehlo::lower) fn from(&mut self, number: f64, x: ValueId) -> ValueId {
        let number = self.number(x, number);
        self.sub(number, x)
    }

    /// x · number.
    pub(in crate::stablehlo::lower) fn times(&mut self, x: ValueId, number: f64) -> ValueId {
        let number = self.number(x, number);
        self.mul(x, number)
    }

    /// number / x.
    pub(in crate::stablehlo::lower) fn over(&mut self, number: f64, x: ValueId) -> ValueId {
        let number = self.number(x, number);
        self.div(number, x)
    }

    pub(in crate::stablehlo::lower) fn abs(&mut self, x: ValueId) -> ValueId {
        self.unary(UnaryOp::Abs, x)
    }

    pub(in crate::stablehlo::lower) fn neg(&mut self, x: ValueId) -> ValueId {
        self.unary(UnaryOp::Neg, x)
    }

    pub(in crate::stablehlo::lower) fn sqrt(&mut self, x: ValueId) -> ValueId {
        self.unary(UnaryOp::Sqrt, x)
    }

    pub(in crate::stablehlo::lower) fn exp(&mut self, x: ValueId) -> ValueId {
        self.unary(UnaryOp::Exp, x)
    }

    pub(in crate::stablehlo::lower) fn log(&mut self, x: ValueId) -> ValueId {
        self.unary(UnaryOp::Log, x)
    }

    pub(in crate::stablehlo::lower) fn log1p(&mut self, x: ValueId) -> ValueId {
        self.unary(UnaryOp::Log1p, x)
    }

    pub(in crate::stablehlo::lower) fn floor(&mut self, x: ValueId) -> ValueId {
        self.unary(UnaryOp::Floor, x)
    }

    /// The truth of a comparison with a number.
    pub(in crate::stablehlo::lower) fn is(
        &mut self,
        direction: Direction,
        x: ValueId,
        number: f64,
    ) -> ValueId {
        let number = self.number(x, number);
        self.0.compare(direction, x, number)
    }

    /// Whether elements are this number.
    pub(in crate::stablehlo::lower) fn equals(&mut self, x: ValueId, number: f64) -> ValueId {
        self.is(Direction::Eq, x, number)
    }

    pub(in crate::stablehlo::lower) fn compare(
        &mut self,
        direction: Direction,
        a: ValueId,
        b: ValueId,
    ) -> ValueId {
        self.0.compare(direction, a, b)
    }

    pub(in crate::stablehlo::lower) fn select(
        &mut self,
        truth: ValueId,
        a: ValueId,
        b: ValueId,
    ) -> ValueId {
        self.0.select(truth, a, b)
    }

    /// x where it is true, elsewhere a number of which a formula has a finite value and derivative,
    /// for a result that is not taken there: a derivative of 0 · ∞ would be taken all the same.
    pub(in crate::stablehlo::lower) fn only_where(
        &mut self,
        truth: ValueId,
        x: ValueId,
        number: f64,
    ) -> ValueId {
        let number = self.number(x, number);
        self.select(truth, x, number)
    }

    /// The number where it is true, x elsewhere.
    pub(in crate::stablehlo::lower) fn number_where(
        &mut self,
        truth: ValueId,
        number: f64,
        x: ValueId,
    ) -> ValueId {
        let number = self.number(x, number);
        self.select(truth, number, x)
    }
}
