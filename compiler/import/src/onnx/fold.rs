//! What is computed of constants while a file is read, and how much of it there may be.

use std::collections::HashSet;

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;

use super::error::{Imported, unsupported};
use super::importer::Importer;

/// Most elements of a value that is computed of constants on the way.
const MOST_FOLDED: usize = 1 << 16;

/// Most elements that are computed in all, of ranges, windows, weights of pixels and folded ops:
/// what a few bytes of a file may ask for.
pub(super) const MOST_COMPUTED: usize = 1 << 22;

/// Bytes of a file that are read once more, or of constants that are looked at, that count as one
/// computed element.
pub(super) const BYTES_OF_ONE: usize = 64;

impl Importer<'_> {
    /// Computes ops on constants, as long as there is room; what is left are ops.
    pub(super) fn fold(&mut self, first: usize) {
        let ops = &self.build.function().ops[first..];
        let results: Vec<ValueId> = ops.iter().flat_map(|op| op.outputs.clone()).collect();
        if !self.looks_at(self.known_operands(first)) {
            return;
        }
        self.build.fold(first, MOST_FOLDED.min(self.room.get()));
        let function = self.build.function();
        let folded = results
            .iter()
            .filter(|it| function.constant(**it).is_some());
        let elements: usize = folded.map(|it| function.ty(*it).elements()).sum();
        self.room.set(self.room.get().saturating_sub(elements));
    }

    /// Bytes of the constants that ops from this one on are computed of, if they are.
    fn known_operands(&self, first: usize) -> usize {
        let function = self.build.function();
        let (mut bytes, mut known) = (0_usize, HashSet::new());
        for op in &function.ops[first..] {
            let small = |it: &ValueId| function.ty(*it).elements() <= MOST_FOLDED;
            let is_known = |it: &ValueId| function.constant(*it).is_some() || known.contains(it);
            if op.outputs.iter().all(small) && op.operands().all(|it| is_known(&it)) {
                let constants = op.operands().filter_map(|it| function.constant(it));
                bytes += constants.map(|it| it.len()).sum::<usize>();
                known.extend(op.outputs.iter().copied());
            }
        }
        bytes
    }

    /// Notes that so many bytes of constants are going to be looked at; `false` if they are too
    /// many, with those before.
    pub(super) fn looks_at(&self, bytes: usize) -> bool {
        let left = self.room.get().checked_sub(bytes / BYTES_OF_ONE);
        if let Some(left) = left {
            self.room.set(left);
        }
        left.is_some()
    }

    /// Notes that so many elements are going to be computed.
    ///
    /// # Errors
    ///
    /// They are too many, with those before.
    pub(super) fn computes(&mut self, elements: usize) -> Imported<()> {
        let left = self.room.get().checked_sub(elements);
        self.room.set(left.ok_or_else(|| {
            unsupported(
                format!("more than {MOST_COMPUTED} elements that are computed of constants"),
                "give them as initializers; a damaged file is the usual cause",
            )
        })?);
        Ok(())
    }
}
