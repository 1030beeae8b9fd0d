//! Functions of signals.

use proptest::prelude::*;

use super::{Case, bytes};

/// Any of them.
pub(super) fn signal() -> impl Strategy<Value = Case> {
    prop_oneof![2 => transform(), 1 => window(), 1 => overlap_add(), 2 => channels()]
}

/// A case of one op on these operands, each a type and its bytes.
fn case(
    op: &'static str,
    attributes: &str,
    operands: Vec<(String, usize)>,
    result: String,
) -> impl Strategy<Value = Case> + use<> {
    let names: Vec<_> = (0..operands.len())
        .map(|index| format!("%x{index}"))
        .collect();
    let typed = names.iter().zip(&operands);
    let parameters: Vec<_> = typed
        .map(|(name, (ty, _))| format!("{name}: {ty}"))
        .collect();
    let (names, parameters) = (names.join(", "), parameters.join(", "));
    let attributes = match attributes {
        "" => String::new(),
        some => format!("{{{some}}}"),
    };
    let text = format!(
        r#"module "m"
        func @main({parameters}) {{
          %y = {op}({names}) {attributes} : {result}
          return %y
        }}"#
    );
    let inputs: Vec<_> = operands.into_iter().map(|(_, len)| bytes(len)).collect();
    inputs.prop_map(move |inputs| Case {
        op,
        text: text.clone(),
        inputs,
    })
}

/// A Fourier transform of integers, or its inverse.
fn transform() -> impl Strategy<Value = Case> {
    let factors = [0_u32..3, 0..2, 0..2];
    let rest = (1_usize..3, any::<[bool; 2]>(), 0_usize..3);
    (factors, rest).prop_flat_map(|([twos, threes, fives], (lines, flags, filled))| {
        let half = 2_usize.pow(twos + 1) * 3_usize.pow(threes) * 5_usize.pow(fives);
        let (length, [inverse, wide]) = (2 * half, flags);
        let (element, size) = if wide { ("i32", 4) } else { ("i16", 2) };
        let (op, from, to) = match inverse {
            true => ("irfft", length + 2, length),
            false => ("rfft", length - filled, length + 2),
        };
        let operand = (format!("{element}[{lines}, {from}]"), lines * from * size);
        let result = format!("{element}[{lines}, {to}]");
        case(op, &format!("length = {length}"), vec![operand], result)
    })
}

fn window() -> impl Strategy<Value = Case> {
    (1_usize..4, 1_usize..30, 0_usize..32).prop_flat_map(|(lines, len, shift)| {
        let ty = format!("i16[{lines}, {len}]");
        let operands = vec![
            (ty.clone(), 2 * lines * len),
            (format!("i16[{len}]"), 2 * len),
        ];
        case("signal_window", &format!("shift = {shift}"), operands, ty)
    })
}

fn overlap_add() -> impl Strategy<Value = Case> {
    (1_usize..4, 1_usize..4, 2_usize..12, any::<usize>()).prop_flat_map(
        |(lines, frames, len, step)| {
            let step = 1 + step % (len - 1);
            let (carry, whole) = (len - step, (frames - 1) * step + len);
            let operands = vec![
                (
                    format!("i16[{lines}, {frames}, {len}]"),
                    2 * lines * frames * len,
                ),
                (format!("i16[{lines}, {carry}]"), 2 * lines * carry),
            ];
            let result = format!("i16[{lines}, {whole}]");
            case("overlap_add", &format!("step = {step}"), operands, result)
        },
    )
}

/// A function of the channels of a filter bank.
fn channels() -> impl Strategy<Value = Case> {
    let numbers = (0_usize..32, 0_usize..64, any::<[u32; 3]>(), any::<bool>());
    (0_usize..5, 1_usize..40, numbers).prop_flat_map(|(function, len, numbers)| {
        let (shift, bits, [a, b, c], clamps) = numbers;
        let word = format!("u32[{len}]");
        let words = (word.clone(), 4 * len);
        let noise = vec![words.clone(), words.clone()];
        match function {
            0 => {
                let attributes = format!(
                    "new = {a}, odd_new = {b}, kept = {c}, odd_kept = {a}, more_bits = {shift}, \
                     bits = {bits}, clamps = {clamps}"
                );
                case("smooth_noise", &attributes, noise, word).boxed()
            }
            1 => {
                let attributes = format!("remaining = {a}, more_bits = {shift}, bits = {bits}");
                case("subtract_noise", &attributes, noise, word).boxed()
            }
            2 => {
                let attributes = format!("shift = {shift}, factor = {a}");
                case(
                    "filter_bank_log",
                    &attributes,
                    vec![words],
                    format!("i16[{len}]"),
                )
                .boxed()
            }
            3 => {
                let operands = vec![(format!("i64[{len}]"), 8 * len), ("i32[]".to_owned(), 4)];
                case("filter_bank_square_root", "", operands, word).boxed()
            }
            _ => {
                let attributes = format!("start = 0, end = {}", len.div_ceil(2));
                let operands = vec![(format!("i16[{}]", 2 * len), 4 * len)];
                case("energy", &attributes, operands, word).boxed()
            }
        }
    })
}
