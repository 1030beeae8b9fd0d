//! The type rules of functions of signals.

use super::{SignalOp, Smoothing};
use crate::numerics::{self, GAINS};
use crate::type_rule::{Operand, TypeRule};
use crate::types::DType;

/// What transforms compute on.
const TRANSFORMED: [DType; 3] = [DType::I16, DType::I32, DType::F32];

/// The type rule of a function.
pub(super) fn check(op: SignalOp, rule: &mut TypeRule<'_>) {
    match op {
        SignalOp::Window { shift } => window(rule, shift),
        SignalOp::ScaleBits => scale_bits(rule),
        SignalOp::ScaleUp => {
            with_bits(rule, [DType::I16, DType::I16]);
        }
        SignalOp::SquareRoot => {
            with_bits(rule, [DType::I64, DType::U32]);
        }
        SignalOp::Energy { start, end } => energy(rule, [start, end]),
        SignalOp::FilterBank => filter_bank(rule),
        SignalOp::SmoothNoise(smoothing) => {
            let Smoothing { new, kept, .. } = smoothing;
            noise(
                rule,
                smoothing.more_bits,
                smoothing.bits,
                &[new, kept].concat(),
            );
        }
        SignalOp::SubtractNoise {
            remaining,
            more_bits,
            bits,
        } => noise(rule, more_bits, bits, &[remaining]),
        SignalOp::Pcan { shift } => pcan(rule, shift),
        SignalOp::LogScale { shift, factor } => {
            below(rule, "shift", shift, 32);
            below(rule, "factor", factor, 1 << 32);
            if let Some([x]) = rule.all(["operand"], 1) {
                let y = rule.result(0, "result");
                plain(rule, x, DType::U32);
                plain(rule, y, DType::I16);
                rule.shape("C3", y, &x.ty.shape);
            }
        }
        SignalOp::Rfft { length } => transform(rule, length, false),
        SignalOp::Irfft { length } => transform(rule, length, true),
        SignalOp::OverlapAdd { step } => overlap_add(rule, step),
    }
}

/// C2: the operand has elements of this type, and no scale.
fn plain(rule: &mut TypeRule<'_>, operand: Operand<'_>, dtype: DType) -> bool {
    rule.plain_dtype("C2", &[operand], &[dtype])
}

/// C4: the attribute is below a limit.
fn below(rule: &mut TypeRule<'_>, name: &str, value: usize, limit: usize) {
    rule.require("C4", value < limit, || {
        format!("{name} is {value}, expected less than {limit}")
    });
}

/// C3: the operand is a list; returns how many elements it has.
fn list(rule: &mut TypeRule<'_>, operand: Operand<'_>) -> Option<usize> {
    rule.rank("C3", operand, 1).then(|| operand.ty.shape[0])
}

fn window(rule: &mut TypeRule<'_>, shift: usize) {
    below(rule, "shift", shift, 32);
    let Some([x, weights]) = rule.all(["operand", "weights"], 1) else {
        return;
    };
    let y = rule.result(0, "result");
    for operand in [x, weights, y] {
        plain(rule, operand, DType::I16);
    }
    rule.shape("C3", y, &x.ty.shape);
    if let Some(len) = list(rule, weights) {
        let elements = x.ty.elements();
        let whole = len > 0 && elements.is_multiple_of(len);
        rule.require("C3", whole, || {
            format!("{x} has {elements} elements, expected a multiple of the {len} of {weights}")
        });
    }
}

fn scale_bits(rule: &mut TypeRule<'_>) {
    if let Some([x]) = rule.all(["operand"], 1) {
        let y = rule.result(0, "result");
        plain(rule, x, DType::I16);
        plain(rule, y, DType::I32);
        rule.shape("C3", y, &[]);
    }
}

/// A function of elements, and of one number of bits.
fn with_bits(rule: &mut TypeRule<'_>, [from, to]: [DType; 2]) {
    if let Some([x, bits]) = rule.all(["operand", "bits"], 1) {
        let y = rule.result(0, "result");
        plain(rule, x, from);
        plain(rule, bits, DType::I32);
        plain(rule, y, to);
        rule.shape("C3", bits, &[]);
        rule.shape("C3", y, &x.ty.shape);
    }
}

fn energy(rule: &mut TypeRule<'_>, [start, end]: [usize; 2]) {
    let Some([x]) = rule.all(["operand"], 1) else {
        return;
    };
    let y = rule.result(0, "result");
    plain(rule, x, DType::I16);
    plain(rule, y, DType::U32);
    if let (Some(parts), Some(count)) = (list(rule, x), list(rule, y)) {
        rule.require("C3", count.checked_mul(2) == Some(parts), || {
            format!("{x} has {parts} elements, expected twice the {count} of {y}")
        });
        rule.require("C4", start <= end && end <= count, || {
            format!("indices from {start} to {end}, expected a range of the {count} of {y}")
        });
    }
}

fn filter_bank(rule: &mut TypeRule<'_>) {
    let roles = [
        "operand",
        "weights",
        "unweights",
        "frequency starts",
        "weight starts",
        "widths",
    ];
    let Some(operands) = rule.all(roles, 1) else {
        return;
    };
    let y = rule.result(0, "result");
    let [x, weights, unweights, bands @ ..] = operands;
    plain(rule, x, DType::U32);
    plain(rule, y, DType::I64);
    for operand in &operands[1..] {
        plain(rule, *operand, DType::I16);
    }
    list(rule, x);
    if let (Some(len), Some(channels)) = (list(rule, weights), list(rule, y)) {
        rule.shape("C3", unweights, &[len]);
        for band in bands {
            rule.shape("C3", band, &[channels.saturating_add(1)]);
        }
    }
}

fn noise(rule: &mut TypeRule<'_>, more_bits: usize, bits: usize, factors: &[usize]) {
    below(rule, "more_bits", more_bits, 32);
    below(rule, "bits", bits, 64);
    for factor in factors {
        below(rule, "a factor", *factor, 1 << 32);
    }
    if let Some([x, estimate]) = rule.all(["operand", "estimate"], 1) {
        let y = rule.result(0, "result");
        for operand in [x, estimate, y] {
            plain(rule, operand, DType::U32);
        }
        if let Some(len) = list(rule, x) {
            rule.shape("C3", estimate, &[len]);
            rule.shape("C3", y, &[len]);
        }
    }
}

fn pcan(rule: &mut TypeRule<'_>, shift: usize) {
    below(rule, "shift", shift, 64);
    let Some([x, estimate, gains]) = rule.all(["operand", "estimate", "gains"], 1) else {
        return;
    };
    let y = rule.result(0, "result");
    for operand in [x, estimate, y] {
        plain(rule, operand, DType::U32);
        rule.shape("C3", operand, &x.ty.shape);
    }
    plain(rule, gains, DType::I16);
    if let Some(len) = list(rule, gains) {
        rule.require("C3", len >= GAINS, || {
            format!("{gains} has {len} elements, expected {GAINS} or more")
        });
    }
}

fn transform(rule: &mut TypeRule<'_>, length: usize, inverse: bool) {
    let fault = numerics::fourier_fault(length);
    let sound = rule.require("C4", fault.is_none(), || fault.clone().unwrap_or_default());
    let Some([x]) = rule.all(["operand"], 1) else {
        return;
    };
    let y = rule.result(0, "result");
    rule.plain_dtype("C2", &[x, y], &TRANSFORMED);
    let Some((last, outer)) = x.ty.shape.split_last().filter(|_| sound) else {
        rule.require("C3", !x.ty.shape.is_empty(), || {
            format!("{x} has no dimension")
        });
        return;
    };
    let (fits, expected, to) = match inverse {
        true => (*last == length + 2, "", length),
        false => (*last <= length, "at most ", length + 2),
    };
    let from = if inverse { length + 2 } else { length };
    rule.require("C3", fits, || {
        format!("{x} has {last} elements in a line, expected {expected}{from}")
    });
    rule.shape("C3", y, &[outer, &[to]].concat());
}

fn overlap_add(rule: &mut TypeRule<'_>, step: usize) {
    let Some([x, carry]) = rule.all(["operand", "carry"], 1) else {
        return;
    };
    let y = rule.result(0, "result");
    rule.plain_dtype("C2", &[x, carry, y], &[DType::I16, DType::F32]);
    let [outer @ .., frames, len] = &x.ty.shape[..] else {
        let rank = x.ty.shape.len();
        let message = || format!("{x} has {rank} dimensions, expected 2 or more");
        rule.require("C3", false, message);
        return;
    };
    let fits = (1..*len).contains(&step) && *frames > 0;
    if rule.require("C3", fits, || {
        format!("step {step}, expected 1 or more and less than the {len} of a frame of {x}")
    }) {
        rule.shape("C3", carry, &[outer, &[len - step]].concat());
        let line = (frames - 1).saturating_mul(step).saturating_add(*len);
        rule.shape("C3", y, &[outer, &[line]].concat());
    }
}
