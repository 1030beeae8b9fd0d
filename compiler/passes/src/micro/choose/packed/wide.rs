//! Convolutions of 16 bits on packed weights of 8, whose sums fit 32 bits.

use peapod_ir::numerics::Multiplier;
use peapod_ir::plan::micro::{Element, InstructionSet, KernelId};
use peapod_ir::{DType, Op};

use super::super::facts::Channels;
use super::super::filter::{known_bias, sums_are_wide};
use super::super::window::{Convolution, Window};
use super::super::{Choice, Context};
use super::layout::Layout;
use super::{Filter, INPUT, ROWS, WEIGHTS, columns, reads_input};

/// Whole sums stay below this.
const SUM_MAX: i64 = 1 << 31;

/// Of the sums of 8-bit inputs, those of 16-bit ones are so many times as much at most.
const WIDER: i64 = 256;

/// Shifts by which a result is the high word of a product with a multiplier of 31 bits.
const SHIFTS: std::ops::RangeInclusive<i32> = 16..=32;

/// The choice of a packed kernel; `None` if it does not apply.
pub(super) fn conv2d(
    cx: &Context<'_>,
    op: &Op,
    convolution: &Convolution,
    multipliers: &[Multiplier],
) -> Option<Choice> {
    let (kernel, set) = match cx.packing? {
        InstructionSet::Dsp => (KernelId::Conv2dS16Dsp, InstructionSet::Dsp),
        InstructionSet::Mve => (KernelId::Conv2dS16Mve, InstructionSet::Mve),
        InstructionSet::Scalar => return None,
    };
    let [input, weights] = [INPUT, WEIGHTS].map(|operand| cx.input(op, operand));
    let plain = input.dtype == DType::I16 && weights.zero_point() == 0 && sums_are_wide(cx, op);
    if !plain || convolution.groups != 1 || cx.is_known(op, INPUT) {
        return None;
    }
    let window = convolution.window;
    let order = Channels::Rows(window.out_c);
    let filter = Filter {
        convolution,
        order,
        weights: cx.weights(op, WEIGHTS, order)?,
        bias: known_bias(cx, op, window.out_c)?,
        multipliers,
    };
    let rescaling = rescaling(&filter)?;
    let layout = Layout::wide(set);
    let depth = layout.depth(&window);
    // Two values make a word of scratch.
    let words = match columns(&window) {
        _ if reads_input(&window, depth) => 1,
        1 => depth / 2,
        columns => columns * depth / 2,
    };
    let pack = move |rows: &[Vec<i8>]| pack(set, &layout, rows, &window);
    let call = (kernel, convolution.params().ok()?.into());
    let choice = filter.choice(cx, op, call, Element::S32, pack, rescaling);
    Some(choice.scratch(Element::S32, 4 * words))
}

/// Of each block of channels the biases, then the multipliers; `None` if a sum could overflow or a
/// result is no high word.
fn rescaling(filter: &Filter<'_>) -> Option<Vec<i32>> {
    let channels = filter.bias.iter().zip(&filter.weights.reaches);
    let numbers = channels.zip(filter.multipliers);
    let numbers = numbers.map(|((bias, reach), multiplier)| {
        if bias.checked_abs()?.checked_add(reach * WIDER)? >= SUM_MAX {
            return None;
        }
        Some([i32::try_from(*bias).ok()?, high_multiplier(*multiplier)?])
    });
    let mut numbers: Vec<[i32; 2]> = numbers.collect::<Option<_>>()?;
    numbers.resize(numbers.len().next_multiple_of(ROWS), [0; 2]);
    let blocks = numbers.chunks(ROWS);
    let words = blocks.flat_map(|block| {
        let of = |number: usize| block.iter().map(move |row| row[number]);
        of(0).chain(of(1))
    });
    Some(words.collect())
}

/// What makes a sum's result the high word of a product, which is that of a factor of 15 bits and a
/// shift to the right: `(sum * factor + 2^(right - 1)) >> right`.
pub(in crate::micro::choose) fn high_multiplier(
    Multiplier { multiplier, shift }: Multiplier,
) -> Option<i32> {
    let factor = (((multiplier >> 15) + 1) >> 1).min(0x7fff);
    let right = 15 - shift;
    SHIFTS
        .contains(&right)
        .then(|| factor.checked_mul(1 << (32 - right)))?
}

/// Blocks of padded rows: of each four, adjacent values in the order of the instructions.
fn pack(set: InstructionSet, layout: &Layout, rows: &[Vec<i8>], window: &Window) -> Vec<u8> {
    let depth = layout.depth(window);
    let mut rows: Vec<Vec<i8>> = rows.iter().map(|row| layout.padded(row, window)).collect();
    rows.resize(rows.len().next_multiple_of(ROWS), vec![0; depth]);
    let mut values: Vec<i8> = Vec::new();
    for block in rows.chunks(ROWS) {
        match set {
            InstructionSet::Mve => {
                for at in (0..depth).step_by(8) {
                    block.iter().for_each(|row| values.extend(&row[at..at + 8]));
                }
            }
            InstructionSet::Dsp | InstructionSet::Scalar => {
                for at in (0..depth).step_by(2) {
                    for [a, b] in block.as_chunks().0 {
                        values.extend([a[at], b[at], a[at + 1], b[at + 1]]);
                    }
                }
            }
        }
    }
    values.iter().map(|value| value.cast_unsigned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The result of a sum as `scale_wide` of the runtime defines it.
    fn reference(sum: i64, multiplier: i32, shift: i32) -> i64 {
        let factor = ((i64::from(multiplier) + (1 << 15)) >> 16).min(0x7fff);
        let right = 15 - shift;
        (sum * factor + (1 << (right - 1))) >> right
    }

    #[test]
    fn results_are_high_words() {
        let sums = [
            0,
            1,
            -1,
            12_345,
            -99_999,
            1 << 20,
            i32::MAX.into(),
            i32::MIN.into(),
        ];
        for multiplier in [1 << 30, 1_500_000_001, i32::MAX, (1 << 30) + 12_345] {
            for shift in -17..=-1 {
                let high = high_multiplier(Multiplier { multiplier, shift }).expect("it fits");
                for sum in sums {
                    let found = (sum * i64::from(high) + (1 << 31)) >> 32;
                    assert_eq!(found, reference(sum, multiplier, shift), "{sum} {shift}");
                }
            }
            for shift in [-18, 0, 3] {
                assert_eq!(high_multiplier(Multiplier { multiplier, shift }), None);
            }
        }
    }
}
