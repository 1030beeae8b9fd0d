//! The program of a `while_loop`: kernel calls, and loops around them, as entries among the
//! constants.
//!
//! A loop is a `Begin`, entries that decide, a `Test`, entries that are repeated, and an `End`.
//! Loops may be within others, and share no entries otherwise. `while_loop` does one `Run` in each
//! of its turns, with all that follows it up to the next.

use super::{Kernel, Step, View};

/// Most loops that are within each other.
pub const MAX_LOOPS: usize = 8;

/// Bytes of scratch memory that are the kernel's own: the place in the program, and a count for
/// each level of loops; a multiple of eight.
pub const LOOP_BYTES: usize = (4 * (1 + MAX_LOOPS)).next_multiple_of(8);

/// An entry of a program, as stored in the file.
#[derive(Clone, Copy, Debug, Default, PartialEq, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub struct LoopEntry {
    /// A number of [`LoopEntryKind`].
    pub kind: u8,
    /// Of a `Begin`, `Test` or `End`: how many loops are around its own.
    pub depth: u8,
    /// 0.
    pub reserved: u16,
    /// Of a `Begin` the place of its `End` in the program; of a `Test` or `End` that of its
    /// `Begin`; otherwise 0.
    pub at: u32,
    /// Of a `Begin` the most turns of the loop; of a `Test` the place of an operand in the list of
    /// all, which is true if there is another turn; otherwise 0.
    pub number: u32,
    /// Of a `Run` the kernel call; otherwise zeros.
    pub step: Step,
}

/// What an entry does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum LoopEntryKind {
    /// Runs a kernel.
    Run = 0,
    /// Enters a loop.
    Begin = 1,
    /// Leaves the loop unless an operand is true.
    Test = 2,
    /// Goes back to the first entry of the loop, or leaves it after its last turn.
    End = 3,
}

impl LoopEntryKind {
    /// The value with this number, if there is one.
    pub const fn from_number(number: u8) -> Option<Self> {
        match number {
            0 => Some(Self::Run),
            1 => Some(Self::Begin),
            2 => Some(Self::Test),
            3 => Some(Self::End),
            _ => None,
        }
    }
}

impl<'m> View<'m> {
    /// The program of a step; `None` if its kernel is none that has one. Empty if it is not in the
    /// constants as a whole.
    pub fn program(&self, step: &Step) -> Option<&'m [LoopEntry]> {
        let kernel = self.kernels.get(usize::from(step.kernel)).copied();
        if kernel != Some(Kernel::WhileLoop as u16) {
            return None;
        }
        let operand = self.operands.get(usize::from(step.first_operand))?;
        let bytes = self.constants.get(operand.offset as usize..);
        let bytes = bytes.and_then(|bytes| bytes.get(..operand.len_bytes as usize));
        Some(bytemuck::try_cast_slice(bytes.unwrap_or_default()).unwrap_or_default())
    }
}
