//! Slices of a tensor, from computed indices on.

use super::index;
use super::points::Points;
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::{Operand, TypeRule};
use super::scatter::{Scatter, Update};
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// Slices of a tensor that begin at computed indices, clamped so that they are inside.
///
/// Operands: x, indices. The result's dimensions are `offset_dims`, which walk through a slice, and
/// the others in order, which walk through the indices.
///
/// Constraints:
/// - C1: both operands are there; one result.
/// - C2: operand and result have the same element type and scale, and none per axis.
/// - C3: the indices are integers that point into x (see [`Points`]).
/// - C4: there is a slice size for every dimension of x, up to its extent; 1 for batch and
///   collapsed dimensions, which are different ones.
/// - C5: the offset dimensions are ascending ones of the result, one for every dimension of x that
///   is neither batch nor collapsed.
/// - C6: the result has the shape described.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Gather {
    /// Where slices begin.
    pub points: Points,
    /// Dimensions of the result that walk through a slice.
    pub offset_dims: Vec<usize>,
    /// Dimensions of x that the result does not have.
    pub collapsed: Vec<usize>,
    /// Extents of a slice, per dimension of x.
    pub slice_sizes: Vec<usize>,
}

impl Gather {
    /// The op on shards.
    pub(super) fn localised(&self, types: &OpTypes<'_>) -> Self {
        Self {
            slice_sizes: index::smaller(&self.slice_sizes, types.shape(0)),
            ..self.clone()
        }
    }

    /// Dimensions of x that walk through a slice.
    fn window(&self, rank: usize) -> Vec<usize> {
        index::others(rank, &[&self.collapsed[..], &self.points.batch].concat())
    }

    fn check_sizes(&self, rule: &mut TypeRule<'_>, x: Operand<'_>) -> bool {
        let extents = &x.ty.shape;
        let sizes = &self.slice_sizes;
        let single = [&self.collapsed[..], &self.points.batch].concat();
        let fits = sizes.len() == extents.len()
            && sizes.iter().zip(extents).all(|(size, extent)| size <= extent);
        let fits = rule.require("C4", fits, || {
            format!("slices of {sizes:?} of {x}, whose shape is {extents:?}")
        });
        if !rule.dimensions("C4", "collapsed and batch", &single, extents.len()) || !fits {
            return false;
        }
        rule.require("C4", single.iter().all(|&dim| sizes[dim] == 1), || {
            format!("slices of {sizes:?}, expected 1 in dimensions {single:?}")
        })
    }
}

impl OpDef for Gather {
    attributes! { offset_dims, collapsed, points: in(Points), slice_sizes }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([x, indices]) = rule.all(["operand", "indices"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.same_elements("C2", x, output);
        let pointed = self.points.check(rule, "C3", x, indices);
        if !self.check_sizes(rule, x) || !pointed {
            return;
        }
        let window = self.window(x.ty.shape.len());
        let mut expected = self.points.shape(&indices.ty.shape);
        let rank = expected.len() + window.len();
        let ascending = self.offset_dims.is_sorted();
        let counted = rule.require("C5", self.offset_dims.len() == window.len() && ascending, || {
            let (offset_dims, count) = (&self.offset_dims, window.len());
            format!("offset_dims {offset_dims:?}, expected {count} of them, ascending")
        });
        if rule.dimensions("C5", "offset_dims", &self.offset_dims, rank) && counted {
            for (&dim, &own) in self.offset_dims.iter().zip(&window) {
                expected.insert(dim, self.slice_sizes[own]);
            }
            rule.shape("C6", output, &expected);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let (x, indices) = (types.shape(0), types.shape(1));
        let walks = index::others(types.results[0].shape.len(), &self.offset_dims);
        let own = index::others(indices.len(), &[self.points.index_vector_dim]);
        for (dim, to) in own.into_iter().zip(walks) {
            let mut places = vec![TensorDim::Operand(1, dim), TensorDim::Result(0, to)];
            places.extend(self.points.beside(dim).map(|beside| TensorDim::Operand(0, beside)));
            rule.share(indices[dim], Role::Parallel, &places);
        }
        for (dim, &to) in self.window(x.len()).into_iter().zip(&self.offset_dims) {
            // What is taken whole begins at 0, whatever the index says.
            if self.slice_sizes[dim] == x[dim] {
                let places = [TensorDim::Operand(0, dim), TensorDim::Result(0, to)];
                rule.share(x[dim], Role::Parallel, &places);
            }
        }
        for &dim in &self.points.dims {
            if self.slice_sizes[dim] == 1 && x[dim] > 1 {
                rule.share(x[dim], Role::Indexed, &[TensorDim::Operand(0, dim)]);
            }
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (x, shape) = (&operands.ty(0).shape, &operands.ty(1).shape);
        let indices = operands.scalars(1);
        let window = self.window(x.len());
        let others = index::others(operands.result.shape.len(), &self.offset_dims);
        let source = |target: Vec<usize>| {
            let at = index::pick(&target, &others);
            let point = self.points.point(x.len(), shape, &indices, &at);
            let sizes = x.iter().zip(&self.slice_sizes).zip(point);
            let mut own: Vec<usize> = sizes
                .map(|((&extent, &size), start)| index::clamped_start(start, extent, size))
                .collect();
            for (&dim, i) in window.iter().zip(index::pick(&target, &self.offset_dims)) {
                own[dim] += i;
            }
            index::position(x, own)
        };
        let sources = index::indices(&operands.result.shape).map(source);
        vec![Tensor::copied(operands.result, operands.tensor(0), sources)]
    }
}

impl Vjp for Gather {
    /// Slices are added up where they were taken from. Indices were clamped, which a scatter does
    /// not do.
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let (shape, g) = (at.shape(0), at.cotangent());
        at.each(|at, _| {
            let ends = self.points.dims.iter();
            let ends = ends.map(|dim| [0, (shape[*dim] - self.slice_sizes[*dim]) as i64]);
            let ends: Vec<[i64; 2]> = ends.collect();
            let indices = self.points.emit_clamped(at.build, at.operands[1], &ends);
            let zeros = at.build.zeros(at.build.ty(g).dtype, &shape);
            let scatter = Scatter {
                combiner: Update::Add,
                points: self.points.clone(),
                window_dims: self.offset_dims.clone(),
                inserted: self.collapsed.clone(),
            };
            let ty = at.build.ty(zeros).clone();
            Ok(Some(at.build.emit(scatter, &[zeros, indices, g], ty)))
        })
    }
}
