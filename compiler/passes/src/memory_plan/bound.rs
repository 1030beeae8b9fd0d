//! How short a layout can possibly be.

use super::{Buffer, align_up};

/// The most bytes alive at one moment: no layout is shorter.
///
/// Every offset is a multiple of the smallest alignment, so each buffer fills whole units of it,
/// except the topmost, which may end early. A buffer that may take over another one's bytes counts
/// from the moment after its first, when the other is gone.
pub(super) fn most_alive_bytes(buffers: &[Buffer]) -> usize {
    let unit = buffers.iter().map(|buffer| buffer.align).min().unwrap_or(1);
    let begin = |buffer: &Buffer| buffer.first + usize::from(!buffer.in_place_of.is_empty());
    // One that lives for its first moment only never counts.
    let mut births: Vec<&Buffer> = buffers.iter().filter(|b| begin(b) <= b.last).collect();
    let mut deaths = births.clone();
    births.sort_by_key(|buffer| begin(buffer));
    deaths.sort_by_key(|buffer| buffer.last);
    let mut deaths = deaths.into_iter().peekable();
    let mut alive = Alive {
        unit,
        len_bytes: 0,
        gaps: vec![0; unit],
    };
    let mut most = 0;
    for buffer in births {
        while let Some(dead) = deaths.next_if(|dead| dead.last < begin(buffer)) {
            alive.remove(dead);
        }
        alive.add(buffer);
        most = most.max(alive.bytes());
    }
    most
}

/// Buffers alive at one moment.
struct Alive {
    unit: usize,
    /// Of all of them, each filled up to whole units.
    len_bytes: usize,
    /// How many buffers leave this many bytes of their last unit free, by the number of bytes.
    gaps: Vec<usize>,
}

impl Alive {
    fn add(&mut self, buffer: &Buffer) {
        let filled = align_up(buffer.len_bytes, self.unit);
        self.len_bytes += filled;
        self.gaps[filled - buffer.len_bytes] += 1;
    }

    fn remove(&mut self, buffer: &Buffer) {
        let filled = align_up(buffer.len_bytes, self.unit);
        self.len_bytes -= filled;
        self.gaps[filled - buffer.len_bytes] -= 1;
    }

    /// The fewest bytes they can take.
    fn bytes(&self) -> usize {
        self.len_bytes - self.gaps.iter().rposition(|count| *count > 0).unwrap_or(0)
    }
}
