//! What is done to samples in training: random, but always the same for a seed, an epoch and a
//! sample.

use peapod_diagnostic::{Result, code};

use crate::params::{Augment, Crop, Flip, Noise, SpecAugment, TimeShift};
use crate::random::Random;

/// Extents of a sample as rows of columns of channels.
#[derive(Clone, Copy, Debug)]
struct Extents {
    rows: usize,
    columns: usize,
    channels: usize,
}

/// Whether every step can be done to samples of this shape.
///
/// # Errors
///
/// A step is for samples of other dimensions.
pub(crate) fn check(steps: &[Augment], shape: &[usize]) -> Result {
    for step in steps {
        let (fits, expected) = match step {
            Augment::Crop(_) | Augment::Flip(_) => (
                [2, 3].contains(&shape.len()),
                "an image, [height, width, channels]",
            ),
            Augment::Noise(_) => (true, "any"),
            Augment::TimeShift(_) => ([1, 2].contains(&shape.len()), "[time, channels]"),
            Augment::SpecAugment(_) => {
                let is_spectrogram = shape.len() == 2 || (shape.len() == 3 && shape[2] == 1);
                (is_spectrogram, "[time, frequency]")
            }
        };
        if !fits {
            let kind = step.kind();
            let message = format!(
                "`augment`: `{kind}` expected samples of shape {expected}, found {shape:?}"
            );
            let help = "leave it out, or give samples their shape";
            return Err(code::DATA_SHAPE.error(message, help).into());
        }
    }
    Ok(())
}

/// Does the steps to a sample.
pub(crate) fn apply(
    steps: &[Augment],
    shape: &[usize],
    sample: &mut [f32],
    seed: u64,
    epoch: u64,
    index: usize,
) {
    let at = |dimension: usize| shape.get(dimension).copied().unwrap_or(1);
    let extents = Extents {
        rows: at(0),
        columns: at(1),
        channels: at(2),
    };
    for (place, step) in steps.iter().enumerate() {
        let mut random = Random::of(&[seed, epoch, index as u64, AUGMENT, place as u64]);
        match step {
            Augment::Crop(crop) => moved(crop, extents, sample, &mut random),
            Augment::Flip(flip) => mirrored(flip, extents, sample, &mut random),
            Augment::Noise(noise) => noisy(noise, sample, &mut random),
            Augment::TimeShift(shift) => shifted(shift, extents, sample, &mut random),
            Augment::SpecAugment(masks) => masked(masks, extents, sample, &mut random),
        }
    }
}

/// Tells these random numbers from others with the same seed.
const AUGMENT: u64 = 0x6175_676d;

impl Extents {
    /// Where the channels of a place begin.
    fn at(self, row: usize, column: usize) -> usize {
        (row * self.columns + column) * self.channels
    }
}

/// A part of the image with a frame of zeros, of the image's size.
fn moved(crop: &Crop, extents: Extents, sample: &mut [f32], random: &mut Random) {
    let choices = 2 * crop.padding + 1;
    let (down, right) = (random.below(choices), random.below(choices));
    let image = sample.to_vec();
    sample.fill(0.0);
    let from = |place: usize, offset: usize, extent: usize| {
        (place + offset)
            .checked_sub(crop.padding)
            .filter(|it| *it < extent)
    };
    for row in 0..extents.rows {
        let Some(from_row) = from(row, down, extents.rows) else {
            continue;
        };
        for column in 0..extents.columns {
            if let Some(from_column) = from(column, right, extents.columns) {
                let to = extents.at(row, column);
                let pixel = &image[extents.at(from_row, from_column)..][..extents.channels];
                sample[to..][..extents.channels].copy_from_slice(pixel);
            }
        }
    }
}

fn mirrored(flip: &Flip, extents: Extents, sample: &mut [f32], random: &mut Random) {
    // Both are drawn, so that one does not depend on whether the other is asked for.
    let (horizontal, vertical) = (random.below(2) == 1, random.below(2) == 1);
    let row = extents.columns * extents.channels;
    if flip.horizontal && horizontal {
        for row in sample.chunks_exact_mut(row) {
            row.reverse();
            row.chunks_exact_mut(extents.channels)
                .for_each(<[f32]>::reverse);
        }
    }
    if flip.vertical && vertical {
        sample.reverse();
        sample.chunks_exact_mut(row).for_each(|row| {
            row.reverse();
        });
    }
}

fn noisy(noise: &Noise, sample: &mut [f32], random: &mut Random) {
    for pair in sample.chunks_mut(2) {
        let normal = random.normal_pair();
        for (number, normal) in pair.iter_mut().zip(normal) {
            *number += (noise.deviation * normal) as f32;
        }
    }
}

/// Later or earlier, with zeros where nothing is.
fn shifted(shift: &TimeShift, extents: Extents, sample: &mut [f32], random: &mut Random) {
    let row = extents.columns * extents.channels;
    let most = shift.steps.min(extents.rows);
    let by = random.below(2 * most + 1);
    let (later, steps) = match by.checked_sub(most) {
        Some(steps) => (true, steps * row),
        None => (false, (most - by) * row),
    };
    let end = sample.len() - steps;
    if later {
        sample.copy_within(..end, steps);
        sample[..steps].fill(0.0);
    } else {
        sample.copy_within(steps.., 0);
        sample[end..].fill(0.0);
    }
}

fn masked(masks: &SpecAugment, extents: Extents, sample: &mut [f32], random: &mut Random) {
    let mut stripe = |widest: usize, extent: usize| {
        let width = random.below(widest.min(extent) + 1);
        let first = random.below(extent - width + 1);
        first..first + width
    };
    for _ in 0..masks.time_masks {
        let rows = stripe(masks.time_width, extents.rows);
        sample[extents.at(rows.start, 0)..extents.at(rows.end, 0)].fill(0.0);
    }
    for _ in 0..masks.frequency_masks {
        let columns = stripe(masks.frequency_width, extents.columns);
        for row in 0..extents.rows {
            sample[extents.at(row, columns.start)..extents.at(row, columns.end)].fill(0.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// What a step makes of a sample, for many samples.
    fn results(step: Augment, shape: &[usize], sample: &[f32]) -> Vec<Vec<f32>> {
        check(std::slice::from_ref(&step), shape).unwrap();
        let result = |index: usize| {
            let mut sample = sample.to_vec();
            apply(std::slice::from_ref(&step), shape, &mut sample, 1, 2, index);
            sample
        };
        assert_eq!(result(7), result(7));
        (0..500).map(result).collect()
    }

    fn distinct(results: &[Vec<f32>]) -> BTreeSet<Vec<u32>> {
        let bits = |it: &Vec<f32>| it.iter().map(|it| it.to_bits()).collect();
        results.iter().map(bits).collect()
    }

    #[test]
    fn images_are_mirrored_each_way_and_channels_stay() {
        // Two rows, two columns, two channels.
        let sample = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0];
        let flip = |horizontal, vertical| {
            Augment::Flip(Flip {
                horizontal,
                vertical,
            })
        };
        let both = results(flip(true, true), &[2, 2, 2], &sample);
        assert_eq!(distinct(&both).len(), 4);
        assert!(both.contains(&vec![7.0, 8.0, 5.0, 6.0, 3.0, 4.0, 1.0, 2.0]));
        let one = results(flip(true, false), &[2, 2, 2], &sample);
        let mirrored = vec![3.0, 4.0, 1.0, 2.0, 7.0, 8.0, 5.0, 6.0];
        let count = one.iter().filter(|it| **it == mirrored).count();
        assert!((200..300).contains(&count), "{count} of 500 are mirrored");
        assert_eq!(distinct(&one).len(), 2);
        let down = results(flip(false, true), &[2, 2, 2], &sample);
        assert!(down.contains(&vec![5.0, 6.0, 7.0, 8.0, 1.0, 2.0, 3.0, 4.0]));
    }

    #[test]
    fn images_are_moved_by_the_padding_at_most() {
        let sample = [1.0, 2.0, 3.0, 4.0];
        let moved = results(Augment::Crop(Crop { padding: 1 }), &[2, 2], &sample);
        let all = distinct(&moved);
        assert_eq!(all.len(), 9);
        assert!(moved.contains(&vec![0.0, 0.0, 0.0, 1.0]));
        assert!(moved.contains(&vec![3.0, 4.0, 0.0, 0.0]));
    }

    #[test]
    fn sequences_are_moved_both_ways() {
        let shift = Augment::TimeShift(TimeShift { steps: 1 });
        let moved = results(shift, &[3, 1], &[1.0, 2.0, 3.0]);
        assert_eq!(distinct(&moved).len(), 3);
        assert!(moved.contains(&vec![0.0, 1.0, 2.0]));
        assert!(moved.contains(&vec![2.0, 3.0, 0.0]));
        let far = Augment::TimeShift(TimeShift { steps: 100 });
        assert!(results(far, &[2], &[1.0, 2.0]).contains(&vec![0.0, 0.0]));
    }

    #[test]
    fn stripes_are_masked() {
        let masks = |time_masks, frequency_masks| {
            Augment::SpecAugment(SpecAugment {
                time_masks,
                time_width: 2,
                frequency_masks,
                frequency_width: 3,
            })
        };
        for sample in results(masks(1, 0), &[4, 5], &[1.0; 20]) {
            let rows: Vec<f32> = sample.chunks(5).map(|row| row.iter().sum()).collect();
            let empty = rows.iter().filter(|sum| **sum == 0.0).count();
            assert!(empty <= 2 && rows.iter().all(|sum| [0.0, 5.0].contains(sum)));
        }
        for sample in results(masks(0, 1), &[4, 5, 1], &[1.0; 20]) {
            let empty = sample[..5].iter().filter(|it| **it == 0.0).count();
            assert!(empty <= 3 && sample.chunks(5).all(|row| row == &sample[..5]));
        }
    }

    #[test]
    fn noise_has_its_deviation() {
        let noise = Augment::Noise(Noise { deviation: 0.5 });
        let noisy = results(noise, &[99], &[0.0; 99]).concat();
        let power: f32 = noisy.iter().map(|it| it * it).sum();
        assert!((power / noisy.len() as f32 - 0.25).abs() < 0.005);
    }

    #[test]
    fn steps_are_for_samples_of_their_shape() {
        let refused = |step: Augment, shape: &[usize]| check(&[step], shape).unwrap_err();
        refused(Augment::Flip(Flip::default()), &[9]);
        refused(Augment::SpecAugment(SpecAugment::default()), &[4, 4, 3]);
        let error = refused(Augment::TimeShift(TimeShift::default()), &[4, 4, 3]);
        assert!(error.to_string().contains("found [4, 4, 3]"), "{error}");
    }
}
