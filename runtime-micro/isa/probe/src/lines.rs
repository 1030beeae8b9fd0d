//! Windows of 3 x 3 over lines.

use crate::{Call, Wrapper};
use peapod_isa::depthwise::{self, NUMBERS, TAPS, TOGETHER};
use peapod_isa::dsp::depthwise::{CHANNELS, Channel, Channels, Pair, Pixels, Results, Stride};

pub(crate) const ROW_1: Wrapper = Wrapper {
    name: "depthwise::row::<1>",
    arguments: "lengths of the lines, fours, results.len(), step",
    call: row::<1>,
};
pub(crate) const ROW_2: Wrapper = Wrapper {
    name: "depthwise::row::<2>",
    call: row::<2>,
    ..ROW_1
};
pub(crate) const GATHER: Wrapper = Wrapper {
    name: "depthwise::gather",
    arguments: "values.len(), step, slots.len()",
    call: gather,
};
pub(crate) const DSP_LOAD: Wrapper = Wrapper {
    name: "dsp::depthwise::Pixels::load",
    arguments: "padding, count, step, pairs, lines.len(), pixels.len()",
    call: load,
};
pub(crate) const DSP_COMPUTE: Wrapper = Wrapper {
    name: "dsp::depthwise::Results::compute",
    arguments: "count, step, pairs, lines.len(), channels.len(), results.len()",
    call: compute,
};

fn row<const S: usize>(call: &mut Call<'_>) {
    let fours = 1 + call.below(3);
    let windows = fours * TOGETHER;
    let lines: [&[i8]; TAPS] = core::array::from_fn(|_| &*call.take((windows - 1) * S + TAPS));
    let step = 1 + call.below(8);
    let results = call.take((windows - 1) * step + 1);
    let channel = call.one::<[i32; NUMBERS]>();
    for weight in channel.iter_mut() {
        *weight = (*weight as i8).into();
    }
    if let Some(numbers) = channel.last_chunk_mut() {
        *numbers = call.rescaling();
    }
    let (fours, step) = (call.number(fours), call.number(step));
    let [a, b, c] = lines.map(<[i8]>::len);
    call.note([a, b, c, fours, results.len(), step]);
    depthwise::row::<S>(lines, channel, fours, results, step);
    call.results(results);
}

fn gather(call: &mut Call<'_>) {
    let (count, step) = (1 + call.below(20), call.below(24));
    let values = call.take((count - 1) * step + 1);
    let slots = call.take(count);
    let step = call.number(step);
    call.note([values.len(), step, slots.len()]);
    depthwise::gather(values, step, slots);
    call.results(slots);
}

fn load(call: &mut Call<'_>) {
    let (pairs, padding) = (1 + call.below(6), call.below(4));
    let (count, step) = (1 + call.below(12), call.below(12));
    let lines = call.take::<Pair>(pairs * CHANNELS);
    let room = (2 * pairs).saturating_sub(padding).min(count).max(1);
    let pixels = call.take((room - 1) * step + CHANNELS);
    let [padding, count, step, pairs] = [padding, count, step, pairs].map(|x| call.number(x));
    let (line, pad) = (call.below(TAPS + usize::from(call.wild)), call.signed(8));
    call.note([padding, count, step, pairs, lines.len(), pixels.len()]);
    if let Some(at) = Pixels::new(padding, (count, step), pairs) {
        at.load(lines, line, pixels, pad as i8);
    }
    call.results(lines);
}

fn compute(call: &mut Call<'_>) {
    let stride = [Stride::One, Stride::Two][call.below(2)];
    let (count, step) = (1 + call.below(11), 1 + call.below(12));
    let pairs = stride.pairs(count) + call.below(2);
    let each = 1 + call.below(CHANNELS);
    let lines = call.take::<Pair>(pairs * each);
    let channels = call.take::<Channel>(each);
    for channel in channels.iter_mut() {
        let [multiplier, offset, shift] = call.rescaling();
        let weights = core::array::from_fn(|_| call.signed(32));
        *channel = Channel::new(&weights, &[multiplier, offset, shift, call.signed(18)]);
    }
    let results = call.take((count - 1) * step + each);
    let [count, step, pairs] = [count, step, pairs].map(|x| call.number(x));
    let rotation = call.below(TAPS + usize::from(call.wild));
    let (lens, each) = ([lines.len(), channels.len(), results.len()], channels);
    call.note([count, step, pairs, lens[0], lens[1], lens[2]]);
    if let Some(line) = Results::new(stride, count, step, pairs) {
        let channels = Channels {
            lines,
            channels: each,
            rotation,
        };
        line.compute(channels, results);
    }
    call.results(results);
}
