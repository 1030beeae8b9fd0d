//! How short a layout can possibly be.

use super::{Buffer, align_up};

/// The most bytes alive at one moment: no layout is shorter.
///
/// Every offset is a multiple of the smallest alignment, so each buffer fills whole units of it,
/// except the topmost, which may end early. A buffer that may take over another one's bytes counts
/// once with it.
pub(super) fn most_alive_bytes(buffers: &[Buffer]) -> usize {
    let unit = buffers.iter().map(|buffer| buffer.align).min().unwrap_or(1);
    // What is alive only grows when a buffer begins. The moment after counts too: by then a source
    // that two buffers could have taken over is gone, and both are there.
    let moments = buffers
        .iter()
        .flat_map(|buffer| [buffer.first, buffer.first + 1]);
    moments
        .map(|moment| alive_bytes(buffers, moment, unit))
        .max()
        .unwrap_or(0)
}

fn alive_bytes(buffers: &[Buffer], moment: usize, unit: usize) -> usize {
    let mut units_bytes = 0;
    let mut largest_gap = 0;
    for buffer in buffers {
        if !(buffer.first..=buffer.last).contains(&moment) {
            continue;
        }
        if buffer.first == moment && !buffer.in_place_of.is_empty() {
            continue;
        }
        let padded = align_up(buffer.len_bytes, unit);
        units_bytes += padded;
        largest_gap = largest_gap.max(padded - buffer.len_bytes);
    }
    units_bytes - largest_gap
}
