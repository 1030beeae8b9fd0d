//! The same in plain Rust.

use super::{CHANNELS, Channel, Channels, Pair, Pixels, Results, Stride, TAPS};

pub(super) fn load(at: &Pixels, lines: &mut [Pair], line: usize, pixels: &[i8], pad: i8) {
    let count = usize::from(at.before) + 2 * at.twos + usize::from(at.after);
    for (channel, lines) in lines.chunks_mut(at.pairs).take(CHANNELS).enumerate() {
        let values = (0..count).map(|index| pixels[index * at.step + channel]);
        let values = padding(at.before, pad)
            .chain(values)
            .chain(padding(at.after, pad));
        let [firsts, seconds] = [0, 1].map(|second| values.clone().skip(second).step_by(2));
        for (pair, (first, second)) in lines[at.first..].iter_mut().zip(firsts.zip(seconds)) {
            pair[line] = super::super::pair(first, second);
        }
    }
}

/// The padding beside a pixel.
fn padding(present: bool, pad: i8) -> impl Iterator<Item = i8> + Clone {
    core::iter::repeat_n(pad, present.into())
}

pub(super) fn row(line: &Results, channels: Channels<'_>, results: &mut [i8]) {
    let apart = match line.stride {
        Stride::One => 1,
        Stride::Two => 2,
    };
    for (index, channel) in channels.channels.iter().enumerate() {
        let lines = &channels.lines[index * line.pairs..][..line.pairs];
        for at in 0..line.count {
            let result = single(lines, at * apart, channels.rotation, channel);
            results[index + at * line.loops.step] = result;
        }
    }
}

/// The result of one window, whose first value is at `at` of the lines.
fn single(lines: &[Pair], at: usize, rotation: usize, channel: &Channel) -> i8 {
    let [multiplier, offset, shift, bias] = channel.rescaling;
    let half = |line: usize, at: usize| {
        let word = lines[at / 2][line];
        if at.is_multiple_of(2) {
            word as i16
        } else {
            (word >> 16) as i16
        }
    };
    let mut sum = bias;
    for (line, &[first, second]) in channel.filter[rotation..][..TAPS].iter().enumerate() {
        let weights = [first as i16, second as i16, (second >> 16) as i16];
        for (tap, w) in weights.into_iter().enumerate() {
            sum = sum.wrapping_add(i32::from(half(line, at + tap)) * i32::from(w));
        }
    }
    let product = i64::from(sum) * i64::from(multiplier);
    crate::round(((product + (1 << 31)) >> 32) as i32, offset, shift)
}
