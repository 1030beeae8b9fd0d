//! Comparisons.

use crate::micro::declare::structs;

structs! {
    /// `out = a R b` of elements at the same place; what is not a number is only unequal.
    pub struct Relation {
        /// Which: 0 is equal, 1 unequal, 2 not less, 3 greater, 4 not greater, 5 less.
        pub direction: u32,
    }

    /// `out = mbqm((a + a_offset) << 8, a_multiplier, a_shift) R the same of b`.
    pub struct ScaledRelation {
        /// Which relation, as in Relation.
        pub direction: u32,
        /// Minus `a`'s zero point.
        pub a_offset: i32,
        /// Q0.31 factor of `a`.
        pub a_multiplier: i32,
        /// Power of two of `a`; not positive.
        pub a_shift: i32,
        /// Minus `b`'s zero point.
        pub b_offset: i32,
        /// Q0.31 factor of `b`.
        pub b_multiplier: i32,
        /// Power of two of `b`; not positive.
        pub b_shift: i32,
    }
}
