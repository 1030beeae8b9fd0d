//! Rows of depthwise convolutions with windows of 3 x 3.
//!
//! The input of a channel lies as three *lines*, one per row of the window, in words of two
//! neighbours: `[words][3]`. A line starts at the left padding. A row of the window takes the place
//! of the line that is no longer needed, so lines are in order but for a rotation, which the
//! weights follow: their three rows stand twice, for any three that follow each other to be read.

/// Lines, and rows of a window.
pub const TAPS: usize = 3;

/// Two neighbours of each line.
pub type Pair = [i32; TAPS];

/// Per row of the window, the first and second, and the second and third of its weights, times two.
pub type Filter = [[i32; 2]; TAPS];

/// What becomes of the sums of a channel: multiplier, offset, shift, and twice the bias.
pub type Rescaling = [i32; 4];

/// How far windows are apart, in one direction.
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

/// The weights of a channel, its three rows twice.
pub type Filters = [[i32; 2]; 2 * TAPS];

/// Channels that lie side by side, and what is computed of each.
#[derive(Clone, Copy, Debug)]
pub struct Channels<'a> {
    /// The lines of one channel after the other, each of `pairs`.
    pub lines: &'a [Pair],
    /// Pairs of a channel.
    pub pairs: usize,
    /// Weights of each channel.
    pub filters: &'a [Filters],
    /// Row of the window that the first line is under.
    pub rotation: usize,
    /// What becomes of the sums of each channel.
    pub rescaling: &'a [Rescaling],
}

/// Computes `twos` times two results of each channel, each `step` bytes after the one before, those
/// of a channel a byte after those of the channel before; nothing if there is not enough of all.
#[inline(always)]
pub fn row(stride: Stride, channels: Channels<'_>, twos: usize, results: &mut [i8], step: usize) {
    let Channels {
        lines,
        pairs,
        filters,
        rotation,
        rescaling,
    } = channels;
    let count = filters.len();
    let read = match stride {
        Stride::One => twos,
        Stride::Two => twos.wrapping_mul(2),
    };
    let last = twos.wrapping_mul(2).wrapping_sub(1).checked_mul(step);
    let last = last.and_then(|last| last.checked_add(count));
    let whole = pairs
        .checked_mul(count)
        .is_some_and(|len| len <= lines.len())
        && last.is_some_and(|last| last <= results.len())
        && twos <= lines.len()
        && read < pairs
        && rotation <= TAPS
        && count <= rescaling.len();
    if whole && twos != 0 && count != 0 {
        products::row(stride, channels, read, results, step);
    }
}

/// Writes `count` pairs of one line of four channels, from pair `first` on: those of pixels that
/// follow each other, each `step` bytes after the one before. Nothing if there are not as many.
#[inline(always)]
pub fn load(
    lines: &mut [Pair],
    (first, line): (usize, usize),
    pixels: &[i8],
    step: usize,
    count: usize,
) {
    let pairs = lines.len() / 4;
    let last = count.wrapping_mul(2).wrapping_sub(1).checked_mul(step);
    let last = last.and_then(|last| last.checked_add(4));
    let whole = last.is_some_and(|end| end <= pixels.len())
        && count <= pairs
        && first <= pairs.wrapping_sub(count)
        && line < TAPS;
    if whole && count != 0 {
        products::load(lines, (first, line), pixels, step, count);
    }
}

/// The result of one window, whose first value is at `at` of the lines.
pub fn single(lines: &[Pair], at: usize, filter: &Filter, rescaling: &Rescaling) -> i8 {
    let &[multiplier, offset, shift, bias] = rescaling;
    let half = |line: usize, at: usize| {
        let word = lines.get(at / 2).and_then(|pair| pair.get(line));
        let word = *word.unwrap_or(&0);
        if at.is_multiple_of(2) {
            word as i16
        } else {
            (word >> 16) as i16
        }
    };
    let mut sum = bias;
    for (line, &[first, second]) in filter.iter().enumerate() {
        let weights = [first as i16, second as i16, (second >> 16) as i16];
        for (tap, w) in weights.into_iter().enumerate() {
            let x = half(line, at.wrapping_add(tap));
            sum = sum.wrapping_add(i32::from(x) * i32::from(w));
        }
    }
    let product = i64::from(sum) * i64::from(multiplier);
    crate::round(((product + (1 << 31)) >> 32) as i32, offset, shift)
}

/// Two neighbours of four channels as a word each.
#[inline(always)]
pub fn transposed(first: &[i8; 4], second: &[i8; 4]) -> [i32; 4] {
    #[cfg(peapod_dsp)]
    {
        let word = |bytes: &[i8; 4]| i32::from_le_bytes(bytes.map(i8::cast_unsigned));
        super::products::transposed(word(first), word(second))
    }
    #[cfg(not(peapod_dsp))]
    {
        let ([a, b, c, d], [e, f, g, h]) = (*first, *second);
        [
            super::pair(a, e),
            super::pair(b, f),
            super::pair(c, g),
            super::pair(d, h),
        ]
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

#[cfg(peapod_dsp)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod products {
    use super::{Channels, Pair, Stride};
    use core::arch::asm;

    #[inline(always)]
    pub(super) fn load(
        lines: &mut [Pair],
        (first, line): (usize, usize),
        pixels: &[i8],
        step: usize,
        count: usize,
    ) {
        let pairs = lines.len() / 4;
        let line_bytes = pairs.wrapping_mul(size_of::<Pair>());
        // SAFETY: the caller made sure that the pixels are there: `2 * count` of four bytes, `step`
        // apart; and that each of the four channels has `count` pairs from `first` on, of which one
        // word is written, at most the third.
        unsafe {
            let word = lines.as_mut_ptr().add(first).cast::<i32>().add(line);
            asm!(
                "2:",
                "ldr r2, [r10]",
                "ldr r3, [r10, r11]",
                "add r10, r10, r11, lsl #1",
                "sxtb16 r4, r2",
                "sxtb16 r5, r2, ror #8",
                "sxtb16 r8, r3",
                "sxtb16 r9, r3, ror #8",
                "pkhbt r2, r4, r8, lsl #16",
                "pkhtb r4, r8, r4, asr #16",
                "pkhbt r3, r5, r9, lsl #16",
                "pkhtb r5, r9, r5, asr #16",
                "str r3, [r0, r1]",
                "str r2, [r0], #12",
                "str r5, [r12, r1]",
                "str r4, [r12], #12",
                "subs lr, lr, #1",
                "bne 2b",
                inout("r0") word => _,
                in("r1") line_bytes,
                out("r2") _,
                out("r3") _,
                out("r4") _,
                out("r5") _,
                out("r8") _,
                out("r9") _,
                inout("r10") pixels.as_ptr() => _,
                in("r11") step,
                inout("r12") word.byte_add(line_bytes.wrapping_mul(2)) => _,
                inout("lr") count => _,
                options(nostack)
            );
        }
    }

    /// What two sums begin with.
    macro_rules! begin {
        () => {
            "ldr r0, [lr, #12]\n mov r1, r0\n"
        };
    }

    /// Two sums become results; three registers are free.
    macro_rules! finish {
        ($a:literal $b:literal $c:literal) => {
            concat!(
                "ldm lr, {{",
                $a,
                ", ",
                $b,
                ", ",
                $c,
                "}}\n",
                "smmulr r0, r0, ",
                $a,
                "\n",
                "smmulr r1, r1, ",
                $a,
                "\n",
                "add r0, r0, r0, asr #31\n",
                "add r1, r1, r1, asr #31\n",
                "add r0, r0, ",
                $b,
                "\n",
                "add r1, r1, ",
                $b,
                "\n",
                "asr r0, r0, ",
                $c,
                "\n",
                "asr r1, r1, ",
                $c,
                "\n",
                "ssat r0, #8, r0\n",
                "ldr r2, [sp]\n",
                "ssat r1, #8, r1\n",
                "strb r0, [r7]\n",
                "strb r1, [r7, r2]\n",
                "add r7, r7, r2, lsl #1\n",
                "ldr r2, [sp, #28]\n",
                "cmp r10, r2\n",
            )
        };
    }

    /// Both sums over one line: `x` holds the first two values, `y` the next two.
    macro_rules! line_of_two {
        ($offset:literal, $x:literal, $y:literal) => {
            concat!(
                "ldrd r2, r3, [r11, #",
                $offset,
                "]\n",
                "smlad r0, ",
                $x,
                ", r2, r0\n",
                "smlatb r1, ",
                $x,
                ", r2, r1\n",
                "smlabt r0, ",
                $y,
                ", r3, r0\n",
                "smlad r1, ",
                $y,
                ", r3, r1\n",
            )
        };
    }

    /// One sum over one line.
    macro_rules! line {
        ($sum:literal, $offset:literal, $x:literal, $y:literal) => {
            concat!(
                "ldrd r2, r3, [r11, #",
                $offset,
                "]\n",
                "smlad ",
                $sum,
                ", ",
                $x,
                ", r2, ",
                $sum,
                "\n",
                "smlabt ",
                $sum,
                ", ",
                $y,
                ", r3, ",
                $sum,
                "\n",
            )
        };
    }

    /// Two results side by side: the first three registers hold a pair, the others get the next.
    macro_rules! side_by_side {
        ($a:literal $b:literal $c:literal, $d:literal $e:literal $f:literal) => {
            concat!(
                begin!(),
                "ldm r10!, {{", $d, ", ", $e, ", ", $f, "}}\n",
                line_of_two!("0", $a, $d),
                line_of_two!("8", $b, $e),
                line_of_two!("16", $c, $f),
                finish!($a $b $c),
            )
        };
    }

    /// Pointers of a channel, and its first pair. On the stack lie: step, bytes of a channel's
    /// lines, bytes read of them, channels left, two saved registers, where the results go, the end
    /// of the pairs that are read, their start.
    macro_rules! begin_channel {
        () => {
            "str r10, [sp, #32]
             ldr r2, [sp, #8]
             ldr r7, [sp, #24]
             add r2, r10, r2
             str r2, [sp, #28]
             ldm r10!, {{r4, r5, r6}}"
        };
    }

    /// Moves on to the next channel; zero is left after the last.
    macro_rules! end_channel {
        () => {
            "ldr r10, [sp, #32]
             ldr r2, [sp, #4]
             add r10, r10, r2
             add r11, r11, #48
             add lr, lr, #16
             ldr r2, [sp, #24]
             adds r2, r2, #1
             str r2, [sp, #24]
             ldr r2, [sp, #12]
             subs r2, r2, #1
             str r2, [sp, #12]"
        };
    }

    /// Two results apart by one: the carried pair is the one read last.
    macro_rules! every_other {
        () => {
            concat!(
                begin!(),
                "ldm r10!, {{r8, r9, r12}}\n",
                line!("r0", "0", "r4", "r8"),
                line!("r0", "8", "r5", "r9"),
                line!("r0", "16", "r6", "r12"),
                "ldm r10!, {{r4, r5, r6}}\n",
                line!("r1", "0", "r8", "r4"),
                line!("r1", "8", "r9", "r5"),
                line!("r1", "16", "r12", "r6"),
                finish!("r8" "r9" "r12"),
            )
        };
    }

    /// All channels, with what computes two or four results of one again and again.
    macro_rules! over_channels {
        ($numbers:ident, $pointers:ident, $table:expr, $($body:expr),+) => {
            asm!(
                "sub sp, sp, #8",
                "push {{r0, r1, r2, r3, r6, r7, r12}}",
                "2:",
                begin_channel!(),
                "3:",
                $($body,)+
                "bne 3b",
                "4:",
                end_channel!(),
                "bne 2b",
                "pop {{r0, r1, r2, r3, r6, r7, r12}}",
                "add sp, sp, #8",
                inout("r0") $numbers[0] => _,
                inout("r1") $numbers[1] => _,
                inout("r2") $numbers[2] => _,
                inout("r3") $numbers[3] => _,
                out("r4") _,
                out("r5") _,
                out("r8") _,
                out("r9") _,
                inout("r10") $pointers.0 => _,
                inout("r11") $pointers.1 => _,
                inout("r12") $pointers.2 => _,
                inout("lr") $table => _,
            )
        };
    }

    #[inline(always)]
    pub(super) fn row(
        stride: Stride,
        channels: Channels<'_>,
        read: usize,
        results: &mut [i8],
        step: usize,
    ) {
        let count = channels.filters.len();
        let line_bytes = channels.pairs.wrapping_mul(size_of::<Pair>());
        let read_bytes = read.wrapping_add(1).wrapping_mul(size_of::<Pair>());
        // SAFETY: the caller made sure that each of `count` channels, of which there is at least
        // one, has lines of more than `read` pairs, weights and a table; that `read` is at least 1,
        // and even for a stride of two; and that the results lie in `results`. Of a channel, a pair
        // is read before the loop and `read` pairs in it, which ends when the pointer has passed
        // them. Three rows of weights are read from `rotation` on, at most the last of six. The
        // registers that the compiler keeps for itself are put back, as is the stack pointer.
        unsafe {
            let filter = channels
                .filters
                .as_ptr()
                .cast::<[i32; 2]>()
                .add(channels.rotation);
            let pointers = (channels.lines.as_ptr(), filter, results.as_mut_ptr());
            let numbers = [step, line_bytes, read_bytes, count];
            match stride {
                Stride::One => over_channels!(
                    numbers,
                    pointers,
                    channels.rescaling.as_ptr(),
                    side_by_side!("r4" "r5" "r6", "r8" "r9" "r12"),
                    "beq 4f",
                    side_by_side!("r8" "r9" "r12", "r4" "r5" "r6")
                ),
                Stride::Two => over_channels!(
                    numbers,
                    pointers,
                    channels.rescaling.as_ptr(),
                    every_other!()
                ),
            }
        }
    }
}

#[cfg(not(peapod_dsp))]
mod portable;
#[cfg(not(peapod_dsp))]
use portable as products;
