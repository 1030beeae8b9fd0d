//! By the rules of TensorFlow Lite Micro, step by step.

use super::*;
use crate::scale::scale;
use proptest::prelude::*;
use std::sync::LazyLock;
use std::vec::Vec;

/// Half of the table, as TensorFlow Lite Micro has it.
static HALF: LazyLock<[u16; 256]> = LazyLock::new(|| {
    core::array::from_fn(|i| match i {
        255 => u16::MAX,
        _ => {
            let logistic = 65536.0 / (1.0 + (-(i as f64) / 24.0).exp());
            logistic.round() as u16
        }
    })
});

fn lines() -> Lines {
    core::array::from_fn(|at| {
        let i = at as i32 - 256;
        let value = HALF.get(i.unsigned_abs() as usize).unwrap_or(&u16::MAX);
        (i32::from(*value) - 32768) as i16 * i.signum() as i16
    })
}

/// An entry and its neighbour weighed.
fn interpolated(magnitude: u32, bits: u32, beyond: i64) -> i64 {
    let index = (magnitude >> bits) as usize;
    if index >= 255 {
        return beyond;
    }
    let fraction = i64::from(magnitude & ((1 << bits) - 1));
    let [from, to] = [HALF[index], HALF[index + 1]].map(i64::from);
    (from << bits) + fraction * (to - from)
}

fn logistic(thrice: i32) -> i32 {
    let value = interpolated(thrice.unsigned_abs(), 9, 0x7fff << 10);
    let value = if thrice < 0 {
        (1 << 25) - 1 - value
    } else {
        value
    };
    ((value + 512) >> 10) as i32
}

fn tanh(thrice: i32) -> i32 {
    let value = interpolated(thrice.unsigned_abs(), 8, 0xffff << 8) - (1 << 23);
    let value = if thrice < 0 { !value } else { value };
    ((value + 128) >> 8) as i32
}

fn saturated(x: i32) -> i32 {
    x.clamp(-32768, 32767)
}

/// What an update is made of: exponent, clip, multiplier and shift, zero point.
type Numbers = (i32, i32, (i32, i32), i32);

/// The next cell and, unlimited, hidden state.
fn next(numbers: Numbers, [i, f, g, o]: Gates, cell: i16) -> (i16, i32) {
    let (exponent, clip, (multiplier, shift), zero_point) = numbers;
    let kept = logistic(3 * i32::from(f)) * i32::from(cell);
    let kept = saturated(scale(kept, 1 << 30, -14));
    let added = logistic(3 * i32::from(i)) * tanh(3 * i32::from(g));
    let added = saturated(scale(added, 1 << 30, -29 - exponent));
    let cell = saturated(kept + added).max(-clip).min(clip);
    let thrice = match exponent + 12 {
        left if left >= 0 => (3 * cell) << left,
        right => (3 * cell + (1 << (-right - 1))) >> -right,
    };
    let product = logistic(3 * i32::from(o)) * tanh(thrice);
    (cell as i16, scale(product, multiplier, shift) + zero_point)
}

/// The states of cells and gates by both.
fn compare(numbers: Numbers, gates: &[Gates], cells: &[i16]) {
    let (exponent, clip, scaling, zero_point) = numbers;
    let update = Update::new(exponent, clip, scaling, zero_point).expect("they fit");
    let mut found_cells = [cells.to_vec(), cells.to_vec()];
    let (mut narrow, mut wide) = (std::vec![0_i8; cells.len()], std::vec![0_i16; cells.len()]);
    i8::update(&update, &lines(), gates, &mut found_cells[0], &mut narrow);
    i16::update(&update, &lines(), gates, &mut found_cells[1], &mut wide);
    for (at, (gates, cell)) in gates.iter().zip(cells).enumerate() {
        let (cell, hidden) = next(numbers, *gates, *cell);
        assert_eq!(
            [found_cells[0][at], found_cells[1][at]],
            [cell; 2],
            "{gates:?} {numbers:?}"
        );
        assert_eq!(
            i32::from(narrow[at]),
            hidden.clamp(-128, 127),
            "{gates:?} {numbers:?}"
        );
        assert_eq!(
            i32::from(wide[at]),
            saturated(hidden),
            "{gates:?} {numbers:?}"
        );
    }
}

/// Every value of every gate, with others that show what became of it.
#[test]
fn every_gate() {
    for exponent in [-15, -11, 0] {
        let numbers = (exponent, 1 << 15, (i32::MAX, -15), 0);
        let mut gates = Vec::new();
        let mut cells = Vec::new();
        for x in i16::MIN..=i16::MAX {
            let other = x.wrapping_mul(7919);
            for gate in [
                [x, i16::MIN, i16::MAX, i16::MAX],
                [i16::MAX, i16::MIN, x, i16::MAX],
                [i16::MIN, x, 0, i16::MAX],
                [other, x, other, x],
            ] {
                gates.push(gate);
                cells.push(other);
            }
        }
        compare(numbers, &gates, &cells);
    }
}

/// Every cell state, of every exponent.
#[test]
fn every_cell() {
    for exponent in -27..=0 {
        let cells: Vec<i16> = (i16::MIN..=i16::MAX).collect();
        let gates = std::vec![[0, i16::MAX, 0, i16::MAX]; cells.len()];
        compare((exponent, 1 << 15, (1 << 30, -14), 0), &gates, &cells);
    }
}

proptest! {
    #[test]
    fn states(
        units in prop::collection::vec((any::<Gates>(), any::<i16>()), 0..12),
        exponent in -27..=0_i32,
        clip in 0..=1_i32 << 15,
        multiplier in 0..=i32::MAX,
        shift in -23..=-1_i32,
        zero_point in -128..=127_i32,
    ) {
        let (gates, cells): (Vec<Gates>, Vec<i16>) = units.into_iter().unzip();
        compare((exponent, clip, (multiplier, shift), zero_point), &gates, &cells);
    }

    /// Of both sets, from rows of weights and both columns.
    #[test]
    fn gates_of_bytes(
        len in 1..12_usize,
        other in 1..12_usize,
        values in prop::collection::vec(any::<i8>(), 24),
        weights in prop::collection::vec(-127..=127_i8, 300),
        biases in prop::collection::vec(any::<[[i16; ROWS]; SUMS]>(), 0..4),
        multipliers in any::<[[i32; ROWS]; SUMS]>(),
        shifts in prop::array::uniform2(prop::array::uniform4(-31..=8_i32)),
    ) {
        let lens = [len, other];
        let columns = [&values[..len], &values[12..][..other]];
        let rows = [&weights[..150], &weights[150..]];
        let units = biases.len().min(150 / (ROWS * len)).min(150 / (ROWS * other));
        let biases = widened(&biases[..units]);
        let positive = multipliers.map(|it| it.map(|it| it & i32::MAX));
        let scales = [0, 1].map(|of| Scales::new(positive[of], shifts[of]));
        let expected = expected(lens, columns, rows, &biases, |of, gate, sum| {
            scale(sum as i32, multipliers[of][gate] & i32::MAX, shifts[of][gate])
        });
        let mut found = std::vec![[7; ROWS]; units];
        gates_mve(columns, rows, &biases, &scales, &mut found);
        prop_assert_eq!(&found, &expected);
        let packed = [0, 1].map(|of| packed(lens[of], rows[of], units, |at: [&[i8]; ROWS]| {
            let word = |a: [i8; 2], b: [i8; 2]| {
                let half = |a: i8, b: i8| i32::from(a) + 256 * i32::from(b);
                half(a[1], b[1]) << 16 | half(a[0], b[0]) & 0xffff
            };
            let pair = |rows: usize, first: usize| {
                let of = |row: usize| [at[row][first], at[row][first + 2]];
                word(of(rows), of(rows + 1))
            };
            [pair(0, 0), pair(2, 0), pair(0, 1), pair(2, 1)]
        }));
        let words = columns.map(|column| {
            let mut words = std::vec![[0; 2]; column.len().div_ceil(4)];
            crate::dsp::widened(column, &mut words);
            words
        });
        // Two weights make one word where the second row has no least ones.
        let mut found = std::vec![[7; ROWS]; units];
        let (columns, rows) = ([&words[0][..], &words[1]], [&packed[0][..], &packed[1]]);
        gates_dsp(columns, rows, &biases, &scales, &mut found);
        prop_assert_eq!(&found, &expected);
    }

    #[test]
    fn gates_of_halves(
        len in 1..12_usize,
        other in 1..12_usize,
        values in prop::collection::vec(any::<i16>(), 24),
        weights in prop::collection::vec(any::<i8>(), 300),
        biases in prop::collection::vec(any::<[[i16; ROWS]; SUMS]>(), 0..4),
        multipliers in any::<[[i32; ROWS]; SUMS]>(),
    ) {
        let lens = [len, other];
        let columns = [&values[..len], &values[12..][..other]];
        let rows = [&weights[..150], &weights[150..]];
        let units = biases.len().min(150 / (ROWS * len)).min(150 / (ROWS * other));
        let biases = widened(&biases[..units]);
        let multipliers = multipliers.map(|it| it.map(|it| it & i32::MAX));
        let expected = expected(lens, columns, rows, &biases, |of, gate, sum| {
            ((sum * i64::from(multipliers[of][gate]) + (1 << 31)) >> 32) as i32
        });
        let mut found = std::vec![[7; ROWS]; units];
        wide_gates_mve(columns, rows, &biases, &multipliers, &mut found);
        prop_assert_eq!(&found, &expected);
        let packed = [0, 1].map(|of| packed(lens[of], rows[of], units, |at: [&[i8]; ROWS]| {
            let word = |rows: usize, first: usize| {
                let [a, b] = [at[rows], at[rows + 1]];
                let bytes = [a[first], b[first], a[first + 1], b[first + 1]];
                i32::from_le_bytes(bytes.map(i8::cast_unsigned))
            };
            [word(0, 0), word(2, 0), word(0, 2), word(2, 2)]
        }));
        let words = columns.map(|column| {
            let mut column = column.to_vec();
            column.resize(column.len().next_multiple_of(4), 0);
            let pairs = column.as_chunks().0.iter();
            let word = |[a, b]: &[i16; 2]| i32::from(*b) << 16 | i32::from(*a) & 0xffff;
            let words: Vec<i32> = pairs.map(word).collect();
            words.as_chunks().0.to_vec()
        });
        let mut found = std::vec![[7; ROWS]; units];
        let (columns, rows) = ([&words[0][..], &words[1]], [&packed[0][..], &packed[1]]);
        wide_gates_dsp(columns, rows, &biases, &multipliers, &mut found);
        prop_assert_eq!(&found, &expected);
    }
}

/// Biases of 32 bits.
fn widened(biases: &[[[i16; ROWS]; SUMS]]) -> Vec<Biases> {
    let biases = biases.iter().map(|it| it.map(|it| it.map(i32::from)));
    biases.collect()
}

/// The gates of units whose four rows follow each other.
fn expected<T: Copy + Into<i64>>(
    lens: [usize; SUMS],
    columns: [&[T]; SUMS],
    rows: [&[i8]; SUMS],
    biases: &[Biases],
    rescale: impl Fn(usize, usize, i64) -> i32,
) -> Vec<Gates> {
    let units = biases.iter().enumerate().map(|(unit, biases)| {
        core::array::from_fn(|gate| {
            let parts = [0, 1].map(|of| {
                let row = &rows[of][(unit * ROWS + gate) * lens[of]..][..lens[of]];
                let products = columns[of].iter().zip(row);
                let products = products.map(|(x, w)| (*x).into() * i64::from(*w));
                let sum = i64::from(biases[of][gate]) + products.sum::<i64>();
                saturated(rescale(of, gate, sum))
            });
            saturated(parts[0] + parts[1]) as i16
        })
    });
    units.collect()
}

/// Words of four rows for each four of their values.
fn packed(
    len: usize,
    rows: &[i8],
    units: usize,
    words: impl Fn([&[i8]; ROWS]) -> [i32; ROWS],
) -> Vec<[i32; ROWS]> {
    let mut packed = Vec::new();
    for block in rows.chunks(len * ROWS).take(units) {
        let rows: Vec<Vec<i8>> = block
            .chunks(len)
            .map(|row| {
                let mut row = row.to_vec();
                row.resize(len.next_multiple_of(4), 0);
                row
            })
            .collect();
        for at in (0..len).step_by(4) {
            packed.push(words(core::array::from_fn(|row| &rows[row][at..at + 4])));
        }
    }
    packed
}
