//! Memories of a model besides its file and its arena.

use crate::micro::declare::structs;

structs! {
    /// A memory that operands are in, besides the arena and the constants. Each is there once.
    pub struct OtherMemory {
        /// Number of its `Memory`.
        pub memory: u32,
        /// Bytes that the model needs there: all of them, of weights.
        pub len_bytes: u32,
        /// CRC-32C of the weights; 0 of RAM.
        pub checksum: u32,
    }
}
