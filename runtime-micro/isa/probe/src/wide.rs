//! Columns of 16 bits and their products with rows; rows times blocks of computed columns.

use crate::{Call, Wrapper};
use bytemuck::Pod;
use peapod_isa::matrix::{self, Factor, Scaling};
use peapod_isa::wide::{self, DEPTH, Dsp, Mve, Rescaling, Wide};
use peapod_isa::{COLUMNS, ROWS};

pub(crate) const DSP_PUT: Wrapper = Wrapper {
    name: "wide::Dsp::put",
    arguments: "columns.len(), column, at, run.len()",
    call: put::<Dsp>,
};
pub(crate) const MVE_PUT: Wrapper = Wrapper {
    name: "wide::Mve::put",
    call: put::<Mve>,
    ..DSP_PUT
};
pub(crate) const DSP_PAIRS: Wrapper = Wrapper {
    name: "wide::Dsp::pairs",
    arguments: "columns.len(), rows.len(), rescaling.len(), lengths of both results",
    call: pairs::<Dsp>,
};
pub(crate) const MVE_PAIRS: Wrapper = Wrapper {
    name: "wide::Mve::pairs",
    call: pairs::<Mve>,
    ..DSP_PAIRS
};
pub(crate) const DSP_ONES: Wrapper = Wrapper {
    name: "wide::Dsp::ones",
    arguments: "column.len(), rows.len(), rescaling.len(), results.len()",
    call: ones::<Dsp>,
};
pub(crate) const MVE_ONES: Wrapper = Wrapper {
    name: "wide::Mve::ones",
    call: ones::<Mve>,
    ..DSP_ONES
};
pub(crate) const BYTES: Wrapper = Wrapper {
    name: "matrix::Factor::products of i8",
    arguments: "rows.len(), step, block.len(), sums.len()",
    call: products::<i8>,
};
pub(crate) const HALVES: Wrapper = Wrapper {
    name: "matrix::Factor::products of i16",
    call: products::<i16>,
    ..BYTES
};

pub(crate) const ADD_PRODUCTS: Wrapper = Wrapper {
    name: "wide::add_products",
    arguments: "lengths of the column and of four rows",
    call: add_products,
};

fn add_products(call: &mut Call<'_>) {
    let len = call.below(30);
    let sums = call.one::<[i32; ROWS]>();
    *sums = [1, -2, 3, -4];
    let column = call.take::<i16>(len);
    let [a, b, c, d]: [&[i8]; ROWS] = core::array::from_fn(|_| &*call.take(len));
    call.note([column.len(), a.len(), b.len(), c.len(), d.len()]);
    wide::add_products(sums, column, [a, b, c, d]);
    call.results(sums);
}

fn put<W: Wide>(call: &mut Call<'_>) {
    let depth = DEPTH * (1 + call.below(6));
    let at = W::RUN * call.below(depth / W::RUN);
    let len = 1 + call.below(depth - at);
    let column = call.below(COLUMNS);
    let columns = call.take::<i32>(depth);
    let run = call.take(len);
    let at = call.number(at);
    call.note([columns.len(), column, at, run.len()]);
    W::put(columns, column, at, run);
    call.results(columns);
}

pub(crate) const FINISH_BYTES: Wrapper = Wrapper {
    name: "i8::finish",
    arguments: "sums.len(), results.len(), step",
    call: |call| finish::<i8>(call, |call| call.signed(30)),
};
pub(crate) const FINISH_HALVES: Wrapper = Wrapper {
    name: "i16::finish",
    call: |call| finish::<i16>(call, |call| i64::from(call.signed(32)) << call.below(12)),
    ..FINISH_BYTES
};

/// Biases and multipliers of so many blocks.
fn tables<'a>(call: &mut Call<'a>, blocks: usize) -> &'a mut [Rescaling] {
    let tables = call.take::<Rescaling>(blocks);
    for table in tables.iter_mut() {
        let (biases, multipliers) = table.split_at_mut(ROWS);
        biases.fill_with(|| call.signed(24));
        multipliers.fill_with(|| call.signed(30) & 0x3fff_ffff);
    }
    tables
}

fn pairs<W: Wide>(call: &mut Call<'_>) {
    let (depth, blocks) = (DEPTH * (1 + call.below(5)), 1 + call.below(3));
    let columns = call.take::<i32>(depth);
    let rows = call.take::<i32>(depth * blocks);
    let rescaling = tables(call, blocks);
    let (first, second) = (call.take(blocks), call.take(blocks));
    let [a, b] = [first.len(), second.len()];
    call.note([columns.len(), rows.len(), rescaling.len(), a, b]);
    W::pairs(columns, rows, rescaling, [first, second]);
    call.results(first);
    call.results(second);
}

fn ones<W: Wide>(call: &mut Call<'_>) {
    let (depth, blocks) = (DEPTH * (1 + call.below(5)), 1 + call.below(3));
    let column = call.take::<i16>(depth);
    let rows = call.take::<i32>(depth * blocks);
    let rescaling = tables(call, blocks);
    let results = call.take(blocks);
    call.note([column.len(), rows.len(), rescaling.len(), results.len()]);
    W::ones(column, rows, rescaling, results);
    call.results(results);
}

fn products<F: Factor<Sum: Pod>>(call: &mut Call<'_>) {
    let (depth, count) = (matrix::DEPTH * (1 + call.below(4)), 1 + call.below(4));
    let step = call.below(40);
    let rows = call.take::<F>((count - 1) * step + depth);
    let block = call.take::<i32>(depth * matrix::COLUMNS / 2);
    if !call.wild {
        // The order of factors depends on the core.
        let factors: &mut [i16] = bytemuck::cast_slice_mut(block);
        for column in 0..matrix::COLUMNS {
            for k in 0..depth {
                factors[F::place(k, column)] = call.signed(16) as i16;
            }
        }
    }
    let sums = call.take(count);
    let step = call.number(step);
    let offset = call.within(-127, 129);
    call.note([rows.len(), step, block.len(), sums.len()]);
    F::products(rows, step, offset, block, sums);
    call.results(sums);
}

/// The scale of any result, and sums of rows that fit it.
fn finish<F: Factor<Sum: Pod>>(call: &mut Call<'_>, sum: fn(&mut Call<'_>) -> F::Sum) {
    let (rows, step) = (1 + call.below(6), call.below(12));
    let sums = call.take::<matrix::Sums<F::Sum>>(rows);
    for sums in sums.iter_mut() {
        sums.fill_with(|| sum(call));
    }
    let [multiplier, offset, shift] = call.rescaling();
    let scaling = Scaling {
        multiplier,
        offset,
        shift,
    };
    let results = call.take::<F>((rows - 1) * step + matrix::COLUMNS);
    let step = call.number(step);
    call.note([sums.len(), results.len(), step]);
    F::finish(sums, &scaling, results, step);
    call.results(results);
}
