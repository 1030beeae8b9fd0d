//! What tensors take in memory: arrays are cut into tiles of sublanes by lanes, and tiles are
//! whole.
//!
//! Which dimensions run along lanes and sublanes is the layout; the best is taken. A tile's
//! sublanes hold 32 bits each: narrower elements are packed, 16-bit ones in twice as many rows.
//! If there are fewer rows than that, tiles are as low as the next power of two.
//! (XLA documentation, "Tiled layout".) Machines that store arrays row by row have tiles of one
//! element, and no padding.

/// Sublanes and lanes of a tile of 32-bit elements.
pub type Tile = [usize; 2];

/// Elements of an array of this shape, tiles filled up; `size` is bytes of an element.
pub(super) fn padded_elements(shape: &[usize], size: usize, tile: Tile) -> u64 {
    if tile == [1, 1] {
        return shape
            .iter()
            .fold(1, |all, &it| all.saturating_mul(it as u64));
    }
    let [sublanes, lanes] = tile.map(|extent| extent as u64);
    let rows = sublanes * (4 / size.clamp(1, 4) as u64);
    let shape: Vec<u64> = shape.iter().map(|&extent| extent as u64).collect();
    let all = shape.iter().copied().fold(1, u64::saturating_mul);
    let minor = |extent: u64| extent.checked_next_multiple_of(lanes).unwrap_or(u64::MAX);
    let second = |extent: u64| match extent < rows {
        true => extent.next_power_of_two(),
        false => extent.checked_next_multiple_of(rows).unwrap_or(u64::MAX),
    };
    if shape.len() < 2 {
        // Several rows fold into a tile.
        return minor(all);
    }
    let mut best = u64::MAX;
    // The best pair has the extents of least relative padding; ranks are small.
    for (at, lane) in shape.iter().enumerate().filter(|(_, it)| **it > 0) {
        for (other, row) in shape.iter().enumerate().filter(|(_, it)| **it > 0) {
            if at != other {
                let padded =
                    (all / lane / row).saturating_mul(minor(*lane).saturating_mul(second(*row)));
                best = best.min(padded);
            }
        }
    }
    if all == 0 { 0 } else { best.max(all) }
}

/// Bytes of an array with its padding.
pub fn padded_bytes(shape: &[usize], size: usize, tile: Tile) -> u64 {
    padded_elements(shape, size, tile).saturating_mul(size as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TILE: Tile = [8, 128];

    #[test]
    fn tiles_are_whole_in_the_best_layout() {
        assert_eq!(padded_elements(&[], 4, TILE), 128);
        assert_eq!(padded_elements(&[1000], 4, TILE), 1024);
        assert_eq!(padded_elements(&[8, 128], 4, TILE), 1024);
        // Rows of 64 along the lanes would double it; 256 × 64 has no padding the other way.
        assert_eq!(padded_elements(&[256, 64], 4, TILE), 256 * 64);
        assert_eq!(padded_elements(&[3, 7], 4, TILE), 4 * 128);
        // 16-bit elements are in rows of 16.
        assert_eq!(padded_elements(&[9, 128], 2, TILE), 16 * 128);
        assert_eq!(padded_bytes(&[9, 128], 2, TILE), 16 * 128 * 2);
        assert_eq!(padded_bytes(&[9, 130], 2, [1, 1]), 9 * 130 * 2);
    }
}
