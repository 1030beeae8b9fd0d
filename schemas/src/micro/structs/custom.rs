//! Parameters of operators that a user implements.

use crate::micro::declare::structs;

structs! {
    /// A custom operator. The first input describes the tensors, as `TensorRecord`s and what these
    /// refer to; the second is its name, then its options. Scratch comes last.
    pub struct Custom {
        /// Bytes of the name.
        pub name_len: u32,
        /// Element operations of one run, as its implementation estimates them.
        pub work: u32,
    }
}
