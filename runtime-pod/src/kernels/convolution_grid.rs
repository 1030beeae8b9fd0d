//! The tiles of a part of a convolution, one after the other.

use super::disjoint::Share;
use super::gemm::Factor;
use super::tile::{Operands, TILE_MAX, Tile};

/// All tiles of a task.
pub(super) struct Grid<T> {
    tile: Tile<T>,
    /// Where scalars begin, in their operand and in the result.
    scalars: Vec<[usize; 2]>,
    /// Where vectors begin likewise, and how many of their elements count.
    vectors: Vec<[usize; 3]>,
    /// From an element of a vector to the next, in the result.
    step: usize,
}

impl<T: Factor> Grid<T> {
    /// From each of `lines` on there are `len` elements for vectors.
    pub(super) fn new(
        scalars: Vec<[usize; 2]>,
        lines: &[[usize; 2]],
        len: usize,
        step: usize,
    ) -> Self {
        let tile = Tile::best(scalars.len(), len);
        let of_line = |&[from, to]: &[usize; 2]| {
            let starts = (0..len).step_by(tile.lanes);
            starts.map(move |at| [from + at, to + at * step, tile.lanes.min(len - at)])
        };
        Self {
            vectors: lines.iter().flat_map(of_line).collect(),
            tile,
            scalars,
            step,
        }
    }

    /// Sums of products of the operands, written or added to the result.
    pub(super) fn run(&self, operands: Operands<'_, T>, out: &mut Share<'_, T>, add: bool) {
        let Tile { lanes, .. } = self.tile;
        let mut sums = [T::zeroed(); TILE_MAX];
        let [mut rows, mut columns] = [Vec::new(), Vec::new()];
        for vectors in self.vectors.chunks(self.tile.vectors) {
            starts(
                vectors.iter().map(|it| it[0]),
                self.tile.vectors,
                &mut columns,
            );
            for scalars in self.scalars.chunks(self.tile.scalars) {
                starts(scalars.iter().map(|it| it[0]), self.tile.scalars, &mut rows);
                self.tile.run(operands, &rows, &columns, &mut sums);
                for (i, scalar) in scalars.iter().enumerate() {
                    for (j, vector) in vectors.iter().enumerate() {
                        let from = (i * self.tile.vectors + j) * lanes;
                        let sums = &sums[from..from + vector[2]];
                        self.store(sums, scalar[1] + vector[1], out, add);
                    }
                }
            }
        }
    }

    fn store(&self, sums: &[T], at: usize, out: &mut Share<'_, T>, add: bool) {
        let put = |place: &mut T, sum: T| *place = if add { T::sum(*place, sum) } else { sum };
        if self.step == 1 {
            let places = out.range(at, sums.len()).iter_mut();
            return places.zip(sums).for_each(|(place, &sum)| put(place, sum));
        }
        for (i, &sum) in sums.iter().enumerate() {
            put(&mut out.range(at + i * self.step, 1)[0], sum);
        }
    }
}

/// As many starts as a tile has; the last one again if there are fewer.
fn starts(given: impl Iterator<Item = usize>, count: usize, starts: &mut Vec<usize>) {
    starts.clear();
    starts.extend(given);
    let last = starts[starts.len() - 1];
    // bounded: of a tile
    starts.resize(count, last);
}
