//! Elementwise functions of one tensor: a table of all results for int8, a kernel for float32.

use peapod_ir::ops::{Activation, Unary, UnaryOp};
use peapod_ir::plan::micro::{Clamp, KernelId, Params};
use peapod_ir::{Op, numerics};

use super::scale::lookup;
use super::{Arithmetic, Choice, Context, Refusal, kernel_of};

/// Chooses for an elementwise function.
pub(super) fn unary(cx: &Context<'_>, op: &Op, unary: &Unary) -> Result<Choice, Refusal> {
    // Any kernel on floats stands for that of the function.
    let family = [KernelId::LookupS8, KernelId::ClampF32];
    match kernel_of(&family, &[cx.input(op, 0), cx.output(op)])?.1 {
        Arithmetic::Integer => Ok(lookup(cx, op)),
        Arithmetic::Float => {
            let (kernel, params) = float_kernel(unary.op)?;
            Ok(Choice::new(kernel, params, vec![cx.tensor(op, 0)]).in_place([0]))
        }
    }
}

fn float_kernel(op: UnaryOp) -> Result<(KernelId, Params), Refusal> {
    Ok(match op {
        UnaryOp::Relu => clamp(Activation::Relu),
        UnaryOp::ReluN1To1 => clamp(Activation::ReluN1To1),
        UnaryOp::Relu6 => clamp(Activation::Relu6),
        UnaryOp::Logistic => (KernelId::LogisticF32, Params::None),
        UnaryOp::Tanh => (KernelId::TanhF32, Params::None),
        UnaryOp::Neg | UnaryOp::Abs | UnaryOp::Sign | UnaryOp::Square => no_kernel()?,
        UnaryOp::CountLeadingZeros => no_kernel()?,
        UnaryOp::Not | UnaryOp::Popcnt | UnaryOp::IsFinite | UnaryOp::Exp => no_kernel()?,
        UnaryOp::Expm1 | UnaryOp::Log | UnaryOp::Log1p | UnaryOp::Sqrt => no_kernel()?,
        UnaryOp::Rsqrt | UnaryOp::Cbrt | UnaryOp::Sin | UnaryOp::Cos => no_kernel()?,
        UnaryOp::Tan | UnaryOp::Floor | UnaryOp::Ceil => no_kernel()?,
        UnaryOp::RoundNearestEven | UnaryOp::RoundNearestAfz => no_kernel()?,
        UnaryOp::Erf | UnaryOp::Erfc => no_kernel()?,
    })
}

fn no_kernel() -> Result<(KernelId, Params), Refusal> {
    Err(Refusal::no_kernel())
}

fn clamp(activation: Activation) -> (KernelId, Params) {
    let (min, max) = numerics::activation_range_f32(activation);
    (KernelId::ClampF32, Clamp { min, max }.into())
}
