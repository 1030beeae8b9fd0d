//! Rows of depthwise convolutions with windows of 3 x 3.
//!
//! The input of a channel lies as three *lines*, one per row of the window, in words of two
//! neighbours: `[words][3]`. A line starts at the left padding. A row of the window takes the place
//! of the line that is no longer needed, so lines are in order but for a rotation, which the weights
//! follow: their three rows stand twice, one after the other, for any three of them to be read.

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

/// Computes results two by two, each `step` bytes after the one before, and returns how many: as
/// many as there are pairs and room for.
#[inline(always)]
pub fn row(
    stride: Stride,
    lines: &[Pair],
    filter: &Filter,
    rescaling: &Rescaling,
    results: &mut [i8],
    step: usize,
) -> usize {
    let whole = lines.len().saturating_sub(1);
    let twos = match stride {
        Stride::One => whole,
        Stride::Two => whole / 2,
    };
    // The second of the last two is `step` from the first.
    let room = results
        .len()
        .saturating_sub(1)
        .checked_div(step)
        .unwrap_or(0);
    let twos = twos.min(room.div_ceil(2));
    if twos == 0 {
        return 0;
    }
    let read = match stride {
        Stride::One => twos,
        Stride::Two => twos.wrapping_mul(2),
    };
    products::row(stride, (lines, read), filter, rescaling, results, step);
    twos.wrapping_mul(2)
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
    use super::{Filter, Pair, Rescaling, Stride};
    use core::arch::asm;

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
                "ldr r2, [sp, #4]\n",
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

    #[inline(always)]
    pub(super) fn row(
        stride: Stride,
        (lines, read): (&[Pair], usize),
        filter: &Filter,
        rescaling: &Rescaling,
        results: &mut [i8],
        step: usize,
    ) {
        // SAFETY: the caller made sure that the lines have one pair more than `read`, that `read`
        // is at least 1 and even for a stride of two, and that as many results lie in `results`,
        // `step` apart. A pair is read before the loop and `read` pairs in it, which ends when the
        // pointer has passed them. Of weights and table, 6 and 4 words are read. The registers that
        // the compiler keeps for itself are put back, as is the stack pointer.
        unsafe {
            let end = lines.as_ptr().add(read.wrapping_add(1));
            match stride {
                Stride::One => asm!(
                    "push {{r0, r1, r6, r7}}",
                    "mov r7, r12",
                    "ldm r10!, {{r4, r5, r6}}",
                    "2:",
                    side_by_side!("r4" "r5" "r6", "r8" "r9" "r12"),
                    "beq 3f",
                    side_by_side!("r8" "r9" "r12", "r4" "r5" "r6"),
                    "bne 2b",
                    "3:",
                    "pop {{r0, r1, r6, r7}}",
                    inout("r0") step => _,
                    inout("r1") end => _,
                    out("r2") _,
                    out("r3") _,
                    out("r4") _,
                    out("r5") _,
                    out("r8") _,
                    out("r9") _,
                    inout("r10") lines.as_ptr() => _,
                    in("r11") filter.as_ptr(),
                    inout("r12") results.as_mut_ptr() => _,
                    in("lr") rescaling.as_ptr(),
                ),
                Stride::Two => asm!(
                    "push {{r0, r1, r6, r7}}",
                    "mov r7, r12",
                    "ldm r10!, {{r4, r5, r6}}",
                    "2:",
                    begin!(),
                    "ldm r10!, {{r8, r9, r12}}",
                    line!("r0", "0", "r4", "r8"),
                    line!("r0", "8", "r5", "r9"),
                    line!("r0", "16", "r6", "r12"),
                    "ldm r10!, {{r4, r5, r6}}",
                    line!("r1", "0", "r8", "r4"),
                    line!("r1", "8", "r9", "r5"),
                    line!("r1", "16", "r12", "r6"),
                    finish!("r8" "r9" "r12"),
                    "bne 2b",
                    "pop {{r0, r1, r6, r7}}",
                    inout("r0") step => _,
                    inout("r1") end => _,
                    out("r2") _,
                    out("r3") _,
                    out("r4") _,
                    out("r5") _,
                    out("r8") _,
                    out("r9") _,
                    inout("r10") lines.as_ptr() => _,
                    in("r11") filter.as_ptr(),
                    inout("r12") results.as_mut_ptr() => _,
                    in("lr") rescaling.as_ptr(),
                ),
            }
        }
    }
}

#[cfg(not(peapod_dsp))]
mod products {
    use super::{Filter, Pair, Rescaling, Stride, single};

    pub(super) fn row(
        stride: Stride,
        (lines, read): (&[Pair], usize),
        filter: &Filter,
        rescaling: &Rescaling,
        results: &mut [i8],
        step: usize,
    ) {
        let (count, apart) = match stride {
            Stride::One => (read.wrapping_mul(2), 1),
            Stride::Two => (read, 2),
        };
        for (index, result) in results
            .iter_mut()
            .step_by(step.max(1))
            .take(count)
            .enumerate()
        {
            *result = single(lines, index.wrapping_mul(apart), filter, rescaling);
        }
    }
}
