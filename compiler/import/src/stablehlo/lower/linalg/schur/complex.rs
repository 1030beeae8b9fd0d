//! QR steps of complex matrices, with one shift.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, ValueId};

use super::Schur;
use super::window::{Steps, Window, beside, pick, steps};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::linalg::Matrices;
use crate::stablehlo::lower::linalg::entries::Entries;
use crate::stablehlo::lower::represented;
use crate::stablehlo::lower::scope::Scope;
use crate::stablehlo::lower::special::Math;

/// Makes the form triangular.
pub(super) fn triangular(scope: &mut Scope<'_, '_>, op: &Operation, given: Schur) -> Schur {
    let kinds = Steps {
        keeps_pairs: false,
        start: &|m, form, window| {
            let shift = shift(m, form, window);
            [Some(shift.re), shift.im].into_iter().flatten().collect()
        },
        row: &|m, values, row, window, start| {
            let shift = Entries {
                re: start[0],
                im: start.get(1).copied(),
            };
            turned(m, values, row, window, shift)
        },
    };
    steps(scope, op, given, &kinds)
}

fn root(m: &mut Matrices<'_>, x: Entries) -> Entries {
    match x.im {
        None => Entries {
            re: m.0.unary(UnaryOp::Sqrt, x.re),
            im: None,
        },
        Some(im) => {
            let [re, im] = represented::sqrt(&mut Math(m.0), [x.re, im]);
            let im = Some(im);
            Entries { re, im }
        }
    }
}

/// The eigenvalue of the last two rows of the window that is nearer to the last element, as
/// Wilkinson has it; another number where that has not helped.
fn shift(m: &mut Matrices<'_>, form: Entries, window: Window) -> Entries {
    let one = m.number(window.last, 1.0);
    let before = m.0.binary(BinaryOp::Sub, window.last, one);
    let diagonal = m.diagonal(form);
    let (below, above) = (beside(m, form, true), beside(m, form, false));
    let (a, d) = (pick(m, diagonal, before), pick(m, diagonal, window.last));
    let (b, c) = (pick(m, above, window.last), pick(m, below, window.last));
    let product = m.times(b, c);
    let half = m.minus(a, d);
    let two = m.number(d.re, 0.5);
    let half = m.with_each(BinaryOp::Mul, half, two);
    let square = m.times(half, half);
    let square = m.plus(square, product);
    let root = root(m, square);
    // The larger of both sums.
    let own = m.conjugate(half);
    let along = m.times(own, root).re;
    let zero = m.number(along, 0.0);
    let is_opposite = m.0.compare(Direction::Lt, along, zero);
    let opposite = m.opposite(root);
    let root = m.select(is_opposite, opposite, root);
    let sum = m.plus(half, root);
    let is_none = m.is_zero(sum);
    let ones = m.constant(sum, 1.0);
    let divisor = m.select(is_none, ones, sum);
    let change = m.over_each(product, divisor);
    let near = m.minus(d, change);
    let near = m.select(is_none, d, near);
    let far = m.bound(c, BinaryOp::Add);
    let factor = m.number(far, 0.75);
    let far = m.0.binary(BinaryOp::Mul, far, factor);
    let far = m.real(far, d);
    let far = m.plus(d, far);
    m.select(window.is_stuck, far, near)
}

/// A rotation of two rows: c real, and s.
struct Rotation {
    cosine: ValueId,
    sine: Entries,
}

/// The rotation that makes the second of two numbers 0: c f + s g = r, c g − s̄ f = 0.
fn rotation(m: &mut Matrices<'_>, f: Entries, g: Entries) -> Rotation {
    let (size, other) = (m.sizes(f), m.sizes(g));
    let largest = m.0.binary(BinaryOp::Max, size, other);
    let zero = m.number(largest, 0.0);
    let is_none = m.0.compare(Direction::Eq, largest, zero);
    let one = m.number(largest, 1.0);
    let scale = m.0.select(is_none, one, largest);
    let size = m.0.binary(BinaryOp::Div, size, scale);
    let other = m.0.binary(BinaryOp::Div, other, scale);
    let mut square = |x| m.0.binary(BinaryOp::Mul, x, x);
    let (square, others) = (square(size), square(other));
    let sum = m.0.binary(BinaryOp::Add, square, others);
    let sum = m.0.select(is_none, one, sum);
    let norm = m.0.unary(UnaryOp::Sqrt, sum);
    let cosine = m.0.binary(BinaryOp::Div, size, norm);
    let cosine = m.0.select(is_none, one, cosine);
    let f = m.with_each(BinaryOp::Div, f, scale);
    let phase = m.phase(f);
    let g = m.with_each(BinaryOp::Div, g, scale);
    let g = m.with_each(BinaryOp::Div, g, norm);
    let own = m.conjugate(g);
    let sine = match phase {
        Some(phase) => m.times(phase, own),
        None => own,
    };
    Rotation { cosine, sine }
}

/// Rotates a row of the window and the next one, and the columns of the same numbers.
fn turned(
    m: &mut Matrices<'_>,
    [form, vectors]: [Entries; 2],
    row: ValueId,
    window: Window,
    shift: Entries,
) -> [Entries; 2] {
    let [one, zero] = [1, 0].map(|number| m.0.scalar(DType::I32, Scalar::Integer(number)));
    let next = m.0.binary(BinaryOp::Add, row, one);
    let before = m.0.binary(BinaryOp::Sub, row, one);
    let before = m.0.binary(BinaryOp::Max, before, zero);
    let own = m.spread(row, window.first);
    let is_first = m.0.compare(Direction::Eq, own, window.first);
    let is_after = m.0.compare(Direction::Ge, own, window.first);
    let is_before = m.0.compare(Direction::Lt, own, window.last);
    let is_active = m.0.binary(BinaryOp::And, is_after, is_before);
    let mut at = |column: ValueId| {
        let column = m.part(form, None, Some(column));
        let f = m.part(column, Some(row), None);
        (f, m.part(column, Some(next), None))
    };
    let ((f, g), (start, below)) = (at(before), at(row));
    let start = m.minus(start, shift);
    let f = m.select(is_first, start, f);
    let g = m.select(is_first, below, g);
    let Rotation { cosine, sine } = rotation(m, f, g);
    let ones = m.number(cosine, 1.0);
    let cosine = m.0.select(is_active, cosine, ones);
    let sine = m.masked(is_active, sine);
    let opposite = m.conjugate(sine);
    let (top, bottom) = (
        m.part(form, Some(row), None),
        m.part(form, Some(next), None),
    );
    let [top, bottom] = combined(m, [top, bottom], cosine, [sine, opposite]);
    // What the rotation is made for is 0.
    let is_there = m.where_index(bottom.re, 2, Direction::Eq, before);
    let is_inner = m.0.unary(UnaryOp::Not, is_first);
    let goes = m.0.binary(BinaryOp::And, is_active, is_inner);
    let goes = m.spread(goes, bottom.re);
    let goes = m.0.binary(BinaryOp::And, is_there, goes);
    let zeros = m.constant(bottom, 0.0);
    let bottom = m.select(goes, zeros, bottom);
    let form = m.with(form, top, Some(row), None);
    let form = m.with(form, bottom, Some(next), None);
    [form, vectors].map(|x| {
        let (left, right) = (m.part(x, None, Some(row)), m.part(x, None, Some(next)));
        let [left, right] = combined(m, [left, right], cosine, [opposite, sine]);
        let x = m.with(x, left, None, Some(row));
        m.with(x, right, None, Some(next))
    })
}

/// c x + s y and c y − t x.
fn combined(
    m: &mut Matrices<'_>,
    [x, y]: [Entries; 2],
    cosine: ValueId,
    [s, t]: [Entries; 2],
) -> [Entries; 2] {
    let (own, other) = (
        m.with_each(BinaryOp::Mul, x, cosine),
        m.with_each(BinaryOp::Mul, y, cosine),
    );
    let (from_y, from_x) = (m.times(y, s), m.times(x, t));
    [m.plus(own, from_y), m.minus(other, from_x)]
}
