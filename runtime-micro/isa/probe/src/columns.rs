//! Columns and their products with rows.

use crate::{Call, Wrapper};
use peapod_isa::mve::columns::Mve;
use peapod_isa::{COLUMNS, Dsp, Isa, ROWS, Rescaling, Runs, Scalar};

pub(crate) const SCALAR_PUT: Wrapper = Wrapper {
    name: "Scalar::put",
    arguments: "columns.len(), column, at, run.len()",
    call: put::<Scalar>,
};
pub(crate) const DSP_PUT: Wrapper = Wrapper {
    name: "Dsp::put",
    call: put::<Dsp>,
    ..SCALAR_PUT
};
pub(crate) const SCALAR_WINDOW: Wrapper = Wrapper {
    name: "Scalar::window",
    arguments: "columns.len(), column, values.len(), runs' count, len, step",
    call: window::<Scalar>,
};
pub(crate) const DSP_WINDOW: Wrapper = Wrapper {
    name: "Dsp::window",
    call: window::<Dsp>,
    ..SCALAR_WINDOW
};
pub(crate) const MVE_PUT: Wrapper = Wrapper {
    name: "mve::columns::Mve::put",
    call: put::<Mve>,
    ..SCALAR_PUT
};
pub(crate) const MVE_WINDOW: Wrapper = Wrapper {
    name: "mve::columns::Mve::window",
    call: window::<Mve>,
    ..SCALAR_WINDOW
};
pub(crate) const SCALAR_PAIRS: Wrapper = Wrapper {
    name: "Scalar::pairs",
    arguments: "columns.len(), rows.len(), rescaling.len(), lengths of both results",
    call: scalar_pairs,
};
pub(crate) const DSP_PAIRS: Wrapper = Wrapper {
    name: "Dsp::pairs",
    call: dsp_pairs,
    ..SCALAR_PAIRS
};
pub(crate) const SCALAR_ONES: Wrapper = Wrapper {
    name: "Scalar::ones",
    arguments: "column.len(), rows.len(), rescaling.len(), results.len()",
    call: scalar_ones,
};
pub(crate) const DSP_ONES: Wrapper = Wrapper {
    name: "Dsp::ones",
    call: dsp_ones,
    ..SCALAR_ONES
};

/// Values that lengths of DSP columns are multiples of.
const QUAD: usize = 4;

fn put<I: Isa>(call: &mut Call<'_>) {
    let depth = QUAD * (1 + call.below(12));
    let at = QUAD * call.below(depth / QUAD);
    let len = 1 + call.below(depth - at);
    let column = call.below(COLUMNS);
    let columns = call.take::<I::Word>(COLUMNS * depth / I::VALUES);
    let run = call.take(len);
    let at = call.number(at);
    call.note([columns.len(), column, at, run.len()]);
    I::put::<COLUMNS>(columns, column, at, run);
    call.results(columns);
}

fn window<I: Isa>(call: &mut Call<'_>) {
    let count = 1 + call.below(4);
    // What pads other lengths depends on the core.
    let len = match call.wild {
        true => call.below(14),
        false => QUAD * (1 + call.below(3)),
    };
    let (step, column) = (call.below(24), call.below(COLUMNS));
    let padded = len.next_multiple_of(QUAD);
    let columns = call.take::<I::Word>(COLUMNS * count * padded / I::VALUES);
    let values = call.take((count - 1) * step + padded);
    let (len, step) = (call.number(len), call.number(step));
    call.note([columns.len(), column, values.len(), count, len, step]);
    let runs = Runs::<I>::new(count, len, step);
    I::window::<COLUMNS>(columns, column, values, &runs);
    call.results(columns);
}

fn scalar_pairs(call: &mut Call<'_>) {
    let depth = 1 + call.below(40);
    let columns = call.take(COLUMNS * depth);
    pairs::<Scalar>(call, columns, ROWS * depth);
}

fn dsp_pairs(call: &mut Call<'_>) {
    let depth = QUAD * (1 + call.below(10));
    let columns = call.take(depth);
    for column in 0..COLUMNS {
        let mut run = [0; 40];
        call.random.fill(bytemuck::cast_slice_mut(&mut run));
        Dsp::put::<COLUMNS>(columns, column, 0, &run);
    }
    pairs::<Dsp>(call, columns, depth);
}

/// Products with blocks of so many words.
fn pairs<I: Isa>(call: &mut Call<'_>, columns: &[I::Word], words: usize) {
    let blocks = 1 + call.below(3);
    let rows = call.take::<I::Word>(words * blocks);
    let rescaling = tables(call, blocks);
    let (first, second) = (call.take(blocks), call.take(blocks));
    let [a, b] = [first.len(), second.len()];
    call.note([columns.len(), rows.len(), rescaling.len(), a, b]);
    I::pairs(columns, rows, rescaling, [first, second]);
    call.results(first);
    call.results(second);
}

fn scalar_ones(call: &mut Call<'_>) {
    let depth = 1 + call.below(40);
    ones::<Scalar>(call, depth, ROWS * depth);
}

fn dsp_ones(call: &mut Call<'_>) {
    let depth = QUAD * (1 + call.below(10));
    ones::<Dsp>(call, depth, depth);
}

fn ones<I: Isa>(call: &mut Call<'_>, depth: usize, words: usize) {
    let blocks = 1 + call.below(3);
    let column = call.take(depth);
    let rows = call.take::<I::Word>(words * blocks);
    let rescaling = tables(call, blocks);
    let results = call.take(blocks);
    call.note([column.len(), rows.len(), rescaling.len(), results.len()]);
    I::ones(column, rows, rescaling, results);
    call.results(results);
}

/// Biases that any of the sets can take, and rescaling, of so many blocks.
fn tables<'a>(call: &mut Call<'a>, blocks: usize) -> &'a mut [Rescaling] {
    let tables = call.take::<Rescaling>(blocks);
    for table in tables.iter_mut() {
        let (biases, rows) = table.split_at_mut(ROWS);
        for two in biases.as_chunks_mut::<2>().0 {
            let first = call.signed(15);
            *two = [first, 256 * call.signed(12) + first];
        }
        for row in rows.as_chunks_mut::<3>().0 {
            *row = call.rescaling();
        }
    }
    tables
}
