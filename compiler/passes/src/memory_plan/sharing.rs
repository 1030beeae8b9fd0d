//! Which buffers take over the bytes of another one.
//!
//! Buffers that share become one class: one buffer from the first moment of the oldest to the last
//! moment of the youngest. Layouts are found for classes and then handed back to their buffers.
//!
//! Sharing nearly always helps: the two need not coexist at the moment one replaces the other. It
//! can hurt, because both now have to be at the same offset, so the planner also looks at layouts
//! with less of it.

use super::{Buffer, Layout};

/// Per buffer, the one whose bytes it takes over.
pub(super) type Sharing = Vec<Option<usize>>;

/// Every buffer takes over the first source that no other buffer has taken.
pub(super) fn as_much_as_possible(buffers: &[Buffer]) -> Sharing {
    let mut taken = vec![false; buffers.len()];
    let choose = |buffer: &Buffer| {
        let source = buffer.in_place_of.iter().find(|&&source| !taken[source])?;
        taken[*source] = true;
        Some(*source)
    };
    buffers.iter().map(choose).collect()
}

/// No buffer takes over another one's bytes.
pub(super) fn none(buffers: &[Buffer]) -> Sharing {
    vec![None; buffers.len()]
}

/// Buffers grouped by what they share.
pub(super) struct Classes {
    /// One buffer per class.
    pub(super) merged: Vec<Buffer>,
    /// Per buffer, its class.
    class_of: Vec<usize>,
}

impl Classes {
    /// Groups buffers. A source must not be taken twice.
    pub(super) fn new(buffers: &[Buffer], sharing: &Sharing) -> Self {
        let mut merged: Vec<Buffer> = Vec::new();
        let mut class_of = vec![usize::MAX; buffers.len()];
        // A source begins before the buffer that takes it over, so its class is known by then.
        let mut by_birth: Vec<usize> = (0..buffers.len()).collect();
        by_birth.sort_by_key(|&index| (buffers[index].first, index));
        for index in by_birth {
            let buffer = &buffers[index];
            class_of[index] = match sharing[index] {
                Some(source) => class_of[source],
                None => {
                    merged.push(Buffer {
                        in_place_of: Vec::new(),
                        ..buffer.clone()
                    });
                    merged.len() - 1
                }
            };
            let class = &mut merged[class_of[index]];
            class.align = class.align.max(buffer.align);
            class.last = class.last.max(buffer.last);
        }
        Self { merged, class_of }
    }

    /// The layout of the buffers, given that of their classes.
    pub(super) fn layout(&self, of_classes: &Layout) -> Layout {
        let offsets = self.class_of.iter().map(|&class| of_classes.offsets[class]);
        Layout {
            offsets: offsets.collect(),
            len_bytes: of_classes.len_bytes,
        }
    }
}
