//! Windows on RISC-V cores that multiply: all weights and four sums in registers.

use super::{Channel, TAPS, TOGETHER};
use core::arch::asm;

/// A value of a line, and its products with weights, added to sums.
macro_rules! value {
    ($line:literal $at:literal $($sum:literal $weight:literal)*) => {
        concat!(
            "lb {x}, ", $at, "({", $line, "})\n",
            $(
                "mul {t}, {x}, {", $weight, "}\n",
                "add {", $sum, "}, {", $sum, "}, {t}\n",
            )*
        )
    };
}

/// The products of one line at a stride, whose pointer is moved to the next four windows.
macro_rules! line {
    (1 $line:literal $a:literal $b:literal $c:literal) => {
        concat!(
            value!($line "0" "s0" $a),
            value!($line "1" "s0" $b "s1" $a),
            value!($line "2" "s0" $c "s1" $b "s2" $a),
            value!($line "3" "s1" $c "s2" $b "s3" $a),
            value!($line "4" "s2" $c "s3" $b),
            value!($line "5" "s3" $c),
            "addi {", $line, "}, {", $line, "}, 4\n",
        )
    };
    (2 $line:literal $a:literal $b:literal $c:literal) => {
        concat!(
            value!($line "0" "s0" $a),
            value!($line "1" "s0" $b),
            value!($line "2" "s0" $c "s1" $a),
            value!($line "3" "s1" $b),
            value!($line "4" "s1" $c "s2" $a),
            value!($line "5" "s2" $b),
            value!($line "6" "s2" $c "s3" $a),
            value!($line "7" "s3" $b),
            value!($line "8" "s3" $c),
            "addi {", $line, "}, {", $line, "}, 8\n",
        )
    };
}

/// A sum becomes a result and is stored: multiplier, offset and shift are in m, x and y.
macro_rules! finish {
    ($sum:literal) => {
        concat!(
            "slli {",
            $sum,
            "}, {",
            $sum,
            "}, 1\n",
            "mul {t}, {",
            $sum,
            "}, {m}\n",
            "mulh {",
            $sum,
            "}, {",
            $sum,
            "}, {m}\n",
            "srli {t}, {t}, 31\n",
            "add {",
            $sum,
            "}, {",
            $sum,
            "}, {t}\n",
            "srai {t}, {",
            $sum,
            "}, 31\n",
            "add {",
            $sum,
            "}, {",
            $sum,
            "}, {t}\n",
            "add {",
            $sum,
            "}, {",
            $sum,
            "}, {x}\n",
            "sra {",
            $sum,
            "}, {",
            $sum,
            "}, {y}\n",
            "slli {t}, {",
            $sum,
            "}, 24\n",
            "srai {t}, {t}, 24\n",
            "beq {t}, {",
            $sum,
            "}, 3f\n",
            // Beyond 8 bits: the greatest, or one less than that, negated.
            "srai {t}, {",
            $sum,
            "}, 31\n",
            "xori {t}, {t}, 127\n",
            "3:\n",
            "sb {t}, 0({results})\n",
            "add {results}, {results}, {step}\n",
        )
    };
}

/// All fours of a row.
macro_rules! fours {
    ($stride:tt) => {
        concat!(
            "2:\n",
            "lw {s0}, 0({channel})\n",
            "mv {s1}, {s0}\n",
            "mv {s2}, {s0}\n",
            "mv {s3}, {s0}\n",
            line!($stride "top" "a" "b" "c"),
            line!($stride "middle" "d" "e" "f"),
            line!($stride "bottom" "g" "h" "i"),
            "lw {m}, 40({channel})\n",
            "lw {x}, 44({channel})\n",
            "lw {y}, 48({channel})\n",
            finish!("s0"),
            finish!("s1"),
            finish!("s2"),
            finish!("s3"),
            "bne {top}, {end}, 2b\n",
        )
    };
}

#[inline(never)]
pub(super) fn row<const S: usize>(
    [top, middle, bottom]: [&[i8]; TAPS],
    channel: &Channel,
    fours: usize,
    results: &mut [i8],
    step: usize,
) {
    let &[_, a, b, c, d, e, f, g, h, i, ..] = channel;
    macro_rules! run {
        ($stride:tt) => {
            // SAFETY: the caller has checked that the lines have the values under all windows,
            // and that the last result is in its slice. Each round moves the lines' pointers
            // by four strides and the results' pointer by four steps, and reads four of the
            // channel's numbers; the loop ends when the first line's pointer has gone all
            // rounds.
            unsafe {
                asm!(
                    fours!($stride),
                    top = inout(reg) top.as_ptr() => _,
                    middle = inout(reg) middle.as_ptr() => _,
                    bottom = inout(reg) bottom.as_ptr() => _,
                    end = in(reg) top.as_ptr().wrapping_add(fours * TOGETHER * S),
                    channel = in(reg) channel.as_ptr(),
                    results = inout(reg) results.as_mut_ptr() => _,
                    step = in(reg) step,
                    a = in(reg) a, b = in(reg) b, c = in(reg) c,
                    d = in(reg) d, e = in(reg) e, f = in(reg) f,
                    g = in(reg) g, h = in(reg) h, i = in(reg) i,
                    s0 = out(reg) _, s1 = out(reg) _, s2 = out(reg) _, s3 = out(reg) _,
                    x = out(reg) _, y = out(reg) _, m = out(reg) _, t = out(reg) _,
                    options(nostack)
                );
            }
        };
    }
    if S == 1 {
        run!(1);
    } else {
        run!(2);
    }
}

#[inline(always)]
pub(super) fn gather(values: &[i8], step: usize, slots: &mut [i8]) {
    // SAFETY: the caller has checked that the last value is in its slice, and that there is a
    // slot.
    unsafe {
        asm!(
            "2:",
            "lb {value}, 0({from})",
            "add {from}, {from}, {step}",
            "sb {value}, 0({to})",
            "addi {to}, {to}, 1",
            "bne {to}, {end}, 2b",
            value = out(reg) _,
            from = inout(reg) values.as_ptr() => _,
            to = inout(reg) slots.as_mut_ptr() => _,
            end = in(reg) slots.as_ptr().wrapping_add(slots.len()),
            step = in(reg) step,
            options(nostack)
        );
    }
}
