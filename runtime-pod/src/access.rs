//! How a step sees the memory of a device, made ready once: operands shared, results exclusive.

use std::ops::Range;

use peapod_schemas::pod::{Computation, Place, Step};
use smallvec::SmallVec;

use crate::arena::Few;
use crate::kernels::fusion::Source;
use crate::kernels::{Dense, DenseMut};

/// Where the operands and the results of a step are.
#[derive(Debug)]
pub(crate) struct Access {
    reads: Vec<Read>,
    /// Results by where they begin: places in the arena, and positions among the results.
    writes: Vec<(Range<usize>, usize)>,
}

/// Where an operand is.
#[derive(Debug)]
enum Read {
    /// Bytes of the constants.
    Constant(Range<usize>),
    /// Bytes of the gap before the write of this number, or after all of them.
    Gap(usize, Range<usize>),
    /// Where the result of this position is.
    Result(usize),
}

impl Access {
    /// That of a step. Values without a place are left out.
    ///
    /// # Panics
    ///
    /// Where results overlap, or an operand overlaps a result without being where it is: the
    /// reader refuses such steps.
    pub(crate) fn new(computation: &Computation, step: &Step) -> Self {
        let values = &computation.values;
        let results = step.results.iter();
        let ranges = results.filter_map(|&id| values[id].arena_range());
        let mut writes: Vec<_> = ranges.enumerate().map(|(at, range)| (range, at)).collect();
        writes.sort_unstable_by_key(|(range, _)| range.start);
        let apart = |pair: &[(Range<usize>, usize)]| pair[0].0.end <= pair[1].0.start;
        assert!(writes.windows(2).all(apart), "results of a step overlap");
        let read = |&id: &usize| match values[id].place? {
            Place::Constant(at) => Some(Read::Constant(at..at + values[id].bytes)),
            Place::Arena(_) => Some(read(&writes, values[id].arena_range()?)),
        };
        Self {
            reads: step.operands.iter().filter_map(read).collect(),
            writes,
        }
    }

    /// Per operand the position of the result that has its place, if one has.
    pub(crate) fn replaced(&self) -> Vec<Option<usize>> {
        let reads = self.reads.iter();
        reads
            .map(|read| match read {
                Read::Result(result) => Some(*result),
                Read::Constant(_) | Read::Gap(..) => None,
            })
            .collect()
    }

    /// Runs `work` on operands and results of the step in the memory of a device.
    #[inline(always)]
    pub(crate) fn lend<'a>(
        &self,
        computation: &'a Computation,
        step: &Step,
        arena: &'a mut [u8],
        constants: &'a [u8],
        work: impl FnOnce(&[Source<'a>], &mut [DenseMut<'a>]),
    ) {
        let values = &computation.values;
        let mut gaps: SmallVec<[&'a [u8]; 4]> = SmallVec::new();
        let mut written: SmallVec<[(usize, &'a mut [u8]); 4]> = SmallVec::new();
        let (mut rest, mut at) = (arena, 0);
        for (range, position) in &self.writes {
            let (gap, after) = rest.split_at_mut(range.start - at);
            let (bytes, after) = after.split_at_mut(range.len());
            gaps.push(gap);
            written.push((*position, bytes));
            (rest, at) = (after, range.end);
        }
        gaps.push(rest);
        let mut operands: Few<Source<'a>> = Few::new();
        for (&id, read) in step.operands.iter().zip(&self.reads) {
            let value = &values[id];
            let bytes = match read {
                Read::Constant(range) => &constants[range.clone()],
                Read::Gap(gap, range) => &gaps[*gap][range.clone()],
                Read::Result(result) => {
                    operands.push(Source::Result(*result, value.dtype));
                    continue;
                }
            };
            operands.push(Source::Dense(Dense {
                dtype: value.dtype,
                shape: &value.shape,
                bytes,
            }));
        }
        if written.len() > 1 {
            written.sort_unstable_by_key(|(position, _)| *position);
        }
        let mut results: Few<DenseMut<'a>> = Few::new();
        for (&id, (_, bytes)) in step.results.iter().zip(written) {
            results.push(DenseMut {
                dtype: values[id].dtype,
                shape: &values[id].shape,
                bytes,
            });
        }
        work(&operands, &mut results);
    }
}

fn read(writes: &[(Range<usize>, usize)], range: Range<usize>) -> Read {
    if let Some((_, result)) = writes.iter().find(|(write, _)| *write == range) {
        return Read::Result(*result);
    }
    let gap = writes.partition_point(|(write, _)| write.start < range.end);
    let start = gap.checked_sub(1).map_or(0, |before| writes[before].0.end);
    assert!(start <= range.start, "an operand overlaps a result");
    Read::Gap(gap, range.start - start..range.end - start)
}
