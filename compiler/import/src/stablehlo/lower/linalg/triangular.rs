//! Systems of equations with a triangular matrix, by substitution.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::{DType, ValueId};

use super::{Matrices, batched, finish, letter, repeat};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::attributes::Reader;
use crate::stablehlo::lower::error::{Lowered, malformed};
use crate::stablehlo::lower::scope::Scope;

/// What is solved.
#[derive(Clone, Copy)]
struct System {
    /// A X = B, or else X A = B.
    is_left: bool,
    is_lower: bool,
    /// Aᵀ stands for A.
    is_transposed: bool,
    /// The diagonal counts as ones.
    has_unit_diagonal: bool,
}

/// `stablehlo.triangular_solve`.
pub(super) fn op<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let system = System {
        is_left: Reader(op).truth("left_side"),
        is_lower: Reader(op).truth("lower"),
        // Real numbers are their own conjugates.
        is_transposed: Reader(op).word("transpose_a")? != "NO_TRANSPOSE",
        has_unit_diagonal: Reader(op).truth("unit_diagonal"),
    };
    solve(scope, op, system)
}

/// `?trsm`.
pub(super) fn trsm<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let system = System {
        is_left: letter(op, "side")? == 'L',
        is_lower: letter(op, "uplo")? == 'L',
        is_transposed: letter(op, "trans_x")? != 'N',
        has_unit_diagonal: letter(op, "diag")? == 'U',
    };
    solve(scope, op, system)
}

fn solve<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation, system: System) -> Lowered {
    let operands = scope.operands::<2>(op)?;
    let mut a = batched(scope, operands[0])?;
    let mut x = batched(scope, operands[1])?;
    let mut matrices = Matrices(&mut scope.build);
    // X A = B is Aᵀ Xᵀ = Bᵀ.
    if !system.is_left {
        x = matrices.transposed(x);
    }
    let swaps = system.is_transposed == system.is_left;
    if swaps {
        a = matrices.transposed(a);
    }
    let [from, to] = [a, x].map(|id| matrices.0.shape(id).to_vec());
    if from[1] != from[2] || from[..2] != to[..2] {
        return malformed(format!("a matrix {from:?} for {to:?}"));
    }
    let substitution = Substitution {
        rows: from[1],
        // From the first row on, or from the last one back.
        forward: system.is_lower != swaps,
        divides: !system.has_unit_diagonal,
    };
    let step = |build: &mut Builder, at: ValueId, carried: &[ValueId], kept: &[ValueId]| {
        substitution.row(build, at, carried, kept)
    };
    let solved = repeat(scope, op, from[1], (&[x], &[a]), &step)?;
    let result = match system.is_left {
        true => solved[0],
        false => Matrices(&mut scope.build).transposed(solved[0]),
    };
    finish(scope, op, &[result])
}

struct Substitution {
    rows: usize,
    forward: bool,
    divides: bool,
}

impl Substitution {
    /// Solves for a row, and takes what it contributes off the rows to come.
    fn row(
        &self,
        build: &mut Builder,
        at: ValueId,
        carried: &[ValueId],
        kept: &[ValueId],
    ) -> Vec<ValueId> {
        let (x, a) = (carried[0], kept[0]);
        let at = match self.forward {
            true => at,
            false => {
                let last = i64::try_from(self.rows - 1).unwrap_or(i64::MAX);
                let last = build.scalar(DType::I32, Scalar::Integer(last));
                build.binary(BinaryOp::Sub, last, at)
            }
        };
        let mut matrices = Matrices(build);
        let mut row = matrices.part(x, Some(at), None);
        let column = matrices.part(a, None, Some(at));
        if self.divides {
            let pivot = matrices.part(column, Some(at), None);
            let pivot = matrices.spread(pivot, row);
            row = matrices.0.binary(BinaryOp::Div, row, pivot);
        }
        let direction = match self.forward {
            true => Direction::Gt,
            false => Direction::Lt,
        };
        let is_to_come = matrices.where_index(x, 1, direction, at);
        let x = matrices.less(is_to_come, x, column, row);
        vec![matrices.with(x, row, Some(at), None)]
    }
}
