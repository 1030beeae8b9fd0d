//! Lines of depthwise windows: loaded and computed, against products one at a time.

use peapod_isa::dsp::depthwise::{
    CHANNELS, Channel, Channels, Pair, Pixels, Results, Stride, TAPS, both,
};
use peapod_isa::rescale;
use proptest::prelude::*;

const MULTIPLIER: i32 = 1 << 30;
const SHIFT: i32 = 8;
const BIAS: i32 = -77;

/// Three input lines of four channels, and what is computed of them.
#[derive(Clone, Debug)]
struct Case {
    lines: Vec<Vec<i8>>,
    weights: Vec<[[i8; TAPS]; TAPS]>,
    pad: i8,
    before: usize,
    count: usize,
    step: usize,
    channels: usize,
    rotation: usize,
}

fn case() -> impl Strategy<Value = Case> {
    let numbers = (0..4_usize, 1..14_usize, 4..7_usize, 1..5_usize, 0..3_usize);
    let lines = (1..20_usize).prop_flat_map(|pixels| {
        prop::collection::vec(prop::collection::vec(any::<i8>(), pixels * CHANNELS), TAPS)
    });
    let weights = prop::collection::vec(any::<[[i8; TAPS]; TAPS]>(), CHANNELS);
    (lines, weights, any::<i8>(), numbers).prop_map(
        |(lines, weights, pad, (before, count, step, channels, rotation))| Case {
            lines,
            weights,
            pad,
            before,
            count,
            step,
            channels: channels.min(CHANNELS),
            rotation,
        },
    )
}

impl Case {
    /// The value of a channel at a place of a line of the window, padding counted.
    fn value(&self, line: usize, at: usize, channel: usize) -> i32 {
        let pixel = at.checked_sub(self.before);
        let value = pixel.and_then(|at| self.lines[line].get(at * CHANNELS + channel));
        (*value.unwrap_or(&self.pad)).into()
    }

    fn expected(&self, channel: usize, at: usize) -> i8 {
        let mut sum = BIAS;
        for (line, taps) in self.weights[channel].iter().enumerate() {
            for (tap, w) in taps.iter().enumerate() {
                sum += self.value(line, at + tap, channel) * i32::from(*w);
            }
        }
        rescale(sum, MULTIPLIER, 1 << (SHIFT - 1), SHIFT)
    }

    fn check(&self, stride: Stride, apart: usize) {
        let pairs = stride.pairs(self.count);
        let mut lines: Vec<Pair> = vec![[both(self.pad); TAPS]; pairs * CHANNELS];
        let count = self.lines[0].len() / CHANNELS;
        let pixels = Pixels::new(self.before, (count, CHANNELS), pairs);
        for place in 0..TAPS {
            let line = (place + self.rotation) % TAPS;
            if let Some(pixels) = &pixels {
                pixels.load(&mut lines, place, &self.lines[line], self.pad);
            }
        }
        let channels: Vec<Channel> = self.weights[..self.channels]
            .iter()
            .map(|weights| {
                let word = |&[a, b, c]: &[i8; TAPS]| {
                    i32::from_le_bytes([a, b, c, 0].map(i8::cast_unsigned))
                };
                let words: Vec<i32> = weights.iter().map(word).collect();
                let rescaling = [MULTIPLIER, 1 << (SHIFT - 1), SHIFT, 2 * BIAS];
                Channel::new(words.first_chunk().unwrap(), &rescaling)
            })
            .collect();
        let mut results = vec![99; (self.count - 1) * self.step + self.channels];
        let mut expected = results.clone();
        for at in 0..self.count {
            for channel in 0..self.channels {
                expected[at * self.step + channel] = self.expected(channel, at * apart);
            }
        }
        let rotation = self.rotation;
        let each = Channels {
            lines: &lines,
            channels: &channels,
            rotation,
        };
        let line = Results::new(stride, self.count, self.step, pairs).unwrap();
        line.compute(each, &mut results);
        assert_eq!(results, expected, "{stride:?}");
        let untouched = vec![99; results.len() - 1];
        let mut short = untouched.clone();
        line.compute(each, &mut short);
        assert_eq!(short, untouched);
    }
}

proptest! {
    #[test]
    fn lines(case in case()) {
        case.check(Stride::One, 1);
        case.check(Stride::Two, 2);
    }
}

/// Counts of which the pairs would wrap are refused, as are more results than pairs.
#[test]
fn too_many_results_are_refused() {
    for count in [usize::MAX, usize::MAX - 1, usize::MAX / 2 + 2, 4] {
        assert!(Results::new(Stride::Two, count, 0, 1).is_none(), "{count}");
        assert!(Results::new(Stride::One, count, 0, 1).is_none(), "{count}");
    }
}
