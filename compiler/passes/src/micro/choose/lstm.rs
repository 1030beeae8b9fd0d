//! lstm: the numbers of all gates side by side, unit by unit, and the table of their functions.

mod packed;

use peapod_ir::ops::Lstm;
use peapod_ir::ops::lstm::{BIAS, CELL, GATES, HIDDEN, RECURRENT, WEIGHTS};
use peapod_ir::plan::micro::{self, Element, KernelId, checked};
use peapod_ir::{Op, numerics};

use super::{Arithmetic, Choice, Context, FREEZE, Input, Refusal, kernel_of};
use crate::micro::bake::Constant;

/// The cell state keeps all.
const NO_CLIP: i32 = 1 << 15;

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
    let params = match arithmetic {
        Arithmetic::Integer => with_scaling(cx, op, lstm, shapes),
        Arithmetic::Float => micro::Lstm {
            cell_clip_f32: match lstm.cell_clip > 0.0 {
                true => lstm.cell_clip,
                false => f32::INFINITY,
            },
            ..shapes
        },
    };
    let mut inputs = vec![cx.tensor(op, 0)];
    let packed = match arithmetic {
        Arithmetic::Integer => packed::operands(cx, op, sizes, &params),
        Arithmetic::Float => None,
    };
    let kernel = match packed {
        Some((packed, operands)) => {
            inputs.extend(operands);
            packed
        }
        None => {
            let interleaved = [(WEIGHTS, None), (RECURRENT, None), (BIAS, Some(bias))]
                .map(|(first, element)| interleaved(first, sizes.units, element));
            inputs.extend(interleaved);
            if let Arithmetic::Integer = arithmetic {
                let table = numerics::logistic_table().map(u16::cast_signed);
                inputs.push(Input::derived(move |_, _| Constant::s16(&table)));
            }
            kernel
        }
    };
    inputs.extend([HIDDEN, CELL].map(|index| cx.tensor(op, index)));
    let rows = [sizes.batches, sizes.steps, GATES, sizes.units];
    let macs = rows.into_iter().chain([sizes.in_len + sizes.units]);
    Ok(Choice::new(kernel, params, inputs).macs(&macs.collect::<Vec<_>>()))
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
