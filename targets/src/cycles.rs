//! What instructions of a core take, for estimates of its cycles.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Cycles that the instructions of a core take, where memory has no wait states. Estimates that are
/// made of them are modelled, not measured.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Cycles {
    /// Where the figures are from, and which are assumptions.
    pub source: String,
    /// A load of a register.
    #[serde(default = "one")]
    pub load: f64,
    /// More, where the next instruction uses what was loaded.
    #[serde(default)]
    pub load_result: f64,
    /// Whether loads, and stores of more than a cycle, take one less behind a load.
    #[serde(default)]
    pub pipelines_loads: bool,
    /// A store of a register.
    #[serde(default = "one")]
    pub store: f64,
    /// A store at the sum of two registers.
    #[serde(default = "one")]
    pub store_indexed: f64,
    /// Each word of a load or store of several, beside a cycle of the instruction's own.
    #[serde(default = "one")]
    pub word: f64,
    /// More, where the instruction before computed the address of a load or store.
    #[serde(default)]
    pub address: f64,
    /// More, for a branch that is taken.
    #[serde(default)]
    pub taken: f64,
    /// More, for a call.
    #[serde(default)]
    pub call: f64,
    /// More, for a branch to where a register or memory says.
    #[serde(default)]
    pub indirect: f64,
    /// A branch by a table, without what it takes as one that is taken.
    #[serde(default = "one")]
    pub table: f64,
    /// More, for the end of a loop that the core counts.
    #[serde(default)]
    pub loop_end: f64,
    /// A product that is added to, or subtracted from, a third number.
    #[serde(default = "one")]
    pub multiply_add: f64,
    /// A product of 64 bits; on RISC-V its high half.
    #[serde(default = "one")]
    pub multiply_long: f64,
    /// A product that is added to 64 bits.
    #[serde(default = "one")]
    pub multiply_add_long: f64,
    /// A quotient.
    #[serde(default = "one")]
    pub divide: f64,
    /// Registers of the system, and barriers.
    #[serde(default = "one")]
    pub system: f64,
    /// Whether an IT behind an instruction of 16 bits takes nothing.
    #[serde(default)]
    pub folds_it: bool,
    /// Float arithmetic.
    #[serde(default = "one")]
    pub float: f64,
    /// A product of floats that is added.
    #[serde(default = "one")]
    pub float_multiply_add: f64,
    /// A quotient or a square root of floats.
    #[serde(default = "one")]
    pub float_divide: f64,
    /// From integer registers to those of floats, or back.
    #[serde(default = "one")]
    pub float_move: f64,
    /// A load of a float.
    #[serde(default = "one")]
    pub float_load: f64,
    /// A store of a float.
    #[serde(default = "one")]
    pub float_store: f64,
    /// More, where the next instruction uses a float that was computed.
    #[serde(default)]
    pub float_result: f64,
    /// An instruction on vectors.
    #[serde(default = "one")]
    pub vector: f64,
    /// Less, for one that computes behind one that loads or stores, or the other way around.
    #[serde(default)]
    pub vector_overlap: f64,
    /// Whether two instructions that do not depend on each other begin in the same cycle, of which
    /// one may be a load or store and one on floats.
    #[serde(default)]
    pub dual_issue: bool,
}

fn one() -> f64 {
    1.0
}
