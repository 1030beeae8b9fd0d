//! What the report says of numeric contracts: the one that holds, and how far another is from it.

use std::fmt;

use serde::Serialize;

use crate::table::{grouped, shortened};

/// The contract that integers keep, and the ops that another computes in another way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Contract {
    /// As the command line names it.
    pub name: String,
    /// The other, as the command line names it.
    pub other: String,
    /// Ops on which they differ, in the order of the source file.
    pub ops: Vec<ContractOp>,
}

/// An op that contracts compute each in its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ContractOp {
    /// Operation of the IR.
    pub op: String,
    /// Name of what it computes.
    pub name: String,
    /// Position of its operator in the source file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<u32>,
    /// What differs.
    pub why: String,
    /// By how much, where that was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub measured: Option<Apart>,
}

/// How far results of seeded operands are apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Apart {
    /// Elements that were compared.
    pub elements: usize,
    /// Those that differ.
    pub differ: usize,
    /// The largest difference of two of them, in steps of the result.
    pub largest: u64,
}

/// Ops that are printed; the file has all.
const PRINTED: usize = 6;

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "numerics {}", self.name)?;
        for op in self.ops.iter().take(PRINTED) {
            let (name, other) = (shortened(&op.name), &self.other);
            write!(f, "\n       {other} has another {} `{name}`: ", op.op)?;
            match op.measured {
                Some(Apart {
                    elements,
                    differ,
                    largest,
                }) => {
                    let [differ, elements] = [differ, elements].map(|count| grouped(count as u64));
                    write!(f, "{differ} of {elements} elements, by at most {largest}")?;
                }
                None => write!(f, "{}", op.why)?,
            }
        }
        match self.ops.len().saturating_sub(PRINTED) {
            0 => Ok(()),
            more => write!(f, "\n       and {more} more ops"),
        }
    }
}
