//! Depthwise windows of 3 x 3 over 8-bit images, one channel after the other.
//!
//! A strip of an image, as wide as a few results, is walked from top to bottom, or from left to
//! right where results fill fours better that way. Of one channel, the three rows or columns under
//! the window are on the stack as lines, padding and all, so that sums have no borders: four
//! neighbouring results share what is loaded.

use peapod_isa::depthwise::{self, NUMBERS, TAPS, TOGETHER};
use peapod_schemas::micro::Conv2d;

use crate::convolution::Requantizer;
use crate::fixed_point::limit_each;
use crate::rows::{rows, rows_mut};
use crate::window;

/// Results side by side in a strip.
const STRIP: usize = 16;
/// Values under the windows of a strip, at the widest stride.
const LINE: usize = (STRIP - 1) * 2 + TAPS;

/// What a strip is narrower than its fours, or a call takes beside its results, in results.
const CALL: usize = 4;
/// Steps that loops on lines can make.
const STEP_MAX: usize = 1 << 16;

/// A direction of an image and of its results.
#[derive(Clone, Copy)]
struct Axis {
    input: usize,
    output: usize,
    stride: usize,
    pad: usize,
    /// Values to the next one of the input, and of the output.
    steps: [usize; 2],
}

impl Axis {
    /// Both directions of a window: down, then across.
    fn both(params: &Conv2d) -> [Self; 2] {
        let w = &params.window;
        let [in_c, out_c] = [w.in_c, w.out_c].map(usize::from);
        let [in_w, out_w] = [w.in_w, w.out_w].map(usize::from);
        let down = Self {
            input: w.in_h.into(),
            output: w.out_h.into(),
            stride: w.stride_h.into(),
            pad: w.pad_top.into(),
            steps: [in_w.wrapping_mul(in_c), out_w.wrapping_mul(out_c)],
        };
        let across = Self {
            input: in_w,
            output: out_w,
            stride: w.stride_w.into(),
            pad: w.pad_left.into(),
            steps: [in_c, out_c],
        };
        [down, across]
    }

    /// Whether lines can go this way.
    fn takes_lines(&self) -> bool {
        (1..=2).contains(&self.stride) && self.steps.iter().all(|step| *step <= STEP_MAX)
    }

    /// About what it takes to compute lines this way, in results.
    fn cost(&self, others: &Self) -> usize {
        let strips = self.output.div_ceil(STRIP).wrapping_mul(CALL);
        let line = self.output.next_multiple_of(TOGETHER).wrapping_add(strips);
        line.wrapping_mul(others.output)
    }
}

/// One such convolution, apart from its data.
pub(crate) struct Lines<'a> {
    params: &'a Conv2d,
    /// The direction of lines, and that from line to line.
    along: Axis,
    between: Axis,
    /// From a weight to the next along a line, and to that of the next line.
    weight_steps: [usize; 2],
    results: Requantizer<'a>,
    weights: &'a [i8],
    /// Output channels per input channel.
    multiplier: usize,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(
        params: &'a Conv2d,
        weights: &'a [i8],
        results: Requantizer<'a>,
    ) -> Option<Self> {
        let w = &params.window;
        let out_c = usize::from(w.out_c);
        let [down, across] = Axis::both(params);
        let rows = [out_c, out_c.wrapping_mul(TAPS)];
        // Images are mostly as high as wide; of others, lines along the fuller fours.
        let turned = down.takes_lines() && down.cost(&across) < across.cost(&down);
        let (along, between, weight_steps) = match turned {
            true => (down, across, [rows[1], rows[0]]),
            false => (across, down, rows),
        };
        Some(Self {
            params,
            along,
            between,
            weight_steps,
            results,
            weights,
            multiplier: out_c.checked_div(w.in_c.into())?,
        })
    }

    pub(crate) fn run(&self, input: &[i8], output: &mut [i8]) -> Option<()> {
        let w = &self.params.window;
        let out_c = usize::from(w.out_c);
        let [down, _] = Axis::both(self.params);
        let channels = window::channels(w, 1);
        let image_len = down.input.wrapping_mul(down.steps[0]);
        let result_len = down.output.wrapping_mul(down.steps[1]);
        let images = rows(input, image_len).zip(rows_mut(output, result_len));
        for (image, result) in images {
            let (mut source, mut uses) = (0_usize, 0_usize);
            for index in 0..out_c {
                if channels.contains(&index) {
                    self.channel(image.get(source..)?, index, result.get_mut(index..)?)?;
                }
                uses = uses.wrapping_add(1);
                if uses == self.multiplier {
                    (source, uses) = (source.wrapping_add(1), 0);
                }
            }
        }
        limit_each(output, self.results.act_min, self.results.act_max);
        Some(())
    }

    /// One output channel; both slices begin with it.
    fn channel(&self, image: &[i8], index: usize, result: &mut [i8]) -> Option<()> {
        let channel = self.numbers(index)?;
        let [_, step] = self.along.steps;
        for first in (0..self.along.output).step_by(STRIP) {
            let count = self.along.output.wrapping_sub(first).min(STRIP);
            let result = result.get_mut(first.wrapping_mul(step)..)?;
            if self.along.stride == 1 {
                self.strip::<1>(image, (first, count), &channel, result)?;
            } else {
                self.strip::<2>(image, (first, count), &channel, result)?;
            }
        }
        Some(())
    }

    /// Bias, weights and rescaling of a channel.
    fn numbers(&self, index: usize) -> Option<depthwise::Channel> {
        let results = &self.results;
        let mut numbers = [0; NUMBERS];
        let [bias, weights @ .., multiplier, offset, right] = &mut numbers;
        *bias = *results.bias.get(index)?;
        let [step, line_step] = self.weight_steps;
        let mut line = index;
        for slots in weights.as_chunks_mut::<TAPS>().0 {
            let mut at = line;
            for slot in slots {
                *slot = (*self.weights.get(at)?).into();
                at = at.wrapping_add(step);
            }
            line = line.wrapping_add(line_step);
        }
        *multiplier = *results.multipliers.get(index)?;
        *right = i32::from(*results.shifts.get(index)?).wrapping_neg();
        let half = 1_i32.wrapping_shl(right.wrapping_sub(1) as u32);
        *offset = half.wrapping_add(results.output_zero_point.wrapping_shl(*right as u32));
        Some(numbers)
    }

    /// `count` results of each line, from `first` on, at stride `S`.
    fn strip<const S: usize>(
        &self,
        image: &[i8],
        (first, count): (usize, usize),
        channel: &depthwise::Channel,
        mut result: &mut [i8],
    ) -> Option<()> {
        let Self { along, between, .. } = self;
        let [[from, to], [line_from, line_to]] = [along.steps, between.steps];
        let pad = self.params.input_zero_point as i8;
        let start = first.wrapping_mul(S);
        // The part of a line that is in the image, and where.
        let before = along.pad.saturating_sub(start).min(LINE);
        let column = start.saturating_sub(along.pad);
        let under = count.wrapping_sub(1).wrapping_mul(S).wrapping_add(TAPS);
        let there = along.input.saturating_sub(column);
        let inside = there.min(under.saturating_sub(before));
        let mut lines = [[pad; LINE]; TAPS];
        let [mut top, mut middle, mut bottom] = lines.each_mut();
        // Lines are counted from the padding before the first.
        let mut next = 0_usize;
        for y in 0..between.output {
            let first_line = y.wrapping_mul(between.stride);
            for line in next.max(first_line)..first_line.wrapping_add(TAPS) {
                (top, middle, bottom) = (middle, bottom, top);
                let slots = bottom.get_mut(before..)?.get_mut(..inside)?;
                match line
                    .checked_sub(between.pad)
                    .filter(|line| *line < between.input)
                {
                    Some(line) if inside != 0 => {
                        let at = line.wrapping_mul(line_from);
                        let at = at.wrapping_add(column.wrapping_mul(from));
                        depthwise::gather(image.get(at..)?, from, slots);
                    }
                    _ => slots.fill(pad),
                }
            }
            next = first_line.wrapping_add(TAPS);
            let lines = [&*top, &*middle, &*bottom];
            row::<S>(lines, count, channel, result, to)?;
            result = result.get_mut(line_to..).unwrap_or_default();
        }
        Some(())
    }
}

/// `count` results of a line.
fn row<const S: usize>(
    lines: [&[i8; LINE]; TAPS],
    count: usize,
    channel: &depthwise::Channel,
    results: &mut [i8],
    step: usize,
) -> Option<()> {
    let fours = count / TOGETHER;
    depthwise::row::<S>(lines.map(|line| &line[..]), channel, fours, results, step);
    let done = fours.wrapping_mul(TOGETHER);
    if done == count {
        return Some(());
    }
    // The last four, some of them again.
    if let Some(first) = count.checked_sub(TOGETHER) {
        let at = first.wrapping_mul(S);
        let lines = lines.map(|line| line.get(at..).unwrap_or_default());
        let results = results.get_mut(first.wrapping_mul(step)..)?;
        depthwise::row::<S>(lines, channel, 1, results, step);
        return Some(());
    }
    let mut few = [0; TOGETHER];
    depthwise::row::<S>(lines.map(|line| &line[..]), channel, 1, &mut few, 1);
    let slots = results.iter_mut().step_by(step.max(1));
    for (value, slot) in few.iter().take(count).zip(slots) {
        *slot = *value;
    }
    Some(())
}
