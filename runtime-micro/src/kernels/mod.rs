//! The kernels: one file per op, one static per element type, as the table of kernels in
//! `peapod_schemas` lists them.

use core::fmt;

use peapod_schemas::micro::{InPlace, Kernel as KernelId};

use crate::call::Call;
use crate::error::Fault;

/// Code for one op on one element type, with what it demands of its operands.
#[derive(Clone, Copy)]
pub struct Kernel {
    /// Which kernel it is.
    pub id: KernelId,
    /// What its output may overwrite.
    pub in_place: InPlace,
    /// How many of its last inputs it writes as well.
    pub(crate) written_inputs: u8,
    /// Checks counts, types and lengths of the operands against the parameters.
    pub(crate) check: Check,
    /// Runs it on the arena. What passed `check` never gives `None`, except for what
    /// [repeats](Kernel::repeats): there it says that the kernel is not done, and is to be run
    /// again before the next step.
    pub(crate) run: Run,
}

impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id.name())
    }
}

/// A kernel's own checks.
type Check = fn(&Call<'_>) -> Result<(), Fault>;

/// A kernel's code.
type Run = fn(&Call<'_>, &mut [u8]) -> Option<()>;

impl Kernel {
    /// Whether it takes several calls to be done, as a loop does.
    pub(crate) const fn repeats(&self) -> bool {
        matches!(self.id, KernelId::WhileLoop)
    }

    /// The kernel of this id: the rest of its row in the table is looked up at compile time.
    const fn new(id: KernelId, check: Check, run: Run) -> Self {
        let facts = id.facts();
        Self {
            id,
            in_place: facts.in_place,
            written_inputs: facts.written_inputs() as u8,
            check,
            run,
        }
    }
}

/// Declares the files, and lists the statics in them.
macro_rules! kernels {
    ($($file:ident { $(
        $(#[doc = $doc:literal])+
        $number:literal $variant:ident $name:ident $constant:ident $params:ident ($facts:expr);
    )* })*) => {
        $(pub(crate) mod $file; pub use $file::{$($constant),*};)*

        /// Every kernel, for hosts; a firmware links only those of its model.
        pub static ALL: [&Kernel; KernelId::ALL.len()] = [$($(&$constant),*),*];
    };
}

peapod_schemas::for_each_kernel!(kernels);
