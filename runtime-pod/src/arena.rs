//! Memory of a device, and how a step sees it: operands shared, results exclusive.
//!
//! Safe code throughout: what the reader has promised of places is looked at once more.

use std::ops::Range;

use smallvec::SmallVec;

pub use peapod_schemas::pod::AlignedBytes as Lines;

/// As many as a step mostly has operands: in loops of small steps, allocations would take longer
/// than they.
pub type Few<T> = SmallVec<[T; 8]>;

/// Bytes that a step reads.
#[derive(Clone, Copy, Debug)]
pub enum Read<'a> {
    /// Bytes that nothing of the step writes.
    Shared(&'a [u8]),
    /// The bytes of the result with this position.
    Result(usize),
}

/// The ranges of a step. A range that is read is that of a result, or has nothing in common
/// with any; results have nothing in common.
///
/// # Panics
///
/// Where the ranges are not so, or outside.
pub fn split<'a>(
    bytes: &'a mut [u8],
    reads: &[Range<usize>],
    writes: &[Range<usize>],
) -> (Few<Read<'a>>, Few<&'a mut [u8]>) {
    let mut order: Few<usize> = (0..writes.len()).collect();
    order.sort_unstable_by_key(|&write| writes[write].start);
    let mut results: Few<(usize, &mut [u8])> = Few::new();
    let mut gaps: Few<(usize, &[u8])> = Few::new();
    let (mut rest, mut at) = (bytes, 0);
    for write in order {
        let Range { start, end } = writes[write];
        assert!(at <= start && start < end, "results of a step overlap");
        let (gap, after) = rest.split_at_mut(start - at);
        gaps.push((at, gap));
        let (result, after) = after.split_at_mut(end - start);
        results.push((write, result));
        (rest, at) = (after, end);
    }
    gaps.push((at, rest));
    let read = |range: &Range<usize>| {
        if let Some(same) = writes.iter().position(|write| write == range) {
            return Read::Result(same);
        }
        // The last gap that does not begin after the range.
        let gap = gaps.partition_point(|(start, _)| *start <= range.start);
        let (start, bytes) = gaps[gap - 1];
        Read::Shared(&bytes[range.start - start..range.end - start])
    };
    let reads = reads.iter().map(read).collect();
    results.sort_unstable_by_key(|(write, _)| *write);
    (reads, results.into_iter().map(|(_, bytes)| bytes).collect())
}

/// Copies ranges to others as if all were read before any is written. Pairs have one length.
pub fn move_ranges(bytes: &mut [u8], moves: &[(Range<usize>, Range<usize>)]) {
    let moves = moves.iter().filter(|(from, to)| from.start != to.start);
    let moves: Few<_> = moves.collect();
    let crossed = moves.iter().enumerate().any(|(index, (_, to))| {
        let later = &moves[index + 1..];
        later.iter().any(|(from, _)| overlap(from, to))
    });
    if !crossed {
        for (from, to) in moves {
            bytes.copy_within(from.clone(), to.start);
        }
        return;
    }
    let saved: Vec<Vec<u8>> = moves
        .iter()
        .map(|(from, _)| bytes[from.clone()].to_vec())
        .collect();
    for ((_, to), saved) in moves.iter().zip(saved) {
        bytes[to.clone()].copy_from_slice(&saved);
    }
}

/// Whether two ranges that are not empty have bytes in common.
fn overlap(a: &Range<usize>, b: &Range<usize>) -> bool {
    a.start < b.end && b.start < a.end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_split_around_results() {
        let bytes: Vec<u8> = (0..200).collect();
        let mut lines = Lines::copy_of(&bytes).unwrap();
        assert_eq!(lines.bytes().as_ptr() as usize % 64, 0);
        let (reads, mut results) = split(
            lines.bytes_mut(),
            &[0..3, 64..70, 130..140],
            &[64..70, 10..20],
        );
        assert!(matches!(reads[0], Read::Shared([0, 1, 2])));
        assert!(matches!(reads[1], Read::Result(0)));
        assert!(matches!(reads[2], Read::Shared(bytes) if bytes[0] == 130));
        assert_eq!((results[0][0], results[1][0]), (64, 10));
        results[1][0] = 7;
        assert_eq!(lines.bytes()[10], 7);
    }

    #[test]
    #[should_panic]
    fn overlapping_results_are_refused() {
        split(Lines::zeros(128).unwrap().bytes_mut(), &[], &[0..8, 4..12]);
    }

    #[test]
    #[should_panic]
    #[allow(clippy::single_range_in_vec_init, reason = "one range is meant")]
    fn a_read_across_a_result_is_refused() {
        split(Lines::zeros(128).unwrap().bytes_mut(), &[0..8], &[4..12]);
    }

    #[test]
    fn moves_happen_at_once() {
        let mut lines = Lines::copy_of(&[1, 2, 3, 4]).unwrap();
        move_ranges(lines.bytes_mut(), &[(0..2, 2..4), (2..4, 0..2)]);
        assert_eq!(lines.bytes(), [3, 4, 1, 2]);
        move_ranges(lines.bytes_mut(), &[(0..1, 3..4)]);
        assert_eq!(lines.bytes(), [3, 4, 1, 3]);
    }
}
