//! Versions of the formats: which is written, and which are read.
//!
//! | version | peas and pods |
//! |---|---|
//! | 1 | a flatbuffer alone |
//! | 2 | a [footer](crate::footer) after it, with a checksum |
//! | 3 | pods only: a program may have stages; written if it has |
//! | 4 | pods only: something may be in flight between steps; written if it is |
//! | 5 | pods only: stages may have [delays](crate::pod::delays); written if they have |

/// Versions of one format. A sample of each that is read is in `conformance/versions`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Versions {
    /// The newest that is read.
    pub current: u32,
    /// The oldest that is read.
    pub oldest: u32,
    /// The first with a footer.
    pub footer: u32,
}

/// Of peas (`micro.fbs`).
pub const PEA: Versions = Versions {
    current: 2,
    oldest: 1,
    footer: 2,
};

/// Of pods (`pod.fbs`).
pub const POD: Versions = Versions {
    current: 5,
    oldest: 1,
    footer: 2,
};

/// The first version of pods whose stages have delays; older readers refuse it.
pub const POD_DELAYS: u32 = 5;

/// The first version of pods with something in flight; older readers refuse it.
pub const POD_IN_FLIGHT: u32 = 4;

/// The first version of pods that have stages; older readers refuse it.
pub const POD_STAGES: u32 = 3;

impl Versions {
    /// Whether files of this version are read.
    pub const fn read(self, version: u32) -> bool {
        self.oldest <= version && version <= self.current
    }
}
