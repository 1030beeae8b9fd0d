//! Elementwise functions of one tensor: a table of all results for int8, a kernel for float32.

use peapod_ir::numerics::{self, Multiplier};
use peapod_ir::ops::{Activation, Composite, CompositeOp, Unary, UnaryOp};
use peapod_ir::plan::micro::{
    Alpha, Clamp, Element, InstructionSet, KernelId, Params, Requantize, TwoSlopes,
};
use peapod_ir::{DType, Op, TensorType};

use super::scale::lookup;
use super::{Arithmetic, CONVERT, Choice, Context, Input, Refusal, kernel_of};
use crate::micro::bake::Constant;

/// Chooses for an elementwise function.
pub(super) fn unary(cx: &Context<'_>, op: &Op, unary: &Unary) -> Result<Choice, Refusal> {
    if unary.op == UnaryOp::Not {
        let (kernel, _) = kernel_of(&[KernelId::NotBool], &[cx.input(op, 0), cx.output(op)])?;
        let choice = Choice::new(kernel, Params::None, vec![cx.tensor(op, 0)]);
        return Ok(choice.in_place([0]));
    }
    let mut activations = Activation::ALL.into_iter();
    let clamp = activations.find(|activation| activation.unary() == Some(unary.op));
    if cx.output(op).dtype == DType::I16 {
        return match (unary.op, clamp) {
            (UnaryOp::Abs, _) => magnitude(cx, op),
            (UnaryOp::Rsqrt, _) => inverse_root(cx, op),
            (UnaryOp::Exp | UnaryOp::Log, _) => {
                let function = unary.op;
                tabulated(cx, op, move |input, output| function.curve(input, output))
            }
            (UnaryOp::Logistic, _) => {
                let kernels = [KernelId::LogisticS16, KernelId::LogisticS16Lines];
                curve(cx, op, kernels, numerics::LOGISTIC_POWERS)
            }
            (UnaryOp::Tanh, _) => {
                let kernels = [KernelId::TanhS16, KernelId::TanhS16Lines];
                curve(cx, op, kernels, numerics::TANH_POWERS)
            }
            (_, Some(activation)) => {
                let multiplier =
                    numerics::rescale_multiplier(cx.numerics, cx.input(op, 0), cx.output(op));
                slopes(cx, op, [multiplier; 2], activation)
            }
            _ => Err(super::no_kernel()),
        };
    }
    choose(cx, op, || match clamp {
        Some(activation) => {
            let (min, max) = numerics::activation_range_f32(activation);
            Ok((KernelId::ClampF32, Clamp { min, max }.into()))
        }
        None => Ok((float_kernel(unary.op.mnemonic())?, Params::None)),
    })
}

/// Chooses for the absolute value of 16-bit integers.
fn magnitude(cx: &Context<'_>, op: &Op) -> Result<Choice, Refusal> {
    let (kernel, _) = kernel_of(&[KernelId::AbsS16], &[cx.input(op, 0), cx.output(op)])?;
    let Multiplier { multiplier, shift } = match cx.input(op, 0).quant {
        Some(_) => numerics::rescale_multiplier(cx.numerics, cx.input(op, 0), cx.output(op)),
        None => {
            return Err(Refusal::new(
                "no kernel computes on plain integers",
                CONVERT,
            ));
        }
    };
    let params = Requantize {
        multiplier,
        shift,
        ..Requantize::default()
    };
    Ok(Choice::new(kernel, params, vec![cx.tensor(op, 0)]).in_place([0]))
}

/// Chooses for the inverse root of 16-bit integers, which comes in steps of 2^-20.
fn inverse_root(cx: &Context<'_>, op: &Op) -> Result<Choice, Refusal> {
    let [input, output] = [cx.input(op, 0), cx.output(op)];
    let (kernel, _) = kernel_of(&[KernelId::RsqrtS16], &[input, output])?;
    if cx.numerics.rules().tabulated_roots {
        let table = Input::derived(|cx, op| {
            Constant::s16(&numerics::inverse_root_table(
                cx.input(op, 0),
                cx.output(op),
            ))
        });
        let inputs = vec![cx.tensor(op, 0), table];
        return Ok(Choice::new(KernelId::LookupS16, Params::None, inputs).in_place([0]));
    }
    let Multiplier { multiplier, shift } = numerics::rsqrt_multiplier(input, output);
    // What is divided by more than 2^31 vanishes.
    let (multiplier, shift) = match shift - 20 {
        -31.. => (multiplier, shift - 20),
        _ => (0, 0),
    };
    let params = Requantize {
        multiplier,
        shift,
        ..Requantize::default()
    };
    Ok(Choice::new(kernel, params, vec![cx.tensor(op, 0)]).in_place([0]))
}

/// Chooses for a function of 16-bit elements by a table of its own.
fn tabulated(
    cx: &Context<'_>,
    op: &Op,
    curve: impl Fn(&TensorType, &TensorType) -> numerics::Curve + 'static,
) -> Result<Choice, Refusal> {
    let (kernel, _) = kernel_of(&[KernelId::LookupS16], &[cx.input(op, 0), cx.output(op)])?;
    let table = Input::derived(move |cx, op| Constant::s16(&curve(cx.input(op, 0), cx.output(op))));
    let inputs = vec![cx.tensor(op, 0), table];
    Ok(Choice::new(kernel, Params::None, inputs).in_place([0]))
}

/// Chooses for a function of 16-bit elements by the table of the logistic function: entries for any
/// core, or lines for those with DSP instructions.
fn curve(
    cx: &Context<'_>,
    op: &Op,
    [entries, lines]: [KernelId; 2],
    powers: u32,
) -> Result<Choice, Refusal> {
    let (kernel, _) = kernel_of(&[entries], &[cx.input(op, 0), cx.output(op)])?;
    let scaling = numerics::curve_scaling(cx.input(op, 0), powers).ok_or_else(super::no_kernel)?;
    let params = Requantize {
        multiplier: scaling.multiplier,
        shift: -(scaling.shift as i32),
        ..Requantize::default()
    };
    let has_lines = matches!(cx.packing, Some(InstructionSet::Dsp | InstructionSet::Mve));
    if has_lines && scaling.multiplier <= i16::MAX.into() {
        // From here on the logistic function is a step below 1.
        let is_logistic = lines == KernelId::LogisticS16Lines;
        let end = u16::MAX - u16::from(is_logistic);
        let table = Input::derived(move |_, _| Constant::s32(&lines_of_curve(end)));
        let inputs = vec![cx.tensor(op, 0), table];
        return Ok(Choice::new(lines, params, inputs).in_place([0]));
    }
    let table = Input::derived(|_, _| {
        let entries = numerics::logistic_table().map(u16::cast_signed);
        Constant::s16(&entries)
    });
    Ok(Choice::new(kernel, params, vec![cx.tensor(op, 0), table]).in_place([0]))
}

/// Lines between the entries of the table of the logistic function, of which the last is `end`, and
/// between those mirrored left of 0: begin and rise of each.
fn lines_of_curve(end: u16) -> Vec<i32> {
    let table = numerics::logistic_table();
    let last = table.len() - 1;
    let value = |at: i32| {
        let index = (at.unsigned_abs() as usize).min(last);
        let entry = if index == last { end } else { table[index] };
        let above = i32::from(entry) - (1 << 15);
        if at < 0 { -above } else { above }
    };
    let half = table.len() as i32;
    let line = |at| value(at) << 16 | (value(at + 1) - value(at)) & 0xffff;
    (-half..half).map(line).collect()
}

/// Chooses for multiples of 16-bit elements: of those that are not negative, and of the others.
fn slopes(
    cx: &Context<'_>,
    op: &Op,
    [above, below]: [Multiplier; 2],
    activation: Activation,
) -> Result<Choice, Refusal> {
    let [input, output] = [cx.input(op, 0), cx.output(op)];
    let (kernel, _) = kernel_of(&[KernelId::LeakyReluS16], &[input, output])?;
    let (act_min, act_max) = numerics::activation_range(activation, output);
    let params = TwoSlopes {
        above_multiplier: above.multiplier,
        above_shift: above.shift,
        below_multiplier: below.multiplier,
        below_shift: below.shift,
        act_min,
        act_max,
    };
    Ok(Choice::new(kernel, params, vec![cx.tensor(op, 0)]).in_place([0]))
}

/// Chooses for a function that is composed of others.
pub(super) fn composite(
    cx: &Context<'_>,
    op: &Op,
    composite: &Composite,
) -> Result<Choice, Refusal> {
    let alpha = composite.op.alpha();
    if let (Some(alpha), DType::I16) = (alpha, cx.output(op).dtype) {
        let (input, output) = (cx.input(op, 0), cx.output(op));
        let multipliers = numerics::leaky_relu_multipliers(cx.numerics, alpha, input, output);
        return slopes(cx, op, multipliers, Activation::None);
    }
    if let (CompositeOp::Gelu | CompositeOp::GeluTanh, DType::I16) =
        (composite.op, cx.output(op).dtype)
    {
        let function = composite.op;
        return tabulated(cx, op, move |input, output| function.curve(input, output));
    }
    let params = alpha.map_or(Params::None, |alpha| Alpha { alpha }.into());
    choose(cx, op, || {
        Ok((float_kernel(composite.op.mnemonic())?, params))
    })
}

/// The table of a function of int8 tensors, or its kernel for float32.
fn choose(
    cx: &Context<'_>,
    op: &Op,
    float: impl FnOnce() -> Result<(KernelId, Params), Refusal>,
) -> Result<Choice, Refusal> {
    // Any kernel on floats represents that of the function.
    let family = [KernelId::LookupS8, KernelId::ClampF32];
    match kernel_of(&family, &[cx.input(op, 0), cx.output(op)])?.1 {
        Arithmetic::Integer => Ok(lookup(cx, op)),
        Arithmetic::Float => {
            let (kernel, params) = float()?;
            Ok(Choice::new(kernel, params, vec![cx.tensor(op, 0)]).in_place([0]))
        }
    }
}

/// The float32 kernel that is called as an op.
fn float_kernel(mnemonic: &str) -> Result<KernelId, Refusal> {
    KernelId::of(mnemonic, Element::F32).ok_or_else(super::no_kernel)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_composite_function_has_a_kernel_of_its_name() {
        for op in CompositeOp::ALL {
            assert!(float_kernel(op.mnemonic()).is_ok(), "{op:?}");
        }
    }
}
