//! Which range a value gets, by how its elements were distributed.

mod entropy;
mod mse;
mod percentile;

use peapod_ir::DType;

use super::histogram::Histogram;

/// How the range of a value follows from the elements that it had.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Observer {
    /// From the smallest to the largest.
    #[default]
    MinMax,
    /// Without this much of the elements at each end, in percent.
    Percentile(f64),
    /// The range by which rounding and clipping change elements least, in the mean of squares.
    Mse,
    /// The range by which least is lost of the distribution, by its divergence in the sense of
    /// Kullback and Leibler, as NVIDIA's TensorRT has it (Migacz, GTC 2017).
    Entropy,
}

/// What percentiles leave out at each end where nothing is said, in percent.
pub const TAIL_PERCENT: f64 = 0.01;

/// An observer that there is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "unknown observer `{0}`, expected `minmax`, `percentile`, `percentile=P` (at each end, 0 to 10 \
     percent), `mse` or `entropy`"
)]
pub struct UnknownObserver(pub String);

impl std::str::FromStr for Observer {
    type Err = UnknownObserver;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownObserver(name.to_owned());
        match name {
            "minmax" => Ok(Self::MinMax),
            "percentile" => Ok(Self::Percentile(TAIL_PERCENT)),
            "mse" => Ok(Self::Mse),
            "entropy" => Ok(Self::Entropy),
            _ => {
                let tail = name
                    .strip_prefix("percentile=")
                    .and_then(|it| it.parse().ok());
                let tail = tail.filter(|it| (0.0..=10.0).contains(it));
                tail.map(Self::Percentile).ok_or_else(unknown)
            }
        }
    }
}

impl Observer {
    /// Name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::MinMax => "minmax",
            Self::Percentile(_) => "percentile",
            Self::Mse => "mse",
            Self::Entropy => "entropy",
        }
    }

    /// The range of a value for elements of an integer type; `None` if it had no elements.
    ///
    /// More levels than there are bins tell nothing: 16 bits always hold all elements.
    pub fn range(self, histogram: &Histogram, dtype: DType) -> Option<(f32, f32)> {
        let bounds = histogram.bounds()?;
        if dtype == DType::I16 || histogram.width() == 0.0 {
            return Some(bounds);
        }
        Some(match self {
            Self::MinMax => bounds,
            Self::Percentile(tail) => percentile::range(histogram, bounds, tail / 100.0),
            Self::Mse => mse::range(histogram, bounds, dtype),
            Self::Entropy => entropy::range(histogram, bounds),
        })
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

    /// Numbers that are nearly normal, with one far away.
    fn bell_and_outlier() -> Histogram {
        let mut state = 1_u32;
        let mut uniform = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as f32 / (1 << 24) as f32 - 0.5
        };
        let mut elements: Vec<f32> = (0..20_000)
            .map(|_| (0..12).map(|_| uniform()).sum())
            .collect();
        elements.push(100.0);
        of(&elements)
    }

    const ALL: [Observer; 4] = [
        Observer::MinMax,
        Observer::Percentile(TAIL_PERCENT),
        Observer::Mse,
        Observer::Entropy,
    ];

    #[test]
    fn an_outlier_is_clipped_by_all_but_minmax() {
        let histogram = bell_and_outlier();
        let top = |observer: Observer| observer.range(&histogram, DType::I8).unwrap().1;
        assert_eq!(top(Observer::MinMax), 100.0);
        assert!(top(Observer::Percentile(TAIL_PERCENT)) < 6.0);
        let found = top(Observer::Entropy);
        assert!((2.0..12.0).contains(&found), "entropy: {found}");
        // A hundred squared of one element is more than rounding costs the others.
        let found = top(Observer::Mse);
        assert!((20.0..=100.0).contains(&found), "mse: {found}");
    }

    #[test]
    fn names_are_read_back() {
        for observer in ALL {
            assert_eq!(observer.name().parse(), Ok(observer));
        }
        assert_eq!("percentile=1".parse(), Ok(Observer::Percentile(1.0)));
        assert!("percentile=50".parse::<Observer>().is_err());
    }

    proptest! {
        #[test]
        fn ranges_are_within_the_bounds(elements in prop::collection::vec(-9.0_f32..9.0, 1..200)) {
            let histogram = of(&elements);
            let (min, max) = histogram.bounds().unwrap();
            for observer in ALL {
                let (low, high) = observer.range(&histogram, DType::I8).unwrap();
                prop_assert!(min <= low && low <= high && high <= max, "{observer:?}");
                let wide = observer.range(&histogram, DType::I16);
                prop_assert_eq!(wide, Some((min, max)));
            }
        }
    }
}
