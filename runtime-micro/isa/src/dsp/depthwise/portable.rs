//! The same in plain Rust.

use super::{Channels, Pair, Stride, TAPS, single, transposed};

pub(super) fn load(
    lines: &mut [Pair],
    (first, line): (usize, usize),
    pixels: &[i8],
    step: usize,
    count: usize,
) {
    let pairs = lines.len() / 4;
    for index in 0..count {
        let pixel = |at: usize| {
            let four = pixels[at * step..].first_chunk();
            four.expect("there are four channels")
        };
        let words = transposed(pixel(2 * index), pixel(2 * index + 1));
        for (channel, word) in words.into_iter().enumerate() {
            lines[channel * pairs + first + index][line] = word;
        }
    }
}

pub(super) fn row(
    stride: Stride,
    channels: Channels<'_>,
    read: usize,
    results: &mut [i8],
    step: usize,
) {
    let (count, apart) = match stride {
        Stride::One => (read.wrapping_mul(2), 1),
        Stride::Two => (read, 2),
    };
    let numbers = channels.filters.iter().zip(channels.rescaling).enumerate();
    for (channel, (filters, rescaling)) in numbers {
        let lines = &channels.lines[channel * channels.pairs..][..channels.pairs];
        let rows = &filters[channels.rotation..][..TAPS];
        let filter = rows.first_chunk().expect("there are three");
        for index in 0..count {
            let result = single(lines, index * apart, filter, rescaling);
            results[channel + index * step] = result;
        }
    }
}
