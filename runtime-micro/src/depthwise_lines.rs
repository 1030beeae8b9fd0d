//! Depthwise windows of 3 x 3 over 8-bit images, one channel after the other.
//!
//! A strip of an image, as wide as a few results, is walked from top to bottom. Of one channel, the
//! three rows under the window lie on the stack as lines, padding and all, so that sums have no
//! borders: four neighbouring results share what is loaded.

use peapod_isa::depthwise::{self, NUMBERS, TAPS, TOGETHER};
use peapod_schemas::micro::Conv2d;

use crate::convolution::Requantizer;
use crate::fixed_point::limit_each;
use crate::rows::{rows, rows_mut};
use crate::window::Geometry;

/// Results side by side in a strip.
const STRIP: usize = 16;
/// Values under the windows of a strip, at the widest stride.
const LINE: usize = (STRIP - 1) * 2 + TAPS;

/// One such convolution, apart from its data.
pub(crate) struct Lines<'a> {
    params: &'a Conv2d,
    geometry: Geometry,
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
        let geometry = Geometry::new(&params.window);
        let multiplier = geometry.out_c.checked_div(geometry.in_c)?;
        Some(Self {
            params,
            geometry,
            results,
            weights,
            multiplier,
        })
    }

    pub(crate) fn run(&self, input: &[i8], output: &mut [i8]) -> Option<()> {
        let Geometry {
            vertical,
            horizontal,
            out_c,
            ..
        } = self.geometry;
        let result_len = vertical
            .output
            .wrapping_mul(horizontal.output)
            .wrapping_mul(out_c);
        let images = rows(input, self.geometry.image_len()).zip(rows_mut(output, result_len));
        for (image, result) in images {
            let (mut source, mut uses) = (0_usize, 0_usize);
            for index in 0..out_c {
                self.channel(image.get(source..)?, index, result.get_mut(index..)?)?;
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
        let width = self.geometry.horizontal.output;
        for first in (0..width).step_by(STRIP) {
            let count = width.wrapping_sub(first).min(STRIP);
            let result = result.get_mut(first.wrapping_mul(self.geometry.out_c)..)?;
            if self.params.window.stride_w == 1 {
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
        let column = self
            .weights
            .get(index..)?
            .iter()
            .step_by(self.geometry.out_c);
        for (slot, weight) in weights.iter_mut().zip(column) {
            *slot = (*weight).into();
        }
        *multiplier = *results.multipliers.get(index)?;
        *right = i32::from(*results.shifts.get(index)?).wrapping_neg();
        let half = 1_i32.wrapping_shl(right.wrapping_sub(1) as u32);
        *offset = half.wrapping_add(results.output_zero_point.wrapping_shl(*right as u32));
        Some(numbers)
    }

    /// `count` results of each row, from `first` on, at stride `S`.
    fn strip<const S: usize>(
        &self,
        image: &[i8],
        (first, count): (usize, usize),
        channel: &depthwise::Channel,
        mut result: &mut [i8],
    ) -> Option<()> {
        let Geometry {
            vertical,
            horizontal,
            in_c,
            out_c,
        } = self.geometry;
        let w = &self.params.window;
        let pad = self.params.input_zero_point as i8;
        let start = first.wrapping_mul(S);
        // The part of a line that lies in the image, and where.
        let before = usize::from(w.pad_left).saturating_sub(start).min(LINE);
        let column = start.saturating_sub(w.pad_left.into());
        let inside = usize::from(w.in_w)
            .saturating_sub(column)
            .min(LINE.wrapping_sub(before));
        let mut lines = [[pad; LINE]; TAPS];
        let [mut top, mut middle, mut bottom] = lines.each_mut();
        // Rows are counted from the top padding.
        let mut next = 0_usize;
        for y in 0..vertical.output {
            let first_row = y.wrapping_mul(w.stride_h.into());
            for row in next.max(first_row)..first_row.wrapping_add(TAPS) {
                (top, middle, bottom) = (middle, bottom, top);
                let slots = bottom.get_mut(before..)?.get_mut(..inside)?;
                match row
                    .checked_sub(w.pad_top.into())
                    .filter(|row| *row < w.in_h.into())
                {
                    Some(row) if inside != 0 => {
                        let row = row.wrapping_mul(self.geometry.row_len());
                        let at = row.wrapping_add(column.wrapping_mul(in_c));
                        depthwise::gather(image.get(at..)?, in_c, slots);
                    }
                    _ => slots.fill(pad),
                }
            }
            next = first_row.wrapping_add(TAPS);
            let lines = [&*top, &*middle, &*bottom];
            self.row::<S>(lines, count, channel, result)?;
            let row_len = horizontal.output.wrapping_mul(out_c);
            result = result.get_mut(row_len..).unwrap_or_default();
        }
        Some(())
    }
    /// `count` results of a row.
    fn row<const S: usize>(
        &self,
        lines: [&[i8; LINE]; TAPS],
        count: usize,
        channel: &depthwise::Channel,
        results: &mut [i8],
    ) -> Option<()> {
        let out_c = self.geometry.out_c;
        let fours = count / TOGETHER;
        depthwise::row::<S>(lines.map(|line| &line[..]), channel, fours, results, out_c);
        let done = fours.wrapping_mul(TOGETHER);
        if done == count {
            return Some(());
        }
        // The last four, some of them again.
        if let Some(first) = count.checked_sub(TOGETHER) {
            let at = first.wrapping_mul(S);
            let lines = lines.map(|line| line.get(at..).unwrap_or_default());
            let results = results.get_mut(first.wrapping_mul(out_c)..)?;
            depthwise::row::<S>(lines, channel, 1, results, out_c);
            return Some(());
        }
        let mut few = [0; TOGETHER];
        depthwise::row::<S>(lines.map(|line| &line[..]), channel, 1, &mut few, 1);
        for (value, slot) in few
            .iter()
            .take(count)
            .zip(results.iter_mut().step_by(out_c))
        {
            *slot = *value;
        }
        Some(())
    }
}
