//! The same by the instructions.

use super::{Channel, Channels, Loops, Pair, Pixels, Results, Stride};
use core::arch::asm;

/// Two pixels of four channels, in r2 and r3, become a word of each channel's pair.
macro_rules! write_pair {
    () => {
        "sxtb16 r4, r2
         sxtb16 r5, r2, ror #8
         sxtb16 r8, r3
         sxtb16 r9, r3, ror #8
         pkhbt r2, r4, r8, lsl #16
         pkhtb r4, r8, r4, asr #16
         pkhbt r3, r5, r9, lsl #16
         pkhtb r5, r9, r5, asr #16
         str r3, [r0, r1]
         str r2, [r0], #12
         str r5, [r12, r1]
         str r4, [r12], #12"
    };
}

#[inline(never)]
pub(super) fn load(at: &Pixels, lines: &mut [Pair], line: usize, pixels: &[i8], pad: i8) {
    let line_bytes = at.pairs.wrapping_mul(size_of::<Pair>());
    let pad = i32::from_le_bytes([pad.cast_unsigned(); 4]);
    // Bits that tell of single pixels at the ends.
    let ends = usize::from(at.before) | usize::from(at.after) << 1;
    // SAFETY: the caller made sure that the pixels are there, of four bytes, `step` apart; and that
    // each of the four channels has pairs from the first to the last, of which one word is written,
    // at most the third. Loads need no alignment. The register that the compiler keeps for itself
    // is put back, as is the stack pointer.
    unsafe {
        let word = lines.as_mut_ptr().add(at.first).cast::<i32>().add(line);
        asm!(
            "push {{r5, r7}}",
            "mov r7, r4",
            "lsrs r2, r5, #1",
            "bcc 2f",
            "mov r2, r7",
            "ldr r3, [r10]",
            "add r10, r10, r11",
            write_pair!(),
            "2:",
            "cmp lr, #0",
            "beq 4f",
            "3:",
            "ldr r2, [r10]",
            "ldr r3, [r10, r11]",
            "add r10, r10, r11, lsl #1",
            write_pair!(),
            "subs lr, lr, #1",
            "bne 3b",
            "4:",
            "ldr r2, [sp]",
            "lsrs r2, r2, #2",
            "bcc 5f",
            "ldr r2, [r10]",
            "mov r3, r7",
            write_pair!(),
            "5:",
            "pop {{r5, r7}}",
            inout("r0") word => _,
            in("r1") line_bytes,
            out("r2") _,
            out("r3") _,
            inout("r4") pad => _,
            inout("r5") ends => _,
            out("r8") _,
            out("r9") _,
            inout("r10") pixels.as_ptr() => _,
            in("r11") at.step,
            inout("r12") word.byte_add(line_bytes.wrapping_mul(2)) => _,
            inout("lr") at.twos => _,
        );
    }
}

/// A product of a word of each line, in r4 to r6, and one of the two words of weights.
macro_rules! lines {
    ($instruction:literal $sum:literal first) => {
        lines!($instruction $sum "r7" "r9" "r12")
    };
    ($instruction:literal $sum:literal second) => {
        lines!($instruction $sum "r8" "r11" "lr")
    };
    ($instruction:literal $sum:literal $top:literal $middle:literal $bottom:literal) => {
        concat!(
            $instruction, " ", $sum, ", r4, ", $top, ", ", $sum, "\n",
            $instruction, " ", $sum, ", r5, ", $middle, ", ", $sum, "\n",
            $instruction, " ", $sum, ", r6, ", $bottom, ", ", $sum, "\n",
        )
    };
}

/// The next pair of each line.
macro_rules! next_pair {
    () => {
        "ldm r10!, {{r4, r5, r6}}\n"
    };
}

/// The sums of four windows side by side: all three words of a line serve two or four of them.
macro_rules! four_side_by_side {
    () => {
        concat!(
            next_pair!(),
            lines!("smlad" "r0" first),
            lines!("smlatb" "r1" first),
            next_pair!(),
            lines!("smlabt" "r0" second),
            lines!("smlad" "r1" second),
            lines!("smlad" "r2" first),
            lines!("smlatb" "r3" first),
            "ldm r10, {{r4, r5, r6}}\n",
            lines!("smlabt" "r2" second),
            lines!("smlad" "r3" second),
        )
    };
}

/// The sums of two windows side by side.
macro_rules! two_side_by_side {
    () => {
        concat!(
            next_pair!(),
            lines!("smlad" "r0" first),
            lines!("smlatb" "r1" first),
            "ldm r10, {{r4, r5, r6}}\n",
            lines!("smlabt" "r0" second),
            lines!("smlad" "r1" second),
        )
    };
}

/// The sums of four windows, every other one.
macro_rules! four_every_other {
    () => {
        concat!(
            next_pair!(),
            lines!("smlad" "r0" first),
            next_pair!(),
            lines!("smlabt" "r0" second),
            lines!("smlad" "r1" first),
            next_pair!(),
            lines!("smlabt" "r1" second),
            lines!("smlad" "r2" first),
            next_pair!(),
            lines!("smlabt" "r2" second),
            lines!("smlad" "r3" first),
            "ldm r10, {{r4, r5, r6}}\n",
            lines!("smlabt" "r3" second),
        )
    };
}

/// The sums of two windows, every other one.
macro_rules! two_every_other {
    () => {
        concat!(
            next_pair!(),
            lines!("smlad" "r0" first),
            next_pair!(),
            lines!("smlabt" "r0" second),
            lines!("smlad" "r1" first),
            "ldm r10, {{r4, r5, r6}}\n",
            lines!("smlabt" "r1" second),
        )
    };
}

/// Sums in these registers become results. The stack is that of `over_channels`.
macro_rules! finish {
    ($($sum:literal)*) => {
        concat!(
            "ldrd r4, r5, [sp]\n",
            $(
                // As for products of columns and rows.
                "add r6, r5, ", $sum, ", asr #31\n",
                "smmlar ", $sum, ", ", $sum, ", r4, r6\n",
            )*
            "ldr r4, [sp, #8]\n",
            "ldr r5, [sp, #20]\n",
            "ldr r6, [sp, #16]\n",
            $("asr ", $sum, ", ", $sum, ", r4\n",)*
            $("ssat ", $sum, ", #8, ", $sum, "\n",)*
        )
    };
}

/// All channels: the sums of four results, and of two, again and again.
///
/// On the stack are multiplier, offset, shift and bias of a channel; where its next result goes;
/// the words of `Frame`; two saved registers.
macro_rules! over_channels {
    ($frame:ident, $lines:ident, $four:expr, $two:expr) => {
        asm!(
            "push {{r6, r7}}",
            "ldm r0, {{r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r12}}",
            "push {{r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r12}}",
            "sub sp, sp, #20",
            "2:",
            "ldr r4, [sp, #60]",
            "ldm r4!, {{r0, r1, r2, r3}}",
            "stm sp, {{r0, r1, r2, r3}}",
            "ldr r5, [sp, #48]",
            "ldr r0, [sp, #32]",
            "ldr r1, [sp, #36]",
            "ldr r2, [sp, #52]",
            "add r4, r4, r5",
            "add r0, r0, r10",
            "add r1, r1, r10",
            "str r0, [sp, #24]",
            "str r1, [sp, #28]",
            "str r2, [sp, #16]",
            "cmp r0, r10",
            "ldm r4, {{r7, r8, r9, r11, r12, lr}}",
            "beq 4f",
            "3:",
            "ldr r0, [sp, #12]",
            "mov r1, r0",
            "mov r2, r0",
            "mov r3, r0",
            $four,
            finish!("r0" "r1" "r2" "r3"),
            "strb r0, [r6]",
            "strb r1, [r6, r5]",
            "add r6, r6, r5, lsl #1",
            "strb r2, [r6]",
            "strb r3, [r6, r5]",
            "add r6, r6, r5, lsl #1",
            "str r6, [sp, #16]",
            "ldr r4, [sp, #24]",
            "cmp r10, r4",
            "bne 3b",
            "4:",
            "ldr r4, [sp, #28]",
            "cmp r10, r4",
            "beq 6f",
            "5:",
            "ldr r0, [sp, #12]",
            "mov r1, r0",
            $two,
            finish!("r0" "r1"),
            "ldr r4, [sp, #28]",
            "cmp r10, r4",
            // Of the last two, only the first may be wanted: it is then written over the other.
            "it eq",
            "ldreq r5, [sp, #44]",
            "strb r1, [r6, r5]",
            "strb r0, [r6]",
            "add r6, r6, r5, lsl #1",
            "str r6, [sp, #16]",
            "bne 5b",
            "6:",
            "ldr r0, [sp, #60]",
            "ldr r1, [sp, #52]",
            "ldr r2, [sp, #40]",
            "ldr r3, [sp, #56]",
            "add r0, r0, #56",
            "add r1, r1, #1",
            "add r10, r10, r2",
            "str r0, [sp, #60]",
            "str r1, [sp, #52]",
            "cmp r0, r3",
            "bne 2b",
            "add sp, sp, #64",
            "pop {{r6, r7}}",
            inout("r0") &raw const $frame => _,
            out("r1") _,
            out("r2") _,
            out("r3") _,
            out("r4") _,
            out("r5") _,
            out("r8") _,
            out("r9") _,
            inout("r10") $lines => _,
            out("r11") _,
            out("r12") _,
            out("lr") _,
        )
    };
}

/// What the loops go by, in bytes.
#[repr(C)]
struct Frame {
    line: Loops,
    /// The rotation, in weights.
    rotation: usize,
    results: *mut i8,
    end: *const Channel,
    channels: *const Channel,
}

#[inline(never)]
pub(super) fn row(line: &Results, channels: Channels<'_>, results: &mut [i8]) {
    let each = channels.channels.as_ptr_range();
    let frame = Frame {
        line: line.loops,
        rotation: channels.rotation.wrapping_mul(size_of::<[i32; 2]>()),
        results: results.as_mut_ptr(),
        end: each.end,
        channels: each.start,
    };
    let lines = channels.lines.as_ptr();
    // SAFETY: the caller made sure that each channel, of which there is at least one, has the pairs
    // that so many results read, at least one, and that the results are in `results`. Of a channel,
    // four results read three or five pairs and move on by two or four; two results two or three,
    // and move on by one or two. Both loops end where the pointer has come to the end. The second
    // of the last two results of an odd number is written where the first is, before it. Three
    // lines of weights are read from the rotation on, at most the last of five. The registers that
    // the compiler keeps for itself are put back, as is the stack pointer.
    unsafe {
        match line.stride {
            Stride::One => over_channels!(frame, lines, four_side_by_side!(), two_side_by_side!()),
            Stride::Two => over_channels!(frame, lines, four_every_other!(), two_every_other!()),
        }
    }
}
