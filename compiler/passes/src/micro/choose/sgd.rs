//! fully_connected_sgd: factors from gradients to steps of weights and biases.

use peapod_ir::Op;
use peapod_ir::ops::FullyConnectedSgd;
use peapod_ir::plan::micro::{self, KernelId, checked};

use super::{Choice, Context, Input, Refusal};
use crate::micro::bake::Constant;

const INPUT: usize = 0;
const LOGITS: usize = 1;
const WEIGHTS: usize = 4;

/// Chooses for a step of gradient descent.
pub(super) fn fully_connected_sgd(cx: &Context<'_>, op: &Op) -> Result<Choice, Refusal> {
    let roles = ["input", "logits", "labels", "learning rate"];
    for (index, role) in roles.iter().enumerate() {
        if cx.is_known(op, index) {
            let help = "make it an input of the signature, or depend on one";
            return Err(Refusal::new(format!("its {role} is constant"), help));
        }
    }
    let [input, logits, weights] = [INPUT, LOGITS, WEIGHTS].map(|index| cx.input(op, index));
    let [out_len, in_len] = [weights.shape[0], weights.shape[1]];
    let rows = cx.input(op, 2).elements();
    let logit_scale = logits.quant.as_ref().and_then(|quant| quant.single());
    let params = checked!(micro::FullyConnectedSgd {
        rows,
        in_len,
        out_len,
        input_zero_point: input.zero_point(),
        logit_scale: logit_scale.map_or(0.0, |(scale, _)| scale),
    })?;
    let factors = FullyConnectedSgd::factors(input, weights);
    let factors = Input::derived(move |_, _| Constant::f32(&factors));
    let read = (INPUT..WEIGHTS).map(|index| cx.tensor(op, index));
    let states = (WEIGHTS..op.inputs.len()).map(|index| cx.tensor(op, index));
    let inputs = read.chain([factors]).chain(states).collect();
    let choice = Choice::new(KernelId::FullyConnectedSgdS8, params, inputs);
    Ok(choice.macs(&[rows, out_len, in_len + 1]))
}
