//! Where the slices of a call lie: one begins where memory begins, another ends where it ends, and
//! the others have bytes beside them that nobody may write.

use crate::random::Random;
use bytemuck::Pod;

/// Bytes beside a slice that must stay as they are.
const CANARY_LEN: usize = 16;
/// What they are.
const CANARY: u8 = 0xa5;
/// The alignment of a room, and of what is left of it.
const ALIGNMENT: usize = 8;
/// At least as many as a call takes slices.
pub(crate) const SLICES: usize = 8;

/// Memory for the slices of a call: each at least 2 kB long, and aligned to 16 bytes at both ends.
#[derive(Debug)]
pub struct Rooms<'a> {
    /// What lies before it must not be touched.
    pub low: &'a mut [u8],
    /// The rest.
    pub middle: &'a mut [u8],
    /// What lies behind it must not be touched.
    pub high: &'a mut [u8],
}

/// What is left of the rooms.
pub(crate) struct Memory<'a> {
    low: Option<&'a mut [u8]>,
    middle: &'a mut [u8],
    high: Option<&'a mut [u8]>,
    /// Numbers of the slices that go to either end.
    flush: [usize; 2],
    taken: usize,
    canaries: [&'a [u8]; SLICES],
}

impl<'a> Memory<'a> {
    /// All of the rooms; the slices with these numbers go to the low and to the high end.
    pub(crate) fn new(rooms: &'a mut Rooms<'_>, flush: [usize; 2]) -> Self {
        Self {
            low: Some(rooms.low),
            middle: rooms.middle,
            high: Some(rooms.high),
            flush,
            taken: 0,
            canaries: [&[]; SLICES],
        }
    }

    /// The next slice, of random bytes.
    pub(crate) fn take<T: Pod>(&mut self, len: usize, random: &mut Random) -> &'a mut [T] {
        let len = len * size_of::<T>();
        let [low, high] = self.flush.map(|number| number == self.taken);
        let (slice, canary) = match (self.low.take_if(|_| low), self.high.take_if(|_| high)) {
            (Some(room), _) => {
                let (slice, rest) = room.split_at_mut(len);
                (slice, &mut rest[..CANARY_LEN])
            }
            (None, Some(room)) => {
                let (rest, slice) = room.split_at_mut(room.len() - len);
                let start = rest.len() - CANARY_LEN;
                (slice, &mut rest[start..])
            }
            (None, None) => self.middle(len, align_of::<T>(), random),
        };
        random.fill(slice);
        canary.fill(CANARY);
        self.canaries[self.taken] = canary;
        self.taken += 1;
        bytemuck::cast_slice_mut(slice)
    }

    /// A slice that may begin anywhere, and what follows it. Before it lies what follows another.
    fn middle(
        &mut self,
        len: usize,
        alignment: usize,
        random: &mut Random,
    ) -> (&'a mut [u8], &'a mut [u8]) {
        let skipped = alignment * random.below(ALIGNMENT / alignment);
        let rest = core::mem::take(&mut self.middle);
        let (_, rest) = rest.split_at_mut(skipped);
        let (slice, rest) = rest.split_at_mut(len);
        let padding = (skipped + len).next_multiple_of(ALIGNMENT) - (skipped + len);
        let (canary, rest) = rest.split_at_mut(CANARY_LEN + padding);
        self.middle = rest;
        (slice, canary)
    }

    /// Whether all bytes beside slices are as they were.
    pub(crate) fn is_intact(&self) -> bool {
        let mut canaries = self.canaries.iter().copied().flatten();
        canaries.all(|byte| *byte == CANARY)
    }
}
