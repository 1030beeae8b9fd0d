//! What Arm's vector extension has of its own.

use crate::{Call, Wrapper};
use peapod_isa::ROWS;
use peapod_isa::mve::depthwise::{self, Filters, PLANES, Pixels, Places, Windows};
use peapod_isa::mve::{self, LANES, Matrix, Runs, WORDS, windows};

pub(crate) const PAIRS: Wrapper = Wrapper {
    name: "mve::Matrix::pairs",
    arguments: "rows.len(), channels, depth, columns.len(), step, results.len()",
    call: pairs,
};
pub(crate) const ONE: Wrapper = Wrapper {
    name: "mve::Matrix::one",
    arguments: "rows.len(), channels, depth, column.len(), results.len()",
    call: one,
};
pub(crate) const COPY: Wrapper = Wrapper {
    name: "mve::copy",
    arguments: "from.len(), to.len(), runs' count, len, from_step, to_step",
    call: copy,
};
pub(crate) const LOAD: Wrapper = Wrapper {
    name: "mve::depthwise::load",
    arguments: "values.len(), pixels' count, channels, planes.len(), plane, at",
    call: load,
};
pub(crate) const ROW: Wrapper = Wrapper {
    name: "mve::depthwise::row",
    arguments: "planes.len(), plane, stride, results.len(), step, count",
    call: row,
};

pub(crate) const LONG_ROW: Wrapper = Wrapper {
    name: "mve::windows::row",
    arguments: "planes.len(), plane, stride, vectors, results.len(), count",
    call: long_row,
};

/// Rescaling of so many blocks of rows.
fn tables<'a>(call: &mut Call<'a>, blocks: usize) -> &'a mut [i32] {
    let tables = call.take::<i32>(blocks * WORDS);
    for table in tables.as_chunks_mut::<WORDS>().0 {
        for row in 0..ROWS {
            let [multiplier, offset, shift] = call.rescaling();
            let numbers = [call.signed(17), multiplier, offset, -shift];
            for (slot, number) in table.iter_mut().skip(row).step_by(ROWS).zip(numbers) {
                *slot = number;
            }
        }
    }
    tables
}

/// Depth, channels, rows and rescaling.
fn matrix<'a>(call: &mut Call<'a>) -> (usize, usize, &'a [i8], &'a [i32]) {
    let (depth, channels) = (LANES * (1 + call.below(3)), 1 + call.below(12));
    let blocks = channels.div_ceil(ROWS);
    let rows = call.take(depth * ROWS * blocks);
    (depth, channels, rows, tables(call, blocks))
}

fn pairs(call: &mut Call<'_>) {
    let (depth, channels, rows, rescaling) = matrix(call);
    let (count, step) = (2 + 2 * call.below(2), call.below(50));
    let columns = call.take((count - 1) * step + depth);
    let results = call.take(count * channels);
    let [depth, channels, step] = [depth, channels, step].map(|x| call.number(x));
    let lens = [columns.len(), results.len()];
    call.note([rows.len(), channels, depth, lens[0], step, lens[1]]);
    if let Some(matrix) = Matrix::new(depth, channels, rows, rescaling) {
        matrix.pairs(columns, step, results);
    }
    call.results(results);
}

fn one(call: &mut Call<'_>) {
    let (depth, channels, rows, rescaling) = matrix(call);
    let column = call.take(depth);
    let results = call.take(channels);
    let [depth, channels] = [depth, channels].map(|x| call.number(x));
    call.note([rows.len(), channels, depth, column.len(), results.len()]);
    if let Some(matrix) = Matrix::new(depth, channels, rows, rescaling) {
        matrix.one(column, results);
    }
    call.results(results);
}

fn copy(call: &mut Call<'_>) {
    let (len, count) = (call.below(36), 1 + call.below(4));
    let (from_step, to_step) = (call.below(40), call.below(40));
    let from = call.take::<i8>((count - 1) * from_step + len);
    let to = call.take((count - 1) * to_step + len);
    let [from_step, to_step, len] = [from_step, to_step, len].map(|x| call.number(x));
    let count = if from_step == 0 {
        count
    } else {
        call.number(count)
    };
    call.note([from.len(), to.len(), count, len, from_step, to_step]);
    let runs = Runs {
        len,
        count,
        from_step,
        to_step,
    };
    mve::copy(&runs, from, to);
    call.results(to);
}

fn load(call: &mut Call<'_>) {
    // Of fewer channels, what the other planes hold depends on the core.
    let channels = match call.wild {
        true => call.below(12),
        false => PLANES + call.below(4),
    };
    let (count, step) = (1 + call.below(6), call.below(16));
    let (at, apart) = (call.below(4), call.below(5));
    let plane = at + (count - 1) * apart + 1 + call.below(3);
    let values = call.take((count - 1) * step + channels.min(PLANES));
    let planes = call.take(plane * PLANES);
    let [step, at, apart] = [step, at, apart].map(|x| call.number(x));
    let count = if step == 0 { count } else { call.number(count) };
    let (channels, plane) = (call.number(channels), call.number(plane));
    call.note([values.len(), count, channels, planes.len(), plane, at]);
    let pixels = Pixels {
        values,
        step,
        count,
        channels,
    };
    let places = Places {
        plane,
        at,
        step: apart,
    };
    depthwise::load(&pixels, planes, &places);
    call.results(planes);
}

fn row(call: &mut Call<'_>) {
    let (count, channels) = (1 + call.below(6), 1 + call.below(ROWS));
    let stride = [3, 6, call.below(12)][call.below(3)];
    let (plane, step) = (call.below(40), call.below(8));
    let planes = call.take(plane * (ROWS - 1) + (count - 1) * stride + LANES);
    let filters = call.take::<Filters>(1);
    let numbers = tables(call, 1);
    let results = call.take((count - 1) * step + channels);
    let [stride, plane, step] = [stride, plane, step].map(|x| call.number(x));
    let count = if stride == 0 {
        count
    } else {
        call.number(count)
    };
    let channels = call.number(channels);
    call.note([planes.len(), plane, stride, results.len(), step, count]);
    let Some(rescaling) = numbers.first_chunk() else {
        return;
    };
    let windows = Windows {
        planes,
        plane,
        stride,
        filters,
        rescaling,
    };
    depthwise::row(&windows, results, step, (count, channels));
    call.results(results);
}

fn long_row(call: &mut Call<'_>) {
    let (count, channels) = (1 + call.below(5), 1 + call.below(ROWS));
    let (vectors, stride) = (1 + call.below(3), call.below(12));
    let (plane, step) = (call.below(60), call.below(8));
    let reach = (count - 1) * stride + vectors * LANES;
    let planes = call.take(plane * (ROWS - 1) + reach);
    let filters = call.take::<Filters>(vectors);
    let numbers = tables(call, 1);
    let results = call.take((count - 1) * step + channels);
    let [stride, plane, step] = [stride, plane, step].map(|x| call.number(x));
    let count = if stride == 0 || step == 0 {
        count
    } else {
        call.number(count)
    };
    let channels = call.number(channels);
    let lens = [planes.len(), filters.len(), results.len()];
    call.note([lens[0], plane, stride, lens[1], lens[2], count]);
    let Some(rescaling) = numbers.first_chunk() else {
        return;
    };
    let windows = Windows {
        planes,
        plane,
        stride,
        filters,
        rescaling,
    };
    windows::row(&windows, results, step, (count, channels));
    call.results(results);
}
