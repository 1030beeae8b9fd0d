//! Memory of a device, and what is moved around in it.

use std::ops::Range;

use smallvec::SmallVec;

pub use peapod_schemas::pod::AlignedBytes as Lines;

/// As many as a step mostly has operands: in loops of small steps, allocations would take longer
/// than they.
pub type Few<T> = SmallVec<[T; 8]>;

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
    fn moves_happen_at_once() {
        let mut lines = Lines::copy_of(&[1, 2, 3, 4]).unwrap();
        move_ranges(lines.bytes_mut(), &[(0..2, 2..4), (2..4, 0..2)]);
        assert_eq!(lines.bytes(), [3, 4, 1, 2]);
        move_ranges(lines.bytes_mut(), &[(0..1, 3..4)]);
        assert_eq!(lines.bytes(), [3, 4, 1, 3]);
    }
}
