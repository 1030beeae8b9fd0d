//! How short a layout can possibly be where some buffers are inside others.

use peapod_ir::held::{Held, most_held};

use super::Groups;
use crate::memory_plan::Buffer;

/// The most bytes needed at one moment: no layout is shorter. A buffer that may take over another
/// one's bytes counts from the moment after its first, and so does what is born within it.
pub(in crate::memory_plan) fn most_alive_bytes(buffers: &[Buffer]) -> usize {
    let groups = Groups::boxes(buffers);
    let heirs = hosts_of_heirs(buffers);
    let begin = |index: usize| {
        if heirs[index] {
            return buffers[index].first + 1;
        }
        let (first, mut heir) = (buffers[index].first, Some(index));
        while let Some(it) = heir.map(|heir| &buffers[heir]) {
            if it.first == first && !it.in_place_of.is_empty() {
                return first + 1;
            }
            heir = it.within.map(|(host, _)| host);
        }
        first
    };
    // Groups side by side, so that no two share bytes.
    let mut end = 0;
    let starts = groups.groups.iter().map(|group| {
        end += group.len_bytes;
        end - group.len_bytes
    });
    let starts: Vec<usize> = starts.collect();
    let held = groups.member.iter().enumerate().map(|(index, member)| {
        let start = starts[member.0] + member.1;
        Held {
            bytes: start..start + buffers[index].len_bytes,
            first: begin(index),
            last: buffers[index].last,
        }
    });
    most_held(held).map_or(0, |(bytes, _)| bytes)
}

/// Which buffers begin with a part that may take over another one's bytes: those may be the host's
/// from the moment after.
fn hosts_of_heirs(buffers: &[Buffer]) -> Vec<bool> {
    let mut heirs = vec![false; buffers.len()];
    for buffer in buffers.iter().filter(|it| !it.in_place_of.is_empty()) {
        let mut host = buffer.within;
        while let Some((index, _)) = host {
            heirs[index] |= buffers[index].first == buffer.first;
            host = buffers[index].within;
        }
    }
    heirs
}
