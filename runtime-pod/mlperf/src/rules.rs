//! The rules of the rounds: `rules.toml`, typed.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// All of them.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Seconds within which initialisation has to end; what goes beyond is time of the run.
    pub init_seconds_max: f64,
    /// Rounds whose published scores take a run that did not converge by its time.
    pub failed_runs_by_time: Vec<String>,
    /// Rounds in which accepted logs number the starts and stops of blocks differently.
    pub loose_pairs: Vec<String>,
    benchmark: Vec<Benchmark>,
    /// Keys that a log has.
    pub key: Vec<KeyRule>,
}

/// What is asked of the entries of a benchmark.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Benchmark {
    /// Its name.
    pub name: String,
    /// What it is also called.
    #[serde(default)]
    aliases: Vec<String>,
    runs: Runs,
    /// Of more runs, the first so many that converged count.
    pub converged: Option<usize>,
    /// Names of the metrics if there are several.
    #[serde(default)]
    pub metrics: Vec<String>,
    target: BTreeMap<String, Vec<f64>>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Runs {
    Always(usize),
    ByRound(BTreeMap<String, usize>),
}

/// How often a key has to be said.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Neither less nor more.
    ExactlyOne,
    /// Not less.
    AtLeastOne,
}

/// Keys, and how often logs of some rounds and benchmarks say them.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeyRule {
    /// The keys.
    pub names: Vec<String>,
    rounds: Vec<String>,
    /// None is all.
    benchmarks: Option<Vec<String>>,
    /// How often.
    pub count: Count,
    /// What may be said; none is anything.
    #[serde(default)]
    pub values: Vec<String>,
}

impl KeyRule {
    /// Whether it holds for logs of this round and benchmark, if that is known.
    pub fn holds(&self, round: &str, benchmark: Option<&Benchmark>) -> bool {
        let of = |names: &Vec<String>| {
            benchmark.is_some_and(|benchmark| names.contains(&benchmark.name))
        };
        self.rounds.iter().any(|name| name == round) && self.benchmarks.as_ref().is_none_or(of)
    }
}

impl Benchmark {
    /// How many runs an entry has in a round; a round not listed has as many as the one before.
    pub fn runs(&self, round: &str) -> usize {
        match &self.runs {
            Runs::Always(runs) => *runs,
            Runs::ByRound(runs) => {
                let listed = runs.iter().rev().find(|(name, _)| name.as_str() <= round);
                listed.or(runs.iter().next()).map_or(0, |(_, runs)| *runs)
            }
        }
    }

    /// The quality to reach in a round, one number for each metric; none if it is not known.
    pub fn target(&self, round: &str) -> Option<&[f64]> {
        self.target.get(round).map(Vec::as_slice)
    }
}

impl Rules {
    /// The benchmark of this name.
    pub fn benchmark(&self, name: &str) -> Option<&Benchmark> {
        let named = |benchmark: &&Benchmark| {
            benchmark.name == name || benchmark.aliases.iter().any(|alias| alias == name)
        };
        self.benchmark.iter().find(named)
    }

    /// Names of all benchmarks.
    pub fn benchmarks(&self) -> impl Iterator<Item = &str> {
        self.benchmark
            .iter()
            .map(|benchmark| benchmark.name.as_str())
    }
}

/// The rules that come with this crate.
pub fn rules() -> &'static Rules {
    static RULES: LazyLock<Rules> = LazyLock::new(|| {
        toml::from_str(include_str!("rules.toml")).expect("a test reads the rules")
    });
    &RULES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_read() {
        let rules = rules();
        let mask = rules.benchmark("mask").unwrap();
        assert_eq!(
            (&*mask.name, mask.runs("v0.6"), mask.metrics.len()),
            ("maskrcnn", 5, 2)
        );
        let minigo = rules.benchmark("minigo").unwrap();
        assert_eq!(
            ["v0.5", "v0.6", "v0.7"].map(|round| minigo.runs(round)),
            [10, 20, 10]
        );
        assert_eq!(
            rules.benchmark("resnet").unwrap().target("v0.7"),
            Some(&[0.759][..])
        );
        assert!(rules.benchmark("vgg").is_none());
        for rule in &rules.key {
            for name in rule.benchmarks.iter().flatten() {
                assert!(
                    rules.benchmark(name).is_some(),
                    "{name} is not the name of a benchmark"
                );
            }
        }
    }
}
