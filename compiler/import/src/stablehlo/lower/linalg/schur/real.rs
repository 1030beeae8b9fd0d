//! QR steps of real matrices, with two shifts at once (Francis), so that pairs of complex
//! eigenvalues stay real blocks; and the blocks in the form that LAPACK has them in.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, ValueId};

use super::Schur;
use super::window::{Steps, Window, beside, pick, steps};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::error::Lowered;
use crate::stablehlo::lower::linalg::Matrices;
use crate::stablehlo::lower::linalg::entries::Entries;
use crate::stablehlo::lower::linalg::repeat;
use crate::stablehlo::lower::scope::Scope;
use crate::stablehlo::lower::special::Math;

/// Makes the form triangular but for blocks of 2 rows, which have one number twice on the diagonal
/// and numbers of opposite signs beside it.
pub(super) fn quasi_triangular(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    given: Schur,
) -> Lowered<Schur> {
    let kinds = Steps {
        keeps_pairs: true,
        start: &|m, form, window| first_column(m, form.re, window).to_vec(),
        row: &|m, values, row, window, start| {
            let values = values.map(|it| it.re);
            let found = reflected(m, values, row, window, [start[0], start[1], start[2]]);
            found.map(|re| Entries { re, im: None })
        },
    };
    let found = steps(scope, op, given, &kinds);
    let count = scope.ty(found.form.re).shape[1].saturating_sub(1);
    let step = |build: &mut Builder, at: ValueId, carried: &[ValueId], _: &[ValueId]| {
        standard(&mut Matrices(build), [carried[0], carried[1]], at).to_vec()
    };
    let carried = [found.form.re, found.vectors.re];
    let results = repeat(scope, op, count, (&carried, &[]), &step)?;
    let entries = |re| Entries { re, im: None };
    Ok(Schur {
        form: entries(results[0]),
        vectors: entries(results[1]),
        ..found
    })
}

/// The first column of (H − a)(H − b), by the eigenvalues a and b of the last two rows of the
/// window: the elements that are not 0, divided by one of the form.
fn first_column(m: &mut Matrices<'_>, form: ValueId, window: Window) -> [ValueId; 3] {
    let one = m.number(window.last, 1.0);
    let before = m.0.binary(BinaryOp::Sub, window.last, one);
    let next = m.0.binary(BinaryOp::Add, window.first, one);
    let after = m.0.binary(BinaryOp::Add, next, one);
    let diagonal = m.diagonal(form);
    let (below, above) = (beside(m, form, true), beside(m, form, false));
    let [x, y] = [window.last, before].map(|row| pick(m, diagonal, row));
    let [last, other] = [window.last, before].map(|row| pick(m, below, row));
    let beside_last = pick(m, above, window.last);
    let [own, following] = [window.first, next].map(|row| pick(m, diagonal, row));
    let [first, second] = [next, after].map(|row| pick(m, below, row));
    let right = pick(m, above, next);
    let mut math = Math(m.0);
    let w = math.mul(last, beside_last);
    let (size, size_before) = (math.abs(last), math.abs(other));
    let far = math.add(size, size_before);
    let near = math.times(far, 0.75);
    let near = math.add(near, x);
    let square = math.mul(far, far);
    let square = math.times(square, -0.4375);
    let x = math.select(window.is_stuck, near, x);
    let y = math.select(window.is_stuck, near, y);
    let w = math.select(window.is_stuck, square, w);
    let (r, s) = (math.sub(x, own), math.sub(y, own));
    let product = math.mul(r, s);
    let product = math.sub(product, w);
    let is_none = math.equals(first, 0.0);
    let divisor = math.number_where(is_none, 1.0, first);
    let product = math.div(product, divisor);
    let p = math.add(product, right);
    let q = math.sub(following, own);
    let q = math.sub(q, r);
    [p, math.sub(q, s), second]
}

/// A reflection of three rows: what follows the 1 of its vector, and τ times the vector.
struct Reflection {
    rest: [ValueId; 2],
    factors: [ValueId; 3],
}

impl Reflection {
    /// The one that leaves the first of three numbers only; none where it is not active.
    fn of(m: &mut Matrices<'_>, numbers: [ValueId; 3], is_active: ValueId) -> Self {
        let mut math = Math(m.0);
        let sizes = numbers.map(|number| math.abs(number));
        let sum = math.add(sizes[0], sizes[1]);
        let sum = math.add(sum, sizes[2]);
        let is_none = math.equals(sum, 0.0);
        let scale = math.number_where(is_none, 1.0, sum);
        let [p, q, r] = numbers.map(|number| math.div(number, scale));
        let squares = [p, q, r].map(|number| math.mul(number, number));
        let square = math.add(squares[0], squares[1]);
        let square = math.add(square, squares[2]);
        let norm = math.sqrt(square);
        let opposite = math.neg(norm);
        let is_negative = math.is(Direction::Lt, p, 0.0);
        let norm = math.select(is_negative, opposite, norm);
        let norm = math.number_where(is_none, 1.0, norm);
        let first = math.add(p, norm);
        let first = math.number_where(is_none, 1.0, first);
        let still = math.0.unary(UnaryOp::Not, is_active);
        let still = math.binary(BinaryOp::Or, still, is_none);
        let mut of = |number, divisor| {
            let quotient = math.div(number, divisor);
            math.number_where(still, 0.0, quotient)
        };
        Self {
            rest: [of(q, first), of(r, first)],
            factors: [of(first, norm), of(q, norm), of(r, norm)],
        }
    }

    /// Three rows or columns reflected: those of rows by the vector and then by the factors, those
    /// of columns the other way round, which is the same.
    fn applied(&self, m: &mut Matrices<'_>, [x, y, z]: [ValueId; 3]) -> [ValueId; 3] {
        let (more, most) = (
            m.with_each(BinaryOp::Mul, y, self.rest[0]),
            m.with_each(BinaryOp::Mul, z, self.rest[1]),
        );
        let sum = m.0.binary(BinaryOp::Add, x, more);
        let sum = m.0.binary(BinaryOp::Add, sum, most);
        let mut less = |x: ValueId, factor: ValueId| {
            let change = m.with_each(BinaryOp::Mul, sum, factor);
            m.0.binary(BinaryOp::Sub, x, change)
        };
        let [first, second, third] = self.factors;
        [less(x, first), less(y, second), less(z, third)]
    }
}

/// Reflects a row of the window and the two after it, and the columns of the same numbers.
fn reflected(
    m: &mut Matrices<'_>,
    [form, vectors]: [ValueId; 2],
    row: ValueId,
    window: Window,
    start: [ValueId; 3],
) -> [ValueId; 2] {
    let [one, zero] = [1, 0].map(|number| m.0.scalar(DType::I32, Scalar::Integer(number)));
    let next = m.0.binary(BinaryOp::Add, row, one);
    let after = m.0.binary(BinaryOp::Add, next, one);
    let before = m.0.binary(BinaryOp::Sub, row, one);
    let before = m.0.binary(BinaryOp::Max, before, zero);
    let rows = [row, next, after];
    let [own, following] = [row, next].map(|row| m.spread(row, window.first));
    let is_first = m.0.compare(Direction::Eq, own, window.first);
    let is_after = m.0.compare(Direction::Ge, own, window.first);
    let is_before = m.0.compare(Direction::Lt, own, window.last);
    let is_active = m.0.binary(BinaryOp::And, is_after, is_before);
    // The last row is reflected with one other only.
    let is_last = m.0.compare(Direction::Ge, following, window.last);
    let column = m.part(form, None, Some(before));
    let mut numbers = rows.map(|row| m.part(column, Some(row), None));
    let nothing = m.number(numbers[2], 0.0);
    numbers[2] = m.0.select(is_last, nothing, numbers[2]);
    for (number, first) in numbers.iter_mut().zip(start) {
        *number = m.0.select(is_first, first, *number);
    }
    let reflection = Reflection::of(m, numbers, is_active);
    let found = rows.map(|row| m.part(form, Some(row), None));
    let [top, middle, bottom] = reflection.applied(m, found);
    // What the reflection is made for is 0.
    let is_inner = m.0.unary(UnaryOp::Not, is_first);
    let goes = m.0.binary(BinaryOp::And, is_active, is_inner);
    let more = m.0.unary(UnaryOp::Not, is_last);
    let both = m.0.binary(BinaryOp::And, goes, more);
    let mut cleared = |x: ValueId, goes: ValueId| {
        let is_there = m.where_index(x, 2, Direction::Eq, before);
        let goes = m.spread(goes, x);
        let goes = m.0.binary(BinaryOp::And, is_there, goes);
        let zeros = m.number(x, 0.0);
        m.0.select(goes, zeros, x)
    };
    let (middle, bottom) = (cleared(middle, goes), cleared(bottom, both));
    // A row past the end is the last one, which is written again.
    let form = m.with(form, bottom, Some(after), None);
    let form = m.with(form, middle, Some(next), None);
    let form = m.with(form, top, Some(row), None);
    [form, vectors].map(|x| {
        let found = rows.map(|row| m.part(x, None, Some(row)));
        let [left, middle, right] = reflection.applied(m, found);
        let x = m.with(x, right, None, Some(after));
        let x = m.with(x, middle, None, Some(next));
        m.with(x, left, None, Some(row))
    })
}

/// The cosine and sine that make a block of two rows triangular, or else the numbers on its
/// diagonal equal; and whether it is the first. None where it is triangular already.
fn block_rotation(m: &mut Matrices<'_>, [a, b, c, d]: [ValueId; 4]) -> [ValueId; 3] {
    let mut math = Math(m.0);
    let apart = math.sub(a, d);
    let half = math.times(apart, 0.5);
    let square = math.mul(half, half);
    let product = math.mul(b, c);
    let discriminant = math.add(square, product);
    let is_real = math.is(Direction::Ge, discriminant, 0.0);
    let zero = math.number(discriminant, 0.0);
    let clipped = math.binary(BinaryOp::Max, discriminant, zero);
    let root = math.sqrt(clipped);
    let opposite = math.neg(root);
    let is_negative = math.is(Direction::Lt, half, 0.0);
    let root = math.select(is_negative, opposite, root);
    let z = math.add(half, root);
    // Real eigenvalues: (z, c) is an eigenvector.
    let real = unit(&mut math, z, c);
    // Others: by the angle at which both numbers on the diagonal are equal.
    let sum = math.add(b, c);
    let [cosine, sine] = unit(&mut math, sum, apart);
    let size = math.abs(cosine);
    let more = math.plus(size, 1.0);
    let more = math.times(more, 0.5);
    let cos = math.sqrt(more);
    let twice = math.times(cos, 2.0);
    let sin = math.div(sine, twice);
    let sin = math.neg(sin);
    let negative = math.neg(sin);
    let is_negative = math.is(Direction::Lt, cosine, 0.0);
    let sin = math.select(is_negative, negative, sin);
    let is_none = math.equals(c, 0.0);
    let cosine = math.select(is_real, real[0], cos);
    let sine = math.select(is_real, real[1], sin);
    [
        math.number_where(is_none, 1.0, cosine),
        math.number_where(is_none, 0.0, sine),
        is_real,
    ]
}

/// Two numbers over the length of both.
fn unit(math: &mut Math<'_>, x: ValueId, y: ValueId) -> [ValueId; 2] {
    let (size, other) = (math.abs(x), math.abs(y));
    let largest = math.binary(BinaryOp::Max, size, other);
    let is_none = math.equals(largest, 0.0);
    let scale = math.number_where(is_none, 1.0, largest);
    let [x, y] = [x, y].map(|number| math.div(number, scale));
    let (square, squares) = (math.mul(x, x), math.mul(y, y));
    let square = math.add(square, squares);
    let length = math.sqrt(square);
    let length = math.number_where(is_none, 1.0, length);
    let x = math.div(x, length);
    [math.number_where(is_none, 1.0, x), math.div(y, length)]
}

/// The form and Z with the block of a row and the next one in standard form.
fn standard(m: &mut Matrices<'_>, [form, vectors]: [ValueId; 2], row: ValueId) -> [ValueId; 2] {
    let one = m.0.scalar(DType::I32, Scalar::Integer(1));
    let next = m.0.binary(BinaryOp::Add, row, one);
    let places = [(row, row), (row, next), (next, row), (next, next)];
    let given = places.map(|(row, column)| m.part(form, Some(row), Some(column)));
    let [cosine, sine, is_real] = block_rotation(m, given);
    let (top, bottom) = (
        m.part(form, Some(row), None),
        m.part(form, Some(next), None),
    );
    let [top, bottom] = rotated(m, [top, bottom], cosine, sine);
    let form = m.with(form, top, Some(row), None);
    let form = m.with(form, bottom, Some(next), None);
    let [form, vectors] = [form, vectors].map(|x| {
        let (left, right) = (m.part(x, None, Some(row)), m.part(x, None, Some(next)));
        let [left, right] = rotated(m, [left, right], cosine, sine);
        let x = m.with(x, left, None, Some(row));
        m.with(x, right, None, Some(next))
    });
    // What the rotation is made for.
    let [a, _, c, d] = places.map(|(row, column)| m.part(form, Some(row), Some(column)));
    let mut math = Math(m.0);
    let lower = math.number_where(is_real, 0.0, c);
    let sum = math.add(a, d);
    let mean = math.times(sum, 0.5);
    let had_none = math.equals(given[2], 0.0);
    let keeps = math.binary(BinaryOp::Or, is_real, had_none);
    let (first, last) = (math.select(keeps, a, mean), math.select(keeps, d, mean));
    let lower = math.number_where(had_none, 0.0, lower);
    let form = m.with(form, lower, Some(next), Some(row));
    let form = m.with(form, first, Some(row), Some(row));
    [m.with(form, last, Some(next), Some(next)), vectors]
}

/// c x + s y and c y − s x.
fn rotated(
    m: &mut Matrices<'_>,
    [x, y]: [ValueId; 2],
    cosine: ValueId,
    sine: ValueId,
) -> [ValueId; 2] {
    let mut product = |x: ValueId, by: ValueId| m.with_each(BinaryOp::Mul, x, by);
    let (own, other) = (product(x, cosine), product(y, cosine));
    let (from_y, from_x) = (product(y, sine), product(x, sine));
    [
        m.0.binary(BinaryOp::Add, own, from_y),
        m.0.binary(BinaryOp::Sub, other, from_x),
    ]
}
