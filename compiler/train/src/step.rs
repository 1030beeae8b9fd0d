//! The training step: forward pass, loss, gradient, clipping and update as one module.

use std::collections::BTreeMap;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::verify::verify;
use peapod_ir::vjp::Calculus;
use peapod_ir::{DType, Function, Location, Module, ValueId};
use peapod_passes::train::gradient::{GradientOptions, gradient};

use crate::chunks::{Layout, over_all};
use crate::error::TrainError;
use crate::forward::{Forward, forward};
use crate::losses::Loss;
use crate::mixed_precision::round_products;
use crate::net::Net;
use crate::ports::{Port, Role, Step};
use crate::scope::{Mode, Parameter};
use crate::training::Training;
use crate::update::{Scaling, Trained, Updated, scaling, update};

/// The training step of a network.
///
/// Arguments are parameters, state of the optimizer, the counter `step`, `seed`, `features`,
/// `labels` and `weights`. Results are `loss`, `correct` of losses that tell classes apart,
/// `weight`, `gradient_norm` (before clipping), `learning_rate`, with a dynamic loss scale
/// `gradients_finite` (1 or 0), then what replaces parameters, state and the counter.
///
/// # Errors
///
/// A layer, the loss or an option cannot be as described.
pub fn training_step(net: &Net, loss: &Loss, training: &Training) -> Result<Step, TrainError> {
    training.check()?;
    let forward = forward(net, loss, Mode::Train, training.samples())?;
    let mut draft = Draft::new(net, forward, training);
    draft.differentiate(training)?;
    if let Some(dtype) = training.compute.dtype() {
        round_products(&mut draft.module, dtype);
    }
    if let Some(chunks) = training.chunks {
        let layout = draft.layout();
        over_all(&mut draft.module, chunks, &layout);
    }
    draft.finish(training)
}

/// A step under construction: its first function is the forward pass, then with gradients.
struct Draft {
    module: Module,
    parameters: Vec<Parameter>,
    /// Positions of the parameters that are trained.
    trained: Vec<usize>,
    /// Positions of the parameters that the forward pass itself changes.
    moved: Vec<usize>,
    /// Positions among the arguments of the entry.
    places: Places,
    has_correct: bool,
    /// Position of the result that is differentiated, where the loss is scaled.
    objective: Option<usize>,
}

/// Positions of arguments while the module is rewritten, which keeps their order.
struct Places {
    features: usize,
    labels: usize,
    weights: usize,
    counter: usize,
    seed: usize,
    /// Factor of the loss, and steps since it changed.
    scale: Option<[usize; 2]>,
    parameters: Vec<usize>,
}

impl Draft {
    fn new(net: &Net, forward: Forward, training: &Training) -> Self {
        let Forward {
            mut built,
            features,
            random,
            measured,
        } = forward;
        let build = &mut built.build;
        let scaling = scaling(build, training);
        // Of chunks sums are added up, and divided by the weight of all.
        let loss = match training.chunks {
            Some(_) => measured.loss_sum,
            None => measured.loss,
        };
        let objective = scaling
            .as_ref()
            .map(|scaling| build.mul(loss, scaling.scale));
        let mut outputs = vec![loss];
        outputs.extend(measured.correct);
        outputs.push(measured.weight);
        outputs.extend(built.replaced.iter().map(|(_, new)| *new));
        let objective = objective.map(|objective| {
            outputs.push(objective);
            outputs.len() - 1
        });
        let parameters = built.parameters;
        let trains = |it: &Parameter| it.trainable && !training.freezes(&it.name);
        let trained = (0..parameters.len()).filter(|index| trains(&parameters[*index]));
        let trained = trained.collect();
        let function = built.build.finish(outputs);
        let place = |value: ValueId| {
            let found = function.inputs.iter().position(|it| *it == value);
            found.expect("it is an argument")
        };
        let random = random.expect("a training step has random numbers");
        let steady = scaling.and_then(|it| Some([it.scale, it.steady?]));
        let places = Places {
            features: place(features),
            labels: place(measured.labels),
            weights: place(measured.weights),
            counter: place(random.counter),
            seed: place(random.seed),
            scale: steady.map(|pair| pair.map(place)),
            parameters: parameters.iter().map(|it| place(it.value)).collect(),
        };
        let functions = std::iter::once(function).chain(built.functions);
        Self {
            module: Module {
                name: net.name.clone(),
                functions: functions.collect(),
                ..Module::default()
            },
            parameters,
            trained,
            moved: built.replaced.iter().map(|(index, _)| *index).collect(),
            places,
            has_correct: measured.correct.is_some(),
            objective,
        }
    }

    fn differentiate(&mut self, training: &Training) -> Result<(), TrainError> {
        verify(&self.module)?;
        let arguments = self.trained.iter().map(|it| self.places.parameters[*it]);
        let options = GradientOptions {
            loss: self.objective.unwrap_or(0),
            arguments: Some(arguments.collect()),
            remat: training.remat.policy(),
        };
        gradient(&mut self.module, &options)?;
        Ok(())
    }

    /// What the function takes and yields.
    fn layout(&self) -> Layout {
        let metrics = self.metrics();
        let moved = metrics + self.moved.len();
        let Places {
            features,
            labels,
            weights,
            seed,
            ..
        } = self.places;
        Layout {
            batch: [features, labels, weights],
            seed,
            weight: metrics - 1,
            averaged: metrics..moved,
            means: moved + usize::from(self.objective.is_some()),
        }
    }

    /// Results of the function that are told: the loss, correct predictions, the weight.
    fn metrics(&self) -> usize {
        if self.has_correct { 3 } else { 2 }
    }

    /// Appends the update, and says which result replaces which argument.
    fn finish(mut self, training: &Training) -> Result<Step, TrainError> {
        let entry = std::mem::take(&mut self.module.functions[0]);
        let inputs = entry.inputs.clone();
        // The passes renumber values.
        for (parameter, place) in self.parameters.iter_mut().zip(&self.places.parameters) {
            parameter.value = inputs[*place];
        }
        let outputs = entry.outputs.clone();
        let mut build = Builder::from(entry);
        let counter = inputs[self.places.counter];
        let scaling = self.scaling(&mut build, training, &inputs);
        let (measured, rest) = outputs.split_at(self.metrics());
        let (moved, rest) = rest.split_at(self.moved.len());
        let gradients = &rest[usize::from(self.objective.is_some())..];
        let trained = self.trained.iter().zip(gradients);
        let trained = trained.map(|(index, gradient)| Trained {
            parameter: &self.parameters[*index],
            gradient: *gradient,
        });
        let trained: Vec<Trained<'_>> = trained.collect();
        let updated = update(&mut build, training, counter, scaling.as_ref(), &trained);
        build.set_source(Location::named("update/step"), "");
        let one = build.scalar(DType::I32, Scalar::Integer(1));
        let next = build.add(counter, one);
        let results = Results {
            measured,
            moved,
            next,
        };
        self.assemble(build, updated, &results)
    }

    fn scaling(
        &self,
        build: &mut Builder,
        training: &Training,
        inputs: &[ValueId],
    ) -> Option<Scaling> {
        match self.places.scale {
            Some(places) => {
                let [scale, steady] = places.map(|place| inputs[place]);
                let steady = Some(steady);
                Some(Scaling { scale, steady })
            }
            None => scaling(build, training),
        }
    }

    /// Puts arguments and results in order.
    fn assemble(
        &self,
        mut build: Builder,
        updated: Updated,
        results: &Results<'_>,
    ) -> Result<Step, TrainError> {
        let mut interface = Interface::default();
        let names: &[&str] = match self.has_correct {
            true => &["loss", "correct", "weight"],
            false => &["loss", "weight"],
        };
        for (name, value) in names.iter().zip(results.measured) {
            interface.result(&mut build, name, *value);
        }
        interface.result(&mut build, "gradient_norm", updated.norm);
        interface.result(&mut build, "learning_rate", updated.learning_rate);
        if let Some(is_finite) = updated.is_finite {
            let number = build.convert(is_finite, DType::F32);
            interface.result(&mut build, "gradients_finite", number);
        }
        self.parameters(&mut build, &mut interface, &updated, results.moved);
        for slot in updated.slots {
            let role = Role::OptimizerState { init: slot.init };
            interface.argument(&build, (&slot.name, slot.argument), role);
            interface.replaced(&mut build, slot.new);
        }
        let own = build.function().inputs.clone();
        interface.argument(&build, ("step", own[self.places.counter]), Role::Counter);
        interface.replaced(&mut build, results.next);
        for (name, place, role) in [
            ("seed", self.places.seed, Role::Seed),
            ("features", self.places.features, Role::Features),
            ("labels", self.places.labels, Role::Labels),
            ("weights", self.places.weights, Role::Weights),
        ] {
            interface.argument(&build, (name, own[place]), role);
        }
        let mut module = self.module.clone();
        module.functions[0] = interface.finish(build);
        verify(&module)?;
        Ok(Step {
            module,
            ports: interface.ports,
            results: interface.results,
        })
    }

    /// Parameters, and what replaces them.
    fn parameters(
        &self,
        build: &mut Builder,
        interface: &mut Interface,
        updated: &Updated,
        moved: &[ValueId],
    ) {
        let mut new: BTreeMap<usize, ValueId> = BTreeMap::new();
        new.extend(self.trained.iter().copied().zip(updated.parameters.clone()));
        for (index, value) in self.moved.iter().zip(moved) {
            // Statistics of a step that is left out are left out, too.
            let old = self.parameters[*index].value;
            let value = match updated.is_finite {
                None => *value,
                Some(is_finite) => build.select(is_finite, *value, old),
            };
            new.insert(*index, value);
        }
        for (index, parameter) in self.parameters.iter().enumerate() {
            let role = Role::Parameter {
                init: parameter.init.clone(),
                trainable: self.trained.contains(&index),
            };
            interface.argument(build, (&parameter.name, parameter.value), role);
            if let Some(value) = new.get(&index) {
                interface.replaced(build, *value);
            }
        }
    }
}

/// What the forward pass and the counter yield.
struct Results<'r> {
    /// Loss, correct predictions, weight.
    measured: &'r [ValueId],
    /// Statistics that the forward pass changes.
    moved: &'r [ValueId],
    next: ValueId,
}

/// Arguments and results of a program, in order.
#[derive(Default)]
pub(crate) struct Interface {
    pub(crate) ports: Vec<Port>,
    pub(crate) results: Vec<String>,
    inputs: Vec<ValueId>,
    outputs: Vec<ValueId>,
    replaces: Vec<(usize, usize)>,
}

impl Interface {
    /// The next argument.
    pub(crate) fn argument(&mut self, build: &Builder, (name, value): (&str, ValueId), role: Role) {
        self.inputs.push(value);
        self.ports.push(Port {
            name: name.to_owned(),
            ty: build.ty(value).clone(),
            role,
        });
    }

    /// The next result.
    pub(crate) fn result(&mut self, build: &mut Builder, name: &str, value: ValueId) {
        build.rename(value, name);
        self.outputs.push(value);
        self.results.push(name.to_owned());
    }

    /// The next result, which replaces the last argument.
    fn replaced(&mut self, build: &mut Builder, value: ValueId) {
        let argument = self.inputs.len() - 1;
        let name = self.ports[argument].name.clone();
        self.replaces.push((self.outputs.len(), argument));
        self.result(build, &name, value);
    }

    /// The entry with these arguments and results.
    pub(crate) fn finish(&mut self, build: Builder) -> Function {
        let mut function = build.finish(std::mem::take(&mut self.outputs));
        function.inputs = std::mem::take(&mut self.inputs);
        function.replaces = std::mem::take(&mut self.replaces);
        function
    }
}

#[cfg(test)]
mod tests;
