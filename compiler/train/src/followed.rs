//! Training steps that tests follow by the evaluator, on a batch of three classes.

use peapod_ir::Tensor;

use crate::ports::{Role, Step};
use crate::vectors::{noise, run};

/// Samples of the batch, the last two without weight.
pub(crate) const BATCH: usize = 8;

/// Initial arguments, with samples of three classes.
pub(crate) fn start(step: &Step) -> Vec<Tensor> {
    let each = step.ports.iter().map(|port| match port.role {
        Role::Features => noise(&port.ty.shape, 3),
        Role::Labels => Tensor::from_integers(&port.ty, (0..8).map(|it| it % 3)),
        Role::Weights => Tensor::from_floats(&port.ty, [1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 0.0, 0.0]),
        Role::Parameter { .. } | Role::OptimizerState { .. } | Role::Counter | Role::Seed => {
            port.initial(1).expect("it has an initial value")
        }
    });
    each.collect()
}

/// What goes into the next step.
pub(crate) fn fed(step: &Step, inputs: &[Tensor], results: &[Tensor]) -> Vec<Tensor> {
    let mut next = inputs.to_vec();
    for (output, input) in &step.module.functions[0].replaces {
        next[*input] = results[*output].clone();
    }
    next
}

/// Results of so many steps, each with those of the one before, and what goes into the next.
pub(crate) fn follow(
    step: &Step,
    mut inputs: Vec<Tensor>,
    steps: usize,
) -> (Vec<Vec<Tensor>>, Vec<Tensor>) {
    let mut all = vec![];
    for _ in 0..steps {
        let results = run(&step.module, &inputs);
        inputs = fed(step, &inputs, &results);
        all.push(results);
    }
    (all, inputs)
}

/// A metric of a step.
pub(crate) fn metric(step: &Step, results: &[Tensor], name: &str) -> f32 {
    let place = step.results.iter().position(|result| result == name);
    results[place.expect(name)].floats()[0]
}

/// Tensors of the arguments with a name.
pub(crate) fn argument<'t>(step: &Step, inputs: &'t [Tensor], name: &str) -> &'t Tensor {
    let place = step.ports.iter().position(|port| port.name == name);
    &inputs[place.expect(name)]
}
