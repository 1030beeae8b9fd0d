//! Ranges by which elements change least.

use peapod_ir::DType;

use crate::quantize::histogram::Histogram;
use crate::quantize::scale;

/// Each end is tried at so many places between zero, or the other end, and where it is.
const PLACES: u32 = 24;

/// The range within the bounds with the least mean of squared errors, of those that were tried.
pub(super) fn range(histogram: &Histogram, (min, max): (f32, f32), dtype: DType) -> (f32, f32) {
    let bins: Vec<(f32, f64)> = histogram
        .filled()
        .map(|(low, width, count)| ((low + width / 2.0) as f32, count as f64))
        .collect();
    let mut best = ((min, max), error(&bins, (min, max), dtype));
    for low in ends(min) {
        for high in ends(max) {
            let found = error(&bins, (low, high), dtype);
            if low < high && found < best.1 {
                best = ((low, high), found);
            }
        }
    }
    best.0
}

/// Places for one end. What is on the other side of zero stays: zero is within every range.
fn ends(end: f32) -> impl Iterator<Item = f32> {
    (PLACES / 8..=PLACES).map(move |place| end * (place as f32 / PLACES as f32))
}

/// The sum of squared errors.
fn error(bins: &[(f32, f64)], range: (f32, f32), dtype: DType) -> f64 {
    let quant = scale::of_range(range, dtype);
    let errors = bins.iter().map(|(x, count)| {
        let off = f64::from(scale::rounded(*x, &quant, dtype) - x);
        off * off * count
    });
    errors.sum()
}
