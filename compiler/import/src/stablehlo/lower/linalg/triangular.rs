//! Systems of equations with a triangular matrix, by substitution.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::{DType, ValueId};

use super::entries::{Entries, Taken, flat};
use super::{Matrices, batched, finish, letter, operands, repeat};
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
    /// The conjugate of A stands for A, besides.
    is_conjugated: bool,
    /// The diagonal counts as ones.
    has_unit_diagonal: bool,
}

/// `stablehlo.triangular_solve`.
pub(super) fn op<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let system = System {
        is_left: Reader(op).truth("left_side"),
        is_lower: Reader(op).truth("lower"),
        is_transposed: Reader(op).word("transpose_a")? != "NO_TRANSPOSE",
        is_conjugated: Reader(op).word("transpose_a")? == "ADJOINT",
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
        is_conjugated: letter(op, "trans_x")? == 'C',
        has_unit_diagonal: letter(op, "diag")? == 'U',
    };
    solve(scope, op, system)
}

fn solve<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation, system: System) -> Lowered {
    let [a, x] = operands::<2>(scope, op)?;
    let mut a = batched(scope, a)?;
    let mut x = batched(scope, x)?;
    let mut matrices = Matrices(&mut scope.build);
    if system.is_conjugated {
        a = matrices.conjugate(a);
    }
    // X A = B is Aᵀ Xᵀ = Bᵀ.
    if !system.is_left {
        x = matrices.transposed(x);
    }
    let swaps = system.is_transposed == system.is_left;
    if swaps {
        a = matrices.transposed(a);
    }
    let [from, to] = [a, x].map(|it| matrices.0.shape(it.re).to_vec());
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
        let taken = |ids| Taken::of(ids, a.im.is_some()).entries();
        let x = substitution.row(build, at, taken(carried), taken(kept));
        flat([x])
    };
    let solved = repeat(scope, op, from[1], (&flat([x]), &flat([a])), &step)?;
    let solved = Taken::of(&solved, a.im.is_some()).entries();
    let result = match system.is_left {
        true => solved,
        false => Matrices(&mut scope.build).transposed(solved),
    };
    finish(scope, op, &flat([result]))
}

struct Substitution {
    rows: usize,
    forward: bool,
    divides: bool,
}

impl Substitution {
    /// Solves for a row, and takes what it contributes off the rows to come.
    fn row(&self, build: &mut Builder, at: ValueId, x: Entries, a: Entries) -> Entries {
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
            row = matrices.over_each(row, pivot);
        }
        let direction = match self.forward {
            true => Direction::Gt,
            false => Direction::Lt,
        };
        let is_to_come = matrices.where_index(x.re, 1, direction, at);
        let x = matrices.less(is_to_come, x, column, row);
        matrices.with(x, row, Some(at), None)
    }
}
