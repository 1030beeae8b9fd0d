//! Ranges by which least is lost of a distribution.

use crate::quantize::histogram::{HALF, Histogram};

/// Levels of 8 bits.
const LEVELS: usize = 256;

/// Magnitudes that are tried: parts of the largest.
const STEPS: usize = 64;

/// The range within the bounds, cut off at one magnitude at both ends, whose levels' distribution
/// diverges least from that of the elements, what is beyond it counted at its ends.
pub(super) fn range(histogram: &Histogram, (min, max): (f32, f32)) -> (f32, f32) {
    let width = histogram.width();
    let mut counts = vec![0.0; 2 * HALF];
    for (low, _, count) in histogram.filled() {
        let index = (low / width).round() as i64 + HALF as i64;
        counts[index as usize] = count as f64;
    }
    let place = |x: f64| ((x / width).floor() as i64 + HALF as i64).clamp(0, 2 * HALF as i64 - 1);
    let mut best = ((min, max), f64::INFINITY);
    for step in (1..=STEPS).rev() {
        let magnitude = f64::from(max.max(-min)) * step as f64 / STEPS as f64;
        let (low, high) = (
            f64::from(min).max(-magnitude),
            f64::from(max).min(magnitude),
        );
        let window = place(low) as usize..place(high) as usize + 1;
        // Levels narrower than bins would lose nothing.
        if window.len() < LEVELS {
            break;
        }
        let found = divergence(&counts, window);
        if found < best.1 {
            best = ((low as f32, high as f32), found);
        }
    }
    let low = best.0.0.clamp(min, max);
    (low, best.0.1.clamp(low, max))
}

/// How far the window's distribution over its levels is from its own.
fn divergence(counts: &[f64], window: std::ops::Range<usize>) -> f64 {
    let inside = &counts[window.clone()];
    let below: f64 = counts[..window.start].iter().sum();
    let above: f64 = counts[window.end..].iter().sum();
    let mut own = inside.to_vec();
    own[0] += below;
    own[inside.len() - 1] += above;
    let mut coarse = vec![0.0; inside.len()];
    for level in 0..LEVELS {
        let edge = |it: usize| it * inside.len() / LEVELS;
        let bins = edge(level)..edge(level + 1);
        let sum: f64 = inside[bins.clone()].iter().sum();
        let filled = inside[bins.clone()].iter().filter(|it| **it > 0.0).count();
        for bin in bins.filter(|bin| inside[*bin] > 0.0) {
            coarse[bin] = sum / filled as f64;
        }
    }
    let (total, coarse_total) = (own.iter().sum::<f64>(), coarse.iter().sum::<f64>());
    let terms = own.iter().zip(&coarse).filter(|(p, _)| **p > 0.0);
    let term = |(p, q): (&f64, &f64)| {
        // Where only what was clipped is, as much as a thousandth of an element stands in.
        let (p, q) = (p / total, q.max(1e-3) / coarse_total.max(1.0));
        p * (p / q).ln()
    };
    terms.map(term).sum()
}
