//! Elements under a sliding window combined into one.

use crate::ops::facts::{ReductionFacts, product};
use super::combiner::Combiner;
use super::index;
use super::sliding::Sliding;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::graph::ValueId;
use crate::ops::{BinaryOp, UnaryOp};
use crate::types::{DType, TensorType};
use crate::eval::Scalar;
use crate::builder::{Builder, Emit};
use super::compare::Direction;
use super::SelectAndScatter;
use super::taps::Taps;
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};

/// Elements under a sliding window combined into one, in row-major order, beginning with an initial
/// one. Padding adds nothing.
///
/// Operands: x, initial.
///
/// Constraints:
/// - C1: both operands are there; one result.
/// - C2: all have one element type, which the combiner takes, and are not quantised.
/// - C3: there is a window, a stride, a padding and a dilation of both kinds for every dimension;
///   windows and steps are from 1 to 2^31.
/// - C4: the initial element is a scalar.
/// - C5: the result has the positions of the window as extents, 0 where it does not fit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ReduceWindow {
    /// How two elements become one.
    pub combiner: Combiner,
    /// Extents of the window.
    pub window: Vec<usize>,
    /// How it slides.
    pub sliding: Sliding,
}

/// There is a window for every dimension, from 1 to 2^31.
pub(super) fn check_window(
    rule: &mut TypeRule<'_>,
    constraint: &'static str,
    window: &[usize],
    rank: usize,
) -> bool {
    let within = window.iter().all(|extent| (1..=1 << 31).contains(extent));
    rule.require(constraint, window.len() == rank && within, || {
        format!("window {window:?}, expected {rank} extents from 1 to 2^31")
    })
}

impl OpDef for ReduceWindow {
    attributes! { combiner, window, sliding: in(Sliding) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([x, initial]) = rule.all(["operand", "initial"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.plain_dtype("C2", &[x, initial, output], &self.combiner.dtypes());
        rule.shape("C4", initial, &[]);
        let rank = x.ty.shape.len();
        if check_window(rule, "C3", &self.window, rank) && self.sliding.check(rule, "C3", rank) {
            let shape = self.sliding.shape(&x.ty.shape, &self.window);
            rule.shape("C5", output, &shape);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let is_still = |dim| self.sliding.is_still(dim, self.window[dim]);
        DimensionRule::windowed(types, is_still, |_| true)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let shape = &operands.ty(0).shape;
        let (x, initial) = (operands.scalars(0), operands.scalars(1)[0]);
        let combined = index::indices(&operands.result.shape).map(|position| {
            let elements = self.sliding.elements(&position, shape, &self.window);
            let elements = elements.into_iter().map(|i| x[index::position(shape, i)]);
            self.combiner.fold(operands.result.dtype, initial, elements)
        });
        vec![Tensor::from_scalars(operands.result, combined)]
    }
}

impl ReductionFacts for ReduceWindow {
    fn combined(&self, types: &OpTypes<'_>) -> u64 {
        product(&types.results[0].shape).saturating_mul(product(&self.window))
    }

    fn initial(&self) -> Option<usize> {
        Some(1)
    }
}

impl Vjp for ReduceWindow {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        match self.combiner {
            Combiner::Add => Ok(self.vjp_of_sum(at)),
            Combiner::Mul => self.vjp_of_product(at),
            Combiner::Max => self.vjp_of_extremum(at, Direction::Ge),
            Combiner::Min => self.vjp_of_extremum(at, Direction::Le),
            Combiner::And | Combiner::Or => Ok(vec![None; 2]),
        }
    }
}

impl ReduceWindow {
    /// The sum of the cotangents of all windows that an element is in: strides become dilations.
    fn vjp_of_sum(&self, at: &mut VjpScope<'_>) -> Cotangents {
        let (shape, g) = (at.shape(0), at.cotangent());
        let windows = at.build.shape(g).to_vec();
        let own = at.wants(0).then(|| {
            let sliding = self.sliding.transposed(&self.window, &shape, &windows);
            let zero = at.build.number_of(at.build.ty(g).dtype, 0.0);
            let ty = at.build.ty(g).with_shape(shape);
            let sum = Self {
                combiner: Combiner::Add,
                window: self.window.clone(),
                sliding,
            };
            at.build.emit(sum, &[g, zero], ty)
        });
        let initial = at.wants(1).then(|| at.build.total(g));
        vec![own, initial]
    }

    /// The first extremum of a window has its slope, unless the initial element is beyond it.
    fn vjp_of_extremum(
        &self,
        at: &mut VjpScope<'_>,
        select: Direction,
    ) -> Result<Cotangents, NoVjp> {
        let (shape, x, y, g) = (at.shape(0), at.operands[0], at.results[0], at.cotangent());
        let (initial, wanted) = (at.operands[1], at.wanted);
        let b = &mut *at.build;
        let dtype = b.ty(x).dtype;
        let identity = b.scalar(dtype, self.combiner.identity(dtype));
        let known = [initial, identity].map(|it| b.function().constant(it).cloned());
        let [mut own, mut first] = [g, b.number(g, 0.0)];
        if known[0] != known[1] {
            let ty = b.ty(y).clone();
            let found = b.emit(self.clone(), &[x, identity], ty);
            let initial = b.spread(initial, y);
            let is_own = b.compare(select, found, initial);
            own = b.masked(is_own, g);
            first = b.sub(g, own);
        }
        let own = match wanted[0] {
            true => Some(self.bring_back(b, select, [x, y, own], identity, &shape)?),
            false => None,
        };
        Ok(vec![own, wanted[1].then(|| b.total(first))])
    }

    /// Brings the cotangents of windows to the elements that they select.
    fn bring_back(
        &self,
        b: &mut Builder,
        select: Direction,
        [x, y, g]: [ValueId; 3],
        identity: ValueId,
        shape: &[usize],
    ) -> Result<ValueId, NoVjp> {
        let dilations = [&self.sliding.base_dilation, &self.sliding.window_dilation];
        let ty = b.ty(x).clone();
        if dilations.into_iter().flatten().all(|step| *step == 1) {
            let zero = b.number_of(ty.dtype, 0.0);
            let back = SelectAndScatter {
                select,
                scatter: Combiner::Add,
                window: self.window.clone(),
                sliding: self.sliding.clone(),
            };
            return Ok(b.emit(back, &[x, g, zero], ty));
        }
        let taps = Taps::new(&self.sliding, &self.window, shape)?;
        let (elements, inside) = (taps.read(b, x, identity), taps.are_inside(b));
        let mut is_free = b.fill(TensorType::new(DType::Bool, b.shape(y)), Scalar::Truth(true));
        let mut parts = Vec::new();
        for (element, inside) in elements.into_iter().zip(inside) {
            let is_it = b.compare(Direction::Eq, element, y);
            let is_it = b.binary(BinaryOp::And, is_it, inside);
            let is_first = b.binary(BinaryOp::And, is_it, is_free);
            parts.push(b.masked(is_first, g));
            let is_other = b.unary(UnaryOp::Not, is_it);
            is_free = b.binary(BinaryOp::And, is_free, is_other);
        }
        Ok(taps.write(b, &parts))
    }

    /// The product of all other elements of a window, zeros or not.
    fn vjp_of_product(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let (shape, x, g) = (at.shape(0), at.operands[0], at.cotangent());
        let (initial, wanted) = (at.operands[1], at.wanted);
        let taps = Taps::new(&self.sliding, &self.window, &shape)?;
        let b = &mut *at.build;
        let one = b.number_of(b.ty(x).dtype, 1.0);
        let elements = taps.read(b, x, one);
        let initial = b.spread(initial, g);
        // Products of what comes before each tap, then of what comes after.
        let mut before = vec![b.mul(g, initial)];
        for element in &elements {
            let last = before[before.len() - 1];
            before.push(b.mul(last, *element));
        }
        let mut after = b.number(g, 1.0);
        let mut parts = Vec::new();
        for (element, before) in elements.iter().zip(&before).rev() {
            parts.push(b.mul(*before, after));
            after = b.mul(after, *element);
        }
        parts.reverse();
        let own = wanted[0].then(|| taps.write(b, &parts));
        let first = wanted[1].then(|| {
            let product = b.mul(g, after);
            b.total(product)
        });
        Ok(vec![own, first])
    }
}
