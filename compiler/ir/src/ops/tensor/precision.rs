//! How exact the products of floats are.

use crate::ops::attribute::word_attributes;

/// How exactly an accelerator multiplies the floats of an operand: the `precision_config` of
/// StableHLO. Engines of Peapod are exact to the element type whatever it says; it is what engine
/// `pjrt` hands to a compiler whose matrix units have shorter types (bf16 on a TPU, tf32 on a GPU).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Precision {
    /// As fast as the accelerator can.
    #[default]
    Default,
    /// Between the two.
    High,
    /// As exact as the element type.
    Highest,
}

word_attributes! {
    Precision: "`default`, `high` or `highest`";
    Default = "default", High = "high", Highest = "highest",
}
