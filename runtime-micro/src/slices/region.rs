//! Boxes of a grid of places, one after the other in the order of the grid.

/// Dimensions of a grid, at most: those of a tensor, and the bytes of each of its elements.
pub(super) const DIMS: usize = 7;

/// Part of one dimension.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    pub(super) from: u32,
    pub(super) len: u32,
    /// Length of the dimension.
    pub(super) of: u32,
}

impl Extent {
    const ONE: Self = Self {
        from: 0,
        len: 1,
        of: 1,
    };

    /// Whether the part is all of it.
    pub(super) fn is_whole(&self) -> bool {
        self.len == self.of
    }
}

/// A box whose places are consecutive in the grid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Region {
    /// Outermost first; those that a grid lacks come last, of length 1.
    pub(super) each: [Extent; DIMS],
    /// All dimensions as one.
    pub(super) flat: Extent,
}

impl Region {
    /// The largest box that begins at place `first` and has at most `most` places, of which there
    /// is at least one.
    pub(super) fn new(grid: &[u32; DIMS], first: u32, most: u32) -> Self {
        let (mut rest, mut len, mut of) = (first, 1_u32, 1_u32);
        let mut is_whole = true;
        let mut each = [Extent::ONE; DIMS];
        for (extent, dim) in each.iter_mut().zip(grid).rev() {
            let dim = (*dim).max(1);
            extent.from = rest % dim;
            extent.of = dim;
            rest /= dim;
            of = of.wrapping_mul(dim);
            // A box goes on outwards only around whole dimensions.
            if is_whole {
                let there = dim.wrapping_sub(extent.from);
                extent.len = there.min(most / len.max(1)).max(1);
                len = len.wrapping_mul(extent.len);
                is_whole = extent.is_whole();
            }
        }
        let from = first;
        Self {
            each,
            flat: Extent { from, len, of },
        }
    }
}
