//! What was chosen for ops that can keep a dimension split or have it come together, and why.

use std::fmt::Write as _;

use peapod_ir::{Location, Op};
use wildmatch::WildMatch;

use super::values::Walk;

/// How an op works along a dimension that is split.
#[derive(Clone, Debug, PartialEq)]
pub struct Strategy {
    /// Names of its results.
    pub results: Vec<String>,
    /// What it is.
    pub mnemonic: &'static str,
    /// Where it came from.
    pub location: Location,
    /// How it works with shards.
    pub split: &'static str,
    /// Bytes that a device sends for that.
    pub split_bytes: u64,
    /// Bytes that it sends if the dimension comes together, or changes places with another.
    pub together_bytes: u64,
    /// Whether it works with shards.
    pub is_split: bool,
}

impl Strategy {
    /// What is said of it on a line, if a result has such a name (`*` and `?` are wildcards).
    pub fn explain(&self, pattern: &str) -> Option<String> {
        let wanted = WildMatch::new(pattern);
        let name = self.results.iter().find(|name| wanted.matches(name))?;
        let mut text = format!("{} \"{name}\"", self.mnemonic);
        if let Some(line) = self.location.line {
            write!(text, " (line {line})").ok()?;
        }
        let (split, together) = (self.split_bytes, self.together_bytes);
        let mut ways = [
            format!("{}: {split} bytes", self.split),
            format!("the dimension in one place: {together} bytes"),
        ];
        if !self.is_split {
            ways.reverse();
        }
        let [chosen, other] = ways;
        writeln!(text, ", {chosen} from each device, chosen over {other}").ok()?;
        Some(text)
    }
}

impl Walk<'_, '_> {
    /// Whether an op works with shards: where it sends no more for that. Costs are in sixteenths of
    /// a byte.
    pub(super) fn stays_split(
        &mut self,
        op: &Op,
        (split, cost): (&'static str, u64),
        together: u64,
    ) -> bool {
        let is_split = cost <= together;
        let results = op.outputs.iter().map(|id| &self.function.value(*id).name);
        self.shared.strategies.push(Strategy {
            results: results.cloned().collect(),
            mnemonic: op.kind.mnemonic(),
            location: op.location.clone(),
            split,
            split_bytes: cost / 16,
            together_bytes: together / 16,
            is_split,
        });
        is_split
    }
}
