//! Products of rows with the matrix of their group, and sums of products over the rows of a group.

use crate::ops::facts::{ContractionFacts, product};
use super::combiner::Combiner;
use super::precision::Precision;
use super::product::{self, Accumulator};
use crate::builder::Emit;
use crate::dimension_rule::{DimensionRule, OpTypes, Role, TensorDim};
use crate::eval::{Operands, Scalar, Tensor};
use crate::graph::ValueId;
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::{DType, TensorType};
use crate::vjp::{Cotangents, NoVjp, Vjp, VjpScope};

/// Products of rows that come in groups, of computed sizes: row m belongs to the groups that begin
/// at m or before and end behind it. Rows of no group yield zeros, or add nothing.
///
/// Operands: left `[batch…, rows, depth]`, right, and of each group where it begins and ends,
/// `[batch…, groups]`.
///
/// | `summed` | right | result |
/// |---|---|---|
/// | false | `[batch…, groups, depth, columns]` | `[batch…, rows, columns]`: rows times matrices |
/// | true | `[batch…, rows, columns]` | `[batch…, groups, depth, columns]`: sums over the rows |
///
/// Constraints:
/// - C1: all four operands are there; one result.
/// - C2: left and right have one element type, the result the same or another of its kind (float,
///   integer, truth); none is quantised. Beginnings and ends are i64.
/// - C3: the operands have the shapes described, with at least two dimensions on the left.
/// - C4: the result has the shape described.
/// - C5: matrices are not transposed where rows are summed; there is a group.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RaggedDot {
    /// Whether rows are summed over.
    pub summed: bool,
    /// Whether matrices of groups are `[columns, depth]`.
    pub transposed: bool,
    /// Groups that all rows are divided among. A device that has some of them has as many of the
    /// rows, as far as anyone knows before sizes are computed.
    pub groups: usize,
    /// Of the left and of the right operand.
    pub precision: [Precision; 2],
}

/// Extents, the batch as one.
struct Extents {
    batch: usize,
    rows: usize,
    depth: usize,
    columns: usize,
    groups: usize,
}

impl RaggedDot {
    fn extents(&self, [left, right, starts]: [&[usize]; 3]) -> Extents {
        let rank = left.len();
        let columns = right.len() - if self.transposed { 2 } else { 1 };
        Extents {
            batch: left[..rank - 2].iter().product(),
            rows: left[rank - 2],
            depth: left[rank - 1],
            columns: right[columns],
            groups: starts[rank - 2],
        }
    }

    /// Shapes of right and of the result, of as many groups and columns.
    fn shapes(&self, left: &[usize], groups: usize, columns: usize) -> [Vec<usize>; 2] {
        let (batch, own) = left.split_at(left.len() - 2);
        let matrices = match self.transposed {
            true => [groups, columns, own[1]],
            false => [groups, own[1], columns],
        };
        let matrices = [batch, &matrices].concat();
        let lines = [batch, &[own[0], columns]].concat();
        match self.summed {
            true => [lines, matrices],
            false => [matrices, lines],
        }
    }
}

impl OpDef for RaggedDot {
    attributes! {
        summed: or(false), transposed: or(false), groups, precision: or([Precision::Default; 2])
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let names = ["left operand", "right operand", "beginnings", "ends"];
        let Some([left, right, starts, ends]) = rule.all(names, 1) else {
            return;
        };
        let output = rule.result(0, "result");
        product::check_types(rule, "C2", [left, right, output]);
        rule.plain_dtype("C2", &[starts, ends], &[DType::I64]);
        rule.require("C5", !(self.summed && self.transposed), || {
            "matrices are transposed, and rows are summed".to_owned()
        });
        rule.require("C5", self.groups > 0, || "there are no groups".to_owned());
        let [x, y] = [left, right].map(|operand| &operand.ty.shape[..]);
        let expected = x.len() + usize::from(!self.summed);
        let ranks = x.len() >= 2 && y.len() == expected && starts.ty.shape.len() + 1 == x.len();
        let fits = rule.require("C3", ranks, || {
            format!("operands are {}, {} and {}", left.ty, right.ty, starts.ty)
        });
        if fits {
            let own = self.extents([x, y, &starts.ty.shape]);
            let [of_right, of_result] = self.shapes(x, own.groups, own.columns);
            let bounds = [&x[..x.len() - 2], &[own.groups]].concat();
            rule.shape("C3", right, &of_right);
            rule.shape("C3", starts, &bounds);
            rule.shape("C3", ends, &bounds);
            rule.shape("C4", output, &of_result);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        use TensorDim::{Operand, Result};
        let mut rule = DimensionRule::bare(types);
        let own = self.extents([types.shape(0), types.shape(1), types.shape(2)]);
        let batch = types.shape(0).len() - 2;
        for (dim, extent) in types.shape(0)[..batch].iter().enumerate() {
            let mut places: Vec<TensorDim> = (0..4).map(|of| Operand(of, dim)).collect();
            places.push(Result(0, dim));
            rule.share(*extent, Role::Parallel, &places);
        }
        let sum = Role::Reduced(Combiner::Add);
        let bounds = [Operand(2, batch), Operand(3, batch)];
        let [lines, inner, outer] = [0, 1, 2].map(|dim| batch + dim);
        match self.summed {
            true => {
                rule.share(own.rows, sum, &[Operand(0, lines), Operand(1, lines)]);
                let made = [bounds[0], bounds[1], Result(0, lines)];
                rule.share(own.groups, Role::Parallel, &made);
                rule.share(own.depth, Role::Parallel, &[Operand(0, inner), Result(0, inner)]);
                rule.share(own.columns, Role::Parallel, &[Operand(1, inner), Result(0, outer)]);
            }
            false => {
                let [depth, columns] = match self.transposed {
                    true => [outer, inner],
                    false => [inner, outer],
                };
                rule.share(own.rows, Role::Parallel, &[Operand(0, lines), Result(0, lines)]);
                rule.share(own.groups, sum, &[Operand(1, lines), bounds[0], bounds[1]]);
                rule.share(own.depth, sum, &[Operand(0, inner), Operand(1, depth)]);
                let made = [Operand(1, columns), Result(0, inner)];
                rule.share(own.columns, Role::Parallel, &made);
            }
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let shapes = [0, 1, 2].map(|at| &operands.ty(at).shape[..]);
        let own = self.extents(shapes);
        let accumulator = Accumulator::new(operands.ty(0).dtype, operands.result.dtype);
        let [x, y] = [0, 1].map(|side| accumulator.widen(operands.scalars(side)));
        let [starts, ends] = [2, 3].map(|at| operands.scalars(at));
        let has = |batch: usize, group: usize, row: usize| {
            let at = batch * own.groups + group;
            (starts[at].integer()..ends[at].integer()).contains(&(row as i64))
        };
        let sums: Vec<Scalar> = match self.summed {
            true => own.sums(accumulator, [&x, &y], &has),
            false => own.products(accumulator, [&x, &y], self.transposed, &has),
        };
        let sums = sums.into_iter().map(|sum| sum.convert(operands.result.dtype));
        vec![Tensor::from_scalars(operands.result, sums.collect::<Vec<_>>())]
    }
}

/// Whether a group of a batch has a row.
type Has<'a> = dyn Fn(usize, usize, usize) -> bool + 'a;

impl Extents {
    /// Each row times the matrices of its groups.
    fn products(
        &self,
        accumulator: Accumulator,
        [x, y]: [&[Scalar]; 2],
        transposed: bool,
        has: &Has<'_>,
    ) -> Vec<Scalar> {
        let mut made = Vec::new();
        let all = self.batch * self.rows * self.columns;
        for at in 0..all {
            let (line, column) = (at / self.columns, at % self.columns);
            let (batch, row) = (line / self.rows, line % self.rows);
            let own = (0..self.groups).filter(|group| has(batch, *group, row));
            let pairs = own.flat_map(|group| {
                let matrix = (batch * self.groups + group) * self.depth * self.columns;
                (0..self.depth).map(move |k| {
                    let place = match transposed {
                        true => column * self.depth + k,
                        false => k * self.columns + column,
                    };
                    (x[line * self.depth + k], y[matrix + place])
                })
            });
            made.push(accumulator.sum(pairs));
        }
        made
    }

    /// For each group the sum of products over its rows.
    fn sums(
        &self,
        accumulator: Accumulator,
        [x, y]: [&[Scalar]; 2],
        has: &Has<'_>,
    ) -> Vec<Scalar> {
        let mut made = Vec::new();
        let all = self.batch * self.groups * self.depth * self.columns;
        for at in 0..all {
            let (line, column) = (at / self.columns, at % self.columns);
            let (matrix, k) = (line / self.depth, line % self.depth);
            let (batch, group) = (matrix / self.groups, matrix % self.groups);
            let own = (0..self.rows).filter(|row| has(batch, group, *row));
            let pairs = own.map(|row| {
                let row = batch * self.rows + row;
                (x[row * self.depth + k], y[row * self.columns + column])
            });
            made.push(accumulator.sum(pairs));
        }
        made
    }
}

impl ContractionFacts for RaggedDot {
    /// Each row once: of as many rows as there are groups, of all of them.
    fn macs(&self, types: &OpTypes<'_>) -> u64 {
        let own = self.extents([types.shape(0), types.shape(1), types.shape(2)]);
        let all = product(&[own.batch, own.rows, own.depth, own.columns]);
        let share = own.groups.min(self.groups) as u128;
        let macs = (u128::from(all) * share).div_ceil(self.groups.max(1) as u128);
        u64::try_from(macs).unwrap_or(u64::MAX)
    }
}

impl Vjp for RaggedDot {
    /// Products of rows are made of products of rows and of sums over them, and so are sums.
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        at.each(|at, operand| match operand {
            0 | 1 => Ok(Some(self.vjp_of(at, operand))),
            _ => Ok(None),
        })
    }
}

impl RaggedDot {
    fn vjp_of(&self, at: &mut VjpScope<'_>, side: usize) -> ValueId {
        let (g, shape) = (at.cotangent(), at.shape(side));
        let dtype = at.build.ty(g).dtype;
        let other = at.build.convert(at.operands[1 - side], dtype);
        // The other factors of the operand, rows first, and whether matrices lie the other way.
        let (operands, summed, transposed) = match (self.summed, side) {
            (false, 0) => ([g, other], false, !self.transposed),
            (false, _) if self.transposed => ([g, other], true, false),
            (false, _) => ([other, g], true, false),
            (true, 0) => ([other, g], false, true),
            (true, _) => ([other, g], false, false),
        };
        let op = Self {
            summed,
            transposed,
            groups: self.groups,
            precision: self.precision,
        };
        let [starts, ends] = [at.operands[2], at.operands[3]];
        let own = at.build.ty(at.operands[side]).dtype;
        let ty = TensorType::new(dtype, shape);
        let found = at.build.emit(op, &[operands[0], operands[1], starts, ends], ty);
        at.build.convert(found, own)
    }
}
