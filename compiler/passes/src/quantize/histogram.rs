//! How the elements of a value were distributed over the samples of a calibration.

/// Bins on each side of zero.
pub const HALF: usize = 4096;

/// A histogram whose bins have a power of two as their width.
///
/// When an element lies beyond them, neighbouring bins are joined until it does not. So it depends
/// on the elements alone and not on their order, and two of them add up exactly.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Histogram {
    /// The smallest and the largest element.
    bounds: Option<(f32, f32)>,
    /// All magnitudes are below two to this power; `None` of zeros alone.
    exponent: Option<i32>,
    /// Elements between multiples of the width, from −2^exponent on; empty of zeros alone.
    bins: Vec<u64>,
    /// Elements that are zero before any other was seen.
    zeros: u64,
}

/// The least power of two above a finite magnitude that is not zero.
fn exponent_above(x: f32) -> i32 {
    // Every f32 is a normal f64.
    let bits = f64::from(x).to_bits();
    ((bits >> 52) & 0x7ff) as i32 - 1022
}

impl Histogram {
    /// Counts elements.
    ///
    /// # Errors
    ///
    /// One is infinite or no number: that one.
    pub fn add(&mut self, elements: &[f32]) -> Result<(), f32> {
        if let Some(stray) = elements.iter().find(|it| !it.is_finite()) {
            return Err(*stray);
        }
        let fold = |start: f32, of: fn(f32, f32) -> f32| elements.iter().copied().fold(start, of);
        let Some(first) = elements.first() else {
            return Ok(());
        };
        self.include((fold(*first, f32::min), fold(*first, f32::max)));
        for x in elements {
            self.count(*x, 1);
        }
        Ok(())
    }

    /// Counts what another one has counted, too.
    pub fn merge(&mut self, other: &Self) {
        let Some(bounds) = other.bounds else {
            return;
        };
        self.include(bounds);
        // Zeros alone are one bin without width.
        for (low, width, count) in other.filled() {
            // Bins of different widths nest, and the middle of the narrower is in the wider.
            self.count((low + width / 2.0) as f32, count);
        }
    }

    /// The smallest and the largest element; `None` if there are none.
    pub fn bounds(&self) -> Option<(f32, f32)> {
        self.bounds
    }

    /// How many elements there are.
    pub fn elements(&self) -> u64 {
        self.zeros + self.bins.iter().sum::<u64>()
    }

    /// The bins that hold elements, ascending: where each begins, how wide it is, how many it
    /// holds. Zeros alone are one bin without width.
    pub fn filled(&self) -> impl Iterator<Item = (f64, f64, u64)> {
        let width = self.width();
        let bins = self.bins.iter().enumerate();
        let zeros = (self.bins.is_empty() && self.zeros > 0).then_some((0.0, 0.0, self.zeros));
        let low = move |index: usize| (index as f64 - HALF as f64) * width;
        let filled = bins.map(move |(index, count)| (low(index), width, *count));
        zeros.into_iter().chain(filled.filter(|bin| bin.2 > 0))
    }

    /// The width of a bin.
    pub fn width(&self) -> f64 {
        self.exponent
            .map_or(0.0, |it| 2.0_f64.powi(it) / HALF as f64)
    }

    fn include(&mut self, (min, max): (f32, f32)) {
        let (least, most) = self.bounds.unwrap_or((min, max));
        self.bounds = Some((least.min(min), most.max(max)));
        let magnitude = min.abs().max(max.abs());
        if magnitude > 0.0 {
            self.widen(exponent_above(magnitude));
        }
    }

    fn widen(&mut self, exponent: i32) {
        let own = self.exponent.unwrap_or(exponent);
        if self.bins.is_empty() {
            self.bins = vec![0; 2 * HALF];
            self.bins[HALF] = std::mem::take(&mut self.zeros);
        } else if exponent > own {
            // Beyond 31 every bin is the one beside zero.
            let shift = (exponent - own).min(31);
            let old = std::mem::replace(&mut self.bins, vec![0; 2 * HALF]);
            for (index, count) in old.into_iter().enumerate() {
                let place = (index as i64 - HALF as i64) >> shift;
                self.bins[(place + HALF as i64) as usize] += count;
            }
        }
        self.exponent = Some(own.max(exponent));
    }

    fn count(&mut self, x: f32, times: u64) {
        if self.bins.is_empty() {
            self.zeros += times;
            return;
        }
        let place = (f64::from(x) / self.width()).floor() as i64 + HALF as i64;
        self.bins[place.clamp(0, 2 * HALF as i64 - 1) as usize] += times;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn of(elements: &[f32]) -> Histogram {
        let mut histogram = Histogram::default();
        histogram.add(elements).unwrap();
        histogram
    }

    fn element() -> impl Strategy<Value = f32> {
        prop_oneof![Just(0.0), -4.0_f32..4.0, -1e-3_f32..1e-3, -1e6_f32..1e6]
    }

    proptest! {
        #[test]
        fn neither_order_nor_parts_matter(
            mut elements in prop::collection::vec(element(), 1..50),
            cut in 0_usize..50,
        ) {
            let whole = of(&elements);
            let (left, right) = elements.split_at(cut.min(elements.len()));
            let mut merged = of(left);
            merged.merge(&of(right));
            prop_assert_eq!(&merged, &whole);
            prop_assert_eq!(whole.elements(), elements.len() as u64);
            elements.reverse();
            let mut one_by_one = Histogram::default();
            for x in &elements {
                one_by_one.add(&[*x]).unwrap();
            }
            prop_assert_eq!(one_by_one, whole);
        }

        #[test]
        fn every_element_is_in_its_bin(elements in prop::collection::vec(element(), 1..50)) {
            let histogram = of(&elements);
            for (low, width, count) in histogram.filled() {
                let inside = elements.iter().map(|x| f64::from(*x));
                let inside = inside.filter(|x| (low..low + width).contains(x) || *x == low);
                prop_assert_eq!(inside.count() as u64, count);
            }
        }
    }

    #[test]
    fn what_is_no_number_is_told() {
        let mut histogram = Histogram::default();
        assert!(histogram.add(&[1.0, f32::NAN]).is_err_and(f32::is_nan));
        assert_eq!(histogram.add(&[f32::INFINITY]), Err(f32::INFINITY));
        assert_eq!(histogram, Histogram::default());
    }
}
