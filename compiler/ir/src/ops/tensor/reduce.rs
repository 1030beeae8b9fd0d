//! Elements along dimensions combined into one.

use crate::ops::facts::{ReductionFacts, product};
use super::combiner::Combiner;
use super::index;
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use super::compare::Direction;
use super::InteriorPad;
use crate::graph::ValueId;
use crate::builder::Builder;
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// Elements along dimensions combined into one, in row-major order, beginning with an initial one.
///
/// Operands: x, initial.
///
/// Constraints:
/// - C1: both operands are there; one result.
/// - C2: all have one element type, which the combiner takes, and are not quantised.
/// - C3: the dimensions are different ones of x.
/// - C4: the initial element is a scalar.
/// - C5: the result has the extents of x without those of the dimensions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reduce {
    /// How two elements become one.
    pub combiner: Combiner,
    /// The dimensions that vanish.
    pub dims: Vec<usize>,
}

impl OpDef for Reduce {
    attributes! { combiner, dims }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([x, initial]) = rule.all(["operand", "initial"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.plain_dtype("C2", &[x, initial, output], &self.combiner.dtypes());
        rule.shape("C4", initial, &[]);
        let extents = &x.ty.shape;
        if rule.dimensions("C3", "dims", &self.dims, extents.len()) {
            let kept = index::others(extents.len(), &self.dims);
            rule.shape("C5", output, &index::pick(extents, &kept));
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let extents = types.shape(0);
        for (to, &dim) in index::others(extents.len(), &self.dims).iter().enumerate() {
            let places = [TensorDim::Operand(0, dim), TensorDim::Result(0, to)];
            rule.share(extents[dim], Role::Parallel, &places);
        }
        for &dim in &self.dims {
            let role = Role::Reduced(self.combiner);
            rule.share(extents[dim], role, &[TensorDim::Operand(0, dim)]);
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let shape = &operands.ty(0).shape;
        let (x, initial) = (operands.scalars(0), operands.scalars(1)[0]);
        let mut dims = self.dims.clone();
        dims.sort_unstable();
        let along = index::offsets(shape, &dims);
        let kept = index::others(shape.len(), &dims);
        let combined = index::offsets(shape, &kept).into_iter().map(|start| {
            let elements = along.iter().map(|offset| x[start + offset]);
            self.combiner.fold(operands.result.dtype, initial, elements)
        });
        vec![Tensor::from_scalars(operands.result, combined)]
    }
}

impl ReductionFacts for Reduce {
    fn combined(&self, types: &OpTypes<'_>) -> u64 {
        product(types.shape(0))
    }

    fn initial(&self) -> Option<usize> {
        Some(1)
    }
}

impl Vjp for Reduce {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        match self.combiner {
            Combiner::Add => Ok(self.vjp_of_sum(at)),
            Combiner::Mul => Ok(self.vjp_of_product(at)),
            Combiner::Max | Combiner::Min => Ok(self.vjp_of_extremum(at)),
            Combiner::And | Combiner::Or => Ok(vec![None; 2]),
        }
    }
}

impl Reduce {
    /// Dimensions that stay.
    fn kept(&self, rank: usize) -> Vec<usize> {
        index::others(rank, &self.dims)
    }

    fn vjp_of_sum(&self, at: &mut VjpScope<'_>) -> Cotangents {
        let (shape, g) = (at.shape(0), at.cotangent());
        let each = [0, 1].map(|operand| {
            at.wants(operand).then(|| match operand {
                0 => at.build.broadcast(g, self.kept(shape.len()), &shape),
                _ => at.build.total(g),
            })
        });
        each.to_vec()
    }

    /// Elements that are the extremum share its cotangent.
    fn vjp_of_extremum(&self, at: &mut VjpScope<'_>) -> Cotangents {
        let (shape, g, y) = (at.shape(0), at.cotangent(), at.results[0]);
        let (x, initial, wanted) = (at.operands[0], at.operands[1], at.wanted);
        let b = &mut *at.build;
        let dims = self.kept(shape.len());
        let like = b.broadcast(y, &dims, &shape);
        let is_it = b.compare(Direction::Eq, x, like);
        let dtype = b.ty(x).dtype;
        let ones = b.convert(is_it, dtype);
        let mut count = b.sum(ones, self.dims.clone());
        let first = wanted[1].then(|| {
            let initial = b.spread(initial, y);
            let is_first = b.compare(Direction::Eq, initial, y);
            let one = b.convert(is_first, dtype);
            count = b.add(count, one);
            is_first
        });
        let share = b.div(g, count);
        let spread = b.broadcast(share, &dims, &shape);
        let own = b.masked(is_it, spread);
        let initial = first.map(|is_first| {
            let part = b.masked(is_first, share);
            b.total(part)
        });
        vec![Some(own), initial]
    }

    /// The product of all other elements, zeros or not, is that of those before and of those after.
    fn vjp_of_product(&self, at: &mut VjpScope<'_>) -> Cotangents {
        let (shape, g) = (at.shape(0), at.cotangent());
        let (x, initial, wanted) = (at.operands[0], at.operands[1], at.wanted);
        let b = &mut *at.build;
        let kept = self.kept(shape.len());
        let own = wanted[0].then(|| {
            let order = [&kept[..], &self.dims].concat();
            let line = b.transposed(x, order.clone());
            let ordered = b.shape(line).to_vec();
            let outer: usize = ordered[..kept.len()].iter().product();
            let inner: usize = ordered[kept.len()..].iter().product();
            let line = b.reshape(line, [outer, inner]);
            let [before, after] = [true, false].map(|is_before| products(b, line, is_before));
            let others = b.mul(before, after);
            let others = b.reshape(others, ordered);
            let mut inverse = vec![0; order.len()];
            for (place, dim) in order.iter().enumerate() {
                inverse[*dim] = place;
            }
            let others = b.transposed(others, inverse);
            let initial = b.spread(initial, g);
            let g = b.mul(g, initial);
            let g = b.broadcast(g, &kept, &shape);
            b.mul(g, others)
        });
        let first = wanted[1].then(|| {
            let product = b.reduced(Combiner::Mul, x, self.dims.clone());
            let part = b.mul(g, product);
            b.total(part)
        });
        vec![own, first]
    }
}

/// Of every element of a line, the product of those before it, or of those after it: each step
/// doubles how many are taken in.
fn products(b: &mut Builder, x: ValueId, is_before: bool) -> ValueId {
    let extents = b.shape(x).to_vec();
    let moved = |b: &mut Builder, x: ValueId, by: usize| {
        let by = by as i64;
        let [low, high] = if is_before { [by, -by] } else { [-by, by] };
        let pad = InteriorPad {
            low: vec![0, low],
            high: vec![0, high],
            interior: vec![0; 2],
        };
        let one = b.number_of(b.ty(x).dtype, 1.0);
        pad.emit(b, x, one, extents.clone())
    };
    let mut product = moved(b, x, 1.min(extents[1]));
    let mut taken = 1;
    while taken < extents[1] {
        let next = moved(b, product, taken);
        product = b.mul(product, next);
        taken *= 2;
    }
    product
}
