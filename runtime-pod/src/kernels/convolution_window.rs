//! How windows meet x along one dimension, without the zeros between and around its elements.
//!
//! Positions of windows fall into phases: those of one phase meet x with the same taps, at places
//! that move along with the position. So taps that would meet a zero of base dilation are never
//! looked at. Of what a phase meets a line of entries is made, in which the entry of a position and
//! a tap is at the sum of two offsets.

use peapod_schemas::pod::Sliding;
use std::ops::Range;

/// Positions that meet x in the same way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Phase {
    /// The positions: first, step, count.
    pub(super) positions: [usize; 3],
    /// The taps that they meet x with, ascending.
    pub(super) taps: Vec<usize>,
    /// Entries from a position to the next, and from a tap to the next.
    pub(super) steps: [usize; 2],
    /// The element of x that each entry is; `None` if it is a zero.
    pub(super) entries: Vec<Option<usize>>,
}

/// A dimension as windows slide along it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Along {
    stride: i128,
    low: i128,
    base_dilation: i128,
    window_dilation: i128,
    /// Elements of x, of the window, and positions.
    extents: [usize; 3],
}

impl Along {
    pub(super) fn new(sliding: &Sliding, extents: [usize; 3]) -> Self {
        Self {
            stride: sliding.stride as i128,
            low: i128::from(sliding.low),
            base_dilation: sliding.base_dilation as i128,
            window_dilation: sliding.window_dilation as i128,
            extents,
        }
    }

    /// All phases; each position is in one of them.
    pub(super) fn phases(&self) -> Vec<Phase> {
        let period = self.base_dilation / common_divisor(self.base_dilation, self.stride);
        let positions = self.extents[2];
        let count = usize::try_from(period).map_or(positions, |period| period.min(positions));
        let step = usize::try_from(period).unwrap_or(positions);
        (0..count)
            .map(|first| {
                let positions = [first, step, (positions - first).div_ceil(step)];
                self.phase(positions)
            })
            .collect()
    }

    fn phase(&self, positions: [usize; 3]) -> Phase {
        let [first, step, count] = positions;
        let dilation = self.base_dilation;
        let along = |tap: usize| {
            first as i128 * self.stride - self.low + tap as i128 * self.window_dilation
        };
        let met = |tap: &usize| along(*tap).rem_euclid(dilation) == 0;
        let taps: Vec<usize> = (0..self.extents[1]).filter(met).collect();
        // Where the first position meets x with each tap, and how far the next one is.
        let places: Vec<i128> = taps.iter().map(|&tap| along(tap) / dilation).collect();
        let walk = step as i128 * self.stride / dilation;
        let element = |place: i128| {
            let place = usize::try_from(place).ok()?;
            (place < self.extents[0]).then_some(place)
        };
        let apart = match &places[..] {
            [a, b, ..] => b - a,
            _ => 1,
        };
        let (Some(&low), Some(&high)) = (places.first(), places.last()) else {
            return Phase {
                positions,
                taps,
                steps: [0, 0],
                entries: Vec::new(),
            };
        };
        let span = (count as i128 - 1) * walk + high - low + 1;
        if span <= (count * taps.len()) as i128 {
            return Phase {
                positions,
                taps,
                steps: [walk as usize, apart as usize],
                entries: (low..low + span).map(element).collect(),
            };
        }
        // Windows that are far apart, or whose taps do: an entry for each position and tap.
        let position = |q: usize| {
            let places = places.iter();
            places.map(move |place| place + q as i128 * walk)
        };
        Phase {
            steps: [taps.len(), 1],
            entries: (0..count).flat_map(position).map(element).collect(),
            positions,
            taps,
        }
    }
}

/// Per position, the elements of x and of the kernel that meet, by tap.
pub(super) fn meets(
    sliding: &Sliding,
    extents: [usize; 3],
    is_reversed: bool,
) -> Vec<Vec<[usize; 2]>> {
    let window = extents[1];
    // bounded: positions of the result, whose places callers hold against a limit
    let mut met = vec![vec![]; extents[2]];
    for phase in Along::new(sliding, extents).phases() {
        let [first, step, count] = phase.positions;
        for number in 0..count {
            let taps = phase.taps.iter().enumerate().filter_map(|(at, &tap)| {
                let entry = number * phase.steps[0] + at * phase.steps[1];
                let x = phase.entries.get(entry).copied().flatten()?;
                let own = if is_reversed { window - 1 - tap } else { tap };
                Some([x, own])
            });
            met[first + number * step] = taps.collect();
        }
    }
    met
}

impl Phase {
    /// The entries that some of the positions meet.
    pub(super) fn entries_of(&self, positions: &Range<usize>) -> Range<usize> {
        let Some(last) = positions.len().checked_sub(1) else {
            return 0..0;
        };
        let start = positions.start * self.steps[0];
        let taps = self.taps.len().saturating_sub(1) * self.steps[1];
        let end = start + last * self.steps[0] + taps + 1;
        start..end.min(self.entries.len())
    }
}

fn common_divisor(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::super::sliding::met;
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn entries_are_what_windows_meet(
            extents in [0_usize..9, 0_usize..5, 1_usize..12],
            steps in [1_usize..5, 1..5, 1..5],
            low in -3_i64..9,
        ) {
            let sliding = Sliding {
                stride: steps[0],
                low,
                high: 0,
                base_dilation: steps[1],
                window_dilation: steps[2],
            };
            let mut seen = vec![0; extents[2]];
            for phase in Along::new(&sliding, extents).phases() {
                let [first, step, count] = phase.positions;
                for q in 0..count {
                    let position = first + q * step;
                    seen[position] += 1;
                    for tap in 0..extents[1] {
                        let met = met(&sliding, position, tap, extents[0]);
                        let entry = phase.taps.iter().position(|&other| other == tap).map(|i| {
                            let [by_position, by_tap] = phase.steps;
                            phase.entries[q * by_position + i * by_tap]
                        });
                        prop_assert_eq!(met, entry.flatten());
                    }
                    let own = phase.entries_of(&(q..q + 1));
                    prop_assert!(own.end <= phase.entries.len());
                    prop_assert!(phase.taps.is_empty() || own.start < own.end);
                }
            }
            prop_assert!(seen.iter().all(|&times| times == 1));
        }
    }
}
