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
    /// Whether it does although that sends more, as nothing is to be gathered.
    pub is_denied: bool,
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
        let why = if self.is_denied {
            ", as replication is denied"
        } else {
            ""
        };
        writeln!(
            text,
            ", {chosen} from each device, chosen over {other}{why}"
        )
        .ok()?;
        Some(text)
    }
}

impl Walk<'_, '_> {
    /// Whether an op works with shards: where it sends no more for that, or replication is denied
    /// and the other way gathers. Costs are in sixteenths of a byte.
    pub(super) fn stays_split(
        &mut self,
        op: &Op,
        (split, cost): (&'static str, u64),
        (together, gathers): (u64, bool),
    ) -> bool {
        let is_cheaper = cost <= together;
        let is_denied = !is_cheaper && gathers && cost < u64::MAX && self.shared.deny_replication;
        let is_split = is_cheaper || is_denied;
        let results = op.outputs.iter().map(|id| &self.function.value(*id).name);
        self.shared.strategies.push(Strategy {
            results: results.cloned().collect(),
            mnemonic: op.kind.mnemonic(),
            location: op.location.clone(),
            split,
            split_bytes: cost / 16,
            together_bytes: together / 16,
            is_split,
            is_denied,
        });
        is_split
    }

    /// Whether an operand, be it an argument, is gathered for an op that needs a dimension whole.
    pub(super) fn gathers(&mut self, op: &Op) -> bool {
        let cut = self.cut(op);
        op.inputs.iter().zip(&cut.operands).any(|(id, wanted)| {
            let (Some(id), Some(wanted)) = (*id, wanted) else {
                return false;
            };
            if self.is_anywhere(id) {
                return false;
            }
            let (shape, forms) = (&self.ty(id).shape, self.shardings(id));
            let planner = &mut self.shared.planner;
            let plans = forms.iter().map(|form| planner.plan(shape, form, wanted));
            let cheapest = plans.min_by_key(|plan| plan.cost);
            cheapest.is_some_and(|plan| !plan.gathered().is_empty())
        })
    }
}
