//! Budgets: whether a model fits, and if not, by how much and because of what.

use std::cmp::Reverse;
use std::fmt;

use super::report::{Buffer, Report};
use crate::table::grouped;

/// Most bytes a model may take.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// For the arena.
    pub arena_bytes: u64,
    /// For the pea.
    pub model_bytes: u64,
    /// For constants outside of it.
    pub weights_bytes: u64,
    /// Regions of RAM besides that of the arena: names and bytes.
    pub others: Vec<(String, u64)>,
}

/// A model that is too large.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverBudget {
    /// Label of the model.
    pub model: String,
    /// Label of the machine.
    pub target: String,
    /// Every limit it exceeds.
    pub excesses: Vec<Excess>,
}

/// A limit that a model exceeds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excess {
    /// What is too large.
    pub what: &'static str,
    /// Bytes it takes.
    pub needed: u64,
    /// Bytes there are.
    pub available: u64,
    /// Other regions, which do not do together with that: names and bytes.
    pub others: Vec<(String, u64)>,
    /// What takes most of them, the largest first: description and bytes.
    pub largest: Vec<(String, u64)>,
}

/// Compares a report with a budget.
pub fn check(report: &Report, budget: &Budget) -> Result<(), OverBudget> {
    let arena = report.ram.activations as u64;
    let model = report.flash.model as u64;
    let mut excesses = Vec::new();
    if arena > budget.arena_bytes {
        excesses.push(Excess {
            what: "RAM for its activations",
            needed: arena,
            available: budget.arena_bytes,
            others: budget.others.clone(),
            largest: report.largest_buffers.iter().map(described).collect(),
        });
    }
    if model > budget.model_bytes {
        excesses.push(Excess {
            what: "flash for its model",
            needed: model,
            available: budget.model_bytes,
            others: Vec::new(),
            largest: heaviest_ops(report),
        });
    }
    let weights = report.flash.weights as u64;
    if weights > budget.weights_bytes {
        excesses.push(Excess {
            what: "flash for its weights outside of the model",
            needed: weights,
            available: budget.weights_bytes,
            others: Vec::new(),
            largest: heaviest_ops(report),
        });
    }
    if excesses.is_empty() {
        return Ok(());
    }
    Err(OverBudget {
        model: report.model.clone(),
        target: report.target.clone(),
        excesses,
    })
}

fn described(buffer: &Buffer) -> (String, u64) {
    let Buffer {
        name,
        first_step,
        last_step,
        ..
    } = buffer;
    let text = format!("buffer `{name}`, steps {first_step} to {last_step}");
    (text, buffer.len_bytes as u64)
}

/// The three ops with most constants.
fn heaviest_ops(report: &Report) -> Vec<(String, u64)> {
    let mut ops: Vec<_> = report.ops.iter().collect();
    ops.sort_by_key(|op| Reverse(op.constant_bytes));
    let text = |index, kernel, name| format!("constants of step {index}, {kernel} `{name}`");
    let heaviest = ops.iter().take(3);
    heaviest
        .map(|op| {
            (
                text(op.index, &op.kernel, &op.name),
                op.constant_bytes as u64,
            )
        })
        .collect()
}

/// What there is, in all regions.
pub(crate) fn there(available: u64, others: &[(String, u64)]) -> String {
    let others = others
        .iter()
        .map(|(name, bytes)| format!(" and {} in {name}", grouped(*bytes)));
    grouped(available) + &others.collect::<String>()
}

impl fmt::Display for OverBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} does not fit {}", self.model, self.target)?;
        for Excess {
            what,
            needed,
            available,
            others,
            largest,
        } in &self.excesses
        {
            let (needed, available) = (grouped(*needed), there(*available, others));
            write!(
                f,
                "\n  it needs {needed} bytes of {what}, there are {available}; largest:"
            )?;
            for (text, bytes) in largest {
                write!(f, "\n    {:>12} bytes  {text}", grouped(*bytes))?;
            }
        }
        f.write_str("\n  choose a larger target or a smaller model")
    }
}

impl std::error::Error for OverBudget {}
