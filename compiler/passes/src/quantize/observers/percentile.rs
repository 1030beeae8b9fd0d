//! Ranges without the ends of a distribution.

use crate::quantize::histogram::Histogram;

/// The range without a part `tail` of the elements at each end, cut within a bin as if its elements
/// were even.
pub(super) fn range(histogram: &Histogram, (min, max): (f32, f32), tail: f64) -> (f32, f32) {
    let left_out = tail * histogram.elements() as f64;
    let bins: Vec<_> = histogram.filled().collect();
    let low = cut(bins.iter().copied(), left_out, |(low, width), part| {
        low + part * width
    });
    let high = cut(
        bins.iter().rev().copied(),
        left_out,
        |(low, width), part| low + (1.0 - part) * width,
    );
    let low = (low as f32).clamp(min, max);
    (low, (high as f32).clamp(low, max))
}

/// Where so many elements are passed: the place in its bin, of which a part is passed, too.
fn cut(
    bins: impl Iterator<Item = (f64, f64, u64)>,
    left_out: f64,
    place: impl Fn((f64, f64), f64) -> f64,
) -> f64 {
    let (mut passed, mut last) = (0.0, 0.0);
    for (low, width, count) in bins {
        let count = count as f64;
        last = place((low, width), ((left_out - passed) / count).min(1.0));
        if passed + count > left_out {
            break;
        }
        passed += count;
    }
    last
}
