//! Gates and states of long short-term memories.

use crate::{Call, Wrapper};
use bytemuck::Pod;
use peapod_isa::lstm::{self, Biases, Gates, Hidden, LINES, SUMS, Scales, Update};
use peapod_isa::{ROWS, dsp};

pub(crate) const GATES_DSP: Wrapper = Wrapper {
    name: "lstm::gates_dsp",
    arguments: "lengths of both columns and of both rows, biases.len(), results.len()",
    call: gates_dsp,
};
pub(crate) const WIDE_GATES_DSP: Wrapper = Wrapper {
    name: "lstm::wide_gates_dsp",
    call: wide_gates_dsp,
    ..GATES_DSP
};
pub(crate) const GATES_MVE: Wrapper = Wrapper {
    name: "lstm::gates_mve",
    call: gates_mve,
    ..GATES_DSP
};
pub(crate) const WIDE_GATES_MVE: Wrapper = Wrapper {
    name: "lstm::wide_gates_mve",
    call: wide_gates_mve,
    ..GATES_DSP
};
pub(crate) const UPDATE_NARROW: Wrapper = Wrapper {
    name: "lstm::Hidden::update of i8",
    arguments: "gates.len(), cells.len(), results.len()",
    call: update::<i8>,
};
pub(crate) const UPDATE_WIDE: Wrapper = Wrapper {
    name: "lstm::Hidden::update of i16",
    call: update::<i16>,
    ..UPDATE_NARROW
};

/// Slices of a call: two columns, of elements of which a block of rows has a number for each.
struct Sums<'a, X, W> {
    columns: [&'a mut [X]; SUMS],
    rows: [&'a [W]; SUMS],
    biases: &'a [Biases],
    results: &'a mut [Gates],
}

fn sums<'a, X: Pod, W: Pod>(call: &mut Call<'a>, block: usize) -> Sums<'a, X, W> {
    let (units, lens) = (1 + call.below(4), [1 + call.below(11), 1 + call.below(11)]);
    let columns = lens.map(|len| call.take(len));
    let rows = lens.map(|len| &*call.take(len * block * units));
    let biases = call.take::<Biases>(units);
    for bias in biases.as_flattened_mut().as_flattened_mut() {
        *bias >>= 14;
    }
    let sums = Sums {
        columns,
        rows,
        biases,
        results: call.take(units),
    };
    let [x, h] = [0, 1].map(|of| sums.columns[of].len());
    let [w, r] = [0, 1].map(|of| sums.rows[of].len());
    call.note([x, h, w, r, sums.biases.len(), sums.results.len()]);
    sums
}

fn scales(call: &mut Call<'_>) -> [Scales; SUMS] {
    [(); SUMS].map(|()| {
        let multipliers = multipliers(call);
        Scales::new(multipliers, [(); ROWS].map(|()| call.within(-31, 9)))
    })
}

fn multipliers(call: &mut Call<'_>) -> [i32; ROWS] {
    [(); ROWS].map(|()| call.signed(32) & i32::MAX)
}

fn gates_dsp(call: &mut Call<'_>) {
    let Sums {
        columns,
        rows,
        biases,
        results,
    } = sums::<[i32; 2], [i32; ROWS]>(call, 1);
    let columns = columns.map(|column| {
        for word in column.iter_mut() {
            let values = word[0].to_le_bytes().map(u8::cast_signed);
            dsp::widened(&values, core::slice::from_mut(word));
        }
        &*column
    });
    lstm::gates_dsp(columns, rows, biases, &scales(call), results);
    call.results(results);
}

fn wide_gates_dsp(call: &mut Call<'_>) {
    let sums = sums::<[i32; 2], [i32; ROWS]>(call, 1);
    let columns = sums.columns.map(|column| &*column);
    let multipliers = [(); SUMS].map(|()| multipliers(call));
    lstm::wide_gates_dsp(columns, sums.rows, sums.biases, &multipliers, sums.results);
    call.results(sums.results);
}

fn gates_mve(call: &mut Call<'_>) {
    let sums = sums::<i8, i8>(call, ROWS);
    let columns = sums.columns.map(|column| &*column);
    lstm::gates_mve(columns, sums.rows, sums.biases, &scales(call), sums.results);
    call.results(sums.results);
}

fn wide_gates_mve(call: &mut Call<'_>) {
    let sums = sums::<i16, i8>(call, ROWS);
    let columns = sums.columns.map(|column| &*column);
    let multipliers = [(); SUMS].map(|()| multipliers(call));
    lstm::wide_gates_mve(columns, sums.rows, sums.biases, &multipliers, sums.results);
    call.results(sums.results);
}

fn update<A: Hidden + Pod>(call: &mut Call<'_>) {
    let units = 1 + call.below(9);
    let gates = call.take::<Gates>(units);
    let cells = call.take::<i16>(units);
    let results = call.take::<A>(units);
    let lines = call.one::<[[i16; 27]; LINES / 27]>();
    for entry in lines.as_flattened_mut() {
        *entry >>= 1;
    }
    call.note([gates.len(), cells.len(), results.len()]);
    let scaling = (call.signed(32) & i32::MAX, call.within(-23, 0));
    let (exponent, zero_point) = (call.within(-27, 1), call.within(-128, 128));
    let clip = call.within(0, (1 << 15) + 1);
    let update = Update::new(exponent, clip, scaling, zero_point);
    if let (Some(update), Some(lines)) = (update, lines.as_flattened().first_chunk()) {
        A::update(&update, lines, gates, cells, results);
    }
    call.results(cells);
    call.results(results);
}
