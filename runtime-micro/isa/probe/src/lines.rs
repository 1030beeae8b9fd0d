//! Windows of 3 x 3 over lines.

use crate::{Call, Wrapper};
use peapod_isa::depthwise::{self, NUMBERS, TAPS, TOGETHER};
use peapod_isa::dsp::depthwise::{CHANNELS, Channel, Channels, Pair, Pixels, Results, Stride};
use peapod_isa::dsp::pixel::{self, Taps, WORDS, Weights};

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

pub(crate) const DSP_PIXEL: Wrapper = Wrapper {
    name: "dsp::pixel::Taps::pixel",
    arguments: "offsets.len(), values.len(), weights.len(), rescaling.len(), results.len()",
    call: pixel,
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

fn pixel(call: &mut Call<'_>) {
    let (taps, channels) = (2 + 2 * call.below(5), pixel::CHANNELS + call.below(9));
    let blocks = channels.div_ceil(pixel::CHANNELS);
    let offsets = call.take::<u32>(taps);
    let limit = 1 + call.below(60);
    if !call.wild || call.below(2) == 0 {
        offsets.fill_with(|| call.below(limit) as u32);
    }
    let reach = offsets.iter().max().map_or(0, |most| *most as usize);
    let values = call.take::<i8>(reach.min(limit) + channels);
    let weights = call.take::<Weights>(blocks * taps);
    for weight in weights.as_flattened_mut() {
        // Two numbers of nine bits, of which the sums fit.
        let [low, high] = [call.signed(9), call.signed(9)];
        *weight = high << 16 | low & 0xffff;
    }
    let rescaling = call.take::<[i32; WORDS]>(blocks);
    for numbers in rescaling.iter_mut() {
        let (biases, rest) = numbers.split_at_mut(pixel::CHANNELS);
        biases.fill_with(|| call.signed(18) & !1);
        rest.as_chunks_mut().0.fill_with(|| call.rescaling());
    }
    let results = call.take(channels);
    let lens = [values.len(), weights.len(), rescaling.len(), results.len()];
    call.note([offsets.len(), lens[0], lens[1], lens[2], lens[3]]);
    Taps::new(offsets).pixel(values, weights, rescaling, results);
    call.results(results);
}
