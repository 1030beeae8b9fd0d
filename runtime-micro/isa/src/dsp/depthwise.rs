//! Lines of depthwise convolutions with windows of 3 x 3.
//!
//! The results of a channel are computed line by line, along either side of the image. Its input is
//! stored as three *lines*, one per line of the window, in words of two neighbours: `[pairs][3]`.
//! It starts at the padding. A new line takes the place of the one that is no longer needed, so
//! lines are in order but for a rotation, which the weights follow: those of two lines are stored
//! twice, for any three that follow each other to be read.

use bytemuck::{Pod, Zeroable};

/// Lines of a window, and taps of each.
pub const TAPS: usize = 3;

/// Channels that are computed together.
pub const CHANNELS: usize = 4;

/// Two neighbours of each line.
pub type Pair = [i32; TAPS];

/// The weights of a channel: words of the bytes of a line of the window and a zero.
pub type Weights = [i32; TAPS];

/// What becomes of the sums of a channel: multiplier, offset, shift, and twice the bias.
pub type Rescaling = [i32; 4];

/// How far windows are apart along a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// Side by side.
    One,
    /// Every other one.
    Two,
}

impl Stride {
    /// Pairs that so many results read, two results at a time.
    pub const fn pairs(self, results: usize) -> usize {
        let twos = results.div_ceil(2);
        match self {
            Self::One => twos.wrapping_add(1),
            Self::Two => twos.wrapping_mul(2).wrapping_add(1),
        }
    }
}

/// Weights and rescaling of a channel, as they are computed with.
#[derive(Clone, Copy, Debug, Default, Pod, Zeroable)]
#[repr(C)]
pub struct Channel {
    rescaling: Rescaling,
    /// Per line of the window, the first and second, and the second and third weight, times two;
    /// the first two lines are stored twice.
    filter: [[i32; 2]; 2 * TAPS - 1],
}

impl Channel {
    /// A channel with its weights as they are in flash.
    #[inline(always)]
    pub fn new(weights: &Weights, rescaling: &Rescaling) -> Self {
        let [top, middle, bottom] = weights.map(words_of_line);
        Self {
            rescaling: *rescaling,
            filter: [top, middle, bottom, top, middle],
        }
    }
}

/// The first and second, and the second and third byte of a word, times two.
#[inline(always)]
fn words_of_line(word: i32) -> [i32; 2] {
    #[cfg(peapod_dsp)]
    return super::products::neighbours(word);
    #[cfg(not(peapod_dsp))]
    {
        let [first, second, third, _] = word.to_le_bytes().map(|w| 2 * i32::from(w as i8));
        [second << 16 | first & 0xffff, third << 16 | second & 0xffff]
    }
}

/// Adjacent channels, and what is computed of each.
#[derive(Clone, Copy, Debug)]
pub struct Channels<'a> {
    /// The lines of one channel after the other, each as long.
    pub lines: &'a [Pair],
    /// Weights and rescaling of each channel.
    pub channels: &'a [Channel],
    /// Line of the window that the first line is under.
    pub rotation: usize,
}

/// Results along a line.
#[derive(Clone, Copy, Debug)]
pub struct Results {
    stride: Stride,
    count: usize,
    loops: Loops,
    /// From the first to the last.
    reach: usize,
    /// Pairs of a channel.
    pairs: usize,
}

/// What loops over the results of a line go by, in bytes.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
struct Loops {
    /// From one result to the next.
    step: usize,
    /// Room for the ends of the pairs that fours, and all, of a channel have read.
    ends: [usize; 2],
    /// How far these are from where the channel's lines begin.
    reach: [usize; 2],
    /// From the last of these to the next channel's lines.
    next: usize,
    /// How far the second of the last two results is from the first: 0 where it is not wanted.
    last_step: usize,
}

impl Results {
    /// `count` results, each `step` bytes after the one before, of lines of so many pairs; `None`
    /// where those are too few. With a step of 0, which result stays depends on the core.
    pub fn new(stride: Stride, count: usize, step: usize, pairs: usize) -> Option<Self> {
        let reach = count.checked_sub(1)?.checked_mul(step)?;
        // The first keeps the second from wrapping.
        let whole = count.div_ceil(2) <= pairs
            && stride.pairs(count) <= pairs
            && pairs <= isize::MAX as usize / 64;
        let apart = if stride == Stride::One { 1 } else { 2 };
        let read = [count / 4 * 2, count.div_ceil(2)];
        let read = read.map(|twos| twos.wrapping_mul(apart * size_of::<Pair>()));
        let loops = Loops {
            step,
            ends: [0; 2],
            reach: read,
            next: pairs.wrapping_mul(size_of::<Pair>()).wrapping_sub(read[1]),
            last_step: if count.is_multiple_of(2) { step } else { 0 },
        };
        whole.then_some(Self {
            stride,
            count,
            loops,
            reach,
            pairs,
        })
    }

    /// Computes the results of each channel, those of a channel a byte after those of the channel
    /// before; nothing if there is not enough of all.
    #[inline(always)]
    pub fn compute(&self, channels: Channels<'_>, results: &mut [i8]) {
        let each = channels.channels.len();
        let whole = each <= CHANNELS
            && self.pairs.wrapping_mul(each) <= channels.lines.len()
            && each.wrapping_add(self.reach) <= results.len()
            && self.reach <= isize::MAX as usize
            && channels.rotation < TAPS;
        if whole && each != 0 {
            products::row(self, channels, results);
        }
    }
}

/// How the pixels of a line of the image form pairs.
#[derive(Clone, Copy, Debug)]
pub struct Pixels {
    /// First pair with a pixel.
    first: usize,
    /// The second of the first pair is the first pixel.
    before: bool,
    /// Pairs of two pixels.
    twos: usize,
    /// The first of the last pair is the last pixel.
    after: bool,
    /// From one pixel to the next.
    step: usize,
    /// From the first pixel to the end of the last.
    reach: usize,
    /// Pairs of a channel.
    pairs: usize,
}

impl Pixels {
    /// Those of `count` pixels after `padding`, `step` bytes apart, as far as they reach into
    /// `pairs`; `None` if there is none.
    pub fn new(padding: usize, (count, step): (usize, usize), pairs: usize) -> Option<Self> {
        let first = padding / 2;
        let before = !padding.is_multiple_of(2);
        let rest = count.checked_sub(before.into())?;
        let room = pairs.checked_sub(first.wrapping_add(before.into()))?;
        let twos = (rest / 2).min(room);
        let after = !rest.is_multiple_of(2) && twos < room;
        let held = before as usize + 2 * twos + after as usize;
        let reach = held
            .checked_sub(1)?
            .checked_mul(step)?
            .checked_add(CHANNELS)?;
        Some(Self {
            first,
            before,
            twos,
            after,
            step,
            reach,
            pairs,
        })
    }

    /// Writes one line of four channels: pixels from the first of `pixels` on, and `pad` beside
    /// them in the first and last pair. Nothing if there are not as many.
    #[inline(always)]
    pub fn load(&self, lines: &mut [Pair], line: usize, pixels: &[i8], pad: i8) {
        let whole = self.pairs == lines.len() / CHANNELS;
        if whole && self.reach <= pixels.len() && line < TAPS {
            products::load(self, lines, line, pixels, pad);
        }
    }
}

/// One value of a word of two, and the other one as it is.
#[inline(always)]
pub fn set(word: &mut i32, second: bool, value: i8) {
    *word = match second {
        false => *word & !0xffff | i32::from(value) & 0xffff,
        true => *word & 0xffff | i32::from(value) << 16,
    };
}

/// A word of two equal values.
#[inline(always)]
pub fn both(value: i8) -> i32 {
    super::pair(value, value)
}

#[cfg(not(peapod_dsp))]
mod portable;
#[cfg(peapod_dsp)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod products;

#[cfg(not(peapod_dsp))]
use portable as products;
