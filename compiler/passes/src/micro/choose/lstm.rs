//! lstm: the numbers of all gates side by side, unit by unit, and the table of their functions.

use peapod_ir::ops::Lstm;
use peapod_ir::ops::lstm::{BIAS, CELL, GATES, HIDDEN, LstmSizes, RECURRENT, WEIGHTS};
use peapod_ir::plan::micro::{self, Element, InstructionSet, KernelId, checked};
use peapod_ir::{DType, Op, numerics};

use super::packed::words;
use super::{Arithmetic, Choice, Context, FREEZE, Input, Refusal, kernel_of};
use crate::micro::bake::Constant;

/// The cell state keeps all.
const NO_CLIP: i32 = 1 << 15;

/// Longest row for DSP instructions that need not be whole words.
const ROW_MAX: usize = 64;

/// Longest row for DSP instructions: 256 times its sum fits a word.
const LEN_MAX: usize = 500;

/// Chooses for an LSTM.
pub(super) fn lstm(cx: &Context<'_>, op: &Op, lstm: &Lstm) -> Result<Choice, Refusal> {
    let [input, hidden] = [0, HIDDEN].map(|index| cx.input(op, index));
    let family = [KernelId::LstmS8, KernelId::LstmS16, KernelId::LstmF32];
    let (kernel, arithmetic) = kernel_of(&family, &[input, hidden, cx.output(op)])?;
    refuse_computed(cx, op)?;
    let sizes = lstm.sizes(input, hidden);
    let shapes = checked!(micro::Lstm {
        batches: sizes.batches,
        steps: sizes.steps,
        in_len: sizes.in_len,
        units: sizes.units,
        time_major: u32::from(lstm.time_major),
        ..micro::Lstm::default()
    })?;
    let bias = match arithmetic {
        Arithmetic::Integer => Element::S32,
        Arithmetic::Float => Element::F32,
    };
    let packs = fits_words(cx, op, sizes);
    let kernel = if packs { KernelId::LstmS8Dsp } else { kernel };
    let [weights, recurrent, bias] = match packs {
        true => packed(sizes.units),
        false => [(WEIGHTS, None), (RECURRENT, None), (BIAS, Some(bias))]
            .map(|(first, element)| interleaved(first, sizes.units, element)),
    };
    let mut inputs = vec![cx.tensor(op, 0), weights, recurrent, bias];
    let params = match arithmetic {
        Arithmetic::Integer => {
            let table = numerics::logistic_table().map(u16::cast_signed);
            inputs.push(Input::derived(move |_, _| Constant::s16(&table)));
            with_scaling(cx, op, lstm, shapes)
        }
        Arithmetic::Float => micro::Lstm {
            cell_clip_f32: match lstm.cell_clip > 0.0 {
                true => lstm.cell_clip,
                false => f32::INFINITY,
            },
            ..shapes
        },
    };
    inputs.extend([HIDDEN, CELL].map(|index| cx.tensor(op, index)));
    let rows = [sizes.batches, sizes.steps, GATES, sizes.units];
    let macs = rows.into_iter().chain([sizes.in_len + sizes.units]);
    Ok(Choice::new(kernel, params, inputs).macs(&macs.collect::<Vec<_>>()))
}

/// Whether the kernel for DSP instructions takes these weights, of which two fit 16 bits.
fn fits_words(cx: &Context<'_>, op: &Op, sizes: LstmSizes) -> bool {
    let lens = [sizes.in_len, sizes.units];
    let is_whole = |len: &usize| len.is_multiple_of(4) || *len <= ROW_MAX;
    if cx.packing != Some(InstructionSet::Dsp)
        || cx.input(op, 0).dtype != DType::I8
        || !lens.iter().all(|len| is_whole(len) && *len <= LEN_MAX)
    {
        return false;
    }
    [WEIGHTS, RECURRENT].iter().all(|first| {
        let rows = blocks(cx, op, *first, sizes.units);
        rows.iter().flat_map(|block| block.chunks(2)).all(|two| {
            let both = |(low, high): (&i8, &i8)| i32::from(*low) + 256 * i32::from(*high);
            let words = two[0].iter().zip(&two[1]).map(both);
            words.min() >= Some(i16::MIN.into())
        })
    })
}

/// The weights of the gates of each unit, rows of int8.
fn blocks(cx: &Context<'_>, op: &Op, first: usize, units: usize) -> Vec<Vec<Vec<i8>>> {
    let gates: Vec<_> = known(cx, op, first);
    let row = |gate: &[u8], unit: usize| {
        let len = gate.len() / units;
        let bytes = gate[unit * len..][..len].iter();
        bytes.map(|byte| byte.cast_signed()).collect::<Vec<i8>>()
    };
    let unit = |unit| gates.iter().map(|gate| row(gate, unit)).collect();
    (0..units).map(unit).collect()
}

/// The bytes of four operands, from `first` on.
fn known<'a>(cx: &Context<'a>, op: &Op, first: usize) -> Vec<&'a [u8]> {
    (first..first + GATES)
        .map(|index| cx.known(op, index).expect("it has been found constant"))
        .collect()
}

/// Weights, recurrent weights and biases for the kernel for DSP instructions.
fn packed(units: usize) -> [Input; 3] {
    let matrix = |first| {
        Input::derived(move |cx, op| {
            let mut bytes = Vec::new();
            for mut block in blocks(cx, op, first, units) {
                for row in &mut block {
                    row.resize(row.len().next_multiple_of(4), 0);
                }
                let rows: [&[i8]; GATES] = std::array::from_fn(|gate| &block[gate][..]);
                (0..rows[0].len())
                    .step_by(4)
                    .for_each(|at| words(rows, at, &mut bytes));
            }
            Constant {
                element: Element::S32,
                bytes,
            }
        })
    };
    let biases = Input::derived(move |cx, op| {
        let [x_zero, hidden_zero] = [0, HIDDEN].map(|index| cx.input(op, index).zero_point());
        let bias = known(cx, op, BIAS);
        let mut numbers = Vec::new();
        let rows = [WEIGHTS, RECURRENT].map(|first| blocks(cx, op, first, units));
        for unit in 0..units {
            // Modulo 2^32, as the kernel's own additions.
            let offset = |row: &Vec<i8>, zero_point: i32| {
                let sum: i32 = row.iter().map(|weight| i32::from(*weight)).sum();
                sum.wrapping_mul(zero_point).wrapping_neg()
            };
            for (gate, row) in rows[0][unit].iter().enumerate() {
                let (words, _) = bias[gate].as_chunks();
                numbers.push(offset(row, x_zero).wrapping_add(i32::from_le_bytes(words[unit])));
            }
            numbers.extend(rows[1][unit].iter().map(|row| offset(row, hidden_zero)));
        }
        Constant::s32(&numbers)
    });
    [matrix(WEIGHTS), matrix(RECURRENT), biases]
}

/// With the numbers of integers.
fn with_scaling(cx: &Context<'_>, op: &Op, lstm: &Lstm, shapes: micro::Lstm) -> micro::Lstm {
    let [input, hidden, cell] = [0, HIDDEN, CELL].map(|index| cx.input(op, index));
    let weights: Vec<_> = (WEIGHTS..BIAS).map(|index| cx.input(op, index)).collect();
    let scaling = numerics::lstm_scaling(input, &weights, hidden, cell);
    micro::Lstm {
        input_zero_point: input.zero_point(),
        hidden_zero_point: hidden.zero_point(),
        input_multipliers: scaling.input.map(|of| of.multiplier),
        input_shifts: scaling.input.map(|of| of.shift),
        hidden_multipliers: scaling.recurrent.map(|of| of.multiplier),
        hidden_shifts: scaling.recurrent.map(|of| of.shift),
        cell_exponent: scaling.cell_exponent,
        cell_clip: match lstm.cell_clip > 0.0 {
            true => numerics::lstm_clip(lstm.cell_clip, cell),
            false => NO_CLIP,
        },
        output_multiplier: scaling.hidden.multiplier,
        output_shift: scaling.hidden.shift,
        ..shapes
    }
}

/// Refuses operands that are not where the kernel expects them.
fn refuse_computed(cx: &Context<'_>, op: &Op) -> Result<(), Refusal> {
    if (WEIGHTS..HIDDEN).any(|index| !cx.is_known(op, index)) {
        return Err(Refusal::new(
            "its weights and biases are not constant",
            FREEZE,
        ));
    }
    if cx.is_known(op, 0) {
        let help = "make its input depend on one of the model";
        return Err(Refusal::new("its input is constant", help));
    }
    Ok(())
}

/// Four operands, from `first` on, as one constant: the first rows of each, then the second ones.
/// Its elements are those of the operands, or as said.
fn interleaved(first: usize, units: usize, element: Option<Element>) -> Input {
    Input::derived(move |cx, op| {
        let gates = known(cx, op, first);
        let of_model = super::element(cx.input(op, first).dtype);
        let rows = (0..units).flat_map(|unit| {
            let row = |gate: &&[u8]| {
                let len = gate.len() / units;
                gate[unit * len..][..len].to_vec()
            };
            gates.iter().flat_map(row).collect::<Vec<_>>()
        });
        Constant {
            element: element
                .or(of_model)
                .expect("the type rule knows its elements"),
            bytes: rows.collect(),
        }
    })
}
