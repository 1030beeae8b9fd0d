//! Reference convergence points: an entry must not converge in significantly fewer epochs than the
//! reference does, or it has tuned more than the rules let it.
//!
//! Both have as many epochs as the mean of their runs without the least and the most. An entry is
//! too fast where a one-sided t-test with the reference's standard deviation for both rejects, at 5
//! percent, that its mean is the reference's.

use std::f64::consts::FRAC_PI_2;

/// How a reference converges, its extreme runs dropped.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reference {
    /// Mean epochs.
    pub mean: f64,
    /// Standard deviation of the epochs around it.
    pub deviation: f64,
    /// Runs that are left.
    pub runs: usize,
}

/// What the rule says of an entry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// The entry's mean epochs, its extreme runs dropped.
    pub mean: f64,
    /// Fewest that are allowed.
    pub least: f64,
    /// By how many percent an entry may converge faster than the reference.
    pub speedup_percent: f64,
}

impl Verdict {
    /// Whether the entry passes.
    pub fn passes(&self) -> bool {
        self.mean >= self.least
    }
}

/// Epochs of too few runs.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{whose} has {runs} runs with epochs, at least 3 are needed to drop the least and the most"
)]
pub struct TooFewRuns {
    whose: &'static str,
    runs: usize,
}

impl Reference {
    /// The reference of the epochs that its runs took.
    ///
    /// # Errors
    ///
    /// If there are less than three.
    pub fn of(epochs: &[f64]) -> Result<Self, TooFewRuns> {
        let kept = without_extremes("the reference", epochs)?;
        let runs = kept.len() as f64;
        let mean = kept.iter().sum::<f64>() / runs;
        let square = |epochs: &f64| (epochs - mean).powi(2);
        Ok(Self {
            mean,
            deviation: (kept.iter().map(square).sum::<f64>() / runs).sqrt(),
            runs: kept.len(),
        })
    }

    /// Holds the epochs of an entry's runs against the reference.
    ///
    /// # Errors
    ///
    /// If there are less than three.
    pub fn check(&self, epochs: &[f64]) -> Result<Verdict, TooFewRuns> {
        let kept = without_extremes("the entry", epochs)?;
        let least = self.least(kept.len());
        Ok(Verdict {
            mean: kept.iter().sum::<f64>() / kept.len() as f64,
            least,
            speedup_percent: (self.mean / least - 1.0) * 100.0,
        })
    }

    /// Fewest epochs that so many runs may have as their mean.
    fn least(&self, runs: usize) -> f64 {
        let both = 1.0 / self.runs as f64 + 1.0 / runs as f64;
        let freedom = self.runs + runs - 2;
        self.mean - quantile(0.95, freedom) * self.deviation * both.sqrt()
    }
}

fn without_extremes(whose: &'static str, epochs: &[f64]) -> Result<Vec<f64>, TooFewRuns> {
    let mut sorted = epochs.to_vec();
    sorted.sort_by(f64::total_cmp);
    let runs = sorted.len();
    let kept = sorted.get(1..runs.saturating_sub(1));
    let kept = kept.filter(|kept| !kept.is_empty());
    kept.map(<[f64]>::to_vec).ok_or(TooFewRuns { whose, runs })
}

/// Quantile of Student's t distribution, `probability` above one half.
///
/// With `x = sqrt(f) tan(a)` the density over x becomes `cos(a)^(f - 1)` over a, which is
/// integrated by Simpson's rule; the quantile is found by bisection.
fn quantile(probability: f64, freedom: usize) -> f64 {
    let freedom = freedom.max(1) as f64;
    let integral = |end: f64| {
        const PARTS: usize = 2000;
        let width = end / PARTS as f64;
        let term = |part: usize| {
            let weight = match (part, part % 2) {
                (0 | PARTS, _) => 1.0,
                (_, 1) => 4.0,
                (..) => 2.0,
            };
            weight * (part as f64 * width).cos().max(0.0).powf(freedom - 1.0)
        };
        (0..=PARTS).map(term).sum::<f64>() * width / 3.0
    };
    let wanted = (probability - 0.5) * 2.0 * integral(FRAC_PI_2);
    let (mut low, mut high) = (0.0, FRAC_PI_2);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if integral(middle) < wanted {
            low = middle;
        } else {
            high = middle;
        }
    }
    freedom.sqrt() * low.tan()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ten runs whose middle eight are some of `low` and the rest one more.
    fn reference(low: f64, lows: usize) -> Reference {
        let mut epochs = vec![low - 1.0; 1];
        epochs.extend((0..8).map(|run| if run < lows { low } else { low + 1.0 }));
        epochs.push(low + 3.0);
        Reference::of(&epochs).unwrap()
    }

    /// The examples of the appendix of the rules.
    #[test]
    fn the_examples_of_the_rules_come_out() {
        let first = reference(15.0, 2);
        assert_eq!(
            format!("{:.2} {:.2}", first.mean, first.deviation),
            "15.75 0.43"
        );
        let verdict = first.check(&[15.0, 15.0, 15.0, 16.0, 16.0]).unwrap();
        let got = |verdict: Verdict| {
            format!(
                "{:.2} {:.2} {:.2}",
                verdict.mean, verdict.least, verdict.speedup_percent
            )
        };
        assert_eq!(got(verdict), "15.33 15.21 3.53");
        assert!(verdict.passes());

        let epochs = [19.0, 20.0, 20.0, 20.0, 21.0, 21.0, 21.0, 21.0, 22.0, 23.0];
        let second = Reference::of(&epochs).unwrap();
        assert_eq!(
            format!("{:.2} {:.2}", second.mean, second.deviation),
            "20.75 0.66"
        );
        let verdict = second.check(&[19.0, 19.0, 19.0, 20.0, 21.0]).unwrap();
        assert_eq!(got(verdict), "19.33 19.93 4.12");
        assert!(!verdict.passes());
    }

    /// From printed tables of the distribution.
    #[test]
    fn quantiles_are_those_of_the_tables() {
        for (freedom, expected) in [(1, 6.3138), (2, 2.9200), (9, 1.8331), (30, 1.6973)] {
            let got = quantile(0.95, freedom);
            assert!((got - expected).abs() < 1e-3, "{freedom}: {got}");
        }
    }

    #[test]
    fn two_runs_are_too_few() {
        let error = Reference::of(&[1.0, 2.0]).unwrap_err();
        assert!(error.to_string().starts_with("the reference has 2 runs"));
        let error = reference(15.0, 2).check(&[]).unwrap_err();
        assert!(error.to_string().starts_with("the entry has 0 runs"));
    }
}
