//! Patches of a convolution: what its windows meet, as a matrix, gathered block by block.

use super::convolution::Block;
use super::gemm::Factor;
use super::sliding;
use super::strides::Dim;
use peapod_schemas::pod::ConvolutionT;
use std::ops::Range;

/// Where windows meet nothing.
const NOTHING: usize = usize::MAX;

/// A dimension of the rows or of the columns of the patches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Axis {
    pub(super) extent: usize,
    pub(super) source: Source,
}

/// How an axis moves through x.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    /// By a stride: batch and channels.
    Plain(usize),
    /// Along a spatial dimension: positions and taps meet in a table.
    Spatial(usize),
}

/// Where positions and taps of a spatial dimension meet x.
struct Table {
    /// Offset in x, by position and tap.
    offsets: Vec<usize>,
    taps: usize,
    /// The stride by which positions walk through x, if there is one tap that always meets it.
    plain: Option<usize>,
}

/// The matrix of patches. The inner side is the one whose elements lie together in x.
pub(super) struct Patches<'a, T> {
    x: &'a [T],
    tables: Vec<Table>,
    rows: Side,
    sums: Side,
    rows_inner: bool,
}

/// Rows or columns.
struct Side {
    axes: Vec<Axis>,
    /// The last axis, or one of extent 1.
    last: Axis,
    /// What the other axes amount to, for each of their indices, row-major: an offset, and an index
    /// per spatial dimension.
    steps: Vec<(usize, Vec<usize>)>,
}

impl Side {
    fn new(axes: Vec<Axis>, spatial: usize) -> Self {
        let alone = Axis {
            extent: 1,
            source: Source::Plain(0),
        };
        let (last, outer) = match axes.split_last() {
            Some((last, outer)) => (*last, outer),
            None => (alone, &[][..]),
        };
        let mut steps = vec![(0, vec![0; spatial])];
        for axis in outer {
            let longer = |(offset, at): (usize, Vec<usize>)| {
                (0..axis.extent).map(move |i| match axis.source {
                    Source::Plain(stride) => (offset + i * stride, at.clone()),
                    Source::Spatial(d) => {
                        let mut at = at.clone();
                        at[d] = i;
                        (offset, at)
                    }
                })
            };
            steps = steps.into_iter().flat_map(longer).collect();
        }
        Self { axes, last, steps }
    }

    fn len(&self) -> usize {
        self.steps.len() * self.last.extent
    }
}

impl<'a, T: Factor> Patches<'a, T> {
    pub(super) fn new(
        op: &ConvolutionT,
        x: &'a [T],
        [x_shape, kernel, out]: [&[usize]; 3],
        rows: Vec<Axis>,
        sums: Vec<Axis>,
        rows_inner: bool,
    ) -> Self {
        let spatial = x_shape.len() - 2;
        let table = |d: usize| {
            let own = op.x_layout[d + 2] as usize;
            let stride: usize = x_shape[own + 1..].iter().product();
            let window = kernel[op.kernel_layout[d + 2] as usize];
            let positions = out[op.result_layout[d + 2] as usize];
            let sliding = sliding::Dimension::new(&op.sliding, d);
            let mut offsets = Vec::with_capacity(positions * window);
            for position in 0..positions {
                for tap in 0..window {
                    let tap = if op.reversed[d] {
                        window - 1 - tap
                    } else {
                        tap
                    };
                    let met = sliding.met(position, tap, x_shape[own]);
                    offsets.push(met.map_or(NOTHING, |i| i * stride));
                }
            }
            let walks = offsets
                .iter()
                .enumerate()
                .all(|(i, &offset)| offset == i * stride);
            Table {
                offsets,
                taps: window,
                plain: (window == 1 && walks).then_some(stride),
            }
        };
        Self {
            x,
            tables: (0..spatial).map(table).collect(),
            rows: Side::new(rows, spatial),
            sums: Side::new(sums, spatial),
            rows_inner,
        }
    }

    pub(super) fn x(&self) -> &'a [T] {
        self.x
    }

    pub(super) fn rows(&self) -> usize {
        self.rows.len()
    }

    pub(super) fn sums(&self) -> usize {
        self.sums.len()
    }

    /// Rows and columns as strides in x, where every window is one element of it.
    pub(super) fn plain(&self) -> Option<[Vec<Dim>; 2]> {
        let plain = |axis: &Axis| {
            let stride = match axis.source {
                Source::Plain(stride) => stride,
                Source::Spatial(d) => self.tables[d].plain?,
            };
            Some(Dim {
                extent: axis.extent,
                stride,
            })
        };
        if self.tables.iter().any(|table| table.plain.is_none()) {
            return None;
        }
        let side = |side: &Side| side.axes.iter().map(plain).collect::<Option<Vec<_>>>();
        Some([side(&self.rows)?, side(&self.sums)?])
    }

    /// Size of a block of about this many elements, of rows of a line of `line` of them. The inner
    /// side is cut at multiples of its last axis only.
    pub(super) fn block(&self, line: usize, elements: usize) -> Block {
        let whole = |side: &Side, wanted: usize| {
            let last = side.last.extent;
            (wanted / last).max(1) * last
        };
        if self.rows_inner {
            let rows = whole(&self.rows, 1024).min(line);
            let sums = (elements / rows).clamp(32, 1024).min(self.sums());
            return Block { rows, sums };
        }
        let sums = whole(&self.sums, 4096).min(self.sums());
        let rows = (elements / sums).clamp(16, 512).min(line);
        Block { rows, sums }
    }

    /// Gathers a block of patches, of x from `start` on; yields strides of rows and columns.
    pub(super) fn fill(
        &self,
        start: usize,
        rows: Range<usize>,
        sums: Range<usize>,
        patches: &mut [T],
    ) -> [usize; 2] {
        let (outer, inner, outer_range, inner_range) = match self.rows_inner {
            true => (&self.sums, &self.rows, sums, rows),
            false => (&self.rows, &self.sums, rows, sums),
        };
        let width = inner_range.len();
        let len = inner.last.extent;
        let steps = &inner.steps[inner_range.start / len..inner_range.end / len];
        let mut at = vec![0; self.tables.len()];
        for (i, line) in outer_range.zip(patches.chunks_exact_mut(width)) {
            let (offset, indices) = &outer.steps[i / outer.last.extent];
            let mut offset = start + offset;
            at.copy_from_slice(indices);
            match outer.last.source {
                Source::Plain(stride) => offset += i % outer.last.extent * stride,
                Source::Spatial(d) => at[d] = i % outer.last.extent,
            }
            for ((more, beside), piece) in steps.iter().zip(line.chunks_exact_mut(len)) {
                self.piece(offset + more, &at, beside, inner.last, piece);
            }
        }
        match self.rows_inner {
            true => [1, width],
            false => [width, 1],
        }
    }

    /// The offset in x where a position and a tap meet.
    fn meet(&self, d: usize, outer: usize, inner: usize) -> usize {
        let table = &self.tables[d];
        match self.rows_inner {
            true => table.offsets[inner * table.taps + outer],
            false => table.offsets[outer * table.taps + inner],
        }
    }

    /// Gathers what the last axis of the inner side walks through.
    #[inline]
    fn piece(&self, start: usize, outer: &[usize], inner: &[usize], last: Axis, piece: &mut [T]) {
        let walked = match last.source {
            Source::Plain(_) => None,
            Source::Spatial(d) => Some(d),
        };
        let mut offset = start;
        for d in 0..self.tables.len() {
            if Some(d) != walked {
                let met = self.meet(d, outer[d], inner[d]);
                if met == NOTHING {
                    return piece.fill(T::zeroed());
                }
                offset += met;
            }
        }
        match last.source {
            Source::Plain(1) => piece.copy_from_slice(&self.x[offset..][..piece.len()]),
            Source::Plain(stride) => {
                for (i, to) in piece.iter_mut().enumerate() {
                    *to = self.x[offset + i * stride];
                }
            }
            Source::Spatial(d) => {
                for (i, to) in piece.iter_mut().enumerate() {
                    *to = match self.meet(d, outer[d], i) {
                        NOTHING => T::zeroed(),
                        met => self.x[offset + met],
                    };
                }
            }
        }
    }
}
