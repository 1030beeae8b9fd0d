//! Functions as lines, and as tables of a softmax.

use crate::{Call, Wrapper};
use peapod_isa::curve::{self, LINES, Lines, Steps};
use peapod_isa::softmax::{self, Scaling, Table};

pub(crate) const EACH: Wrapper = Wrapper {
    name: "curve::each",
    arguments: "numbers.len(), results.len(), multiplier, right",
    call: each,
};
pub(crate) const EACH_IN_PLACE: Wrapper = Wrapper {
    name: "curve::each_in_place",
    arguments: "numbers.len(), multiplier, right",
    call: each_in_place,
};

pub(crate) const LARGEST: Wrapper = Wrapper {
    name: "softmax::largest",
    arguments: "row.len()",
    call: largest,
};
pub(crate) const EXPONENTIALS: Wrapper = Wrapper {
    name: "softmax::exponentials",
    arguments: "row.len(), multiplier, shift",
    call: exponentials,
};
pub(crate) const SHARES: Wrapper = Wrapper {
    name: "softmax::shares",
    arguments: "row.len(), reciprocal, right",
    call: shares,
};

/// Lines of any kind: too many for the memory of a call, but their number is told by their type.
static LINES_OF_ALL: Lines = {
    let (mut lines, mut at, mut seed) = ([0; LINES], 0, 1_u32);
    while at < LINES {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        lines[at] = seed.cast_signed();
        at += 1;
    }
    lines
};

/// Any steps.
fn steps(call: &mut Call<'_>) -> Steps {
    let (multiplier, right) = (call.signed(16) as i16, call.below(32) as u32);
    Steps { multiplier, right }
}

fn each(call: &mut Call<'_>) {
    let (lines, steps) = (&LINES_OF_ALL, steps(call));
    let len = call.below(24);
    let numbers = call.take::<i16>(len);
    let results = call.take::<i16>(len);
    let lens = [numbers.len(), results.len()];
    call.note([
        lens[0],
        lens[1],
        steps.multiplier as usize,
        steps.right as usize,
    ]);
    match call.below(2) {
        0 => curve::each::<9, 10>(numbers, &steps, lines, 512, results),
        _ => curve::each::<8, 8>(numbers, &steps, lines, 128, results),
    }
    call.results(results);
}

fn each_in_place(call: &mut Call<'_>) {
    let (lines, steps) = (&LINES_OF_ALL, steps(call));
    let len = call.below(24);
    let numbers = call.take::<i16>(len);
    call.note([
        numbers.len(),
        steps.multiplier as usize,
        steps.right as usize,
    ]);
    match call.below(2) {
        0 => curve::each_in_place::<9, 10>(numbers, &steps, lines, 512),
        _ => curve::each_in_place::<8, 8>(numbers, &steps, lines, 128),
    }
    call.results(numbers);
}

fn largest(call: &mut Call<'_>) {
    let len = call.below(24);
    let row = call.take::<i16>(len);
    call.note([row.len()]);
    call.results(&[softmax::largest(row)]);
}

fn exponentials(call: &mut Call<'_>) {
    let len = call.below(24);
    let row = call.take::<i16>(len);
    let (multiplier, shift) = (call.signed(32) & i32::MAX, call.within(-31, 15));
    let table = call.take::<i16>(size_of::<Table>() / size_of::<i16>());
    call.note([row.len(), multiplier as usize, shift as usize]);
    let max = match call.wild {
        true => call.signed(16) as i16,
        false => softmax::largest(row),
    };
    let Some(table) = table.first_chunk() else {
        return;
    };
    let sum = softmax::exponentials(row, max, &Scaling { multiplier, shift }, table);
    call.results(row);
    call.results(&[sum]);
}

fn shares(call: &mut Call<'_>) {
    let len = call.below(24);
    let row = call.take::<i16>(len);
    let (reciprocal, right) = (call.signed(16) as i16, call.below(31) as u32);
    call.note([row.len(), reciprocal as usize, right as usize]);
    softmax::shares(row, reciprocal, right);
    call.results(row);
}
