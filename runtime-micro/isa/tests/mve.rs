//! Products on packed rows and planes against sums written down plainly, for any sizes.

use peapod_isa::mve::depthwise::{self, PLANES, Pixels, Places, SLACK, Windows};
use peapod_isa::mve::{self, LANES, Matrix, Runs, WORDS};
use peapod_isa::{COLUMNS, ROWS};
use proptest::prelude::*;

/// Bias, multiplier, offset and shift to the right of a channel.
type Numbers = [i32; 4];

fn numbers() -> impl Strategy<Value = Numbers> {
    let zero_point = -128..128_i32;
    (
        -100_000..100_000,
        1 << 30..=i32::MAX,
        zero_point,
        1..=21_u32,
    )
        .prop_map(|(bias, multiplier, zero_point, shift)| {
            let offset = (1 << (shift - 1)) + (zero_point << shift);
            [bias, multiplier, offset, shift as i32]
        })
}

/// What becomes of a sum: two roundings in 128 bits, then the zero point.
fn result(sum: i64, [bias, multiplier, offset, shift]: Numbers) -> i8 {
    let product = i128::from(sum + i64::from(bias)) * i128::from(multiplier);
    let high = (product + (1 << 30)).div_euclid(1 << 31);
    let zero_point = i128::from((offset - (1 << (shift - 1))) >> shift);
    let divisor = 1_i128 << shift;
    let rounded = high.signum() * ((2 * high.abs() + divisor) / (2 * divisor));
    (rounded + zero_point).clamp(-128, 127) as i8
}

fn dot<'a>(xs: impl IntoIterator<Item = &'a i8>, ws: impl IntoIterator<Item = &'a i8>) -> i64 {
    let products = xs
        .into_iter()
        .zip(ws)
        .map(|(&x, &w)| i64::from(x) * i64::from(w));
    products.sum()
}

/// Blocks of rescaling, each number for all rows, and zeros up to whole blocks.
fn rescaling(channels: &[Numbers]) -> Vec<[i32; WORDS]> {
    let block = |channels: &[Numbers]| {
        let mut words = [0; WORDS];
        for (row, [bias, multiplier, offset, shift]) in channels.iter().enumerate() {
            for (number, value) in [*bias, *multiplier, *offset, -shift]
                .into_iter()
                .enumerate()
            {
                words[number * ROWS + row] = value;
            }
        }
        words
    };
    channels.chunks(ROWS).map(block).collect()
}

/// Values from a seed.
fn values(seed: u64, len: usize) -> Vec<i8> {
    let mut state = seed | 1;
    let next = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as i8
    };
    std::iter::repeat_with(next).take(len).collect()
}

proptest! {
    #[test]
    fn products_are_those_of_plain_sums(
        steps in 1..5_usize,
        count in 0..6_usize,
        step in 1..70_usize,
        channels in prop::collection::vec(numbers(), 1..14),
        seed in any::<u64>(),
    ) {
        let depth = steps * LANES;
        let rows: Vec<Vec<i8>> = (0..channels.len())
            .map(|row| values(seed ^ (row as u64 * 7919), depth))
            .collect();
        let nothing = vec![0; depth];
        let mut packed = Vec::new();
        for block in rows.chunks(ROWS) {
            for at in (0..depth).step_by(LANES) {
                for row in 0..ROWS {
                    let row = block.get(row).unwrap_or(&nothing);
                    packed.extend_from_slice(&row[at..at + LANES]);
                }
            }
        }
        let rescaling = rescaling(&channels).concat();
        let columns = values(seed ^ (1 << 40), count.saturating_sub(1) * step + depth);
        let expected = |column: usize| -> Vec<i8> {
            let column = &columns[column * step..][..depth];
            let sums = rows.iter().map(|row| dot(column, row));
            sums.zip(&channels).map(|(sum, numbers)| result(sum, *numbers)).collect()
        };
        let matrix = Matrix::new(depth, channels.len(), &packed, &rescaling).unwrap();
        let mut results = vec![99; count * channels.len()];
        let done = matrix.pairs(&columns, step, &mut results);
        prop_assert_eq!(done, count / COLUMNS * COLUMNS);
        for (column, results) in results.chunks(channels.len()).enumerate() {
            let untouched = vec![99; channels.len()];
            prop_assert_eq!(results, if column < done { expected(column) } else { untouched });
        }
        let mut results = vec![99; channels.len() + 1];
        matrix.one(&columns, &mut results);
        prop_assert_eq!(&results[..channels.len()], expected(0));
        prop_assert_eq!(results[channels.len()], 99);
    }

    #[test]
    fn windows_are_those_of_plain_sums(
        (height, width) in (1..=4_usize, 1..=4_usize),
        stride in 1..4_usize,
        count in 1..9_usize,
        channels in prop::collection::vec(numbers(), 1..=ROWS),
        seed in any::<u64>(),
    ) {
        let columns = (count - 1) * stride + width;
        let plane = columns * height;
        let all = channels.len() + 3;
        let mut planes = vec![7; plane * PLANES + SLACK];
        let lines: Vec<Vec<i8>> = (0..height)
            .map(|line| values(seed ^ (line as u64 * 31), columns * all))
            .collect();
        for (line, values) in lines.iter().enumerate() {
            let pixels = Pixels { values, step: all, count: columns, channels: channels.len() };
            depthwise::load(&pixels, &mut planes, &Places { plane, at: line, step: height });
        }
        let mut filters = [[0; LANES]; ROWS];
        for (channel, filter) in filters.iter_mut().enumerate().take(channels.len()) {
            let taps = values(seed ^ (5 << 30) ^ channel as u64, height * width);
            filter[..height * width].copy_from_slice(&taps);
        }
        let rescaling = rescaling(&channels);
        let windows = Windows {
            planes: &planes,
            plane,
            stride: stride * height,
            filters: core::slice::from_ref(&filters),
            rescaling: &rescaling[0],
        };
        let mut results = vec![99; count * all];
        depthwise::row(&windows, &mut results, all, (count, channels.len()));
        for (at, &found) in results.iter().enumerate() {
            let (x, channel) = (at / all, at % all);
            let mut expected = 99;
            if let Some(numbers) = channels.get(channel) {
                let place = |tap: usize| (x * stride + tap / height) * all + channel;
                let window = (0..height * width).map(|tap| &lines[tap % height][place(tap)]);
                expected = result(dot(window, &filters[channel]), *numbers);
            }
            prop_assert_eq!(found, expected);
        }
    }

    #[test]
    fn runs_are_copied_to_their_places(
        len in 0..40_usize,
        count in 1..4_usize,
        (from_gap, to_gap) in (0..5_usize, 0..5_usize),
        seed in any::<u64>(),
    ) {
        let (from_step, to_step) = (len + from_gap, len + to_gap);
        let from = values(seed, count * from_step);
        let mut to = vec![99; count * to_step];
        let runs = Runs { len, count, from_step, to_step };
        mve::copy(&runs, &from, &mut to);
        for (at, &found) in to.iter().enumerate() {
            let (run, offset) = (at / to_step, at % to_step);
            let expected = if offset < len { from[run * from_step + offset] } else { 99 };
            prop_assert_eq!(found, expected);
        }
    }
}

/// What does not fit is left out, whatever is missing.
#[test]
fn what_is_missing_is_not_read() {
    let (rows, rescaling) = ([1; 64], [0; WORDS]);
    for (depth, channels, rows, words) in [
        (0, 4, 64, 16),
        (8, 4, 64, 16),
        (16, 0, 64, 16),
        (16, 4, 63, 16),
        (16, 4, 64, 15),
        (16, 5, 64, 16),
    ]
    .map(|(depth, channels, len, words)| (depth, channels, &rows[..len], &rescaling[..words]))
    {
        assert!(Matrix::new(depth, channels, rows, words).is_none());
    }
    let matrix = Matrix::new(16, 4, &rows, &rescaling).unwrap();
    let mut results = [99; 8];
    for (columns, step, room) in [(15, 1, 8), (16, 1, 8), (17, 1, 7), (31, 16, 8)] {
        assert_eq!(
            matrix.pairs(&[1; 64][..columns], step, &mut results[..room]),
            0
        );
    }
    matrix.one(&[1; 15], &mut results);
    matrix.one(&[1; 16], &mut results[..3]);
    mve::copy(
        &Runs {
            len: 9,
            count: 1,
            from_step: 0,
            to_step: 0,
        },
        &[1; 9],
        &mut results,
    );
    mve::copy(
        &Runs {
            len: 4,
            count: 2,
            from_step: 3,
            to_step: 4,
        },
        &[1; 6],
        &mut results,
    );
    assert_eq!(results, [99; 8]);

    let mut planes = [99; 8 * PLANES + SLACK];
    let pixels = Pixels {
        values: &[1; 20],
        step: 4,
        count: 5,
        channels: 4,
    };
    for (pixels, places) in [
        (
            Pixels { count: 6, ..pixels },
            Places {
                plane: 8,
                at: 0,
                step: 1,
            },
        ),
        (
            Pixels { count: 0, ..pixels },
            Places {
                plane: 8,
                at: 0,
                step: 1,
            },
        ),
        (
            pixels,
            Places {
                plane: 8,
                at: 4,
                step: 1,
            },
        ),
        (
            pixels,
            Places {
                plane: 80,
                at: 0,
                step: 1,
            },
        ),
    ] {
        depthwise::load(&pixels, &mut planes, &places);
    }
    assert_eq!(planes, [99; 8 * PLANES + SLACK]);

    let (filters, rescaling) = ([[1; LANES]; ROWS], [0; WORDS]);
    let (filters, rescaling) = (core::slice::from_ref(&filters), &rescaling);
    let windows = Windows {
        planes: &planes[..40],
        plane: 8,
        stride: 1,
        filters,
        rescaling,
    };
    depthwise::row(&windows, &mut results, 4, (2, 4));
    depthwise::row(
        &Windows {
            planes: &planes,
            ..windows
        },
        &mut results,
        4,
        (3, 4),
    );
    depthwise::row(&windows, &mut results, 4, (0, 4));
    assert_eq!(results, [99; 8]);
}
