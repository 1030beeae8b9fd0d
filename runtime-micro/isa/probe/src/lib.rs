//! Random calls of the wrappers of `peapod-isa`: their results do not depend on the core, and they
//! touch nothing but their slices.
//!
//! A call takes its slices of [`Rooms`], of which two end where memory ends that may be touched. It
//! depends on a seed and its number only, so that another core, on which the wrappers are plain
//! Rust, makes the same calls: it must come to the same digests. One call in four is *wild*: its
//! lengths and numbers do not match, and only what it touches is looked at.
#![no_std]
#![forbid(unsafe_code)]

mod columns;
mod curves;
mod elements;
mod lines;
mod lstm;
mod memory;
mod random;
mod vectors;
mod wide;

use bytemuck::Pod;
use core::sync::atomic::{AtomicUsize, Ordering};
use memory::Memory;
pub use memory::Rooms;
use random::Random;

/// A wrapper, and how it is called.
#[derive(Debug)]
pub struct Wrapper {
    /// Its path in `peapod_isa`.
    pub name: &'static str,
    /// What the numbers of [`last_call`] are.
    pub arguments: &'static str,
    call: fn(&mut Call<'_>),
}

/// All of them.
pub const WRAPPERS: &[Wrapper] = &[
    columns::SCALAR_PUT,
    columns::SCALAR_WINDOW,
    columns::SCALAR_PAIRS,
    columns::SCALAR_ONES,
    columns::DSP_PUT,
    columns::DSP_WINDOW,
    columns::DSP_PAIRS,
    columns::MVE_PUT,
    columns::MVE_WINDOW,
    columns::DSP_ONES,
    elements::DOTS,
    elements::REMEMBER,
    elements::ADD_TO,
    elements::ADD_PAIR,
    elements::ADD_ONE,
    elements::ADD_TAPS,
    elements::ADD_PRODUCTS,
    elements::SCALE_EACH,
    elements::SLOPES,
    lines::ROW_1,
    lines::ROW_2,
    lines::GATHER,
    lines::DSP_LOAD,
    lines::DSP_COMPUTE,
    lstm::GATES_DSP,
    lstm::WIDE_GATES_DSP,
    lstm::GATES_MVE,
    lstm::WIDE_GATES_MVE,
    lstm::UPDATE_NARROW,
    lstm::UPDATE_WIDE,
    lines::DSP_PIXEL,
    vectors::PAIRS,
    vectors::ONE,
    vectors::COPY,
    vectors::LOAD,
    vectors::ROW,
    vectors::LONG_ROW,
    wide::DSP_PUT,
    wide::MVE_PUT,
    wide::DSP_PAIRS,
    wide::MVE_PAIRS,
    wide::DSP_ONES,
    wide::MVE_ONES,
    wide::ADD_PRODUCTS,
    wide::BYTES,
    wide::HALVES,
    wide::FINISH_BYTES,
    wide::FINISH_HALVES,
    curves::EACH,
    curves::EACH_IN_PLACE,
    curves::LARGEST,
    curves::EXPONENTIALS,
    curves::SHARES,
];

/// Calls of which a device writes one digest.
pub const BLOCK: usize = 1000;

/// Numbers that a call notes.
const ARGUMENTS: usize = 6;

/// The arguments of the call that is made: for handlers of faults.
static NOTED: [AtomicUsize; ARGUMENTS] = [const { AtomicUsize::new(0) }; ARGUMENTS];

/// What the last call was made with, in the order of [`Wrapper::arguments`].
pub fn last_call() -> [usize; ARGUMENTS] {
    core::array::from_fn(|index| NOTED[index].load(Ordering::Relaxed))
}

/// A call wrote beside its slices.
#[derive(Clone, Copy, Debug)]
pub struct Overrun;

/// Makes call `number` of a wrapper; returns a digest of its results.
pub fn call(
    wrapper: &Wrapper,
    seed: u32,
    number: u32,
    rooms: &mut Rooms<'_>,
) -> Result<u32, Overrun> {
    let mut random = Random::new(seed ^ Random::new(number).next());
    let flush = [random.below(4), random.below(5)];
    let mut call = Call {
        wild: random.below(4) == 0,
        memory: Memory::new(rooms, flush),
        random,
        digest: 0,
    };
    (wrapper.call)(&mut call);
    match call.memory.is_intact() {
        true => Ok(call.digest),
        false => Err(Overrun),
    }
}

/// Adds a number to a digest.
pub fn digest(digest: u32, number: u32) -> u32 {
    (digest ^ number).rotate_left(5).wrapping_mul(0x9e37_79b9)
}

/// A call that is being made.
struct Call<'a> {
    wild: bool,
    memory: Memory<'a>,
    random: Random,
    digest: u32,
}

impl<'a> Call<'a> {
    /// A number below the limit.
    fn below(&mut self, limit: usize) -> usize {
        self.random.below(limit)
    }

    /// A number within limits, the second excluded.
    fn within(&mut self, least: i32, end: i32) -> i32 {
        least + self.below((end - least) as usize) as i32
    }

    /// A number of so many bits.
    fn signed(&mut self, bits: u32) -> i32 {
        self.random.next().cast_signed() >> (32 - bits)
    }

    /// A slice of as many elements; of others in wild calls.
    fn take<T: Pod>(&mut self, len: usize) -> &'a mut [T] {
        let len = match self.wild {
            true => self.other_len(len),
            false => len,
        };
        self.memory.take(len, &mut self.random)
    }

    fn other_len(&mut self, len: usize) -> usize {
        match self.below(6) {
            0 => 0,
            1 => len.saturating_sub(1),
            2 => self.below(len + 1),
            3 => len + 1,
            _ => len,
        }
    }

    /// One element.
    fn one<T: Pod>(&mut self) -> &'a mut T {
        &mut self.memory.take(1, &mut self.random)[0]
    }

    /// A number that no length must be computed with before it is checked: as given, but for wild
    /// calls.
    fn number(&mut self, honest: usize) -> usize {
        const EDGES: [usize; 8] = [
            0,
            1,
            1 << 14,
            1 << 30,
            usize::MAX / 4 + 2,
            usize::MAX / 2,
            usize::MAX / 2 + 1,
            usize::MAX,
        ];
        match self.wild && self.below(3) == 0 {
            true => EDGES[self.below(EDGES.len())],
            false => honest,
        }
    }

    /// Keeps the arguments, before the call.
    fn note<const N: usize>(&self, arguments: [usize; N]) {
        const { assert!(N <= ARGUMENTS, "there is room") };
        for (slot, argument) in NOTED.iter().zip(arguments) {
            slot.store(argument, Ordering::Relaxed);
        }
    }

    /// Adds results to the digest, unless they depend on the core.
    fn results<T: Pod>(&mut self, results: &[T]) {
        if self.wild {
            return;
        }
        let (words, rest) = bytemuck::cast_slice::<T, u8>(results).as_chunks::<4>();
        for word in words {
            self.digest = digest(self.digest, u32::from_le_bytes(*word));
        }
        for byte in rest {
            self.digest = digest(self.digest, (*byte).into());
        }
    }

    /// Multiplier, offset and shift of a result.
    fn rescaling(&mut self) -> [i32; 3] {
        let multiplier = 1 << 30 | self.random.next().cast_signed() >> 2 & 0x3fff_ffff;
        let shift = self.within(1, 13);
        let zero_point = self.within(-128, 128);
        [
            multiplier,
            (1 << (shift - 1)) + (zero_point << shift),
            shift,
        ]
    }
}
