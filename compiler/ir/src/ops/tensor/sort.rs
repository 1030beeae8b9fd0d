//! Elements in order along a dimension.

use super::call::types;
use super::compare::Direction;
use super::index;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::{DType, TensorType};
use std::iter;
use crate::graph::ValueId;
use crate::builder::Builder;
use crate::vjp::{Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// Several tensors put in one order along a dimension: that of the first `keys` of them, the first
/// key first. Equal elements keep their order.
///
/// Constraints:
/// - C1: one operand or more, all there; as many results.
/// - C2: the results have the operands' types.
/// - C3: all have one shape, and the dimension is one of it.
/// - C4: there is a key or more, all of them operands, and not quantised.
/// - C5: the direction is `lt` or `gt`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sort {
    /// The dimension.
    pub dim: usize,
    /// How many of the operands decide.
    pub keys: usize,
    /// How an element relates to those after it.
    pub direction: Direction,
    /// Whether floats are in their total order; see [`Compare`](super::Compare). Else what is not a
    /// number is equal to everything, and zeros are equal.
    pub total_order: bool,
}

impl Sort {
    /// The order of a line's elements, as their positions along it. Merged from single ones, so
    /// that any relation comes to an end, also one that is not an order.
    fn order(&self, len: usize, precedes: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
        let mut order: Vec<usize> = (0..len).collect();
        let mut run = 1;
        while run < len {
            let mut merged = Vec::with_capacity(len);
            for pair in order.chunks(2 * run) {
                let (mut left, mut right) = pair.split_at(run.min(pair.len()));
                while let (Some((&a, after_a)), Some((&b, after_b))) =
                    (left.split_first(), right.split_first())
                {
                    // The right one only goes first where it must: equal elements keep their order.
                    if precedes(b, a) {
                        merged.push(b);
                        right = after_b;
                    } else {
                        merged.push(a);
                        left = after_a;
                    }
                }
                merged.extend_from_slice(left);
                merged.extend_from_slice(right);
            }
            order = merged;
            run *= 2;
        }
        order
    }
}

impl OpDef for Sort {
    attributes! { dim, keys: or(1), direction, total_order: or(false) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some(operands) = rule.any_number(1, "operand", rule.operand_count()) else {
            return;
        };
        let results = types(&rule.results("result"));
        rule.require("C2", types(&operands) == results, || {
            "the results do not have the types of the operands".to_owned()
        });
        let shape = &operands[0].ty.shape;
        rule.dimensions("C3", "dim", &[self.dim], shape.len());
        for &operand in &operands[1..] {
            rule.shape("C3", operand, shape);
        }
        let (keys, count) = (self.keys, operands.len());
        if rule.require("C4", (1..=count).contains(&keys), || {
            format!("{keys} keys of {count} operands")
        }) {
            for &key in &operands[..keys] {
                rule.plain_dtype("C4", &[key], &DType::ALL);
            }
        }
        let strict = matches!(self.direction, Direction::Lt | Direction::Gt);
        rule.require("C5", strict, || {
            format!("direction {}, expected lt or gt", self.direction.name())
        });
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::aligned(types, |dim| dim != self.dim)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let shape = &operands.result.shape;
        let keys: Vec<_> = (0..self.keys).map(|key| operands.scalars(key)).collect();
        let along = index::offsets(shape, &[self.dim]);
        let others = index::others(shape.len(), &[self.dim]);
        let mut sources = vec![0; operands.result.elements()];
        for start in index::offsets(shape, &others) {
            let precedes = |a: usize, b: usize| {
                for key in &keys {
                    let [a, b] = [a, b].map(|i| key[start + along[i]]);
                    let holds = |a, b| self.direction.holds(a, b, self.total_order);
                    if holds(a, b) || holds(b, a) {
                        return holds(a, b);
                    }
                }
                false
            };
            let order = self.order(along.len(), &precedes);
            for (&place, from) in along.iter().zip(order) {
                sources[start + place] = start + along[from];
            }
        }
        let results = operands.results.iter().enumerate();
        results
            .map(|(i, ty)| Tensor::copied(ty, operands.tensor(i), sources.iter().copied()))
            .collect()
    }
}

impl Vjp for Sort {
    /// Cotangents are put back by sorting them by where their elements came from.
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let shape = at.shape(0);
        let ty = TensorType::new(DType::I32, shape);
        let places = at.build.iota(ty.clone(), self.dim);
        let keys = &at.operands[..self.keys];
        let operands = [keys, &[places]].concat();
        let from = sorted(at.build, self, &operands)[self.keys];
        let wanted = at.cotangents.iter().zip(at.wanted);
        let known = wanted.map(|(g, wanted)| g.filter(|_| *wanted));
        let known: Vec<Option<ValueId>> = known.collect();
        let others = known.iter().flatten().copied();
        let operands: Vec<ValueId> = iter::once(from).chain(others).collect();
        let by_place = Self {
            dim: self.dim,
            keys: 1,
            direction: Direction::Lt,
            total_order: false,
        };
        let mut back = sorted(at.build, &by_place, &operands).into_iter().skip(1);
        Ok(known.iter().map(|it| it.and_then(|_| back.next())).collect())
    }
}

/// Emits a sort of these operands.
fn sorted(b: &mut Builder, sort: &Sort, operands: &[ValueId]) -> Vec<ValueId> {
    let types: Vec<_> = operands.iter().map(|it| b.ty(*it).clone()).collect();
    b.emit_many(sort.clone(), operands, types)
}
