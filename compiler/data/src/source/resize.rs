//! Images of another size.

/// Resizes `rows` of an image, `[width, channels]` each, by a triangle filter that is as wide as a
/// pixel of the smaller image: linear interpolation where it grows, an average where it shrinks.
/// This is `jax.image.resize` with `method="linear"` and antialiasing.
pub(crate) fn resized(
    rows: impl Iterator<Item = Vec<f32>>,
    from: [usize; 2],
    to: [usize; 2],
    channels: usize,
) -> Vec<f32> {
    let (of_rows, of_columns) = (weights(from[0], to[0]), weights(from[1], to[1]));
    let length = to[1] * channels;
    // bounded: the size is what the experiment asks for
    let mut image = vec![0.0; to[0] * length];
    for (at, row) in rows.enumerate() {
        let row = narrowed(&row, &of_columns, channels);
        for ((first, weights), sums) in of_rows.iter().zip(image.chunks_exact_mut(length)) {
            if let Some(weight) = at.checked_sub(*first).and_then(|at| weights.get(at)) {
                let pairs = sums.iter_mut().zip(&row);
                pairs.for_each(|(sum, number)| *sum += weight * number);
            }
        }
    }
    image
}

/// Which elements an element of the result is made of: the first, and a weight for each.
type Weights = Vec<(usize, Vec<f32>)>;

/// A row with its pixels weighted.
fn narrowed(row: &[f32], weights: &Weights, channels: usize) -> Vec<f32> {
    // bounded: the size is what the experiment asks for
    let mut narrowed = vec![0.0; weights.len() * channels];
    for ((first, weights), sums) in weights.iter().zip(narrowed.chunks_exact_mut(channels)) {
        let pixels = row[first * channels..].chunks_exact(channels);
        for (weight, pixel) in weights.iter().zip(pixels) {
            let pairs = sums.iter_mut().zip(pixel);
            pairs.for_each(|(sum, number)| *sum += weight * number);
        }
    }
    narrowed
}

fn weights(from: usize, to: usize) -> Weights {
    let scale = from as f64 / to as f64;
    let width = scale.max(1.0);
    let each = (0..to).map(|at| {
        let centre = (at as f64 + 0.5) * scale - 0.5;
        let first = (centre - width).ceil().max(0.0) as usize;
        let last = ((centre + width).floor() as usize).min(from - 1);
        let weight = |pixel: usize| (1.0 - (pixel as f64 - centre).abs() / width).max(0.0);
        let weights: Vec<f64> = (first..=last).map(weight).collect();
        let sum: f64 = weights.iter().sum();
        (
            first,
            weights.iter().map(|weight| (weight / sum) as f32).collect(),
        )
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    fn resized(pixels: &[f32], from: [usize; 2], to: [usize; 2], channels: usize) -> Vec<f32> {
        let rows = pixels.chunks_exact(from[1] * channels).map(<[f32]>::to_vec);
        super::resized(rows, from, to, channels)
    }

    #[test]
    fn sizes_that_are_the_same_change_nothing() {
        let pixels: Vec<f32> = (0..12).map(|it| it as f32).collect();
        assert_eq!(resized(&pixels, [2, 3], [2, 3], 2), pixels);
    }

    /// Recorded of `jax.image.resize(jnp.arange(12.).reshape(3, 4), shape, "linear")`.
    #[test]
    fn results_are_those_of_jax() {
        let pixels: Vec<f32> = (0..12).map(|it| it as f32).collect();
        let near = |found: Vec<f32>, expected: &[f32]| {
            let pairs = found.iter().zip(expected);
            let near = pairs.clone().all(|(a, b)| (a - b).abs() < 1e-5);
            assert!(near && found.len() == expected.len(), "{found:?}");
        };
        let smaller = [2.214286, 3.785715, 7.214287, 8.785716];
        near(resized(&pixels, [3, 4], [2, 2], 1), &smaller);
        let larger = [
            0.0, 0.7, 1.5, 2.3, 3.0, 2.5, 3.2, 4.0, 4.8, 5.5, 5.5, 6.2, 7.0, 7.8, 8.5, 8.0, 8.7,
            9.5, 10.3, 11.0,
        ];
        near(resized(&pixels, [3, 4], [4, 5], 1), &larger);
    }

    proptest! {
        #[test]
        fn what_is_even_stays_even(from in 1..9_usize, to in 1..9_usize, level in 0.0_f32..1.0) {
            let pixels = vec![level; from * 3];
            let resized = resized(&pixels, [from, 3], [to, 4], 1);
            prop_assert_eq!(resized.len(), to * 4);
            prop_assert!(resized.iter().all(|it| (it - level).abs() < 1e-6));
        }
    }
}
