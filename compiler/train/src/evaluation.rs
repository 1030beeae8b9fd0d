//! The evaluation step: what a network predicts of a batch, and how far off it is.

use peapod_ir::Module;
use peapod_ir::verify::verify;

use crate::error::TrainError;
use crate::forward::forward;
use crate::losses::Loss;
use crate::net::Net;
use crate::ports::{Role, Step};
use crate::scope::Mode;
use crate::step::Interface;

/// The evaluation step of a network: no statistic of a batch counts, nothing is left out at random.
///
/// Arguments are parameters, `features`, `labels` and `weights`. Results are `loss` and `weight`,
/// sums over the samples by their weights, `correct` of losses that tell classes apart, and
/// `predictions`: classes (`i32[batch, …]`), or outputs; of classes also `outputs`,
/// `f32[batch, …]`. Sums of several batches add up, so that padded batches are exact.
///
/// # Errors
///
/// A layer or the loss cannot be as described.
pub fn evaluation_step(net: &Net, loss: &Loss, batch: usize) -> Result<Step, TrainError> {
    if batch == 0 {
        return Err(TrainError::option("batch", "1 or more", 0));
    }
    let forward = forward(net, loss, Mode::Evaluate, batch)?;
    let (measured, built) = (forward.measured, forward.built);
    let mut build = built.build;
    let mut interface = Interface::default();
    for parameter in &built.parameters {
        let role = Role::Parameter {
            init: parameter.init.clone(),
            trainable: parameter.trainable,
        };
        interface.argument(&build, (&parameter.name, parameter.value), role);
    }
    for (name, value, role) in [
        ("features", forward.features, Role::Features),
        ("labels", measured.labels, Role::Labels),
        ("weights", measured.weights, Role::Weights),
    ] {
        interface.argument(&build, (name, value), role);
    }
    interface.result(&mut build, "loss", measured.loss_sum);
    interface.result(&mut build, "weight", measured.weight);
    if let Some(correct) = measured.correct {
        interface.result(&mut build, "correct", correct);
    }
    interface.result(&mut build, "predictions", measured.predictions);
    if measured.outputs != measured.predictions {
        interface.result(&mut build, "outputs", measured.outputs);
    }
    let functions = std::iter::once(interface.finish(build)).chain(built.functions);
    let module = Module {
        name: net.name.clone(),
        functions: functions.collect(),
        ..Module::default()
    };
    verify(&module)?;
    Ok(Step {
        module,
        ports: interface.ports,
        results: interface.results,
    })
}
