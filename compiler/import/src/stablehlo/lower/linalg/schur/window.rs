//! Which rows a QR step is about: of each matrix of the batch its own, from the first row of a
//! block that cannot be split any more to its last one.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Combiner, Reduce};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, TensorType, ValueId};

use super::Schur;
use crate::stablehlo::Operation;
use crate::stablehlo::lower::linalg::Matrices;
use crate::stablehlo::lower::linalg::entries::{Entries, Parts, Taken, flat};
use crate::stablehlo::lower::linalg::repeat::{Loop, Step};
use crate::stablehlo::lower::scope::Scope;

/// Steps for each row after which it is left as it is, as LAPACK has it.
const MOST_STEPS: usize = 30;

/// Steps of one window after which it gets a shift of another kind.
const PATIENCE: i64 = 10;

/// The rows that the next step is about, `[b, 1, 1]` each.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) first: ValueId,
    /// The first row where nothing is left to do.
    pub(super) last: ValueId,
    /// Whether steps have not helped for long.
    pub(super) is_stuck: ValueId,
}

/// What happens at a row.
type RowStep = dyn Fn(&mut Matrices<'_>, [Entries; 2], ValueId, Window, &[ValueId]) -> [Entries; 2];

/// What is made of the matrix of a Schur form in QR steps.
pub(super) struct Steps<'s> {
    /// Whether blocks of 2 rows stay.
    pub(super) keeps_pairs: bool,
    /// Values `[b, 1, 1]` from which a step begins.
    pub(super) start: &'s dyn Fn(&mut Matrices<'_>, Entries, Window) -> Vec<ValueId>,
    /// What happens at a row: T, Z and the row, the window, and what a step begins from.
    pub(super) row: &'s RowStep,
}

/// QR steps until nothing is left to do; `info` is 1 where something is.
pub(super) fn steps(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    given: Schur,
    steps: &Steps<'_>,
) -> Schur {
    let ty = scope.ty(given.form.re).clone();
    let (batch, extent) = (ty.shape[0], ty.shape[1]);
    if extent < 2 {
        return given;
    }
    let is_complex = given.form.im.is_some();
    let index = TensorType::new(DType::I32, [batch, 1, 1]);
    let truth = TensorType::new(DType::Bool, []);
    let values = flat([given.form, given.vectors]);
    let matrices = vec![ty.clone(); values.len()];
    let (sweep, begun) = sweep(scope, op, &ty, is_complex, steps);
    let size = scope.ty(given.size).clone();
    let types = [
        [&[truth][..], &matrices, &[index.clone(), index]].concat(),
        vec![size],
    ];
    let step: Step<'_> = &|build, _, carried, kept| {
        let mut taken = Taken::of(&carried[1..], is_complex);
        let [form, vectors] = taken.all();
        let (last, waited) = (taken.value(), taken.value());
        let mut m = Matrices(build);
        let (form, window, waited) = look(&mut m, form, kept[0], (last, waited), steps.keeps_pairs);
        let start = (steps.start)(&mut m, form, window);
        debug_assert_eq!(start.len(), begun);
        let (done, from, to) = range(&mut m, window);
        let truth = m.0.scalar(DType::Bool, Scalar::Truth(false));
        let carried = [&[truth], &flat([form, vectors])[..]].concat();
        let rows = [window.first, window.last, window.is_stuck];
        let kept = [&[from, to], &rows[..], &start].concat();
        let results = sweep.run(m.0, &carried, &kept);
        [&[done], &results[1..], &[window.last, waited]].concat()
    };
    let most = MOST_STEPS * extent.max(10);
    let all = Loop::new(scope, op, (most, true), &types, step);
    let done = scope.build.scalar(DType::Bool, Scalar::Truth(false));
    let carried = [&[done], &values[..], &[given.info, given.info]].concat();
    let results = all.run(&mut scope.build, &carried, &[given.size]);
    let [form, vectors] = Taken::of(&results[1..], is_complex).all();
    let mut m = Matrices(&mut scope.build);
    let unused = [given.info; 2];
    let (form, window, _) = look(&mut m, form, given.size, unused.into(), steps.keeps_pairs);
    let one = m.number(given.info, 1.0);
    let is_left = m.0.compare(Direction::Gt, window.last, window.first);
    let info = m.0.select(is_left, one, given.info);
    Schur {
        form,
        vectors,
        info,
        ..given
    }
}

/// The loop over the rows of a window, and the number of values that it begins from.
fn sweep(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    ty: &TensorType,
    is_complex: bool,
    steps: &Steps<'_>,
) -> (Loop, usize) {
    let (batch, extent) = (ty.shape[0], ty.shape[1]);
    let index = TensorType::new(DType::I32, [batch, 1, 1]);
    let stuck = TensorType::new(DType::Bool, [batch, 1, 1]);
    let scalar = TensorType::new(DType::I32, []);
    let truth = TensorType::new(DType::Bool, []);
    let number = ty.with_shape([batch, 1, 1]);
    let (matrices, starts) = match is_complex {
        true => (vec![ty.clone(); 4], vec![number; 2]),
        false => (vec![ty.clone(); 2], vec![number; 3]),
    };
    let begun = starts.len();
    let types = [
        [&[truth][..], &matrices].concat(),
        [
            &[scalar.clone(), scalar, index.clone(), index, stuck][..],
            &starts,
        ]
        .concat(),
    ];
    let step: Step<'_> = &|build: &mut Builder, at, carried, kept| {
        let values = Taken::of(&carried[1..], is_complex).all();
        let &[from, to, first, last, is_stuck, ref start @ ..] = kept else {
            unreachable!("so many values are kept");
        };
        let window = Window {
            first,
            last,
            is_stuck,
        };
        let row = build.binary(BinaryOp::Add, at, from);
        let one = build.scalar(DType::I32, Scalar::Integer(1));
        let next = build.binary(BinaryOp::Add, row, one);
        let done = build.compare(Direction::Ge, next, to);
        let values = (steps.row)(&mut Matrices(build), values, row, window, start);
        [&[done], &flat(values)[..]].concat()
    };
    (
        Loop::new(scope, op, (extent - 1, true), &types, step),
        begun,
    )
}

/// The form with what is nothing beside its neighbours replaced by 0, the window that is left, and
/// for how many steps it has been.
fn look(
    m: &mut Matrices<'_>,
    form: Entries,
    size: ValueId,
    (last, waited): (ValueId, ValueId),
    keeps_pairs: bool,
) -> (Entries, Window, ValueId) {
    let is_split = split(m, form, size);
    let (rows, columns) = (m.index(form.re, 1), m.index(form.re, 2));
    let one = m.number(columns, 1.0);
    let columns = m.0.binary(BinaryOp::Add, columns, one);
    let is_below = m.0.compare(Direction::Eq, rows, columns);
    let goes = m.spread(is_split, form.re);
    let goes = m.0.binary(BinaryOp::And, is_below, goes);
    let zeros = m.constant(form, 0.0);
    let form = m.select(goes, zeros, form);
    let mut is_left = m.0.unary(UnaryOp::Not, is_split);
    if keeps_pairs {
        let extent = m.0.shape(is_split)[1];
        let ends = m.cut(is_split, 1, 0, 1);
        let before = m.cut(is_split, 1, 0, extent - 1);
        let before = m.joined(ends, before, 1);
        let after = m.cut(is_split, 1, 1, extent);
        let after = m.joined(after, ends, 1);
        let is_pair = m.0.binary(BinaryOp::And, before, after);
        let is_more = m.0.unary(UnaryOp::Not, is_pair);
        is_left = m.0.binary(BinaryOp::And, is_left, is_more);
    }
    let index = m.index(is_split, 1);
    let left = m.masked(is_left, index);
    let end = m.over(left, 1, Combiner::Max, 0);
    let limit = m.spread(end, index);
    let is_before = m.0.compare(Direction::Le, index, limit);
    let is_start = m.0.binary(BinaryOp::And, is_split, is_before);
    let starts = m.masked(is_start, index);
    let first = m.over(starts, 1, Combiner::Max, 0);
    let is_same = m.0.compare(Direction::Eq, end, last);
    let one = m.number(waited, 1.0);
    let longer = m.0.binary(BinaryOp::Add, waited, one);
    let longer = m.masked(is_same, longer);
    let patience = m.0.fill(m.0.ty(waited).clone(), Scalar::Integer(PATIENCE));
    let is_stuck = m.0.compare(Direction::Ge, longer, patience);
    let patient = m.0.unary(UnaryOp::Not, is_stuck);
    let waited = m.masked(patient, longer);
    let window = Window {
        first,
        last: end,
        is_stuck,
    };
    (form, window, waited)
}

/// Whether a row, `[b, n, 1]`, has nothing to do with the one before it: the element between them
/// is nothing beside the two on the diagonal.
fn split(m: &mut Matrices<'_>, form: Entries, size: ValueId) -> ValueId {
    let below = beside(m, form, true);
    let below = m.bound(below, BinaryOp::Add);
    let diagonal = m.diagonal(form);
    let own = m.bound(diagonal, BinaryOp::Add);
    let extent = m.0.shape(own)[1];
    let (last, rest) = (
        m.cut(own, 1, extent - 1, extent),
        m.cut(own, 1, 0, extent - 1),
    );
    let before = m.joined(last, rest, 1);
    let sum = m.0.binary(BinaryOp::Add, own, before);
    let size = m.spread(size, sum);
    let precision = m.precision(sum);
    let precision = m.0.binary(BinaryOp::Add, precision, precision);
    let least = m.0.binary(BinaryOp::Mul, size, precision);
    let zero = m.number(sum, 0.0);
    let is_none = m.0.compare(Direction::Eq, sum, zero);
    let least = m.0.select(is_none, size, least);
    let beside = m.0.binary(BinaryOp::Max, sum, least);
    let limit = m.0.binary(BinaryOp::Mul, beside, precision);
    let is_small = m.0.compare(Direction::Le, below, limit);
    let index = m.index(is_small, 1);
    let first = m.number(index, 0.0);
    let is_first = m.0.compare(Direction::Eq, index, first);
    m.0.binary(BinaryOp::Or, is_small, is_first)
}

/// The elements before the diagonal (or above it) of each row (or column), `[b, n, 1]`; 0 of the
/// first.
pub(super) fn beside<P: Parts>(m: &mut Matrices<'_>, x: P, is_below: bool) -> P {
    let (rows, columns) = (m.index(x.first(), 1), m.index(x.first(), 2));
    let (far, near) = if is_below {
        (rows, columns)
    } else {
        (columns, rows)
    };
    let one = m.number(near, 1.0);
    let near = m.0.binary(BinaryOp::Add, near, one);
    let is_there = m.0.compare(Direction::Eq, far, near);
    let picked = m.masked(is_there, x);
    match is_below {
        true => m.sums(picked, 2),
        false => {
            let sums = m.sums(picked, 1);
            m.transposed(sums)
        }
    }
}

/// What the next row has, `[b, n, 1]`; 0 at the last one.
pub(super) fn next(m: &mut Matrices<'_>, x: ValueId) -> ValueId {
    let extent = m.0.shape(x)[1];
    let last = m.cut(x, 1, 0, 1);
    let last = m.number(last, 0.0);
    if extent < 2 {
        return last;
    }
    let rest = m.cut(x, 1, 1, extent);
    m.joined(rest, last, 1)
}

/// The element of a row of `[b, n, 1]`, each matrix of the batch its own: `[b, 1, 1]`.
pub(super) fn pick<P: Parts>(m: &mut Matrices<'_>, x: P, row: ValueId) -> P {
    let index = m.index(x.first(), 1);
    let row = m.spread(row, index);
    let is_there = m.0.compare(Direction::Eq, index, row);
    let picked = m.masked(is_there, x);
    m.sums(picked, 1)
}

/// Whether nothing is left, and the scalars from and to which rows of any matrix of the batch are.
fn range(m: &mut Matrices<'_>, window: Window) -> (ValueId, ValueId, ValueId) {
    let is_active = m.0.compare(Direction::Gt, window.last, window.first);
    let many = m.0.fill(
        m.0.ty(window.first).clone(),
        Scalar::Integer(i64::from(i32::MAX)),
    );
    let first = m.0.select(is_active, window.first, many);
    let last = m.masked(is_active, window.last);
    let mut over = |x, combiner, initial| {
        let kind = Reduce {
            combiner,
            dims: vec![0, 1, 2],
        };
        let initial = m.0.scalar(DType::I32, Scalar::Integer(initial));
        m.0.emit(kind, &[x, initial], TensorType::new(DType::I32, []))
    };
    let from = over(first, Combiner::Min, i64::from(i32::MAX));
    let to = over(last, Combiner::Max, 0);
    let zero = m.0.scalar(DType::I32, Scalar::Integer(0));
    let done = m.0.compare(Direction::Eq, to, zero);
    (done, m.0.binary(BinaryOp::Min, from, to), to)
}
