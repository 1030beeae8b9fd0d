//! A tensor with slices combined into it, from computed indices on.

use crate::ops::facts::{ReductionFacts, product};
use super::combiner::Combiner;
use super::index;
use super::points::Points;
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role};
use crate::eval::{Operands, Scalar, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::{attributes, word_attributes};
use crate::type_rule::{Operand, TypeRule};
use crate::types::DType;
use crate::vjp::{Cotangents, NoVjp, Vjp, VjpScope};
use super::scatter_vjp::Sides;

/// A tensor with slices combined into it that begin at computed indices, in row-major order of the
/// updates. A slice that is not inside as a whole is dropped as a whole, as XLA does it and JAX
/// promises it (`GatherScatterMode.FILL_OR_DROP`); StableHLO's specification drops elements.
///
/// Operands: x, indices, updates. The updates' dimensions are `window_dims`, which walk through a
/// slice, and the others in order, which walk through the indices.
///
/// Constraints:
/// - C1: all three operands are there; one result.
/// - C2: operand, updates and result have one element type, which the combiner takes, and are not
///   quantised.
/// - C3: the indices are integers that point into x (see [`Points`]).
/// - C4: inserted and batch dimensions are different ones of x.
/// - C5: the window dimensions are ascending ones of the updates, one for every dimension of x that
///   is neither batch nor inserted, and no larger.
/// - C6: the updates have the indices' extents in their other dimensions.
/// - C7: the result has the operand's shape.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Scatter {
    /// How an element and its update become one.
    pub combiner: Update,
    /// Where slices begin.
    pub points: Points,
    /// Dimensions of the updates that walk through a slice.
    pub window_dims: Vec<usize>,
    /// Dimensions of x that the updates do not have.
    pub inserted: Vec<usize>,
}

/// How an element and its update become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Update {
    /// The update takes the element's place.
    Assign,
    /// Their sum; or of truth values.
    Add,
    /// Their product; and of truth values.
    Mul,
    /// The larger one.
    Max,
    /// The smaller one.
    Min,
    /// Bitwise or logical and.
    And,
    /// Bitwise or logical or.
    Or,
}

word_attributes! {
    Update: "`assign`, `add`, `mul`, `max`, `min`, `and` or `or`";
    Assign = "assign", Add = "add", Mul = "mul", Max = "max", Min = "min", And = "and", Or = "or",
}

impl Update {
    /// The combiner that it is, none if the update takes the element's place.
    pub const fn combiner(self) -> Option<Combiner> {
        match self {
            Self::Assign => None,
            Self::Add => Some(Combiner::Add),
            Self::Mul => Some(Combiner::Mul),
            Self::Max => Some(Combiner::Max),
            Self::Min => Some(Combiner::Min),
            Self::And => Some(Combiner::And),
            Self::Or => Some(Combiner::Or),
        }
    }

    fn apply(self, dtype: DType, element: Scalar, update: Scalar) -> Scalar {
        match self.combiner() {
            None => update,
            Some(combiner) => combiner.op().apply(dtype, element, update),
        }
    }
}

impl Scatter {
    /// Dimensions of x that walk through a slice.
    pub(super) fn window(&self, rank: usize) -> Vec<usize> {
        index::others(rank, &[&self.inserted[..], &self.points.batch].concat())
    }

    /// Extents of a slice, for every dimension of x.
    pub(super) fn slice_sizes(&self, rank: usize, updates: &[usize]) -> Vec<usize> {
        let mut sizes = vec![1; rank];
        for (dim, own) in self.window(rank).into_iter().zip(&self.window_dims) {
            sizes[dim] = updates[*own];
        }
        sizes
    }

    fn check_window(&self, rule: &mut TypeRule<'_>, [x, updates]: [Operand<'_>; 2]) -> bool {
        let single = [&self.inserted[..], &self.points.batch].concat();
        if !rule.dimensions("C4", "inserted and batch", &single, x.ty.shape.len()) {
            return false;
        }
        let window = self.window(x.ty.shape.len());
        let dims = &self.window_dims;
        let counted = rule.require("C5", dims.len() == window.len() && dims.is_sorted(), || {
            let count = window.len();
            format!("window_dims {dims:?}, expected {count} of them, ascending")
        });
        if !rule.dimensions("C5", "window_dims", dims, updates.ty.shape.len()) || !counted {
            return false;
        }
        let sizes = index::pick(&updates.ty.shape, dims);
        let extents = index::pick(&x.ty.shape, &window);
        let fits = sizes.iter().zip(&extents).all(|(size, extent)| size <= extent);
        rule.require("C5", fits, || {
            format!("{updates} has windows of {sizes:?}, {x} {extents:?} in their place")
        })
    }
}

impl OpDef for Scatter {
    attributes! { combiner, window_dims, inserted, points: in(Points) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([x, indices, updates]) = rule.all(["operand", "indices", "updates"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        let combined = self.combiner.combiner().map(Combiner::dtypes);
        let allowed = combined.unwrap_or(DType::ALL.to_vec());
        rule.plain_dtype("C2", &[x, updates, output], &allowed);
        rule.shape("C7", output, &x.ty.shape);
        let pointed = self.points.check(rule, "C3", x, indices);
        if self.check_window(rule, [x, updates]) && pointed {
            let others = index::others(updates.ty.shape.len(), &self.window_dims);
            let found = index::pick(&updates.ty.shape, &others);
            let expected = self.points.shape(&indices.ty.shape);
            rule.require("C6", found == expected, || {
                format!("{updates} has updates of {found:?} for indices of {expected:?}")
            });
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let (x, indices, updates) = (types.shape(0), types.shape(1), types.shape(2));
        let both = |dim| [TensorDim::Operand(0, dim), TensorDim::Result(0, dim)];
        let walks = index::others(updates.len(), &self.window_dims);
        let own = index::others(indices.len(), &[self.points.index_vector_dim]);
        for (dim, from) in own.into_iter().zip(walks) {
            let mut places = vec![TensorDim::Operand(1, dim), TensorDim::Operand(2, from)];
            let beside = self.points.beside(dim);
            places.extend(beside.map(both).into_iter().flatten());
            let role = match (beside, self.combiner.combiner()) {
                (Some(_), _) => Role::Parallel,
                (None, Some(combiner)) => Role::Reduced(combiner),
                // The last update of an element counts.
                (None, None) => Role::Whole,
            };
            rule.share(indices[dim], role, &places);
        }
        let window = self.window(x.len());
        for (&dim, &from) in window.iter().zip(&self.window_dims) {
            // An index would move the window, which is then not inside as a whole.
            if updates[from] == x[dim] && !self.points.dims.contains(&dim) {
                let places = [&both(dim)[..], &[TensorDim::Operand(2, from)]].concat();
                rule.share(x[dim], Role::Parallel, &places);
            }
        }
        let sizes = self.slice_sizes(x.len(), updates);
        for &dim in &self.points.dims {
            if sizes[dim] == 1 && x[dim] > 1 {
                rule.share(x[dim], Role::Indexed, &both(dim));
            }
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (x, shape) = (&operands.ty(0).shape, &operands.ty(1).shape);
        let (mut elements, indices) = (operands.scalars(0), operands.scalars(1));
        let window = self.window(x.len());
        let from = &operands.ty(2).shape;
        let others = index::others(from.len(), &self.window_dims);
        let sizes = self.slice_sizes(x.len(), from);
        for (source, update) in index::indices(from).zip(operands.scalars(2)) {
            let at = index::pick(&source, &others);
            let start = self.points.point(x.len(), shape, &indices, &at);
            let Some(mut target) = index::start_inside(x, &start, &sizes) else {
                continue;
            };
            for (&dim, i) in window.iter().zip(index::pick(&source, &self.window_dims)) {
                target[dim] += i;
            }
            let element = &mut elements[index::position(x, target)];
            *element = self.combiner.apply(operands.result.dtype, *element, update);
        }
        vec![Tensor::from_scalars(operands.result, elements)]
    }
}

impl ReductionFacts for Scatter {
    fn combined(&self, types: &OpTypes<'_>) -> u64 {
        product(types.shape(2))
    }

    fn initial(&self) -> Option<usize> {
        Some(0)
    }
}

impl Vjp for Scatter {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let sides = Sides::of(self, at);
        let [own, updates] = match self.combiner {
            Update::Add => sides.of_sum(at),
            Update::Assign => sides.of_assignment(at),
            Update::Mul => sides.of_product(at),
            Update::Max | Update::Min => sides.of_extremum(at),
            Update::And | Update::Or => [None, None],
        };
        Ok(vec![own, None, updates])
    }
}
