//! Sums of products, and what is done to each element.

use crate::{Call, Wrapper};
use peapod_isa::elementwise::WeightedSum;
use peapod_isa::slopes::{Scaling, Slopes};
use peapod_isa::taps::{self, Taps};
use peapod_isa::{COLUMNS, ROWS, dots, float, pool, scale};

pub(crate) const DOTS: Wrapper = Wrapper {
    name: "dots::dots",
    arguments: "column.len(), matrix.len(), sums.len()",
    call: dots,
};
pub(crate) const REMEMBER: Wrapper = Wrapper {
    name: "dots::remember",
    arguments: "memories.len(), len, weights.len(), sums.len()",
    call: remember,
};
pub(crate) const ADD_TO: Wrapper = Wrapper {
    name: "WeightedSum::add_to",
    arguments: "results.len(), b.len()",
    call: add_to,
};
pub(crate) const ADD_PAIR: Wrapper = Wrapper {
    name: "float::add_pair",
    arguments: "lengths of both columns and of four rows",
    call: add_pair,
};
pub(crate) const ADD_ONE: Wrapper = Wrapper {
    name: "float::add_one",
    arguments: "lengths of the column and of four rows",
    call: add_one,
};
pub(crate) const ADD_TAPS: Wrapper = Wrapper {
    name: "pool::add_taps",
    arguments: "values.len(), step, count",
    call: add_taps,
};
pub(crate) const ADD_PRODUCTS: Wrapper = Wrapper {
    name: "Taps::add_products",
    arguments: "values.len(), weights.len(), step, columns",
    call: add_products,
};
pub(crate) const SCALE_EACH: Wrapper = Wrapper {
    name: "scale::scale_each",
    arguments: "values.len(), multiplier, shift",
    call: scale_each,
};

pub(crate) const SLOPES: Wrapper = Wrapper {
    name: "slopes::Slopes::replace",
    arguments: "values.len(), slopes.len()",
    call: slopes,
};

fn slopes(call: &mut Call<'_>) {
    let len = call.below(40);
    let values = call.take(len);
    let slopes = call.take(len);
    let mut scaling = || {
        let [multiplier, offset, right] = call.rescaling();
        Scaling {
            multiplier,
            offset,
            right,
        }
    };
    let (mut above, below) = (scaling(), scaling());
    if call.below(2) == 0 {
        (above.offset, above.right) = (call.signed(8), -(call.below(21) as i32));
    }
    let numbers = Slopes {
        value_offset: call.within(-127, 129),
        slope_offset: call.within(-127, 129),
        above,
        below,
    };
    call.note([values.len(), slopes.len()]);
    numbers.replace(values, slopes);
    call.results(values);
}

fn dots(call: &mut Call<'_>) {
    let (len, rows) = (1 + call.below(40), call.below(7));
    let column = call.take(len);
    let matrix = call.take(len * rows);
    let sums = call.take(rows);
    let offset = call.within(-127, 129);
    call.note([column.len(), matrix.len(), sums.len()]);
    dots::dots(column, offset, matrix, sums);
    call.results(sums);
}

fn remember(call: &mut Call<'_>) {
    let (len, count) = (1 + call.below(20), call.below(5));
    let memories = call.take(len * count);
    let weights = call.take(len * count);
    let sums = call.take(count);
    let (len, offset) = (call.number(len), call.within(-127, 129));
    call.note([memories.len(), len, weights.len(), sums.len()]);
    dots::remember(memories, len, offset, weights, sums);
    call.results(memories);
    call.results(sums);
}

fn add_to(call: &mut Call<'_>) {
    let len = call.below(40);
    let results = call.take(len);
    let b = call.take(len);
    let sum = WeightedSum {
        factors: [call.signed(23), call.signed(23)],
        offset: call.signed(30),
        shift: call.below(25) as u32,
    };
    call.note([results.len(), b.len()]);
    sum.add_to(results, b);
    call.results(results);
}

/// Whole numbers, of which sums of products are exact in any order.
fn floats<'a>(call: &mut Call<'a>, len: usize) -> &'a mut [f32] {
    let floats = call.take::<f32>(len);
    for x in floats.iter_mut() {
        *x = call.within(-128, 128) as f32;
    }
    floats
}

fn add_pair(call: &mut Call<'_>) {
    let len = call.below(12);
    let sums = call.one::<[[f32; ROWS]; COLUMNS]>();
    *sums = [[1.0, -2.0, 3.0, -4.0], [5.0, -6.0, 7.0, -8.0]];
    let [x, y, a, b, c, d]: [&[f32]; 6] = core::array::from_fn(|_| &*floats(call, len));
    call.note([x, y, a, b, c, d].map(<[f32]>::len));
    float::add_pair(sums, [x, y], [a, b, c, d]);
    call.results(sums);
}

fn add_one(call: &mut Call<'_>) {
    let len = call.below(12);
    let sums = call.one::<[f32; ROWS]>();
    *sums = [1.0, -2.0, 3.0, -4.0];
    let [x, a, b, c, d]: [&[f32]; 5] = core::array::from_fn(|_| &*floats(call, len));
    call.note([x, a, b, c, d].map(<[f32]>::len));
    float::add_one(sums, x, [a, b, c, d]);
    call.results(sums);
}

fn add_taps(call: &mut Call<'_>) {
    // Sums of more than 255 are made in parts.
    let (count, step) = match call.below(16) {
        0 => (250 + call.below(20), call.below(4)),
        _ => (1 + call.below(20), call.below(24)),
    };
    let sums = call.one();
    let values = call.take((count - 1) * step + pool::CHANNELS);
    let step = call.number(step);
    let count = if step == 0 { count } else { call.number(count) };
    call.note([values.len(), step, count]);
    pool::add_taps(sums, values, step, count);
    call.results(sums);
}

fn add_products(call: &mut Call<'_>) {
    let (step, columns, rows) = (call.below(16), 1 + call.below(8), 1 + call.below(5));
    let (row_step, weights_step) = (call.below(60), call.below(60));
    let sums = call.one();
    let len = |row_step| (rows - 1) * row_step + (columns - 1) * step + taps::CHANNELS;
    let values = call.take(len(row_step));
    let weights = call.take(len(weights_step));
    let columns = if step == 0 {
        columns
    } else {
        call.number(columns)
    };
    let taps = Taps {
        columns,
        step,
        rows,
        row_step,
        weights_step,
    };
    call.note([values.len(), weights.len(), step, columns]);
    taps.add_products(sums, values, weights);
    call.results(sums);
}

fn scale_each(call: &mut Call<'_>) {
    let len = call.below(20);
    let values = call.take(len);
    let (multiplier, shift) = (call.signed(32) & i32::MAX, call.within(-31, 31));
    call.note([values.len(), multiplier as usize, shift as usize]);
    scale::scale_each(values, multiplier, shift);
    call.results(values);
}
